import type { Rect, Size } from '../../../math/geometry.js';
import type { Side } from '../../understand/page-tree.js';

/** Told here as well as in `block.ts`, which knows items, which know this. */
const LENGTH = { x: 'width', y: 'height' } as const;

type Axis = keyof typeof LENGTH;

export const AXES: readonly Axis[] = ['x', 'y'];
export const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];
export const OPPOSITE: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

/** Nearer to an edge than this part of the side is at the edge. */
const AT_EDGE = 0.012;

/** The edges of a page that a box on it reaches. */
export function bleedsOf({ x, y, width, height }: Rect, page: Size): Set<Side> {
  const near = { x: page.width * AT_EDGE, y: page.height * AT_EDGE };
  const sides: Side[] = [];
  if (x <= near.x) sides.push('left');
  if (y <= near.y) sides.push('top');
  if (x + width >= page.width - near.x) sides.push('right');
  if (y + height >= page.height - near.y) sides.push('bottom');
  return new Set(sides);
}

/** Reaches an edge of a region. */
export const touchesEdge = (box: Rect, region: Rect): boolean =>
  box.x <= region.x + region.width * AT_EDGE ||
  box.y <= region.y + region.height * AT_EDGE ||
  box.x + box.width >= region.x + region.width * (1 - AT_EDGE) ||
  box.y + box.height >= region.y + region.height * (1 - AT_EDGE);

/** Which of the two edges across from each other a box reaches. */
export function edgesReached(box: Rect, axis: Axis, from: Rect): { start: boolean; end: boolean } {
  const side = LENGTH[axis];
  const near = from[side] * AT_EDGE;
  return {
    start: box[axis] <= from[axis] + near,
    end: box[axis] + box[side] >= from[axis] + from[side] - near,
  };
}

/** What reaches both. */
export function spans(box: Rect, axis: Axis, from: Rect): boolean {
  const { start, end } = edgesReached(box, axis, from);
  return start && end;
}
