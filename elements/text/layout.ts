import { inkStart, stretchPoints } from './lines/align.js';
import type { FontStore } from './fonts/font-store.js';
import { hanOf } from './fonts/han.js';
import { breakLines, hangingWidth, withHyphen } from './lines/break-lines.js';
import { listMarks, type ListMark } from './lists/list-marks.js';
import type { BrokenLine, LineHyphen } from './lines/break-lines.js';
import { visualOrder } from './lines/visual-order.js';
import { placeRuns } from './lines/place-runs.js';
import { ParagraphShaper } from './shaping/paragraph-shaper.js';
import type { ParagraphSpan, Piece, ShapedParagraph } from './shaping/paragraph-shaper.js';
import type { LayoutLine, TextInput, TextLayout, TextSpan, TextStyle } from './types.js';

const shapers = new WeakMap<FontStore, ParagraphShaper>();

/**
 * Lays text out in lines of shaped glyphs. A line feed ends a paragraph; empty text gives one empty line; `left` and
 * `right` are sides of the box, whatever the direction of the text. Same input and fonts, same numbers on every engine.
 * Throws when no font is loaded or the input has no span to take a style from.
 */
export function layoutText(input: TextInput, fonts: FontStore): TextLayout {
  const shaper = shaperOf(fonts);
  const { drafts, brokenWord } = draftLines(input, shaper);
  const width = Number.isFinite(input.width)
    ? input.width
    : Math.max(0, ...drafts.map((draft) => draft.width + (draft.mark?.indent ?? 0)));
  const lines = stackLines(drafts, input, width, shaper);
  const bottom = lines.at(-1);
  return { text: input.text, lines, width, height: bottom ? bottom.top + bottom.height : 0, brokenWord };
}

/** What fitting a text asks of its layout. */
export interface MeasuredText {
  readonly lines: readonly Pick<LayoutLine, 'width' | 'baseline'>[];
  readonly height: number;
  readonly brokenWord: boolean;
}

/** The measures of {@link layoutText}, without a place for any glyph: half of the work. Throws as it does. */
export function measureText(input: TextInput, fonts: FontStore): MeasuredText {
  const shaper = shaperOf(fonts);
  const { drafts, brokenWord } = draftLines(input, shaper);
  const boxes = stackBoxes(drafts, input, shaper);
  const lines = boxes.map(({ top, above }, i) => ({ width: drafts[i]!.width, baseline: top + above }));
  const last = boxes.at(-1);
  return { lines, height: last ? last.top + (last.above + last.below) : 0, brokenWord };
}

function draftLines(
  input: TextInput,
  shaper: ParagraphShaper,
): { readonly drafts: readonly LineDraft[]; readonly brokenWord: boolean } {
  const drafts: LineDraft[] = [];
  const wrapWidth = wrapWidthOf(input);
  let brokenWord = false;
  for (const source of markedParagraphs(input, shaper)) {
    const { paragraph, mark } = source;
    const sizes = source.spans.map((span) => span.style.size);
    const broken = breakLines(paragraph, sizes, wrapWidth - (mark?.indent ?? 0));
    brokenWord ||= broken.brokenWord;
    for (const line of broken.lines) drafts.push(draftLine(line, sizes, source));
  }
  return { drafts, brokenWord };
}

const wrapWidthOf = ({ width, wrap }: TextInput): number => (wrap === false ? Infinity : width);

/** A line before it has a place. */
interface LineDraft extends MarkedSource {
  readonly line: BrokenLine;
  /** Range of its paragraph's source. */
  readonly start: number;
  readonly end: number;
  /** Left to right. */
  readonly visual: readonly Piece[];
  readonly hanging: number;
  /** Width of the ink. */
  readonly width: number;
}

function draftLine(line: BrokenLine, sizes: readonly number[], source: MarkedSource): LineDraft {
  const { paragraph, level } = source;
  const visual = visualOrder(paragraph.text, line.pieces, level);
  const full = visual.reduce((sum, piece) => sum + piece.width * (sizes[piece.item.span] ?? 0), 0);
  const hanging = hangingWidth(line.pieces, level, sizes);
  const at = (index: number): number => paragraph.source?.[index] ?? index;
  // written out: spreading took a tenth of the time of a layout
  return {
    text: source.text,
    offset: source.offset,
    spans: source.spans,
    mark: source.mark,
    paragraph,
    level,
    line,
    start: at(line.start),
    end: at(line.end),
    visual,
    hanging,
    width: full - hanging,
  };
}

const stackLines = (
  drafts: readonly LineDraft[],
  input: TextInput,
  width: number,
  shaper: ParagraphShaper,
): LayoutLine[] =>
  stackBoxes(drafts, input, shaper).map((box, i) => placeLine(drafts[i]!, input, width, box));

/** A line's box, where it stands below the others. */
type StackedBox = LineBox & { readonly top: number };

function stackBoxes(drafts: readonly LineDraft[], input: TextInput, shaper: ParagraphShaper): StackedBox[] {
  let top = 0;
  return drafts.map((draft) => {
    const { above, below } = lineBox(stylesOn(draft), input.lineHeight, shaper);
    const box = { top, above, below };
    top += above + below;
    return box;
  });
}

