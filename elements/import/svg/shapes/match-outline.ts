import { segmentBounds } from '../../../display/path-bounds.js';
import { pathSegments, type Segment } from '../../../display/path-data.js';
import type { Point, Rect } from '../../../math/geometry.js';
import { outlineNames, outlinePath, type OutlineName } from '../../../objects/outline.js';

/** A named outline and the radius of its corners. */
export interface NamedOutline {
  readonly outline: OutlineName;
  readonly radius: number;
}

/** How far two outlines may lie from each other, as a part of their size, and still be one. */
const ALIKE = 0.012;
/** A rectangle last: with round corners it may be much else. */
const ORDER = [...outlineNames.filter((name) => name !== 'rectangle'), 'rectangle' as const];
/** Longer paths are no outline that has a name. */
const MOST_SEGMENTS = 60;

/** The named outline that a path draws in its box, as frames show their pictures through; null when there is none. */
export function matchOutline(d: string): (NamedOutline & { readonly box: Rect }) | null {
  const segments = pathSegments(d);
  if (segments.length > MOST_SEGMENTS) return null;
  const box = segmentBounds(segments);
  const own = points(segments).map(({ x, y }) => ({ x: x - box.x, y: y - box.y }));
  if (!(box.width > 0) || !(box.height > 0)) return null;
  const least = Math.min(box.width, box.height);
  const near = (Math.SQRT2 + 1) * nearest({ x: 0, y: 0 }, own);
  const radius = near < ALIKE * least ? 0 : Math.min(0.5, near / least);
  for (const outline of ORDER) {
    const known = points(pathSegments(outlinePath(outline, box.width, box.height, radius)));
    const reach = ALIKE * Math.max(box.width, box.height);
    if (isNear(own, known, reach) && isNear(known, own, reach))
      return { outline, radius: outline === 'rectangle' ? radius : 0, box };
  }
  return null;
}

const isNear = (all: readonly Point[], to: readonly Point[], reach: number): boolean =>
  all.every((point) => nearest(point, to) <= reach);

/** Distance to the nearest side of the polygon that goes through the points. */
function nearest({ x, y }: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a.x - along * dx, y - a.y - along * dy));
  }
  return least;
}

/** Steps in which a curve is looked at. */
const STEPS = 8;

function points(segments: readonly Segment[]): Point[] {
  const found: Point[] = [];
  for (const segment of segments) {
    if (segment[0] === 'Z') continue;
    const at = found.at(-1);
    if (segment[0] !== 'C' || !at) {
      found.push({ x: segment[1], y: segment[2] });
      continue;
    }
    const [, x1, y1, x2, y2, x, y] = segment;
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const mix = (a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
      found.push({ x: mix(at.x, x1, x2, x), y: mix(at.y, y1, y2, y) });
    }
  }
  return found;
}
