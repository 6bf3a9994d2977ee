import type { Rect } from '../../../math/geometry.js';

/** A line of this axis stands across it: 'x' names lines that run from top to bottom. */
export type Axis = 'x' | 'y';

/** A rectangle as one axis sees it: its extent along the axis, and across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly acrossStart: number;
  readonly acrossEnd: number;
  /** Something smaller lies partly on it: it may be a backdrop of the row and not one of its members. */
  readonly behind?: boolean;
}

/** A hairline across the page where an edge or center met another, page pixels. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
}

/** A stretch along an axis that is measured out: a gap between two boxes, or the size of one. Page pixels. */
export interface Distance {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** Where it is drawn on the other axis. */
  readonly across: number;
}

/** Two lengths this near are the same, page pixels: what is left of adding and turning. */
export const SAME = 0.01;

export const same = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

export const along = (axis: Axis, { x, y, width, height }: Rect): Span =>
  axis === 'x'
    ? { start: x, end: x + width, acrossStart: y, acrossEnd: y + height }
    : { start: y, end: y + height, acrossStart: x, acrossEnd: x + width };

export const middleOf = ({ start, end }: Span): number => (start + end) / 2;

/** True when both have a stretch across the axis in common: neighbors in a row. */
export const sideBySide = (a: Span, b: Span): boolean =>
  a.acrossStart < b.acrossEnd && b.acrossStart < a.acrossEnd;

/** The nearer of two ways to go; the first when both are as far. */
export const nearer = (a: number | null, b: number | null): number | null =>
  a === null || (b !== null && Math.abs(b) < Math.abs(a) - SAME) ? b : a;
