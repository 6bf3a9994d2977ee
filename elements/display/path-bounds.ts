import { boundsOfPoints, EMPTY_RECT, type Point, type Rect } from '../math/geometry.js';
import { pathSegments, type Segment } from './path-data.js';

/** The smallest box around a path: where its curves go, not where their handles lie (ink bounds only hold those). */
export const pathBounds = (d: string): Rect => segmentBounds(pathSegments(d));

export function segmentBounds(segments: readonly Segment[]): Rect {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const segment of segments) {
    if (segment[0] === 'C') points.push(...extremes(at, segment));
    const end: Point =
      segment[0] === 'Z' ? start : { x: segment.at(-2) as number, y: segment.at(-1) as number };
    if (segment[0] === 'M') start = end;
    points.push(end);
    at = end;
  }
  return points.length === 0 ? EMPTY_RECT : boundsOfPoints(points);
}

type Cubic = Extract<Segment, readonly ['C', ...unknown[]]>;

/** Points of a curve where it turns back along an axis. */
function extremes(from: Point, [, x1, y1, x2, y2, x, y]: Cubic): Point[] {
  const turns = [...turningPoints(from.x, x1, x2, x), ...turningPoints(from.y, y1, y2, y)];
  return turns.map((t) => ({ x: cubicAt(t, from.x, x1, x2, x), y: cubicAt(t, from.y, y1, y2, y) }));
}

/** Where the derivative of a cubic is zero, between its ends. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = 3 * (p3 - 3 * p2 + 3 * p1 - p0);
  const b = 6 * (p2 - 2 * p1 + p0);
  const c = 3 * (p1 - p0);
  const inside = (t: number): boolean => t > 0 && t < 1;
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b].filter(inside);
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)].filter(inside);
}

const cubicAt = (t: number, p0: number, p1: number, p2: number, p3: number): number => {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
};
