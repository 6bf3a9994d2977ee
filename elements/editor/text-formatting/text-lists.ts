import { formatParagraphs, paragraphFormats } from '../../text/editing/rich-text.js';
import type { ListKind, ParagraphFormat } from '../../text/types.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { textEditingOf } from '../text-editing/session.js';
import { richTextOf, withRichText } from '../text-editing/stored-runs.js';
import { changeTexts, selectedTexts } from '../styling/text-style.js';

/** What paragraphs become: the selected ones while words are edited, else all of the selected texts. */

/** The list the selection is in, 'none', or undefined where its paragraphs differ. Follows the selection. */
export function commonList(editor: Editor): ListKind | 'none' | undefined {
  const editing = textEditingOf(editor).value;
  const formats = editing
    ? editing.paragraphs.value
    : selectedTexts(editor).flatMap(({ text_details: details }) =>
        paragraphFormats(richTextOf(details), 0, details.text.length),
      );
  const kinds = new Set(formats.map(({ list }) => list ?? 'none'));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** Makes the paragraphs a list of this kind, or plain when all of them are one. */
export function toggleList(editor: Editor, list: ListKind): void {
  setList(editor, commonList(editor) === list ? 'none' : list);
}

/** Bullets, numbers, none and round again. */
export function cycleList(editor: Editor): void {
  const now = commonList(editor);
  setList(editor, now === 'bullet' ? 'number' : now === 'number' ? 'none' : 'bullet');
}

export function setList(editor: Editor, list: ListKind | 'none'): void {
  const change = ({ level }: ParagraphFormat): ParagraphFormat =>
    list === 'none' ? {} : { list, level: level ?? 0 };
  const editing = textEditingOf(editor).peek();
  if (editing) return editing.changeParagraphs(change);
  changeTexts(
    editor,
    (details) => withRichText(details, formatParagraphs(richTextOf(details), 0, details.text.length, change)),
    t('list'),
  );
}
