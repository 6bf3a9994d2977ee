import { center, rotatePoint, type Point, type Rect } from '../../math/geometry.js';
import type { HandleDirection } from '../transform/box-resize.js';
import type { Crop } from './crop-geometry.js';

/** Smallest side of a frame, page pixels. */
const LEAST = 8;

export interface FrameResize {
  /** Width over height to keep; null for any. */
  readonly ratio: number | null;
  /** The middle stays instead of the opposite corner or side. */
  readonly fromCenter: boolean;
}

/** Both edges of one direction. */
type Span = readonly [start: number, end: number];

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The frame, in its old space, after a handle was pulled to a point; it stops where the picture ends. */
export function pulledFrame(crop: Crop, handle: HandleDirection, to: Point, options: FrameResize): Rect {
  const { width, height } = crop.frame;
  const from: Edges = { left: 0, top: 0, right: width, bottom: height };
  const free = freely(from, handle, to, options.fromCenter);
  if (options.ratio !== null)
    return rectOf(reached(crop, from, inRatio(from, free, handle, { ...options, ratio: options.ratio })));
  // one direction after the other, so that a frame slides along the picture's edge
  const across = reached(crop, from, { ...from, left: free.left, right: free.right });
  return rectOf(reached(crop, across, { ...across, top: free.top, bottom: free.bottom }));
}

function freely(from: Edges, { x, y }: HandleDirection, to: Point, both: boolean): Edges {
  const [left, right] = along([from.left, from.right], x, to.x, both);
  const [top, bottom] = along([from.top, from.bottom], y, to.y, both);
  return { left, top, right, bottom };
}

/** Both edges of one direction after one was pulled; neither passes the other. */
function along([start, end]: Span, pull: number, to: number, both: boolean): Span {
  if (pull === 0) return [start, end];
  const least = Math.min(LEAST, end - start);
  if (both) {
    const half = Math.max(least / 2, Math.abs(to - (start + end) / 2));
    return [(start + end) / 2 - half, (start + end) / 2 + half];
  }
  return pull < 0 ? [Math.min(to, end - least), end] : [start, Math.max(to, start + least)];
}

/** The size in proportion that is nearest, held at what stays in place. */
function inRatio(
  from: Edges,
  free: Edges,
  handle: HandleDirection,
  { ratio, fromCenter: both }: FrameResize & { readonly ratio: number },
): Edges {
  const width = free.right - free.left;
  const height = free.bottom - free.top;
  const corner = handle.x !== 0 && handle.y !== 0;
  const byHeight = corner ? Math.max(height, width / ratio) : handle.x !== 0 ? width / ratio : height;
  const size = { width: byHeight * ratio, height: byHeight };
  const [left, right] = held([from.left, from.right], both ? 0 : handle.x, size.width);
  const [top, bottom] = held([from.top, from.bottom], both ? 0 : handle.y, size.height);
  return { left, top, right, bottom };
}

function held([start, end]: Span, pull: number, length: number): Span {
  if (pull > 0) return [start, start + length];
  if (pull < 0) return [end - length, end];
  return [(start + end - length) / 2, (start + end + length) / 2];
}

/** As far from `from` towards `to` as every corner stays on the picture. */
function reached({ content, turn }: Crop, from: Edges, to: Edges): Edges {
  const middle = center(content);
  let share = 1;
  const ends = cornersOf(to);
  cornersOf(from).forEach((corner, i) => {
    const a = rotatePoint(corner, middle, -turn);
    const b = rotatePoint(ends[i]!, middle, -turn);
    for (const [start, end] of [
      [a.x - content.x, b.x - content.x],
      [content.x + content.width - a.x, content.x + content.width - b.x],
      [a.y - content.y, b.y - content.y],
      [content.y + content.height - a.y, content.y + content.height - b.y],
    ] as const)
      // a corner that was off the picture already does not hold the frame
      if (end < 0 && start > end) share = Math.min(share, Math.max(0, start) / (Math.max(0, start) - end));
  });
  const part = (a: number, b: number): number => a + (b - a) * share;
  return {
    left: part(from.left, to.left),
    top: part(from.top, to.top),
    right: part(from.right, to.right),
    bottom: part(from.bottom, to.bottom),
  };
}

const cornersOf = ({ left, top, right, bottom }: Edges): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const rectOf = ({ left, top, right, bottom }: Edges): Rect => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});
