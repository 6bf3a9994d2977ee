import type { Point, Rect } from '../../../math/geometry.js';
import { along, middleOf, nearer, type Axis, type Distance, type Guide, type Span } from './axis.js';
import { evenGaps, evenShifts, rowOf } from './spacing.js';
import type { AxisTargets, SnapTargets } from './targets.js';

/** What a gesture met, to be drawn. */
export interface Met {
  readonly guides: readonly Guide[];
  readonly distances: readonly Distance[];
}

export interface Snapped extends Met {
  /** How far to move further, page pixels. */
  readonly by: Point;
}

export const NOTHING_MET: Met = { guides: [], distances: [] };

/**
 * Pulls a moved rectangle, on each axis for itself, to the nearest place within `reach` page pixels: where an edge or its
 * middle meets a line, or where its gaps are even. All that it meets there is told.
 */
export function snapMoved(
  moved: Rect,
  targets: SnapTargets,
  reach: number,
  axes: readonly Axis[] = ['x', 'y'],
): Snapped {
  const shift = (axis: Axis): number =>
    axes.includes(axis) ? (shiftOf(along(axis, moved), targets[axis], reach) ?? 0) : 0;
  const by = { x: shift('x'), y: shift('y') };
  const rect = { ...moved, x: moved.x + by.x, y: moved.y + by.y };
  const met = axes.map((axis) => metBy(axis, rect, targets[axis]));
  return {
    by,
    guides: met.flatMap(({ guides }) => guides),
    distances: met.flatMap(({ distances }) => distances),
  };
}

function shiftOf(span: Span, targets: AxisTargets, reach: number): number | null {
  // the middle first: at equal distance it is what is meant
  const toLines = [middleOf(span), span.start, span.end].map((own) => {
    const line = targets.lines.nearest(own, reach);
    return line === null ? null : line - own;
  });
  const even = evenShifts(span, rowOf(span, targets.boxes), reach);
  return [...toLines, ...even].reduce(nearer, null);
}

function metBy(axis: Axis, rect: Rect, targets: AxisTargets): Met {
  const span = along(axis, rect);
  const own = new Set([span.start, middleOf(span), span.end]);
  const guides = [...own].filter((at) => targets.lines.has(at)).map((at) => ({ axis, at }));
  return { guides, distances: evenGaps(axis, span, rowOf(span, targets.boxes)) };
}

/** A point pulled to lines near it, and the lines it then lies on. */
export function snapPoint(point: Point, targets: SnapTargets, reach: number): Point & Met {
  const x = targets.x.lines.nearest(point.x, reach) ?? point.x;
  const y = targets.y.lines.nearest(point.y, reach) ?? point.y;
  const guides = [
    ...(targets.x.lines.has(x) ? [{ axis: 'x' as const, at: x }] : []),
    ...(targets.y.lines.has(y) ? [{ axis: 'y' as const, at: y }] : []),
  ];
  return { x, y, guides, distances: [] };
}
