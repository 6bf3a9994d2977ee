import { radians, type Box, type Point, type Rect, boundsOfPoints } from './geometry.js';

/** An affine map as canvas `setTransform` takes it: [a, b, c, d, e, f]; x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

export function rotation(angle: number): Matrix {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  return [cos, sin, -sin, cos, 0, 0];
}

/** Inverse map; throws RangeError for a map that flattens the plane. */
export function invert(m: Matrix): Matrix {
  const [a, b, c, d, e, f] = m;
  const det = a * d - b * c;
  if (det === 0) throw new RangeError('matrix has no inverse');
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export const transformPoint = (m: Matrix, p: Point): Point => ({
  x: m[0] * p.x + m[2] * p.y + m[4],
  y: m[1] * p.x + m[3] * p.y + m[5],
});

/** Axis-aligned bounds of a rectangle after the map. */
export function transformRect(m: Matrix, r: Rect): Rect {
  const corner = (x: number, y: number): Point => transformPoint(m, { x, y });
  return boundsOfPoints([
    corner(r.x, r.y),
    corner(r.x + r.width, r.y),
    corner(r.x + r.width, r.y + r.height),
    corner(r.x, r.y + r.height),
  ]);
}

/** From an object's own space (origin at its top-left corner, not turned) to the page. */
export function boxMatrix(box: Box): Matrix {
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  return multiply(
    multiply(translation(cx, cy), rotation(box.rotation)),
    translation(-box.width / 2, -box.height / 2),
  );
}

/** The larger scale factor of the map: how many output pixels one unit may cover. */
export const scaleOf = (m: Matrix): number => Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]));

/** The smaller scale factor of the map, whatever the direction: of a length drawn this much larger nothing sticks out. */
export function leastScaleOf([a, b, c, d]: Matrix): number {
  return Math.abs(Math.hypot(a + d, b - c) - Math.hypot(a - d, b + c)) / 2;
}
