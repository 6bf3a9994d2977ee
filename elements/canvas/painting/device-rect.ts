import { expandRect, intersectRects, type Rect, type Size } from '../../math/geometry.js';
import { transformRect, type Matrix } from '../../math/matrix.js';

/** Device pixels that antialiasing may touch beyond the mathematical edge. */
export const FRINGE = 2;

/** The whole device pixels a rectangle of the page may touch. */
export function deviceRect(page: Rect, view: Matrix): Rect {
  const r = transformRect(view, page);
  const x = Math.floor(r.x) - FRINGE;
  const y = Math.floor(r.y) - FRINGE;
  return {
    x,
    y,
    width: Math.ceil(r.x + r.width) + FRINGE - x,
    height: Math.ceil(r.y + r.height) + FRINGE - y,
  };
}

/** The device pixels a page and its bleed lie on, with their edges on whole pixels so that they are sharp. */
export function sheetRect({ width, height }: Size, bleed: number, view: Matrix): Rect {
  const r = transformRect(view, expandRect({ x: 0, y: 0, width, height }, bleed));
  const x = Math.round(r.x);
  const y = Math.round(r.y);
  return { x, y, width: Math.round(r.x + r.width) - x, height: Math.round(r.y + r.height) - y };
}

/** The part of a device rectangle that is on a canvas. */
export const onCanvas = (rect: Rect, canvas: { width: number; height: number }): Rect =>
  intersectRects(rect, { x: 0, y: 0, width: canvas.width, height: canvas.height });
