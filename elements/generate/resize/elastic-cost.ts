import { intersectRects, type Rect } from '../../math/geometry.js';
import { placedRect } from './placing/evaluate.js';
import type { Held, Placements } from './placing/placement.js';
import { lengthOf, type ArtBlock, type Axis } from './regions/block.js';
import { AXES } from './regions/edges.js';
import type { Item } from './regions/items.js';
import { areaOf, endOf, overlapOf, shareIn, startOf, unionOf } from './regions/rects.js';

/** What a page that is dragged loses: in scores, 0 for nothing. */

/** Drawings over each other that were not, as a part of the smaller. */
export function crowding(clusters: readonly ArtBlock[], placements: Placements): number {
  const boxes = clusters.map(({ items }) =>
    unionOf(items.map((item) => placedRect(item, placements.get(item)!))),
  );
  const common = (a: Rect, b: Rect): number => overlapOf(a, b) / Math.max(1, Math.min(areaOf(a), areaOf(b)));
  let cost = 0;
  clusters.forEach((a, i) =>
    clusters.forEach((b, j) => {
      if (j <= i) return;
      cost += Math.max(0, common(boxes[i]!, boxes[j]!) - common(a.box, b.box) - 0.05) * 0.9;
    }),
  );
  return cost;
}

/** A panel that hides this part of a drawing hides its end; it must hide so much of that again, and what it costs else. */
const ENDS = 0.02;
const BARED = 0.4;
const END_SEEN = 0.35;

/** Drawings that left the ground they stood on: trees above their hill. */
export function adrift(
  clusters: readonly ArtBlock[],
  spans: readonly Item[],
  placements: Placements,
): number {
  let cost = 0;
  for (const { items } of clusters)
    for (const item of items) {
      if (item.object.type === 'text') continue;
      for (const span of spans) {
        const was = shareIn(item.box, span.box);
        if (was < ENDS) continue;
        const now = shareIn(placedRect(item, placements.get(item)!), placedRect(span, placements.get(span)!));
        if (item.parts && item.order < span.order && now < was * BARED) cost += END_SEEN;
        if (was < 0.05) continue;
        // what lay whole on its ground is cut off by its edge, or what stood behind it is hidden
        const isCut = was > 0.95 || (item.order < span.order && now > was);
        cost += Math.max(0, Math.abs(was - now) - 0.1) * (isCut ? 0.8 : 0.15);
      }
    }
  return Math.min(0.5, cost);
}

/** Room that words and drawings leave: a page with little on it is no page. */
export function emptiness(clusters: readonly ArtBlock[], placements: Placements, rect: Rect): number {
  const taken = clusters.reduce((all, { items }) => {
    const seen = intersectRects(unionOf(items.map((item) => placedRect(item, placements.get(item)!))), rect);
    return all + areaOf(seen);
  }, 0);
  return Math.max(0, 0.3 - taken / areaOf(rect)) * 0.8;
}

/** The largest drawing may get this much smaller beside its page, as a logarithm, before it costs; and what it costs then. */
const SMALLER = 0.45;
const DWINDLED = 0.4;

/** What it costs that the largest drawing takes less of the page than it did: it was dragged into a corner to be out of the way. */
export function dwindling(drawings: readonly ArtBlock[], placements: Placements, { from, to }: Held): number {
  const [largest] = drawings.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  if (!largest) return 0;
  const was = areaOf(intersectRects(largest.box, from)) / areaOf(from);
  const seen = unionOf(largest.items.map((item) => placedRect(item, placements.get(item)!)));
  const now = areaOf(intersectRects(seen, to)) / areaOf(to);
  return Math.max(0, Math.log(was / Math.max(0.001, now)) - SMALLER) * DWINDLED;
}

/** A band of a page may be empty up to this part of it, and as much as it was. */
const VOID = 0.25;

/** Empty bands across the page that were not: words at its top, a drawing at its bottom and nothing between. */
export function voids(shown: readonly ArtBlock[], placements: Placements, { from, to }: Held): number {
  const now = shown.map(({ items }) => unionOf(items.map((item) => placedRect(item, placements.get(item)!))));
  const was = shown.map(({ box }) => box);
  const more = AXES.map((axis) => widestGap(now, axis, to) - Math.max(VOID, widestGap(was, axis, from)));
  return Math.max(0, ...more) * EMPTY_BAND;
}

/** What it costs that all of a page is empty. */
const EMPTY_BAND = 0.8;

/** The longest stretch of a side with nothing beside it, as a part of the side. */
function widestGap(boxes: readonly Rect[], axis: Axis, page: Rect): number {
  const sorted = [...boxes].sort((a, b) => startOf(a, axis) - startOf(b, axis));
  let [end, widest] = [startOf(page, axis), 0];
  for (const box of sorted) {
    widest = Math.max(widest, startOf(box, axis) - end);
    end = Math.max(end, endOf(box, axis));
  }
  return Math.max(widest, endOf(page, axis) - end) / lengthOf(page, axis);
}