function placeLine(
  draft: LineDraft,
  input: TextInput,
  boxWidth: number,
  { top, above, below }: StackedBox,
): LayoutLine {
  const { line, paragraph, offset, visual, hanging, level, mark } = draft;
  const indent = mark?.indent ?? 0;
  const slack = boxWidth - indent - draft.width;
  const { hyphen } = line;
  const seen = hyphen ? withHyphen(paragraph.text, hyphen) : paragraph.text;
  const points =
    input.align === 'justify' && !line.hard && slack > 0 ? stretchPoints(seen, line.pieces) : null;
  const gap = points && points.size > 0 ? slack / points.size : 0;
  const edge = level & 1 ? 0 : indent;
  const x = edge + (gap > 0 ? 0 : inkStart(input.align, slack, level));
  const width = gap > 0 ? boxWidth - indent : draft.width;
  const styles = draft.spans.map((span) => span.style);
  const stretch = (index: number): number => (gap > 0 && points?.has(index) ? gap : 0);
  // What hangs does so after the text: on the left in a paragraph that reads leftwards.
  const start = level & 1 ? x - hanging : x;
  const shown = paragraph.cased || hyphen ? seen : null;
  const source = sourceOf(paragraph, hyphen);
  const runs = placeRuns(visual, {
    ...{ x: start, offset, styles, stretch, source, shown },
    hyphen: hyphen?.at ?? null,
  });
  return {
    start: offset + draft.start,
    end: offset + draft.end,
    last: line.last,
    top,
    height: above + below,
    baseline: top + above,
    x,
    width,
    level,
    runs,
    ...(mark && line.start === 0 && { marker: mark.runs(markerX(mark, { x, width, level })) }),
  };
}

/** Where the units that are seen on a line come from; a hyphen that was added from after the letter before it. */
function sourceOf(
  { source }: ShapedParagraph,
  hyphen: LineHyphen | null,
): ((index: number) => number) | null {
  if (!source && !hyphen?.added) return null;
  const own = (index: number): number => source?.[index] ?? index;
  return hyphen?.added ? (index) => own(index > hyphen.at ? index - 1 : index) : own;
}

/** Before the words of the first line, wherever their alignment puts them. */
const markerX = (
  { width: own, gap }: ListMark,
  { x, width, level }: Pick<LayoutLine, 'x' | 'width' | 'level'>,
): number => (level & 1 ? x + width + gap : x - gap - own);

/** Room above and below a baseline. */
interface LineBox {
  readonly above: number;
  readonly below: number;
}

/** The largest box over the styles, each by its own font, so that fallbacks move nothing. */
function lineBox(styles: readonly TextStyle[], lineHeight: number, shaper: ParagraphShaper): LineBox {
  let above = -Infinity;
  let below = -Infinity;
  for (const style of styles) {
    const { ascent, descent } = shaper.facesFor(style).own.face;
    const leading = (lineHeight - ascent - descent) / 2;
    above = Math.max(above, style.size * (ascent + leading));
    below = Math.max(below, style.size * (descent + leading));
  }
  return { above, below };
}

/** The styles of a line's text; an empty line has the style a letter typed there would get. */
function stylesOn({ start, end, spans }: LineDraft): TextStyle[] {
  const touched = spans.filter((span) => span.start < end && span.end > start);
  const typed = spans.find((span) => span.end >= start) ?? spans.at(-1);
  return (touched.length > 0 ? touched : typed ? [typed] : []).map((span) => span.style);
}

function shaperOf(fonts: FontStore): ParagraphShaper {
  let shaper = shapers.get(fonts);
  if (!shaper) shapers.set(fonts, (shaper = new ParagraphShaper(fonts)));
  return shaper;
}

interface SourceParagraph {
  readonly offset: number;
  readonly text: string;
  readonly spans: readonly ParagraphSpan[];
}

/** A shaped paragraph, with its mark when it is a list item. */
interface MarkedSource extends SourceParagraph {
  readonly paragraph: ShapedParagraph;
  /** 0 or 1: the direction it is laid out in. */
  readonly level: number;
  readonly mark: ListMark | null;
}

function markedParagraphs(input: TextInput, shaper: ParagraphShaper): MarkedSource[] {
  let before = 0;
  const han = hanOf(input.text);
  const hyphens = input.hyphens ? shaper.hyphensFor(input.hyphens) : null;
  const sources = [...paragraphsOf(input)].map((source) => {
    const paragraph = shaper.shape(source.text, source.spans, han, hyphens);
    return { ...source, paragraph, level: paragraph.level, mark: null };
  });
  if (!input.paragraphs?.some(({ list }) => list)) return sources;
  // an empty item reads the way the item above it does
  const directed = sources.map((source) => {
    before = source.text === '' ? before : source.level;
    return { ...source, level: before };
  });
  const styled = directed.map(({ spans, level }) => ({ style: spans[0]!.style, level }));
  const marks = listMarks(input.paragraphs, styled, wrapWidthOf(input), shaper);
  return directed.map((source, i) => ({ ...source, mark: marks[i] ?? null }));
}

function* paragraphsOf({ text, spans }: TextInput): Generator<SourceParagraph> {
  let offset = 0;
  for (const line of text.split('\n')) {
    // of a line end from Windows the carriage return is no line of its own
    const own = line.endsWith('\r') ? line.slice(0, -1) : line;
    yield { offset, text: own, spans: spansWithin(spans, offset, offset + own.length) };
    offset += line.length + 1;
  }
}

/** The spans of one paragraph in its own indices; a gap in the list is filled by the span before it. */
function spansWithin(spans: readonly TextSpan[], from: number, to: number): ParagraphSpan[] {
  const touching = spans.filter((span) => span.start < to && span.end > from);
  const chosen = touching.length > 0 ? touching : [spans.find((span) => span.end > from) ?? spans.at(-1)];
  let start = 0;
  return chosen.map((span, i) => {
    if (!span) throw new RangeError('Text needs at least one span to take its style from');
    const end = i === chosen.length - 1 ? to - from : Math.max(start, span.end - from);
    const local = { start, end, style: span.style };
    start = end;
    return local;
  });
}
