import { sameValue } from '../../store/rebase.js';
import type { HistoryMode } from '../../store/store.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import { commonStyle, mapStyle } from '../../text/editing/rich-text.js';
import type { TextStyle } from '../../text/types.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { textEditingOf } from '../text-editing/session.js';
import { richTextOf, storedStyle, withRichText } from '../text-editing/stored-runs.js';
import {
  changeTexts,
  selectedTexts,
  setTextStyle,
  styledText,
  type TextLayoutPatch,
  type TextStylePatch,
} from '../styling/text-style.js';

/** What toolbars and shortcuts style: the words selected while a text is edited, else the selected texts. */

/** Fields that a range of words cannot have of its own: they are the whole text's. */
const LAYOUT: ReadonlySet<string> = new Set([
  'textAlign',
  'lineHeight',
  'verticalAlign',
  'autoHeight',
  'autoFit',
  'hyphens',
  'language',
] satisfies (keyof TextLayoutPatch)[]);

/** Styles the selection once the faces it asks for are here: text never shows in a wrong font meanwhile. */
export function restyleText(
  editor: Editor,
  patch: TextStylePatch & TextLayoutPatch,
  name: string,
  history: HistoryMode = 'record',
): void {
  const texts = selectedTexts(editor);
  const looks: TextObject[] = texts.map((text) => ({
    ...text,
    text_details: styledText(text.text_details, patch),
  }));
  // what is selected now: another selection, made while a face loads, is not meant
  const editing = textEditingOf(editor).peek();
  const range = editing?.selectionRange.peek();
  const apply = (): void => {
    if (editing && !Object.keys(patch).some((key) => LAYOUT.has(key)))
      editing.applyStyle(patch, history, range);
    else setTextStyle(editor, patch, name, { history, texts });
  };
  inTurn(editor, looks, apply);
}

/** Changes each style of the selection by itself, once the faces it then asks for are here. */
export function restyleEach(editor: Editor, change: (style: TextStyle) => TextStyle, name: string): void {
  const texts = selectedTexts(editor);
  const editing = textEditingOf(editor).peek();
  const range = editing?.selectionRange.peek();
  const restyled = (details: TextDetails): TextDetails =>
    withRichText(details, mapStyle(richTextOf(details), 0, details.text.length, change));
  const looks = texts.map((text) => ({ ...text, text_details: restyled(text.text_details) }));
  inTurn(editor, looks, () => {
    if (editing) editing.changeStyle(change, 'record', range);
    else changeTexts(editor, restyled, name, { texts });
  });
}

/** The last of the stylings that wait for faces. */
const waiting = new WeakMap<Editor, Promise<void>>();

/** True while a styling waits for its faces. */
export const isStyling = (editor: Editor): boolean => waiting.has(editor);

/** Applies once the faces are here and all that was asked for earlier is done: of two fonts, the one chosen last stays. */
function inTurn(editor: Editor, looks: readonly TextObject[], apply: () => void): void {
  const before = waiting.get(editor);
  if (!before && editor.resources.ready(looks)) return apply();
  const turn = Promise.all([before, editor.resources.ensure(looks)]).then(() => {
    if (waiting.get(editor) === turn) waiting.delete(editor);
    apply();
  });
  waiting.set(editor, turn);
}

/** What the selection has in common; a field it differs in is left out. Follows the selection. */
export function commonTextStyle(editor: Editor): Partial<TextDetails> {
  const editing = textEditingOf(editor).value;
  const [first, ...others] = selectedTexts(editor).map(({ text_details: details }) => ({
    ...layoutOf(details),
    ...(editing ? editing.style.value : wholeStyle(details)),
  }));
  const same = Object.entries(first ?? {}).filter(([key, value]) =>
    others.every((details) => sameValue((details as Record<string, unknown>)[key], value)),
  );
  const common = Object.fromEntries(same) as Partial<TextDetails>;
  if (common.font === undefined || others.every(({ font_src }) => font_src === first?.font_src))
    return common;
  // fonts of one name that lie elsewhere are two
  const { font: _, font_src: __, ...rest } = common;
  return rest;
}

/** What all words of a text have in common, in the words of the stored design. */
const wholeStyle = (details: TextDetails): TextStylePatch =>
  storedStyle(commonStyle(richTextOf(details), 0, details.text.length));

const layoutOf = (details: TextDetails) => ({
  textAlign: details.textAlign,
  lineHeight: details.lineHeight,
  verticalAlign: details.verticalAlign ?? 'top',
  autoHeight: details.autoHeight ?? true,
  autoFit: details.autoFit ?? 'none',
  hyphens: details.hyphens ?? false,
  language: details.language,
});

type Switch = 'italic' | 'underline' | 'strike';

/** Turns a style on for the selection, or off when all of it has it. */
export function toggleTextStyle(editor: Editor, key: Switch): void {
  restyleText(editor, { [key]: commonTextStyle(editor)[key] !== true }, t(key));
}

/** Shows the selection in capitals, or as it was typed when all of it is in capitals. */
export function toggleCapitals(editor: Editor): void {
  const textCase = commonTextStyle(editor).textCase === 'upper' ? 'none' : 'upper';
  restyleText(editor, { textCase }, t('textCase'));
}
