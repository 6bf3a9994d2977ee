import type { Rect } from '../../../math/geometry.js';
import type { PageSpace } from './page-space.js';
import { gapAcross } from './units.js';

/** Texts that were filled in: where their letters are now, before anything moves; by thing. */
export type Changed = ReadonlyMap<number, Rect>;

/** A gap that is larger than those of a column may shrink to this part of one. */
const TIGHTEST = 0.7;

/**
 * How far each thing moves down (up below 0) for the texts that changed: what follows in the same column keeps its gap,
 * what stands further off moves only when it would get too near, and what is above a text that grew upwards moves up.
 */
export function flow(space: PageSpace, changed: Changed): number[] {
  const down = pushed(space, changed, 1);
  const up = pushed(space, changed, -1);
  return down.map((by, i) => by - up[i]!);
}

/** One direction: 1 looks at bottoms and moves down, -1 looks at tops and tells how far things move up. */
function pushed({ things, neighbors, rows }: PageSpace, changed: Changed, way: 1 | -1): number[] {
  const far = (r: Rect): number => (way === 1 ? r.y + r.height : -r.y);
  const grown = things.map(({ rect }, i) => (changed.has(i) ? far(changed.get(i)!) - far(rect) : 0));
  const shifts = things.map(() => 0);
  if (grown.every((by) => by === 0)) return shifts;
  const spans = things.map(({ rect }, i) => spanOf(rect, changed.get(i)));
  const before = way === 1 ? neighbors.above : neighbors.below;
  for (const unit of rows[way === 1 ? 'down' : 'up']) {
    const by = shiftOf(unit);
    if (by !== 0) for (const i of unit) shifts[i] = by;
  }
  return shifts;

  // loops without lists: this runs some thousand times a page
  function shiftOf(unit: readonly number[]): number {
    let least = -Infinity;
    let isClose = false;
    for (const i of unit)
      for (const { at, gap, column } of before[i]!) {
        if (gapAcross(spans[i]!, spans[at]!) >= 0) continue;
        const moved = shifts[at]! + grown[at]!;
        isClose ||= gap <= column;
        least = Math.max(least, gap <= column ? moved : moved - (gap - column * TIGHTEST));
      }
    if (least === -Infinity) return 0;
    return isClose ? least : Math.max(0, least);
  }
}

/** From the left of both to the right of both. */
function spanOf(rect: Rect, now: Rect | undefined): Rect {
  if (!now) return rect;
  const x = Math.min(rect.x, now.x);
  return { ...rect, x, width: Math.max(rect.x + rect.width, now.x + now.width) - x };
}
