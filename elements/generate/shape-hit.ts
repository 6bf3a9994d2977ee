import { pathSegments } from '../display/path-data.js';
import type { Point } from '../math/geometry.js';

/** A drawing as shapes store it: path data within a view box that is stretched over the shape's box. */
export interface StretchedPath {
  readonly d: string;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** 'nonzero' when absent. */
  readonly rule?: 'nonzero' | 'evenodd';
}

type Polygon = readonly Point[];

/** Points a curve is drawn with: enough to say what lies on it. */
const STEPS = 6;

const known = new WeakMap<StretchedPath, readonly Polygon[]>();

/** Whether a point of the shape's box, as fractions of its sides, lies on the drawing. */
export function isOnPath(path: StretchedPath, { x, y }: Point): boolean {
  let polygons = known.get(path);
  if (!polygons) known.set(path, (polygons = polygonsOf(path.d)));
  const [left, top, width, height] = path.viewBox;
  const at = { x: left + x * width, y: top + y * height };
  const turns = polygons.reduce((sum, polygon) => sum + turnsAround(polygon, at), 0);
  return path.rule === 'evenodd' ? turns % 2 !== 0 : turns !== 0;
}

function polygonsOf(d: string): Polygon[] {
  const polygons: Point[][] = [];
  for (const segment of pathSegments(d)) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'M') polygons.push([]);
    const polygon = polygons.at(-1);
    if (!polygon) continue;
    const from = polygon.at(-1);
    if (segment[0] === 'C' && from) polygon.push(...curve(from, segment.slice(1) as number[]));
    else polygon.push({ x: segment.at(-2) as number, y: segment.at(-1) as number });
  }
  return polygons;
}

function curve(from: Point, points: readonly number[]): Point[] {
  const [x1, y1, x2, y2, x, y] = points as [number, number, number, number, number, number];
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y };
  });
}

/** How often the outline goes round the point: the sides that a ray to the right crosses, by their direction. */
function turnsAround(polygon: Polygon, { x, y }: Point): number {
  return polygon.reduce((turns, p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    if (p.y > y === q.y > y) return turns;
    const crosses = x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x);
    return crosses ? turns + (q.y > p.y ? 1 : -1) : turns;
  }, 0);
}
