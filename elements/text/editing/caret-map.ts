import type { Rect } from '../../math/geometry.js';
import { lineBoxes } from './caret-boxes.js';
import type { CaretBox } from './caret-boxes.js';
import { graphemeStarts, lowerBound } from '../shaping/graphemes.js';
import type { LayoutLine, TextLayout } from '../types.js';
import { WordBoundaries } from './word-boundaries.js';

/**
 * A caret between two characters. Where text wraps or changes direction one index has two places: 'up' keeps to the
 * character before it, 'down' to the one after.
 */
export interface Caret {
  readonly index: number;
  readonly affinity: 'up' | 'down';
}

/** Where a caret is drawn, in the layout's units. */
export interface CaretPlace {
  readonly x: number;
  /** Position of its line. */
  readonly line: number;
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  /** Direction of the text it stands in. */
  readonly rtl: boolean;
}

/** Boxes of a line with both ways to find them. */
interface BoxLine {
  readonly boxes: readonly CaretBox[];
  readonly byStart: ReadonlyMap<number, number>;
  readonly byEnd: ReadonlyMap<number, number>;
}

/** Share of the line height by which a selected line end shows. */
const LINE_END_SLIVER = 0.25;

/** Caret positions of a laid-out text. Built lazily a line at a time; make a new one for each layout. */
export class CaretMap {
  readonly layout: TextLayout;
  readonly text: string;
  readonly #graphemes: readonly number[];
  readonly #words: WordBoundaries;
  readonly #lines = new Map<number, BoxLine>();

  constructor(layout: TextLayout) {
    this.layout = layout;
    this.text = layout.text;
    this.#graphemes = graphemeStarts(layout.text);
    this.#words = new WordBoundaries(layout.text);
  }

  /** The boxes of a line, left to right. */
  boxes(line: number): readonly CaretBox[] {
    return this.#boxLine(line).boxes;
  }

