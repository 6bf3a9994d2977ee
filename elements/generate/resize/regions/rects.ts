import { unionRects, type Rect } from '../../../math/geometry.js';
import type { Axis, Edges } from './block.js';

export const areaOf = ({ width, height }: Rect): number => Math.max(0, width) * Math.max(0, height);

/** Which part of a rectangle lies in another, 0 to 1; that of a line by its length. */
export function shareIn(inner: Rect, outer: Rect): number {
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  if (width < 0 || height < 0) return 0;
  return (inner.width > 0 ? width / inner.width : 1) * (inner.height > 0 ? height / inner.height : 1);
}

/** The area that two rectangles have in common; counted a million times a page, so nothing is made for it. */
export function overlapOf(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  if (width <= 0) return 0;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return height > 0 ? width * height : 0;
}

export const unionOf = (rects: readonly Rect[]): Rect => rects.reduce((all, rect) => unionRects(all, rect));

export const startOf = (rect: Rect, axis: Axis): number => (axis === 'x' ? rect.x : rect.y);
export const endOf = (rect: Rect, axis: Axis): number =>
  axis === 'x' ? rect.x + rect.width : rect.y + rect.height;

/** How far the inner rectangle's edges lie inside the outer's. */
export const insetsOf = (inner: Rect, outer: Rect): Edges => ({
  left: inner.x - outer.x,
  top: inner.y - outer.y,
  right: outer.x + outer.width - inner.x - inner.width,
  bottom: outer.y + outer.height - inner.y - inner.height,
});

export const inset = (rect: Rect, { left, top, right, bottom }: Edges): Rect => ({
  x: rect.x + left,
  y: rect.y + top,
  width: Math.max(1, rect.width - left - right),
  height: Math.max(1, rect.height - top - bottom),
});

export const mapEdges = (edges: Edges, change: (length: number) => number): Edges => ({
  left: change(edges.left),
  top: change(edges.top),
  right: change(edges.right),
  bottom: change(edges.bottom),
});

/** The span [from, to] of a rectangle along an axis, the rest as it is. */
export const withSpan = (rect: Rect, axis: Axis, from: number, to: number): Rect =>
  axis === 'x' ? { ...rect, x: from, width: to - from } : { ...rect, y: from, height: to - from };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

export const middleOf = (rect: Rect, axis: Axis): number => (startOf(rect, axis) + endOf(rect, axis)) / 2;

/** The gap between two boxes along the axis where it is wider; 0 where they meet. */
export const gapBetween = (a: Rect, b: Rect): number =>
  Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);

export const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / values.length;
