import { middleOf, same, sideBySide, type Axis, type Distance, type Span } from './axis.js';
import { SortedNumbers } from './sorted-numbers.js';

/** Narrower ones are not seen as gaps, page pixels. */
const LEAST_GAP = 0.5;
/** So many equal gaps are marked at most: more would hide the picture. */
const MOST_MARKS = 8;

interface Gap {
  readonly before: Span;
  readonly after: Span;
  readonly size: number;
}

/** What stands beside a span in one row or column, and the gaps that are there already. */
export interface Row {
  readonly before: Span | null;
  readonly after: Span | null;
  readonly gaps: readonly Gap[];
  readonly sizes: SortedNumbers;
}

/** The row that a span stands in. `boxes` are sorted by their start. */
export function rowOf(span: Span, boxes: readonly Span[]): Row {
  const middle = middleOf(span);
  // a box over or under the span's own middle is a backdrop, not a neighbour
  const members = boxes.filter((box) => sideBySide(box, span) && (box.end <= middle || box.start >= middle));
  let before: Span | null = null;
  let after: Span | null = null;
  for (const box of members) {
    if (box.end <= middle && (!before || box.end > before.end)) before = box;
    if (box.start >= middle && (!after || box.start < after.start)) after = box;
  }
  const gaps = gapsBetween(members).filter((gap) => gap.after.start <= middle || gap.before.end >= middle);
  return { before, after, gaps, sizes: new SortedNumbers(gaps.map((gap) => gap.size)) };
}

/** From each box to the next one that starts after its end. */
function gapsBetween(boxes: readonly Span[]): Gap[] {
  return boxes.flatMap((before) => {
    const after = boxes[firstFrom(boxes, before.end + LEAST_GAP)];
    return after ? [{ before, after, size: after.start - before.end }] : [];
  });
}

function firstFrom(boxes: readonly Span[], at: number): number {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boxes[middle]!.start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ways to shift a span until its gaps are equal: between its neighbours, or like a gap that is there already. */
export function evenShifts(span: Span, { before, after, sizes }: Row, reach: number): number[] {
  const shifts: number[] = [];
  if (before && after && after.start - before.end > span.end - span.start)
    shifts.push((before.end + after.start - span.start - span.end) / 2);
  if (before) shifts.push(...toSize(span.start - before.end, sizes, reach));
  if (after) shifts.push(...toSize(after.start - span.end, sizes, reach).map((by) => -by));
  return shifts.filter((by) => Math.abs(by) <= reach);
}

/** How far a pulled edge goes on until the gap in front of it is like one that is there already. */
export function evenPull(span: Span, edge: 'start' | 'end', row: Row, reach: number): number[] {
  if (edge === 'start') return row.before ? toSize(span.start - row.before.end, row.sizes, reach) : [];
  return row.after ? toSize(row.after.start - span.end, row.sizes, reach).map((by) => -by) : [];
}

function toSize(gap: number, sizes: SortedNumbers, reach: number): number[] {
  const size = sizes.nearest(gap, reach);
  return size === null ? [] : [size - gap];
}

/** The gaps beside a span that are equal to another one, and those they are equal to. */
export function evenGaps(axis: Axis, span: Span, { before, after, gaps }: Row): Distance[] {
  const own = [
    ...(before ? [{ before, after: span, size: span.start - before.end }] : []),
    ...(after ? [{ before: span, after, size: after.start - span.end }] : []),
  ].filter(({ size }) => size > LEAST_GAP);
  const even = own.filter((gap) => [...own, ...gaps].some((o) => o !== gap && same(o.size, gap.size)));
  const like = gaps.filter((gap) => even.some(({ size }) => same(size, gap.size)));
  return [...even, ...like].slice(0, MOST_MARKS).map((gap) => distanceOf(axis, gap));
}

function distanceOf(axis: Axis, { before: a, after: b }: Gap): Distance {
  const start = Math.max(a.acrossStart, b.acrossStart);
  const end = Math.min(a.acrossEnd, b.acrossEnd);
  // members of a row need not stand beside each other, only beside what is moved
  const across = start < end ? (start + end) / 2 : middleAcross(b);
  return { axis, from: a.end, to: b.start, across };
}

const middleAcross = ({ acrossStart, acrossEnd }: Span): number => (acrossStart + acrossEnd) / 2;