  /** The line a caret stands on. */
  lineOf({ index, affinity }: Caret): number {
    const { lines } = this.layout;
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = lines[middle]?.end ?? Infinity;
      const next = lines[middle + 1]?.start ?? Infinity;
      if (index < end || (index === end && (next > end || affinity === 'up'))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Where to draw a caret. */
  pos(caret: Caret): CaretPlace {
    const { line, edge, box } = this.#find(caret);
    const { boxes } = this.#boxLine(line);
    const at = this.#line(line);
    const x = boxes[edge]?.left ?? boxes[edge - 1]?.right ?? at.x;
    const rtl = box ? box.rtl : (at.level & 1) === 1;
    return { x, line, top: at.top, height: at.height, baseline: at.baseline, rtl };
  }

  /** One stop to the right (1) or left (-1), as the arrow keys move. At the ends the caret stays as it is. */
  moveVisual(caret: Caret, direction: 1 | -1): Caret {
    const { line, edge } = this.#find(caret);
    const { boxes } = this.#boxLine(line);
    const passed = direction > 0 ? boxes[edge] : boxes[edge - 1];
    if (!passed) return this.#leaveLine(caret, line, direction);
    const readsOn = direction > 0 === !passed.rtl;
    if (!readsOn) return { index: passed.start, affinity: 'down' };
    // Past the last box of a wrapped line the caret shows at the start of the next one.
    const outermost = direction > 0 ? edge === boxes.length - 1 : edge === 1;
    const wraps = outermost && passed.end === this.#line(line).end && !this.#line(line).last;
    return (wraps && this.#enterNextLine(line, direction)) || { index: passed.end, affinity: 'up' };
  }

  /** One line down (1) or up (-1) at the given x (that of the first of several such moves). */
  moveVertical(caret: Caret, direction: 1 | -1, x = this.pos(caret).x): Caret {
    const line = this.lineOf(caret) + direction;
    if (line < 0) return { index: 0, affinity: 'down' };
    if (line >= this.layout.lines.length) return { index: this.text.length, affinity: 'up' };
    const { top, height } = this.#line(line);
    return this.hit(x, top + height / 2);
  }

  /** The next grapheme border after an index. */
  next(index: number): number {
    return this.#graphemes[lowerBound(this.#graphemes, index + 1)] ?? this.text.length;
  }

  /** The grapheme border before an index. */
  prev(index: number): number {
    return this.#graphemes[lowerBound(this.#graphemes, index) - 1] ?? 0;
  }

  /** End of the next word (1) or start of the one before (-1). */
  word(index: number, direction: 1 | -1): number {
    return this.#words.next(index, direction);
  }

  /** Range of the word, space or mark at an index: what a double click selects. */
  wordAt(index: number): readonly [number, number] {
    return this.#words.at(index);
  }

  /** Range of the paragraph at an index, without its line feed. */
  paragraphAt(index: number): readonly [number, number] {
    const start = index === 0 ? 0 : this.text.lastIndexOf('\n', index - 1) + 1;
    const end = this.text.indexOf('\n', index);
    return [start, end < 0 ? this.text.length : end];
  }

  /** Start of a line: where Home goes. */
  lineStart(line: number): Caret {
    return { index: this.#line(line).start, affinity: 'down' };
  }

  /** End of a line before the space it wrapped at: where End goes. */
  lineEnd(line: number): Caret {
    const { start, end, last } = this.#line(line);
    if (last) return { index: end, affinity: 'up' };
    const trimmed = this.text.slice(start, end).trimEnd().length;
    return { index: start + trimmed, affinity: 'up' };
  }

  /** The caret nearest to a point. */
  hit(x: number, y: number): Caret {
    const { lines } = this.layout;
    const below = lines.findIndex((line) => y < line.top + line.height);
    const line = below < 0 ? lines.length - 1 : below;
    const { boxes } = this.#boxLine(line);
    const box = boxes.find((candidate) => x < candidate.right) ?? boxes.at(-1);
    if (!box) return this.lineStart(line);
    const inLeftHalf = x < (box.left + box.right - (box.hyphen ?? 0)) / 2;
    if (inLeftHalf !== box.rtl) return { index: box.start, affinity: 'down' };
    // Behind the space a line wrapped at, the caret would seem to stand on the next line.
    if (box.end === this.#line(line).end) return this.lineEnd(line);
    return { index: box.end, affinity: 'up' };
  }

  /** The areas a selection covers; a selected line feed shows as a sliver. */
  selectionRects(from: number, to: number): Rect[] {
    const start = Math.min(from, to);
    const end = Math.max(from, to);
    if (start === end) return [];
    return this.layout.lines.flatMap((line, i) =>
      line.end < start || line.start >= end ? [] : this.#lineRects(i, start, end),
    );
  }

  #lineRects(index: number, start: number, end: number): Rect[] {
    const line = this.#line(index);
    const rects: { x: number; y: number; width: number; height: number }[] = [];
    for (const box of this.boxes(index)) {
      if (box.start >= end || box.end <= start) continue;
      const last = rects.at(-1);
      if (last && Math.abs(last.x + last.width - box.left) < 0.01) last.width = box.right - last.x;
      else rects.push({ x: box.left, y: line.top, width: box.right - box.left, height: line.height });
    }
    if (line.last && line.end >= start && line.end < end) rects.push(this.#lineEndRect(index));
    return rects;
  }

  #lineEndRect(index: number): Rect {
    const line = this.#line(index);
    const boxes = this.boxes(index);
    const width = line.height * LINE_END_SLIVER;
    const x = line.level & 1 ? (boxes[0]?.left ?? line.x) - width : (boxes.at(-1)?.right ?? line.x);
    return { x, y: line.top, width, height: line.height };
  }

  /** A caret as a border between boxes of its line: `edge` boxes lie to its left. */
  #find(caret: Caret): { line: number; edge: number; box: CaretBox | undefined } {
    const line = this.lineOf(caret);
    const { boxes, byStart, byEnd } = this.#boxLine(line);
    const after = byStart.get(caret.index);
    const before = byEnd.get(caret.index);
    const useBefore = before !== undefined && (caret.affinity === 'up' || after === undefined);
    const at = useBefore ? before : after;
    if (at === undefined) return { line, edge: 0, box: undefined };
    const box = boxes[at];
    return { line, edge: useBefore === !box?.rtl ? at + 1 : at, box };
  }

  /** Where a line wraps without a space, its end and the next one's start are one index: the caret passes both. */
  #leaveLine(caret: Caret, line: number, direction: 1 | -1): Caret {
    const entered = this.#enterNextLine(line, direction);
    if (!entered) return caret;
    return entered.index === caret.index ? this.moveVisual(entered, direction) : entered;
  }

  /** The nearer end of the line beside; null at the ends of the text. What is forward depends on this line's paragraph. */
  #enterNextLine(line: number, direction: 1 | -1): Caret | null {
    const forward = direction > 0 === !(this.#line(line).level & 1);
    const next = line + (forward ? 1 : -1);
    if (next < 0 || next >= this.layout.lines.length) return null;
    return forward ? this.#outerCaret(next, 'start') : this.#outerCaret(next, 'end');
  }

  /** The caret at the visual start or end of a line, inside the spaces it wrapped at. */
  #outerCaret(index: number, side: 'start' | 'end'): Caret {
    const line = this.#line(index);
    const { boxes } = this.#boxLine(index);
    const reading = line.level & 1 ? [...boxes].reverse() : [...boxes];
    const trimmed = side === 'end' && !line.last ? this.lineEnd(index).index : Infinity;
    const box =
      side === 'start' ? reading[0] : (reading.filter((b) => b.end <= trimmed).at(-1) ?? reading[0]);
    if (!box) return this.lineStart(index);
    const withLine = box.rtl === ((line.level & 1) === 1);
    return withLine === (side === 'start')
      ? { index: box.start, affinity: 'down' }
      : { index: box.end, affinity: 'up' };
  }

  #boxLine(index: number): BoxLine {
    let found = this.#lines.get(index);
    if (!found) {
      const boxes = lineBoxes(this.#line(index), this.#graphemes);
      const byStart = new Map(boxes.map((box, i) => [box.start, i]));
      const byEnd = new Map(boxes.map((box, i) => [box.end, i]));
      this.#lines.set(index, (found = { boxes, byStart, byEnd }));
    }
    return found;
  }

  #line(index: number): LayoutLine {
    const line = this.layout.lines[index];
    if (!line) throw new RangeError(`No line ${index} in a text of ${this.layout.lines.length}`);
    return line;
  }
}
