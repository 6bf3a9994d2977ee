import { intersectRects, type Rect } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import { areaOf, endOf, startOf, unionOf, withSpan } from '../regions/rects.js';
import { scrimSide, wordsOn } from '../regions/grounds/scrims.js';
import { placedRect } from './evaluate.js';
import type { Held, Placements } from './placement.js';

/** A scrim grows at most so many times: beyond, its words left it. */
const MOST = 3;
/** Words may stand deeper in a scrim by this part of it. */
const DEEPER = 0.08;

/**
 * Scrims drawn out so far towards their clear end, beyond the page if need be, that words stand as deep in them as they did:
 * what was read on a dark ground is read on one again.
 */
export function withScrims(placements: Placements): Placements {
  const items = [...placements.keys()];
  const all: Placements = new Map(placements);
  for (const [item, placement] of placements) {
    const side = placement.how === 'filled' ? scrimSide(item.object) : null;
    if (!side || placement.how !== 'filled') continue;
    const words = wordsOn(item, items);
    if (words.length === 0) continue;
    const was = unionOf(words.map(({ box }) => box));
    const now = unionOf(words.map((word) => placedRect(word, placements.get(word)!)));
    const axis: Axis = side === 'left' || side === 'right' ? 'x' : 'y';
    const isForward = side === 'right' || side === 'bottom';
    const reached = (box: Rect, scrim: Rect): number =>
      isForward ? endOf(box, axis) - startOf(scrim, axis) : endOf(scrim, axis) - startOf(box, axis);
    const deep = reached(was, item.box) / lengthOf(item.box, axis) + DEEPER;
    const length = reached(now, placement.rect) / deep;
    const own = lengthOf(placement.rect, axis);
    if (length <= own || length > own * MOST) continue;
    const [first, last] = [startOf(placement.rect, axis), endOf(placement.rect, axis)];
    const rect = isForward
      ? withSpan(placement.rect, axis, first, first + length)
      : withSpan(placement.rect, axis, last - length, last);
    all.set(item, { ...placement, rect });
  }
  return all;
}

/** What it costs that they cover all of a page that they left free. */
export const SMOTHERED = 0.6;
/** Scrims may cover this part of a side more than they did. */
const MORE = 0.05;

/** How much more of the page, by its sides, scrims cover than did: what is behind them is hardly seen. */
export function smothered(placements: Placements, { from, to }: Held): number {
  const scrims = [...placements.keys()].filter(({ object }) => scrimSide(object));
  if (scrims.length === 0) return 0;
  const drawn = withScrims(placements);
  const covered = (rect: Rect, page: Rect): number => areaOf(intersectRects(rect, page)) / areaOf(page);
  const more = scrims.reduce(
    (all, scrim) => all + covered(placedRect(scrim, drawn.get(scrim)!), to) - covered(scrim.box, from),
    0,
  );
  return Math.max(0, more - MORE);
}
