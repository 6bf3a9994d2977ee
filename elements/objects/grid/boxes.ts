import type { Rect } from '../../math/geometry.js';
import { outlinePath } from '../outline.js';
import type { GridBox, GridObject } from './model.js';

/** Fractions this near to an edge of the grid lie on it. */
const ON_EDGE = 1e-4;
/** A gap never leaves a box narrower than this, page pixels. */
const LEAST = 1;

/** Where a box lies in the grid's own space, page pixels. Edges are whole pixels, so that neighbors leave no seam. */
export function boxRect({ width, height, grid_details: { gap = 0 } }: GridObject, box: GridBox): Rect {
  const [x, right] = side(box.x, box.x + box.width, width, gap);
  const [y, bottom] = side(box.y, box.y + box.height, height, gap);
  return { x, y, width: right - x, height: bottom - y };
}

export const boxRects = (grid: GridObject): Rect[] =>
  grid.grid_details.boxes.map((box) => boxRect(grid, box));

/** Both edges along one direction: inner ones give way by half the gap. */
function side(from: number, to: number, length: number, gap: number): [number, number] {
  const place = (at: number): number => (at > 1 - ON_EDGE ? length : Math.round(at * length));
  const start = place(from) + (from > ON_EDGE ? gap / 2 : 0);
  const end = place(to) - (to < 1 - ON_EDGE ? gap / 2 : 0);
  if (end - start >= LEAST) return [start, end];
  const middle = (from + to) * 0.5 * length;
  return [middle - LEAST / 2, middle + LEAST / 2];
}

/** What a box shows through, at the origin of its own space; null for its plain rectangle. */
export function boxOutline(grid: GridObject, box: GridBox, { width, height }: Rect): string | null {
  if (box.frame) return outlinePath(box.frame.outline, width, height, box.frame.radius);
  const radius = grid.grid_details.radius ?? 0;
  if (radius <= 0) return null;
  return outlinePath('rectangle', width, height, Math.min(0.5, radius / Math.min(width, height)));
}

/** Index of the box under a point of the grid's own space, the last drawn first; null between boxes. */
export function boxAt(grid: GridObject, { x, y }: { readonly x: number; readonly y: number }): number | null {
  const at = boxRects(grid).findLastIndex(
    (r) => x >= r.x && y >= r.y && x <= r.x + r.width && y <= r.y + r.height,
  );
  return at < 0 ? null : at;
}
