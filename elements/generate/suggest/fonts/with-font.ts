import type { TextDetails, TextRun } from '../../../objects/text/model.js';
import type { PairedFont } from '../types.js';

/** A font for a text, and one for its parts in a font of their own. */
export interface FontChoice {
  readonly font: PairedFont;
  /** For parts that were set in another font than their text. */
  readonly partFont: PairedFont;
  /** Headings have the weight the font is meant in, whatever theirs was. */
  readonly heading: boolean;
}

/** From this weight on letters are bold. */
const BOLD = 600;
/** Connected letters must not be pulled apart. */
const CONNECTED: ReadonlySet<string> = new Set(['script', 'hand']);

const weightOf = ({ weight, bold }: { weight?: number | undefined; bold: boolean }): number =>
  weight ?? (bold ? 700 : 400);

/** What is bold stays bold where the font can be; all else has the weight the font is meant in. */
export function weightIn(font: PairedFont, before: number, heading: boolean): number {
  const bold = font.weights.filter((weight) => weight >= BOLD);
  if (heading || before < BOLD || bold.length === 0) return font.weight;
  return bold.reduce((best, weight) => (Math.abs(weight - before) < Math.abs(best - before) ? weight : best));
}

type Styled = Pick<
  TextRun,
  'font' | 'font_src' | 'weight' | 'bold' | 'italic' | 'letterSpacing' | 'fontSize'
>;

/** The text in its font, `scale` times as large; its parts keep what sets them apart. */
export function withFont(details: TextDetails, choice: FontChoice, scale: number): TextDetails {
  const { font, heading } = choice;
  const weight = weightIn(font, weightOf(details), heading);
  const next: Record<string, unknown> = {
    ...details,
    font: font.name,
    weight,
    bold: weight >= 700,
    italic: details.italic && font.italic,
    fontSize: sizeOf(details.fontSize, scale),
    ...(CONNECTED.has(font.category) && { letterSpacing: 0 }),
    ...(details.runs && { runs: details.runs.map((run) => withRunFont(run, choice, scale)) }),
  };
  delete next['font_src'];
  if (font.src !== undefined) next['font_src'] = font.src;
  return next as TextDetails;
}

const sizeOf = (size: number, scale: number): number => Math.max(1, Math.round(size * scale * 100) / 100);

function withRunFont(run: TextRun, { font, partFont }: FontChoice, scale: number): TextRun {
  const own = run.font === undefined ? font : partFont;
  const { font_src: _, weight, bold, ...rest } = run as TextRun & Styled;
  const weighted = weight !== undefined || bold !== undefined;
  const next = weighted ? weightIn(own, weight ?? (bold ? 700 : 400), false) : undefined;
  return {
    ...rest,
    ...(run.font !== undefined && { font: own.name, ...(own.src !== undefined && { font_src: own.src }) }),
    ...(next !== undefined && { weight: next, bold: next >= 700 }),
    ...(run.italic && { italic: own.italic }),
    ...(run.fontSize !== undefined && { fontSize: sizeOf(run.fontSize, scale) }),
  };
}
