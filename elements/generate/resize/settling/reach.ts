import type { Rect } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { endOf, overlapOf, shareIn, startOf, withSpan } from '../regions/rects.js';
import { isStretchable } from '../regions/stretch.js';
import { placedRect } from '../placing/evaluate.js';
import { AXES, edgesReached, spans } from '../regions/edges.js';
import type { Held, Placements } from '../placing/placement.js';

/** Nearer to an edge than this part of the side a band is drawn out to it. */
const NEAR = 0.2;
/** Photos from one edge, and those that end in line with them, go on to the edge across when they come as near to it as this. */
const COME = 0.1;
/** And were this far from it, as parts of the side: what stood near an edge keeps its margin. */
const FAR = 0.15;
/** Lies on something from this part on. */
const ON = 0.9;

/** Panels and photos reach the edges again that they reached, where they are near and nothing is in the way. */
export function reachingEdges(placements: Placements, { from, to }: Held): Placements {
  const all: Placements = new Map(placements);
  const photos = [...placements]
    .filter(([item]) => item.isPicture)
    .map(([item, placement]) => ({ was: item.box, now: placedRect(item, placement) }));
  for (const [item, placement] of placements) {
    if (item.parts || item.text || !(item.isPicture || isStretchable(item))) continue;
    const own = placedRect(item, placement);
    let rect = own;
    for (const axis of AXES) {
      const near = NEAR * lengthOf(to, axis);
      const [first, last] = [startOf(rect, axis), endOf(rect, axis)];
      const [before, after] = [first - startOf(to, axis), endOf(to, axis) - last];
      const { start, end } = edgesReached(item.box, axis, from);
      const comes = (end: End, gap: number): boolean =>
        item.isPicture &&
        gap < COME * lengthOf(to, axis) &&
        gapOf(item.box, axis, from, end) > FAR * lengthOf(from, axis) &&
        photos.some((each) => isInLine(each, own, axis, end) && gapOf(each.was, axis, from, across(end)) < 1);
      const wide = withSpan(
        rect,
        axis,
        before > 0 && ((start && before < near) || comes('start', before)) ? startOf(to, axis) : first,
        after > 0 && ((end && after < near) || comes('end', after)) ? endOf(to, axis) : last,
      );
      if (lengthOf(wide, axis) > lengthOf(rect, axis) && isFree(item, wide, rect, placements)) rect = wide;
    }
    if (rect !== own && placement.how !== 'set' && placement.how !== 'pieces')
      all.set(item, { how: 'filled', rect, scale: placement.scale });
  }
  return all;
}

/** How many photos reached edges across from each other, and reach no such two now. */
export const severed = (placements: Placements, { from, to }: Held): number =>
  [...placements].filter(([item, placement]) => {
    if (!item.isPicture) return false;
    const now = placedRect(item, placement);
    const isAcross = (box: Rect, page: Rect): boolean => AXES.some((axis) => spans(box, axis, page));
    return isAcross(item.box, from) && !isAcross(now, to);
  }).length;

type End = 'start' | 'end';

const across = (end: End): End => (end === 'start' ? 'end' : 'start');

/** From an end of a box to that of the page. */
const gapOf = (box: Rect, axis: Axis, page: Rect, end: End): number =>
  end === 'start' ? startOf(box, axis) - startOf(page, axis) : endOf(page, axis) - endOf(box, axis);

/** Ends where another does. */
const isInLine = ({ now }: { readonly now: Rect }, own: Rect, axis: Axis, end: End): boolean =>
  Math.abs(gapOf(now, axis, own, end)) < 1;

/** Nothing but what lies on it, or what it lies on, comes under it. */
const isFree = (item: Item, wide: Rect, rect: Rect, placements: Placements): boolean =>
  [...placements].every(([other, placement]) => {
    if (other === item || other.parts) return true;
    const now = placedRect(other, placement);
    const lies = shareIn(other.box, item.box) > ON || shareIn(item.box, other.box) > ON;
    return lies || overlapOf(now, wide) <= overlapOf(now, rect) + 1;
  });
