import type { Rect } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { endOf, overlapOf, shareIn, startOf, withSpan } from '../regions/rects.js';
import { isStretchable } from '../regions/stretch.js';
import { placedRect } from './evaluate.js';
import { edgesReached } from './pieces.js';
import type { Held, Placements } from './placement.js';

/** Nearer to an edge than this part of the side a band is drawn out to it. */
const NEAR = 0.2;
/** Lies on something from this part on. */
const ON = 0.9;
const AXES: readonly Axis[] = ['x', 'y'];

/** Panels and photos reach the edges again that they reached, where they are near and nothing is in the way. */
export function reachingEdges(placements: Placements, { from, to }: Held): Placements {
  const all: Placements = new Map(placements);
  for (const [item, placement] of placements) {
    if (item.parts || item.text || !(item.isPicture || isStretchable(item))) continue;
    const own = placedRect(item, placement);
    let rect = own;
    for (const axis of AXES) {
      const near = NEAR * lengthOf(to, axis);
      const [first, last] = [startOf(rect, axis), endOf(rect, axis)];
      const [before, after] = [first - startOf(to, axis), endOf(to, axis) - last];
      const { start, end } = edgesReached(item.box, axis, from);
      const wide = withSpan(
        rect,
        axis,
        start && before > 0 && before < near ? startOf(to, axis) : first,
        end && after > 0 && after < near ? endOf(to, axis) : last,
      );
      if (lengthOf(wide, axis) > lengthOf(rect, axis) && isFree(item, wide, rect, placements)) rect = wide;
    }
    if (rect !== own && placement.how !== 'set' && placement.how !== 'pieces')
      all.set(item, { how: 'filled', rect, scale: placement.scale });
  }
  return all;
}

/** Nothing but what lies on it, or what it lies on, comes under it. */
const isFree = (item: Item, wide: Rect, rect: Rect, placements: Placements): boolean =>
  [...placements].every(([other, placement]) => {
    if (other === item || other.parts) return true;
    const now = placedRect(other, placement);
    const lies = shareIn(other.box, item.box) > ON || shareIn(item.box, other.box) > ON;
    return lies || overlapOf(now, wide) <= overlapOf(now, rect) + 1;
  });
