import { inkStart, stretchPoints } from './align.js';
import type { FontStore } from './font-store.js';
import { breakLines, hangingWidth } from './lines.js';
import type { BrokenLine } from './lines.js';
import { visualOrder } from './order.js';
import { placePieces } from './place.js';
import { ParagraphPreparer } from './prepare.js';
import type { ParagraphSpan, Piece, PreparedParagraph } from './prepare.js';
import type { LayoutLine, TextInput, TextLayout, TextSpan, TextStyle } from './types.js';

const preparers = new WeakMap<FontStore, ParagraphPreparer>();

/**
 * Lays text out in lines of shaped glyphs. A line feed ends a paragraph; empty text gives one empty line; `left` and
 * `right` are sides of the box, whatever the direction of the text. Same input and fonts, same numbers on every engine.
 * Throws when no font is loaded or the input has no span to take a style from.
 */
export function layoutText(input: TextInput, fonts: FontStore): TextLayout {
  const preparer = preparerOf(fonts);
  const drafts: LineDraft[] = [];
  let brokenWord = false;
  for (const source of paragraphsOf(input)) {
    const paragraph = preparer.prepare(source.text, source.spans);
    const sizes = source.spans.map((span) => span.style.size);
    const broken = breakLines(paragraph, sizes, input.width);
    brokenWord ||= broken.brokenWord;
    for (const line of broken.lines) drafts.push(draftLine(line, paragraph, sizes, source));
  }
  const width = Number.isFinite(input.width)
    ? input.width
    : Math.max(0, ...drafts.map((draft) => draft.width));
  const lines = stackLines(drafts, input, width, preparer);
  const bottom = lines.at(-1);
  return { text: input.text, lines, width, height: bottom ? bottom.top + bottom.height : 0, brokenWord };
}

/** A line before it has a place. */
interface LineDraft {
  readonly line: BrokenLine;
  readonly paragraph: PreparedParagraph;
  readonly spans: readonly ParagraphSpan[];
  readonly offset: number;
  /** Left to right. */
  readonly visual: readonly Piece[];
  readonly hanging: number;
  /** Width of the ink. */
  readonly width: number;
}

function draftLine(
  line: BrokenLine,
  paragraph: PreparedParagraph,
  sizes: readonly number[],
  { spans, offset }: SourceParagraph,
): LineDraft {
  const visual = visualOrder(paragraph.text, line.pieces, paragraph.level);
  const full = visual.reduce((sum, piece) => sum + piece.width * (sizes[piece.item.span] ?? 0), 0);
  const hanging = hangingWidth(line.pieces, paragraph.level, sizes);
  return { line, paragraph, spans, offset, visual, hanging, width: full - hanging };
}

function stackLines(
  drafts: readonly LineDraft[],
  input: TextInput,
  width: number,
  preparer: ParagraphPreparer,
): LayoutLine[] {
  let top = 0;
  return drafts.map((draft) => {
    const { above, below } = lineBox(stylesOn(draft), input.lineHeight, preparer);
    const line = placeLine(draft, input, width, { top, above, below });
    top += above + below;
    return line;
  });
}

function placeLine(
  draft: LineDraft,
  input: TextInput,
  boxWidth: number,
  { top, above, below }: LineBox & { readonly top: number },
): LayoutLine {
  const { line, paragraph, offset, visual, hanging } = draft;
  const slack = boxWidth - draft.width;
  const points =
    input.align === 'justify' && !line.hard && slack > 0 ? stretchPoints(paragraph.text, line.pieces) : null;
  const gap = points && points.size > 0 ? slack / points.size : 0;
  const x = gap > 0 ? 0 : inkStart(input.align, slack, paragraph.level);
  const styles = draft.spans.map((span) => span.style);
  const stretch = (index: number): number => (gap > 0 && points?.has(index) ? gap : 0);
  // What hangs does so after the text: on the left in a paragraph that reads leftwards.
  const start = paragraph.level & 1 ? x - hanging : x;
  const runs = placePieces(visual, { x: start, offset, styles, stretch });
  return {
    start: offset + line.start,
    end: offset + line.end,
    last: line.last,
    top,
    height: above + below,
    baseline: top + above,
    x,
    width: gap > 0 ? boxWidth : draft.width,
    level: paragraph.level,
    runs,
  };
}

/** Room above and below a baseline. */
interface LineBox {
  readonly above: number;
  readonly below: number;
}

/** The largest box over the styles, each by its own font, so that fallbacks move nothing. */
function lineBox(styles: readonly TextStyle[], lineHeight: number, preparer: ParagraphPreparer): LineBox {
  let above = -Infinity;
  let below = -Infinity;
  for (const style of styles) {
    const { ascent, descent } = preparer.facesFor(style).own.face;
    const leading = (lineHeight - ascent - descent) / 2;
    above = Math.max(above, style.size * (ascent + leading));
    below = Math.max(below, style.size * (descent + leading));
  }
  return { above, below };
}

/** The styles of a line's text; an empty line has the style a letter typed there would get. */
function stylesOn({ line, spans }: LineDraft): TextStyle[] {
  const touched = spans.filter((span) => span.start < line.end && span.end > line.start);
  const typed = spans.find((span) => span.end >= line.start) ?? spans.at(-1);
  return (touched.length > 0 ? touched : typed ? [typed] : []).map((span) => span.style);
}

function preparerOf(fonts: FontStore): ParagraphPreparer {
  let preparer = preparers.get(fonts);
  if (!preparer) preparers.set(fonts, (preparer = new ParagraphPreparer(fonts)));
  return preparer;
}

interface SourceParagraph {
  readonly offset: number;
  readonly text: string;
  readonly spans: readonly ParagraphSpan[];
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
