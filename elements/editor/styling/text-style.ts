import type { TextDetails, TextObject } from '../../objects/text/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Fields of a text that a toolbar sets. The first group may differ within a text; the rest is the whole text's. */
export type TextStylePatch = Partial<
  Pick<
    TextDetails,
    | 'font'
    | 'font_src'
    | 'weight'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'textCase'
    | 'fontSize'
    | 'fontColor'
    | 'letterSpacing'
  >
>;
export type TextLayoutPatch = Partial<
  Pick<
    TextDetails,
    'textAlign' | 'lineHeight' | 'verticalAlign' | 'autoHeight' | 'autoFit' | 'hyphens' | 'language'
  >
>;

export const isText = (object: DesignObject): object is TextObject => object.type === 'text';

/** The selected texts, when nothing but texts is selected. */
export function selectedTexts(editor: Editor): readonly TextObject[] {
  const { objects, kind } = editor.selection;
  return kind.value === 'text' ? objects.value.filter(isText) : [];
}

export const hasText = (editor: Editor): boolean =>
  selectedTexts(editor).length > 0 && !editor.selection.locked.value;

/** The whole text with fields set; runs that set them differently give way. Absent values remove a field. */
export function styledText(details: TextDetails, asked: TextStylePatch & TextLayoutPatch): TextDetails {
  // another font does not lie where this one does, and a color would not show under a gradient
  const patch = {
    ...('font' in asked && { font_src: undefined }),
    ...('fontColor' in asked && { gradient: undefined }),
    ...asked,
  };
  const keys = Object.keys(patch);
  const runs = details.runs
    ?.map(
      (run) => Object.fromEntries(Object.entries(run).filter(([key]) => !keys.includes(key))) as typeof run,
    )
    .filter((run) => Object.keys(run).length > 2);
  const merged: Record<string, unknown> = { ...details, ...patch, runs: runs?.length ? runs : undefined };
  for (const key of Object.keys(merged)) if (merged[key] === undefined) delete merged[key];
  return merged as TextDetails;
}

/** How to style: as which part of the history, and which texts; the selected ones unless told. */
export interface StylingOptions {
  readonly history?: HistoryMode;
  readonly texts?: readonly TextObject[];
}

/** Styles texts as a step; their height follows. The faces should be loaded (`ResourceHub.ensure`). */
export function setTextStyle(
  editor: Editor,
  patch: TextStylePatch & TextLayoutPatch,
  name: string,
  { history = 'record', texts = selectedTexts(editor) }: StylingOptions = {},
): void {
  changeTexts(editor, (details) => styledText(details, patch), name, { history, texts });
}

/** Changes the details of texts as a step; their height follows. */
export function changeTexts(
  editor: Editor,
  change: (details: TextDetails) => TextDetails,
  name: string,
  { history = 'record', texts = selectedTexts(editor) }: StylingOptions = {},
): void {
  // as they are now: they may have changed, gone or been locked while faces were loading
  const now = texts
    .flatMap(({ id }) => editor.object(id) ?? [])
    .filter(isText)
    .filter(({ locked }) => !locked);
  const style = (text: TextObject): void => patchText(editor, text, change(text.text_details));
  editor.run(name, () => now.forEach(style), history);
}

/** Sets a text's details, and its height with them; inside `run`. */
export function patchText(editor: Editor, text: TextObject, text_details: TextDetails): void {
  const { text_needs_autoset: _, ...own } = text_details;
  // once words or styles were changed in sight of the box, its width is meant
  const details: TextDetails = text_details.text_needs_autoset ? own : text_details;
  const next: TextObject = { ...text, text_details: details };
  editor.patch(text.id, { text_details: details, ...editor.settled(next) });
}

/** True when the text's own weight is a bold one. */
export const isBold = (details: Pick<TextDetails, 'bold' | 'weight'>): boolean =>
  (details.weight ?? (details.bold ? 700 : 400)) >= 600;

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Left, center, right and round again (spec 2 section 4). */
export function cycleAlignment(editor: Editor): void {
  const current = selectedTexts(editor)[0]?.text_details.textAlign;
  const next = ALIGNMENTS[(ALIGNMENTS.findIndex((align) => align === current) + 1) % ALIGNMENTS.length]!;
  setTextStyle(editor, { textAlign: next }, t('textAlign'));
}
