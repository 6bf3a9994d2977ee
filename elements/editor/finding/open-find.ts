import type { Editor } from '../editor.js';
import { editText, textEditingOf } from '../text-editing/session.js';
import { findingOf } from './finding.js';

/** Longest selection that is taken for the words sought, UTF-16 units, as the field takes them. */
const MOST_WORDS = 200;

/** Opens the find bar; words selected in a text are what is sought, from there on. */
export function openFind(editor: Editor): void {
  const finding = findingOf(editor);
  const editing = textEditingOf(editor).peek();
  const page = editor.page.peek();
  const range = editing?.selectionRange.peek();
  const whole = range?.start === 0 && range.end === editing?.text.length;
  const selected = editing && range && !whole ? editing.text.slice(range.start, range.end) : '';
  finding.asked.value++;
  if (finding.open.peek() && !editing) return;
  finding.open.value = true;
  finding.beginAt(editing && range ? { page, id: editing.id, offset: range.start } : { page });
  editor.editingText.value = null;
  const words =
    selected === '' || selected.includes('\n') || selected.length > MOST_WORDS ? {} : { words: selected };
  finding.seek(words);
}

/** Closes the find bar; the words we were at are then selected in their text, to go on from. False when there are none. */
export function closeFind(editor: Editor): boolean {
  const finding = findingOf(editor);
  const match = finding.current;
  finding.open.value = false;
  finding.news.value = '';
  if (!match || match.page !== editor.page.peek() || !editor.selection.has(match.id)) return false;
  if (!editText(editor, match.id)) return false;
  textEditingOf(editor).peek()?.select(match.start, { index: match.end, affinity: 'up' });
  return true;
}
