import { sameValue } from '../store/rebase.js';
import type { HistoryMode } from '../store/store.js';
import type { TextDetails, TextObject } from '../objects/text/model.js';
import type { Editor } from './editor.js';
import { t } from './strings.js';
import { textEditingOf } from './text-editing/session.js';
import {
  isBold,
  selectedTexts,
  setTextStyle,
  styledText,
  type TextLayoutPatch,
  type TextStylePatch,
} from './text-style.js';

/** What toolbars and shortcuts style: the words selected while a text is edited, else the selected texts. */

/** Fields that a range of words can have of its own; the others are the whole text's. */
const isLayout = (key: string): boolean => key === 'textAlign' || key === 'lineHeight';

/** Styles the selection once the faces it asks for are here: text never shows in a wrong font meanwhile. */
export function restyleText(
  editor: Editor,
  patch: TextStylePatch & TextLayoutPatch,
  name: string,
  history: HistoryMode = 'record',
): void {
  const looks: TextObject[] = selectedTexts(editor).map((text) => ({
    ...text,
    text_details: styledText(text.text_details, patch),
  }));
  const apply = (): void => {
    const editing = textEditingOf(editor).peek();
    if (editing && !Object.keys(patch).some(isLayout)) editing.applyStyle(patch, history);
    else setTextStyle(editor, patch, name, history);
  };
  if (editor.resources.ready(looks)) apply();
  else void editor.resources.ensure(looks).then(apply);
}

/** What the selection has in common; a field it differs in is left out. Follows the selection. */
export function commonTextStyle(editor: Editor): Partial<TextDetails> {
  const [first, ...others] = selectedTexts(editor).map((text) => text.text_details);
  const editing = textEditingOf(editor).value;
  if (editing && first)
    return { textAlign: first.textAlign, lineHeight: first.lineHeight, ...editing.style.value };
  const same = Object.entries(first ?? {}).filter(([key, value]) =>
    others.every((details) => sameValue(details[key], value)),
  );
  return Object.fromEntries(same) as Partial<TextDetails>;
}

/** Turns a style on for the selection, or off when all of it has it. */
export function toggleTextStyle(editor: Editor, key: 'bold' | 'italic' | 'underline'): void {
  const on = !isOn(commonTextStyle(editor), key);
  const patch: TextStylePatch = key === 'bold' ? { bold: on, weight: undefined } : { [key]: on };
  restyleText(editor, patch, t(key));
}

const isOn = (style: Partial<TextDetails>, key: 'bold' | 'italic' | 'underline'): boolean =>
  key === 'bold' ? isBold({ bold: false, ...style }) : style[key] === true;
