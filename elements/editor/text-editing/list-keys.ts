import { indented, paragraphEnd, paragraphStart } from '../../text/lists/paragraph-formats.js';
import type { TextEditing } from './text-editing.js';

/** What keys mean in a list. Each answers false where it has no such meaning, and the key is typed as everywhere. */

const caretOf = (editing: TextEditing): number | null => {
  const { start, end } = editing.selectionRange.peek();
  return start === end ? start : null;
};

/** Moves the selected items in (Tab) or out (Shift+Tab) by a level. */
export function indentList(editing: TextEditing, by: 1 | -1): boolean {
  const formats = editing.paragraphs.peek();
  if (!formats.some(({ list }) => list)) return false;
  const moves = formats.some(
    (format) => indented(format, by).level !== (format.list ? (format.level ?? 0) : undefined),
  );
  if (moves) editing.changeParagraphs((format) => indented(format, by));
  return true;
}

/** Enter in an empty item takes it out of its list, level by level. */
export function endList(editing: TextEditing): boolean {
  const at = caretOf(editing);
  if (at === null || paragraphStart(editing.text, at) !== paragraphEnd(editing.text, at)) return false;
  return leaveList(editing);
}

/** Backspace before the first letter of an item takes its mark away, level by level. */
export function eraseMark(editing: TextEditing): boolean {
  const at = caretOf(editing);
  return at !== null && at === paragraphStart(editing.text, at) && leaveList(editing);
}

function leaveList(editing: TextEditing): boolean {
  const [format] = editing.paragraphs.peek();
  if (!format?.list) return false;
  editing.changeParagraphs((item) => ((item.level ?? 0) > 0 ? indented(item, -1) : {}));
  return true;
}
