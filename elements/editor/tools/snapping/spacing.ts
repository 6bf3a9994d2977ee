import { middleOf, same, sideBySide, type Axis, type Distance, type Span } from './axis.js';
import { SortedNumbers } from './sorted-numbers.js';

/** Narrower ones are not seen as gaps, page pixels. */
const LEAST_GAP = 0.5;
/** So many boxes on either side can make a row; more of them are a crowd. */
const MOST_MEMBERS = 16;
/** So many equal gaps are marked at most: more would hide the picture. */
const MOST_MARKS = 8;

interface Gap {
  readonly before: Span;
  readonly after: Span;
  readonly size: number;
}

/**
 * What stands beside a span in one row or column, and the gaps that are there already. On either side it is the nearest
 * box, and where that may be a backdrop also the nearest that is none.
 */
export interface Row {
  readonly before: readonly Span[];
  readonly after: readonly Span[];
  readonly gaps: readonly Gap[];
  readonly sizes: SortedNumbers;
}

/** The row that a span stands in. `boxes` are sorted by their start. */
export function rowOf(span: Span, boxes: readonly Span[]): Row {
  const middle = middleOf(span);
  const members = nearMembers(span, middle, boxes);
  const clear = members.filter((box) => !box.behind);
  const gaps = gapsBetween(members).filter((gap) => gap.after.start <= middle || gap.before.end >= middle);
  return {
    before: unique(lastBefore(members, middle), lastBefore(clear, middle)),
    after: unique(firstAfter(members, middle), firstAfter(clear, middle)),
    gaps,
    sizes: new SortedNumbers(gaps.map((gap) => gap.size)),
  };
}

/** Boxes beside a span, sorted by their start: looked for from its middle outwards, so that a crowd costs no more. */
function nearMembers(span: Span, middle: number, boxes: readonly Span[]): Span[] {
  const from = firstFrom(boxes, middle);
  const members: Span[] = [];
  // a box over or under the span's own middle is no neighbor
  for (let i = from - 1; i >= 0 && members.length < MOST_MEMBERS; i--)
    if (boxes[i]!.end <= middle && sideBySide(boxes[i]!, span)) members.push(boxes[i]!);
  members.reverse();
  const most = members.length + MOST_MEMBERS;
  for (let i = from; i < boxes.length && members.length < most; i++)
    if (sideBySide(boxes[i]!, span)) members.push(boxes[i]!);
  return members;
}

const lastBefore = (boxes: readonly Span[], at: number): Span | undefined =>
  boxes.reduce<Span | undefined>(
    (best, box) => (box.end <= at && (!best || box.end > best.end) ? box : best),
    undefined,
  );

const firstAfter = (boxes: readonly Span[], at: number): Span | undefined =>
  boxes.find((box) => box.start >= at);

const unique = (...spans: readonly (Span | undefined)[]): Span[] => [
  ...new Set(spans.filter((span) => span !== undefined)),
];

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

/** Ways to shift a span until its gaps are equal: between its neighbors, or like a gap that is there already. */
export function evenShifts(span: Span, { before, after, sizes }: Row, reach: number): number[] {
  const between = before.flatMap((a) =>
    after
      .filter((b) => b.start - a.end > span.end - span.start)
      .map((b) => (a.end + b.start - span.start - span.end) / 2),
  );
  const shifts = [
    ...between,
    ...before.flatMap((a) => toSize(span.start - a.end, sizes, reach)),
    ...after.flatMap((b) => toSize(b.start - span.end, sizes, reach).map((by) => -by)),
  ];
  return shifts.filter((by) => Math.abs(by) <= reach);
}

/** How far a pulled edge goes on until the gap in front of it is like one that is there already. */
export function evenPull(span: Span, edge: 'start' | 'end', row: Row, reach: number): number[] {
  if (edge === 'start') return row.before.flatMap((a) => toSize(span.start - a.end, row.sizes, reach));
  return row.after.flatMap((b) => toSize(b.start - span.end, row.sizes, reach).map((by) => -by));
}

function toSize(gap: number, sizes: SortedNumbers, reach: number): number[] {
  const size = sizes.nearest(gap, reach);
  return size === null ? [] : [size - gap];
}

/** The gaps beside a span that are equal to another one, and those they are equal to. */
export function evenGaps(axis: Axis, span: Span, { before, after, gaps }: Row): Distance[] {
  const left = before.map((a) => ({ before: a, after: span, size: span.start - a.end }));
  const right = after.map((b) => ({ before: span, after: b, size: b.start - span.end }));
  const own = [...left, ...right].filter(({ size }) => size > LEAST_GAP);
  // two neighbors on one side are no pair
  const others = (gap: Gap): readonly Gap[] => [...(left.includes(gap) ? right : left), ...gaps];
  const even = own.filter((gap) => others(gap).some(({ size }) => same(size, gap.size)));
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
