import { intersectRects, type Rect } from '../../math/geometry.js';
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

/** The device pixels the page itself lies on, with its edges on whole pixels so that they are sharp. */
export function pageRect(page: { width: number; height: number }, view: Matrix): Rect {
  const r = transformRect(view, { x: 0, y: 0, ...page });
  const x = Math.round(r.x);
  const y = Math.round(r.y);
  return { x, y, width: Math.round(r.x + r.width) - x, height: Math.round(r.y + r.height) - y };
}

/** The part of a device rectangle that is on a canvas. */
export const onCanvas = (rect: Rect, canvas: { width: number; height: number }): Rect =>
  intersectRects(rect, { x: 0, y: 0, width: canvas.width, height: canvas.height });
