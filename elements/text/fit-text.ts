import type { Size } from '../math/geometry.js';
import type { FontStore } from './fonts/font-store.js';
import { layoutText, measureText, type MeasuredText } from './layout.js';
import type { TextInput, TextLayout, TextSpan, TextStyle } from './types.js';

/** Halvings of the range: 12 leave 0.13 % of a scale between 0.1 and 20. */
const HALVINGS = 12;
/** Rounding allowed at the border of a box, in its units. */
const SLACK = 0.01;

export interface ScaleRange {
  readonly min?: number;
  readonly max?: number;
}

/**
 * The largest scale (0.1 to 20 unless told) at which the text fits a box without breaking inside a word; `min` when
 * none does. Only line breaking is repeated: shaping is free of size.
 */
export function fitScale(
  input: Omit<TextInput, 'width'>,
  box: Size,
  fonts: FontStore,
  { min = 0.1, max = 20 }: ScaleRange = {},
): number {
  return largest(min, max, (scale) => {
    const measured = measureText({ ...input, width: box.width / scale }, fonts);
    return fitsWidth(measured, box.width / scale) && measured.height * scale <= box.height + SLACK;
  });
}

/** A text in one style to set into a block of a composition. */
export interface FitRequest {
  readonly text: string;
  /** Its size is ignored: it is what we look for. */
  readonly style: TextStyle;
  /** Parts in a style of their own, sorted and apart; their sizes are ignored as well. */
  readonly parts?: readonly TextSpan[];
  readonly width: number;
  /** Room for the block, from the first line's capitals to the last baseline. */
  readonly height: number;
  readonly maxLines: number;
  /** Smallest and largest em size. */
  readonly min: number;
  readonly max: number;
  /** Line box as a multiple of the em size. */
  readonly lineHeight: number;
}

export interface FittedText {
  readonly size: number;
  /** The lines, without the spaces they break at. */
  readonly lines: readonly string[];
  /** Where each of the lines starts in the text, UTF-16 units. */
  readonly starts: readonly number[];
  /** The narrowest wrap width with as many lines: line ends come out even. */
  readonly wrapWidth: number;
  /** Width of the widest line. */
  readonly inkWidth: number;
  /** From the top of the first line's capitals to the last baseline. */
  readonly blockHeight: number;
  /** True when even the smallest size does not fit. */
  readonly overflow: boolean;
  /** Left-aligned layout at this size and wrap width. */
  readonly layout: TextLayout;
}

/** The largest size at which a text fits, and its lines balanced. */
export function fitText(request: FitRequest, fonts: FontStore): FittedText {
  const fits = (size: number): boolean =>
    fitsBlock(request, measureText(inputAt(request, size, request.width), fonts), size, fonts);
  const size = largest(request.min, request.max, fits, lineSize(request, fonts));
  const wrapWidth = balancedWidth(request, size, fonts);
  const layout = layoutText(inputAt(request, size, wrapWidth), fonts);
  const cut = layout.lines.map((line) => request.text.slice(line.start, line.end));
  return {
    size,
    lines: cut.map((line) => line.trim()),
    starts: cut.map((line, i) => layout.lines[i]!.start + line.length - line.trimStart().length),
    wrapWidth,
    inkWidth: widest(layout),
    blockHeight: blockHeight(request, layout, size, fonts),
    overflow: !fits(size),
    layout,
  };
}

/** As near as this to a size that was foretold it is tried whether it fits; what is further away is known. */
const FORETOLD = 1.001;

/** The size at which a text fills the one line it may have; NaN where more may stand, which foretells nothing. */
function lineSize(request: FitRequest, fonts: FontStore): number {
  if (request.maxLines !== 1) return NaN;
  const [line, more] = measureText(inputAt(request, 1, Infinity), fonts).lines;
  if (!line || more) return NaN;
  const { capHeight } = fonts.pick(request.style).face;
  return Math.min((request.width + SLACK) / line.width, (request.height + SLACK) / capHeight);
}

/**
 * Bisects a range geometrically for the largest value that passes; the smallest when none does. Around a value that is
 * `foretold` fewer are tried, with the same result.
 */
function largest(min: number, max: number, tries: (value: number) => boolean, foretold = NaN): number {
  const passes = (value: number): boolean => {
    if (value <= foretold / FORETOLD) return true;
    return value >= foretold * FORETOLD ? false : tries(value);
  };
  if (passes(max)) return max;
  if (!passes(min)) return min;
  let low = min;
  let high = max;
  for (let i = 0; i < HALVINGS - 1; i++) {
    const middle = Math.sqrt(low * high);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The narrowest width that keeps the line count; the full width for one line or a text that does not fit. */
function balancedWidth(request: FitRequest, size: number, fonts: FontStore): number {
  const full = measureText(inputAt(request, size, request.width), fonts);
  if (full.lines.length < 2 || !fitsWidth(full, request.width)) return request.width;
  let low = 0;
  let high = request.width;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const measured = measureText(inputAt(request, size, middle), fonts);
    if (measured.lines.length === full.lines.length && fitsWidth(measured, middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The text's spans at one size: its parts, and its own style between them. */
export function spansAt(
  text: string,
  style: TextStyle,
  parts: readonly TextSpan[],
  size: number,
): TextSpan[] {
  const spans: TextSpan[] = [];
  let at = 0;
  const add = (end: number, shown: TextStyle): void => {
    if (end > at) spans.push({ start: at, end, style: { ...shown, size } });
    at = Math.max(at, end);
  };
  for (const part of parts) {
    add(part.start, style);
    add(part.end, part.style);
  }
  add(text.length, style);
  return spans;
}

function inputAt(
  { text, style, parts = [], lineHeight }: FitRequest,
  size: number,
  width: number,
): TextInput {
  const spans = spansAt(text, style, parts, size);
  return { text, spans, width, align: 'left', lineHeight };
}

function fitsBlock(request: FitRequest, layout: MeasuredText, size: number, fonts: FontStore): boolean {
  return (
    fitsWidth(layout, request.width) &&
    layout.lines.length <= request.maxLines &&
    blockHeight(request, layout, size, fonts) <= request.height + SLACK
  );
}

function fitsWidth(layout: MeasuredText, width: number): boolean {
  return !layout.brokenWord && widest(layout) <= width + SLACK;
}

function widest(layout: MeasuredText): number {
  return layout.lines.reduce((most, line) => Math.max(most, line.width), 0);
}

function blockHeight({ style }: FitRequest, layout: MeasuredText, size: number, fonts: FontStore): number {
  const first = layout.lines[0]?.baseline ?? 0;
  const last = layout.lines.at(-1)?.baseline ?? 0;
  return last - first + fonts.pick(style).face.capHeight * size;
}
