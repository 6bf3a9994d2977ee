import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { textEditingOf } from './session.js';

/** What a menu offers for the words being edited. */
export interface TextMenuItem {
  readonly command: 'cut' | 'copy' | 'paste' | 'select-all';
  readonly enabled: boolean;
  run(): void;
}

/**
 * Cut, copy, paste and select all for the words being edited; null while none are. The field that holds the words has to
 * have the keyboard when they run: its own copying carries styles along.
 */
export function textMenuItems(editor: Editor): readonly TextMenuItem[] | null {
  const editing = textEditingOf(editor).value;
  if (!editing) return null;
  const { start, end } = editing.selectionRange.value;
  return [
    { command: 'cut', enabled: start < end, run: () => void document.execCommand('cut') },
    { command: 'copy', enabled: start < end, run: () => void document.execCommand('copy') },
    { command: 'paste', enabled: true, run: () => void pasteWords(editor) },
    { command: 'select-all', enabled: editing.text !== '', run: () => editing.selectAll() },
  ];
}

async function pasteWords(editor: Editor): Promise<void> {
  const editing = textEditingOf(editor).peek();
  try {
    const plain = await navigator.clipboard.readText();
    editing?.paste({ own: '', plain });
  } catch {
    editor.notifier.warning(t('pasteRefused'));
  }
}
