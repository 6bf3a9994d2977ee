import { expandRect, rectsIntersect, type Rect } from '../../../math/geometry.js';
import { flow, type Changed } from './flow.js';
import { keepsInRound } from './inner-rect.js';
import type { PageSpace } from './page-space.js';

/** Rounding, page pixels. */
const SLACK = 0.5;
/** Room that letters keep to what they did not touch, em; less where they had less. */
const CLEAR = 0.35;

/** Where everything is once the page has made room; null when there is none. */
export function settle(space: PageSpace, changed: Changed): readonly number[] | null {
  const shifts = flow(space, changed);
  const rects = space.things.map(({ rect }, i) => movedDown(changed.get(i) ?? rect, shifts[i]!));
  const touched = rects.flatMap((_, i) => (changed.has(i) || shifts[i] !== 0 ? [i] : []));
  return touched.every((i) => hasRoom(i, rects, space, changed)) ? shifts : null;
}

const movedDown = (rect: Rect, by: number): Rect => (by === 0 ? rect : { ...rect, y: rect.y + by });

function hasRoom(at: number, rects: readonly Rect[], space: PageSpace, changed: Changed): boolean {
  const rect = rects[at]!;
  if (!isWithin(rect, boundsNow(at, rects, space))) return false;
  if (!staysOnGround(at, rects, space)) return false;
  return rects.every((other, i) => i === at || isApart(at, i, rect, other, space, changed));
}

/** The place a thing has to keep to; it moves with what it stands on. */
function boundsNow(at: number, rects: readonly Rect[], { bounds, holders, things }: PageSpace): Rect {
  const holder = holders[at]!.findLast((i) => things[i]!.movable);
  return holder === undefined
    ? bounds[at]!
    : movedDown(bounds[at]!, rects[holder]!.y - things[holder]!.rect.y);
}

const staysOnGround = (at: number, rects: readonly Rect[], { things, holders }: PageSpace): boolean =>
  holders[at]!.every((i) => {
    const holder = things[i]!;
    return keepsInRound(holder, things[at]!.rect, movedDown(rects[at]!, holder.rect.y - rects[i]!.y));
  });

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** True where two things are as far apart as they were, or far enough; those that met before may go on doing so. */
function isApart(a: number, b: number, rect: Rect, other: Rect, space: PageSpace, changed: Changed): boolean {
  const { things, holders } = space;
  if (holders[a]!.includes(b) || holders[b]!.includes(a)) return true;
  const [first, second] = [things[a]!, things[b]!];
  const gap = separation(first.rect, second.rect);
  if (gap <= 0) {
    if (first.em === 0 || second.em === 0) return true;
    // tails of letters that reached into the next line are shorter where the letters are
    const part = Math.min(1, rect.height / first.rect.height, other.height / second.rect.height);
    return separation(rect, other) >= gap * part - SLACK;
  }
  const em =
    Math.max(changed.has(a) ? first.em : 0, changed.has(b) ? second.em : 0) || Math.min(first.em, second.em);
  // what stood above stays above
  if (isOver(first.rect, second.rect) && isOver(other, rect)) return false;
  if (isOver(second.rect, first.rect) && isOver(rect, other)) return false;
  return !rectsIntersect(expandRect(rect, Math.max(0, Math.min(gap, em * CLEAR) - SLACK)), other);
}

const isOver = (a: Rect, b: Rect): boolean =>
  a.y + a.height <= b.y && a.x < b.x + b.width && b.x < a.x + a.width;

/** How far two rectangles are apart; below 0 how deep they lie in each other. */
function separation(a: Rect, b: Rect): number {
  return Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
}
