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

/** Its plain words and, where the browser hands them out, the styled ones. */
async function readWords(): Promise<{ readonly plain: string; readonly html: string }> {
  const { clipboard } = navigator;
  if (!(clipboard as Partial<Clipboard>).read) return { plain: await clipboard.readText(), html: '' };
  const items = await clipboard.read();
  const [plain = '', html = ''] = await Promise.all(
    ['text/plain', 'text/html'].map(async (type) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    }),
  );
  return { plain, html };
}

async function pasteWords(editor: Editor): Promise<void> {
  const editing = textEditingOf(editor).peek();
  try {
    editing?.paste(await readWords());
  } catch {
    editor.notifier.warning(t('pasteRefused'));
  }
}
