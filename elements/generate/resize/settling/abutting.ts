import type { Rect } from '../../../math/geometry.js';
import { crossOf, lengthOf } from '../regions/block.js';
import { AXES, spans } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { endOf, startOf, withSpan } from '../regions/rects.js';
import { isPanel } from '../regions/stretch.js';
import { placedRect } from '../placing/evaluate.js';
import type { Held, Placements } from '../placing/placement.js';

/** Bands end where others begin when they come as near to it as this, as a part of the side. */
const MEET = 0.004;
/** A wider gap than this part of the side is meant. */
const GAP = 0.1;
/** A gap that nobody sees, px. */
const HAIR = 0.5;

/** Bands from side to side that met, sky and floor, meet again: a panel goes on to the other where a gap came between them. */
export function meetingAgain(placements: Placements, { from, to }: Held): Placements {
  const all: Placements = new Map(placements);
  for (const axis of AXES) {
    const cross = crossOf(axis);
    const bands = [...placements.keys()].filter(
      (item) => item.object.type !== 'text' && !item.parts && spans(item.box, cross, from),
    );
    for (const first of bands)
      for (const second of bands) {
        const apart = startOf(second.box, axis) - endOf(first.box, axis);
        if (first === second || Math.abs(apart) > MEET * lengthOf(from, axis)) continue;
        const [a, b] = [first, second].map((item) => placedRect(item, all.get(item)!)) as [Rect, Rect];
        const gap = startOf(b, axis) - endOf(a, axis);
        if (![a, b].every((rect) => spans(rect, cross, to))) continue;
        if (gap < HAIR || gap > GAP * lengthOf(to, axis)) continue;
        if (isPanel(first.object)) fill(all, first, withSpan(a, axis, startOf(a, axis), startOf(b, axis)));
        else if (isPanel(second.object)) fill(all, second, withSpan(b, axis, endOf(a, axis), endOf(b, axis)));
      }
  }
  return all;
}

function fill(placements: Placements, item: Item, rect: Rect): void {
  const placement = placements.get(item)!;
  if (placement.how === 'scaled' || placement.how === 'filled')
    placements.set(item, { how: 'filled', rect, scale: placement.scale });
}
