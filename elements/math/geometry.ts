/** Plane geometry. Lengths are page pixels, angles are degrees clockwise (y points down) unless a name says otherwise. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An axis-aligned rectangle: top-left corner and size. */
export interface Rect extends Point, Size {}

/** A rectangle turned about its own center: what an object of a design occupies. */
export interface Box extends Rect {
  /** Degrees clockwise. */
  readonly rotation: number;
}

export const EMPTY_RECT: Rect = { x: 0, y: 0, width: 0, height: 0 };

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (value: number): number => (value * 180) / Math.PI;

/** Angle folded into [0, 360). */
export function normalizeDegrees(value: number): number {
  const folded = value % 360;
  return folded < 0 ? folded + 360 : folded;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const center = (r: Rect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

export function rotatePoint(p: Point, about: Point, angle: number): Point {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const dx = p.x - about.x;
  const dy = p.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** Corners of a turned box, clockwise from its own top left. */
export function boxCorners(box: Box): [Point, Point, Point, Point] {
  const c = center(box);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const turn = (x: number, y: number): Point => rotatePoint({ x, y }, c, box.rotation);
  return [turn(box.x, box.y), turn(right, box.y), turn(right, bottom), turn(box.x, bottom)];
}

/** Smallest rectangle that holds every point; EMPTY_RECT for none. */
export function boundsOfPoints(points: readonly Point[]): Rect {
  if (points.length === 0) return EMPTY_RECT;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const p of points) {
    left = Math.min(left, p.x);
    top = Math.min(top, p.y);
    right = Math.max(right, p.x);
    bottom = Math.max(bottom, p.y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Axis-aligned bounds of a turned box. */
export const boxBounds = (box: Box): Rect => (box.rotation === 0 ? box : boundsOfPoints(boxCorners(box)));

export const isEmptyRect = (r: Rect): boolean => r.width <= 0 || r.height <= 0;

/** Smallest rectangle over both; an empty one adds nothing. */
export function unionRects(a: Rect, b: Rect): Rect {
  if (isEmptyRect(a)) return b;
  if (isEmptyRect(b)) return a;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export const rectsIntersect = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What both have in common; empty when they do not meet. */
export function intersectRects(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : EMPTY_RECT;
}

export const expandRect = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  width: r.width + 2 * by,
  height: r.height + 2 * by,
});

/** True when the point lies in the turned box, edges included. */
export function boxContains(box: Box, p: Point): boolean {
  const q = rotatePoint(p, center(box), -box.rotation);
  return q.x >= box.x && q.x <= box.x + box.width && q.y >= box.y && q.y <= box.y + box.height;
}

/** True when all of the turned box lies in the rectangle. */
export function boxInside(box: Box, area: Rect): boolean {
  const { x, y, width, height } = boxBounds(box);
  return x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;
}

/** True when the turned box and the rectangle have a place in common, not only the box's bounds. */
export function boxMeets(box: Box, area: Rect): boolean {
  if (!rectsIntersect(boxBounds(box), area)) return false;
  if (box.rotation === 0) return true;
  // seen from the box it is the area that is turned, about the same point: bounds part them along one axis or another
  const c = center(box);
  const turned = boxCorners({ ...area, rotation: 0 }).map((p) => rotatePoint(p, c, -box.rotation));
  return rectsIntersect(boundsOfPoints(turned), box);
}
