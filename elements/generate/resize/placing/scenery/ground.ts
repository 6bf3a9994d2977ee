import type { Rect, Size } from '../../../../math/geometry.js';
import { lengthOf, type Axis } from '../../regions/block.js';
import { edgesReached } from '../../regions/edges.js';
import { endOf, startOf } from '../../regions/rects.js';
import type { Held } from '../placement.js';
import type { Typesetter } from '../type/type-size.js';

/** From the region as it was to where it is now, and how much larger what keeps its form gets. */
export interface Ground {
  readonly from: Rect;
  readonly to: Rect;
  readonly scale: number;
  readonly type: Typesetter;
  /** True for what goes from side to side of the page. */
  readonly isAcross: boolean;
  readonly page: Size;
  /** What bands reach the edges of, when the region is an open part of it. */
  readonly whole?: Held | undefined;
  /** Where the words of the region stood. */
  readonly words?: Rect | undefined;
}

/** Which of the two edges across from each other a box reaches. */
export type Hold = 'start' | 'end' | 'both' | 'free';

export function hold(box: Rect, axis: Axis, { from }: Pick<Ground, 'from'>): Hold {
  const { start, end } = edgesReached(box, axis, from);
  if (start && end) return 'both';
  return start ? 'start' : end ? 'end' : 'free';
}

/** Where a place of the region lies now, by its part of the side. */
export const placeOf = (at: number, axis: Axis, { from, to }: Ground): number =>
  startOf(to, axis) + ((at - startOf(from, axis)) / lengthOf(from, axis)) * lengthOf(to, axis);

/** Ends that reached an edge reach it again, the others lie at the same part of the side. */
export function spanned(box: Rect, ground: Ground): Rect {
  const side = (axis: Axis): [number, number] => {
    const { from, to, scale, page } = ground;
    const held = hold(box, axis, ground);
    const [atStart, atEnd] = [held === 'both' || held === 'start', held === 'both' || held === 'end'];
    const inner = {
      first: atStart ? startOf(to, axis) : placeOf(startOf(box, axis), axis, ground),
      last: atEnd ? endOf(to, axis) : placeOf(endOf(box, axis), axis, ground),
    };
    // held by one edge, what is beyond it is drawn out as the rest is: the corner of an arrow stays out of sight
    const was =
      Math.min(endOf(box, axis), endOf(from, axis)) - Math.max(startOf(box, axis), startOf(from, axis));
    const by = held === 'both' ? scale : (inner.last - inner.first) / Math.max(1, was);
    const beyond = (length: number): number => length * (length > 0 ? by : scale);
    // beyond a side of its part that lies inside the page it would be seen on the part beside it
    const isOut = {
      start: startOf(to, axis) < 1,
      end: endOf(to, axis) > lengthOf({ x: 0, y: 0, ...page }, axis) - 1,
    };
    const past = (length: number, out: boolean): number => (length < 0 || out ? beyond(length) : 0);
    const first = inner.first - (atStart ? past(startOf(from, axis) - startOf(box, axis), isOut.start) : 0);
    const last = inner.last + (atEnd ? past(endOf(box, axis) - endOf(from, axis), isOut.end) : 0);
    return [first, Math.max(first + 1, last)];
  };
  const [left, right] = side('x');
  const [top, bottom] = side('y');
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box at its scale, held by the edges it touches. */
export function heldAt(box: Rect, ground: Ground): Rect {
  const { from, to, scale } = ground;
  const along = (axis: Axis): number => {
    const length = lengthOf(box, axis) * scale;
    const held = hold(box, axis, ground);
    if (held === 'start') return startOf(to, axis) + (startOf(box, axis) - startOf(from, axis)) * scale;
    const isShort = axis === 'y' && held === 'both' && length < lengthOf(to, axis);
    if (held === 'end' || isShort)
      return endOf(to, axis) + (endOf(box, axis) - endOf(from, axis)) * scale - length;
    return placeOf((startOf(box, axis) + endOf(box, axis)) / 2, axis, ground) - length / 2;
  };
  return { x: along('x'), y: along('y'), width: box.width * scale, height: box.height * scale };
}
