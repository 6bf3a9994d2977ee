import type { Rect } from '../../../math/geometry.js';
import type { Side } from '../../understand/page-tree.js';
import { crossOf, lengthOf, type Axis } from './block.js';
import type { Item } from './items.js';
import { endOf, shareIn, startOf, withSpan } from './rects.js';

/** Neighbors that span a region together, though none does alone: a panel with a name and tiles beside it. */
export interface Strip {
  readonly axis: Axis;
  readonly side: Side;
  /** Where the region is parted, px. */
  readonly at: number;
}

/** Nearer to an edge than this part of the side is at the edge; so much may their ends differ. */
const NEAR = 0.012;
/** A gutter before them is at most this part of the side. */
const GUTTER = 0.025;
/** A strip takes at least, and at most, this part of its region. */
const THINNEST = 0.1;
const THICKEST = 0.55;
/** They cover this part of the strip together. */
const COVERS = 0.97;

const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

export function stripOf(items: readonly Item[], box: Rect): Strip | null {
  for (const side of SIDES) {
    const axis: Axis = side === 'left' || side === 'right' ? 'x' : 'y';
    const isFirst = side === 'left' || side === 'top';
    const near = NEAR * lengthOf(box, axis);
    const gutter = GUTTER * lengthOf(box, axis);
    const own = items.filter(
      ({ box: each, object }) =>
        object.type !== 'text' &&
        (isFirst
          ? Math.abs(startOf(each, axis) - startOf(box, axis)) <= gutter
          : Math.abs(endOf(each, axis) - endOf(box, axis)) <= gutter),
    );
    const inner = ({ box: each }: Item): number => (isFirst ? endOf(each, axis) : startOf(each, axis));
    for (const first of own) {
      const mates = own.filter((each) => Math.abs(inner(each) - inner(first)) <= near);
      const at = isFirst ? Math.max(...mates.map(inner)) : Math.min(...mates.map(inner));
      const strip: Strip = { axis, side, at };
      if (
        mates.length > 1 &&
        isPart(strip, box, isFirst) &&
        isCovered(mates, strip, box) &&
        isFree(items, strip, box, near)
      )
        return strip;
    }
  }
  return null;
}

function isPart({ axis, at }: Strip, box: Rect, isFirst: boolean): boolean {
  const share = Math.abs(at - (isFirst ? startOf : endOf)(box, axis)) / lengthOf(box, axis);
  return share > THINNEST && share < THICKEST;
}

/** Side by side they leave nothing of the strip, and each takes a part of it that counts. */
function isCovered(mates: readonly Item[], { axis }: Strip, box: Rect): boolean {
  const cross = crossOf(axis);
  const length = lengthOf(box, cross);
  const spans = mates
    .map(({ box: each }) => [startOf(each, cross), endOf(each, cross)] as const)
    .sort(([a], [b]) => a - b);
  let [end, seen] = [startOf(box, cross), 0];
  for (const [from, to] of spans) {
    if (from > end + NEAR * length) return false;
    seen += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return seen > COVERS * length && mates.every(({ box: each }) => lengthOf(each, cross) > 0.2 * length);
}

/** Nothing lies over the seam. */
const isFree = (items: readonly Item[], { axis, at }: Strip, box: Rect, near: number): boolean =>
  items.every(({ box: each }) => {
    const over = Math.min(endOf(each, axis) - at, at - startOf(each, axis));
    return over <= near || lengthOf(each, axis) > 0.9 * lengthOf(box, axis);
  });

/** The strip, and what is left of its region. */
export function partsAt({ axis, side, at }: Strip, box: Rect): { readonly own: Rect; readonly other: Rect } {
  const before = withSpan(box, axis, startOf(box, axis), at);
  const after = withSpan(box, axis, at, endOf(box, axis));
  return side === 'left' || side === 'top' ? { own: before, other: after } : { own: after, other: before };
}

/** The items of a region that stand on the strip. */
export const itemsOn = (items: readonly Item[], own: Rect): Item[] =>
  items.filter(({ box }) => shareIn(box, own) >= 0.5);
