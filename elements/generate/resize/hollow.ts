import { intersectRects, type Rect } from '../../math/geometry.js';
import { placedRect } from './placing/evaluate.js';
import { inPieces } from './placing/pieces.js';
import type { Held, Placements } from './placing/placement.js';
import { spans } from './regions/edges.js';
import type { Item } from './regions/items.js';
import { areaOf } from './regions/rects.js';
import { isPanel, isStretchable } from './regions/stretch.js';

/** The largest empty rectangle of a page: words in one corner, a drawing in the other and nothing between. */

/** Cells that a page is looked at in, along each side. */
const CELLS = 24;
/** A page may have so large a part of it empty, or as much as it had. */
const FREE = 0.2;
/** What it costs that all of it is; on a page that got wider, where words at one side leave the other empty, less is too much. */
const HOLLOW = 0.9;
const WIDER = { free: 0.17, hollow: 1.5 };
/** Ground takes this part of a page. */
const GROUND = 0.35;

/** What it costs that a page, or a part of one, has a larger hole than it had. */
export function hollow(placements: Placements, { from, to }: Held): number {
  const shown = [...inPieces(placements)].filter(([item]) => !isGround(item, from));
  if (shown.length === 0) return 0;
  const was = holeIn(
    shown.map(([{ box }]) => box),
    from,
  );
  const now = holeIn(
    shown.map(([item, placement]) => placedRect(item, placement)),
    to,
  );
  const isWider = to.width * from.height > to.height * from.width;
  const [free, cost] = isWider ? [WIDER.free, WIDER.hollow] : [FREE, HOLLOW];
  return Math.max(0, now - Math.max(free, was)) * cost;
}

/** Panels, bands and photos that others stand on. */
const isGround = (item: Item, from: Rect): boolean =>
  !item.text &&
  (areaOf(intersectRects(item.box, from)) > GROUND * areaOf(from) ||
    (isPanel(item.object) && areaOf(item.box) > 0.1 * areaOf(from)) ||
    (isStretchable(item) && (spans(item.box, 'x', from) || spans(item.box, 'y', from))));

/** The largest rectangle without a box, as a part of the page. */
function holeIn(boxes: readonly Rect[], page: Rect): number {
  const taken = new Uint8Array(CELLS * CELLS);
  const cell = (at: number, start: number, length: number): number => ((at - start) / length) * CELLS;
  for (const box of boxes) {
    const [left, right] = [box.x, box.x + box.width].map((x) => cell(x, page.x, page.width)) as [
      number,
      number,
    ];
    const [top, bottom] = [box.y, box.y + box.height].map((y) => cell(y, page.y, page.height)) as [
      number,
      number,
    ];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(CELLS, Math.ceil(bottom)); y++)
      taken.fill(
        1,
        y * CELLS + Math.min(CELLS, Math.max(0, Math.floor(left))),
        y * CELLS + Math.max(0, Math.min(CELLS, Math.ceil(right))),
      );
  }
  let largest = 0;
  const heights = new Uint8Array(CELLS);
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) heights[x] = taken[y * CELLS + x] ? 0 : heights[x]! + 1;
    for (let x = 0; x < CELLS; x++) {
      let least = CELLS;
      for (let to = x; to < CELLS && heights[to]! > 0; to++) {
        least = Math.min(least, heights[to]!);
        largest = Math.max(largest, least * (to - x + 1));
      }
    }
  }
  return largest / CELLS ** 2;
}
