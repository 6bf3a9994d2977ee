import { fontKey } from '../../text/fonts/font-key.js';
import type { AskedHyphens } from '../../text/hyphens/hyphens.js';
import type { TextInput, TextSpan, TextStyle } from '../../text/types.js';
import { hasAutoWidth } from './box/auto-width.js';
import type { TextDetails, TextObject, TextRun } from './model.js';

/** The stored text as layout takes it. Stored spacing values are -30 to 30 (DECISIONS 5). */
const EM_PER_SPACING = 0.01;
const LINE_HEIGHT = 1.2;
const LINE_HEIGHT_STEPS = 50;

/** What a stored line height comes to: the height of a line in em. */
export const lineHeightEm = (stored: number): number => LINE_HEIGHT + stored / LINE_HEIGHT_STEPS;

/** What a stored letter spacing comes to, in em. */
export const letterSpacingEm = (stored: number): number => stored * EM_PER_SPACING;

/** What the layout of a text object is made from: for drawing, for the caret and for measuring. */
export const textInput = (object: Pick<TextObject, 'width' | 'text_details'>): TextInput => ({
  text: object.text_details.text,
  spans: textSpans(object.text_details),
  width: object.width,
  ...(hasAutoWidth(object.text_details) && { wrap: false }),
  align: object.text_details.textAlign,
  lineHeight: lineHeightEm(object.text_details.lineHeight),
  ...(object.text_details.paragraphs && { paragraphs: object.text_details.paragraphs }),
  ...hyphensInput(object.text_details),
});

/** What a text asks of hyphens; undefined where its words are not broken. */
export const askedHyphens = (details: TextDetails): AskedHyphens | undefined =>
  details.hyphens && !hasAutoWidth(details)
    ? { text: details.text, ...(details.language !== undefined && { language: details.language }) }
    : undefined;

function hyphensInput(details: TextDetails): Pick<TextInput, 'hyphens'> {
  const hyphens = askedHyphens(details);
  return hyphens ? { hyphens } : {};
}

/** Styles that touch and cover the text, from runs that may overlap, reach too far or leave gaps; later runs win. */
export function textSpans(details: TextDetails): TextSpan[] {
  const { text, runs = [] } = details;
  const length = text.length;
  const edges = runs.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0 && at < length);
  const cuts = [...new Set([0, ...edges.map(Math.trunc), length])].sort((a, b) => a - b);
  if (length === 0) return [{ start: 0, end: 0, style: textStyle(details) }];
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i]!;
    const covering = runs.filter((run) => run.start < end && run.end > start);
    return { start, end, style: textStyle(details, covering) };
  });
}

/** The style of the whole text, with what runs change of it. */
export function textStyle(details: TextDetails, runs: readonly TextRun[] = []): TextStyle {
  const run: Partial<TextRun> = Object.assign({}, ...runs.map(withFont));
  const bold = run.bold ?? details.bold;
  const named =
    run.font === undefined ? { font: details.font, font_src: run.font_src ?? details.font_src } : run;
  return {
    family: fontKey(named.font!, named.font_src),
    weight: run.weight ?? (bold === details.bold ? textWeight(details) : bold ? 700 : 400),
    italic: run.italic ?? details.italic,
    size: run.fontSize ?? details.fontSize,
    color: run.fontColor ?? details.fontColor,
    letterSpacing: letterSpacingEm(run.letterSpacing ?? details.letterSpacing),
    underline: run.underline ?? details.underline ?? false,
    strike: run.strike ?? details.strike ?? false,
    textCase: run.textCase ?? details.textCase ?? 'none',
    ...(run.link && { link: run.link }),
  };
}

/** A run that names a font says with it where that lies: its address is never that of another font. */
const withFont = (run: TextRun): TextRun =>
  run.font === undefined ? run : ({ ...run, font_src: run.font_src } as TextRun);

const textWeight = ({ weight, bold }: TextDetails): number => weight ?? (bold ? 700 : 400);
