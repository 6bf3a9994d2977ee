import { textSpans, textStyle } from '../../objects/text/layout-input.js';
import type { TextDetails, TextRun } from '../../objects/text/model.js';
import { fontKey, fontOfKey } from '../../text/fonts/font-key.js';
import type { RichText } from '../../text/editing/rich-text.js';
import { commonStyle, normalize, sameStyle } from '../../text/editing/rich-text.js';
import type { TextStyle } from '../../text/types.js';
import type { TextStylePatch } from '../styling/text-style.js';

/** Style of a range in the words of the stored design; a link of '' is none. */
export type RangeStyle = TextStylePatch & Pick<TextRun, 'link'>;

/** Stored letter spacing is in hundredths of an em (DECISIONS 5). */
const SPACING_PER_EM = 100;
/** From this weight on a text counts as bold. */
const BOLD = 600;

/** The text and its styles, for editing. */
export const richTextOf = (details: TextDetails): RichText =>
  normalize({
    text: details.text,
    spans: textSpans(details),
    ...(details.paragraphs && { paragraphs: details.paragraphs }),
  });

/** The stored form with this text: what all words share is the whole text's own style, the rest becomes runs. */
export function withRichText(details: TextDetails, rich: RichText): TextDetails {
  // whoever typed saw the box: its width is no longer to be guessed from the words
  const { runs: _, paragraphs: __, text_needs_autoset: ___, ...rest } = details;
  const paragraphs = rich.paragraphs && { paragraphs: rich.paragraphs.map((format) => ({ ...format })) };
  const plain: TextDetails = { ...rest, text: rich.text, ...paragraphs };
  // what all words share is the whole text's, and runs hold only what is left
  const shared = { ...textStyle(plain), ...commonStyle(rich, 0, rich.text.length) };
  const base = withoutAbsent<TextDetails>({ ...plain, ...changedFields(shared, textStyle(plain)) });
  const own = textStyle(base);
  // a link is the words' alone, however many they are
  if (rich.spans.length === 1 && !rich.spans[0]!.style.link) return base;
  const runs: TextRun[] = rich.spans
    .filter(({ start, end, style }) => end > start && !sameStyle(style, own))
    .map(({ start, end, style }) =>
      withoutAbsent<TextRun>({ start, end, ...changedFields(style, own), link: style.link || undefined }),
    );
  return runs.length > 0 ? { ...base, runs } : base;
}

/** The stored fields in which two styles differ. */
function changedFields(style: TextStyle, from: TextStyle): RangeStyle {
  const stored = storedStyle(style);
  const before = storedStyle(from);
  const weight = style.weight === from.weight ? {} : { weight: stored.weight, bold: stored.bold };
  // a name without its address would be another font
  const font = style.family === from.family ? {} : { font: stored.font, font_src: stored.font_src };
  const others = Object.entries(stored).filter(
    ([key, value]) => !TOGETHER.has(key) && value !== before[key as keyof RangeStyle],
  );
  return { ...Object.fromEntries(others), ...weight, ...font } as RangeStyle;
}

/** Fields that are stored together or not at all, and the link, which only runs have. */
const TOGETHER: ReadonlySet<string> = new Set(['weight', 'bold', 'font', 'font_src', 'link']);

const withoutAbsent = <T extends object>(fields: object): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The font of a key in the words of the stored design. */
export function storedFont(key: string): Pick<TextDetails, 'font' | 'font_src'> {
  const { family, src } = fontOfKey(key);
  return src === undefined ? { font: family } : { font: family, font_src: src };
}

/** A style in the words of the stored design; fields left out are left out. */
export function storedStyle(style: Partial<TextStyle>): RangeStyle {
  const { family, weight, italic, size, color, letterSpacing, underline, strike, textCase, link } = style;
  return {
    ...(family === undefined ? {} : storedFont(family)),
    ...(weight === undefined ? {} : { weight, bold: weight >= BOLD }),
    ...(italic === undefined ? {} : { italic }),
    ...(size === undefined ? {} : { fontSize: size }),
    ...(color === undefined ? {} : { fontColor: color }),
    ...(letterSpacing === undefined ? {} : { letterSpacing: rounded(letterSpacing * SPACING_PER_EM) }),
    ...(underline === undefined ? {} : { underline }),
    ...(strike === undefined ? {} : { strike }),
    ...(textCase === undefined ? {} : { textCase }),
    ...(link === undefined ? {} : { link }),
  };
}

/** A patch in the stored words as a patch of a style. */
export function stylePatch(patch: RangeStyle): Partial<TextStyle> {
  const {
    font,
    font_src,
    weight,
    bold,
    italic,
    fontSize,
    fontColor,
    letterSpacing,
    underline,
    strike,
    textCase,
    link,
  } = patch;
  const wanted = weight ?? (bold === undefined ? undefined : bold ? 700 : 400);
  return {
    ...(font === undefined ? {} : { family: fontKey(font, font_src) }),
    ...(wanted === undefined ? {} : { weight: wanted }),
    ...(italic === undefined ? {} : { italic }),
    ...(fontSize === undefined ? {} : { size: fontSize }),
    ...(fontColor === undefined ? {} : { color: fontColor }),
    ...(letterSpacing === undefined ? {} : { letterSpacing: letterSpacing / SPACING_PER_EM }),
    ...(underline === undefined ? {} : { underline }),
    ...(strike === undefined ? {} : { strike }),
    ...(textCase === undefined ? {} : { textCase }),
    ...(link === undefined ? {} : { link }),
  };
}

/** Takes the noise of binary fractions off: 7 and not 7.000000000000001. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
