import type { Point, Rect, Size } from '../../math/geometry.js';
import type { Guide } from './tool-view.js';

export interface Snapped {
  /** How far to move further, page pixels. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/** Pulls a moved rectangle to the page's edges and middle when one of its own is within `reach` page pixels. */
export function snapToPage(moved: Rect, page: Size, reach: number): Snapped {
  const x = nearest([moved.x, moved.x + moved.width / 2, moved.x + moved.width], page.width, reach);
  const y = nearest([moved.y, moved.y + moved.height / 2, moved.y + moved.height], page.height, reach);
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    guides: [
      ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
      ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
    ],
  };
}

function nearest(own: readonly number[], side: number, reach: number): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null;
  // the middle first: at equal distance it is what is meant
  for (const at of [side / 2, 0, side]) {
    for (const edge of own) {
      const by = at - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  }
  return best;
}
