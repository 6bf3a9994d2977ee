import type { Rect } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import { AXES, edgesReached } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { endOf, overlapOf, shareIn, startOf } from '../regions/rects.js';
import { placedRect } from '../placing/evaluate.js';
import { movedBy, type Held, type Placement, type Placements } from '../placing/placement.js';

/** What ends at an edge takes at most this part of the side. */
const SMALL = 0.5;
/** Lies on it from this part on. */
const ON = 0.9;
/** A gap that nobody sees, px. */
const HAIR = 1;

/**
 * Where a page is kept as one or dragged, what one edge of it cut off, a disc or a leaf, goes on to that edge: cut off in the
 * middle of a page it would be half a thing. It stays where words are in its way.
 */
export function clingingToEdges(placements: Placements, { from, to }: Held): Placements {
  const all: Placements = new Map(placements);
  for (const item of placements.keys()) {
    if (item.object.type === 'text' || item.isPicture) continue;
    for (const axis of AXES) {
      const by = stepToEdge(item, all.get(item)!, axis, { from, to });
      if (by === 0) continue;
      const moved = [...all].filter(
        ([other, { how }]) => other === item || (how === 'scaled' && isOn(other, item)),
      );
      const step = axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by };
      const places = moved.map(([other, placement]) => [other, movedBy(placement, step)] as const);
      if (places.every(([other, placement]) => isFree(other, placement, all)))
        for (const [other, placement] of places) all.set(other, placement);
    }
  }
  return all;
}

/** How far it is to the one edge that it reached, as far beyond it as it was; 0 where it is there, or reached none or both. */
function stepToEdge(item: Item, placement: Placement, axis: Axis, { from, to }: Held): number {
  const { start, end } = edgesReached(item.box, axis, from);
  if (start === end || placement.how !== 'scaled' || lengthOf(item.box, axis) > SMALL * lengthOf(from, axis))
    return 0;
  const now = placedRect(item, placement);
  const beyond = start
    ? startOf(from, axis) - startOf(item.box, axis)
    : endOf(item.box, axis) - endOf(from, axis);
  const step = start
    ? startOf(to, axis) - beyond * placement.scale - startOf(now, axis)
    : endOf(to, axis) + beyond * placement.scale - endOf(now, axis);
  return (start ? step < -HAIR : step > HAIR) ? step : 0;
}

const isOn = (other: Item, item: Item): boolean =>
  other !== item &&
  other.object.type !== 'text' &&
  other.order > item.order &&
  shareIn(other.box, item.box) > ON;

/** No words come under it that were not under it before. */
function isFree(item: Item, placement: Placement, placements: Placements): boolean {
  const [was, now] = [placements.get(item)!, placement].map((own) => placedRect(item, own)) as [Rect, Rect];
  return [...placements].every(([other, own]) => {
    if (other.object.type !== 'text') return true;
    const words = placedRect(other, own);
    return overlapOf(words, now) <= overlapOf(words, was);
  });
}
