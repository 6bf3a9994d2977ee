import type { Point, Rect } from '../../math/geometry.js';

/** Between a text and the one added after it, as a part of its height. */
const GAP = 0.25;
/** Centers that are nearer than this count as one above the other, px. */
const SAME = 4;

/**
 * Where a box of a height goes that was to stand at a point: below those that stand there already, one after the other,
 * so that a heading and a subheading added one after the other are both read. The point itself where that leaves the page.
 */
export function spotBelow(taken: readonly Rect[], at: Point, height: number, most: number): Point {
  const column = taken
    .filter(({ x, width }) => Math.abs(x + width / 2 - at.x) < SAME)
    .sort((a, b) => a.y - b.y);
  let { y } = at;
  for (const box of column)
    if (box.y < y + height / 2 && box.y + box.height > y - height / 2)
      y = box.y + box.height + height * (0.5 + GAP);
  return y + height / 2 <= most ? { x: at.x, y } : at;
}
