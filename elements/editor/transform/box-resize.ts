import { center, degrees, rotatePoint, type Box, type Point, type Size } from '../../math/geometry.js';

/** Which corner or side is pulled: -1, 0 or 1 along the box's own width and height. */
export interface HandleDirection {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface ResizeOptions {
  /** Corners keep width to height. */
  readonly keepAspect: boolean;
  /** The center stays instead of the opposite corner or side. */
  readonly fromCenter: boolean;
  /** Smallest width and height, page pixels; a side that is smaller already may stay as it is. */
  readonly least: number;
}

/** Point of the box at fractions of its own width and height. */
export function pointOfBox(box: Box, at: Point): Point {
  const upright = { x: box.x + at.x * box.width, y: box.y + at.y * box.height };
  return rotatePoint(upright, center(box), box.rotation);
}

/** The part of the box that stays in place while a handle is pulled, as fractions of width and height. */
export const anchorOf = (handle: HandleDirection, fromCenter: boolean): Point =>
  fromCenter ? { x: 0.5, y: 0.5 } : { x: (1 - handle.x) / 2, y: (1 - handle.y) / 2 };

/** The same for what only takes a width: its lines wrap anew, so it is its top that stays [E-059]. */
export const topAnchorOf = (handle: HandleDirection, fromCenter: boolean): Point => ({
  x: anchorOf(handle, fromCenter).x,
  y: handle.y === 0 ? 0 : anchorOf(handle, fromCenter).y,
});

/** Size the box takes when the pulled handle follows `pointer`. Boxes never turn inside out. */
export function resizedSize(box: Box, handle: HandleDirection, pointer: Point, options: ResizeOptions): Size {
  const anchor = pointOfBox(box, anchorOf(handle, options.fromCenter));
  const reach = rotatePoint(pointer, anchor, -box.rotation);
  if (!Number.isFinite(reach.x + reach.y)) return { width: box.width, height: box.height };
  const factor = options.fromCenter ? 2 : 1;
  const free = {
    width: handle.x === 0 ? box.width : handle.x * (reach.x - anchor.x) * factor,
    height: handle.y === 0 ? box.height : handle.y * (reach.y - anchor.y) * factor,
  };
  const corner = handle.x !== 0 && handle.y !== 0;
  return corner && options.keepAspect
    ? inProportion(box, free, options.least)
    : atLeast(box, free, options.least);
}

const atLeast = (box: Size, { width, height }: Size, least: number): Size => ({
  width: Math.max(Math.min(least, box.width), width),
  height: Math.max(Math.min(least, box.height), height),
});

/** The size on the box's diagonal nearest to the one asked for. */
function inProportion(box: Size, free: Size, least: number): Size {
  const along = free.width * box.width + free.height * box.height;
  const scale = along / (box.width ** 2 + box.height ** 2);
  // a rule of 300 x 4 may get shorter too: its thin side need only keep a pixel
  const smallest = Math.max(least / Math.max(box.width, box.height), 1 / Math.min(box.width, box.height));
  const factor = Math.max(scale, Math.min(1, smallest));
  return { width: box.width * factor, height: box.height * factor };
}

/** Where a box of a new size lies when its point at fractions `anchor` stays where it was in `box`. */
export function placedAt(box: Box, size: Size, anchor: Point): Box {
  const fixed = pointOfBox(box, anchor);
  const middle = {
    x: fixed.x + (0.5 - anchor.x) * size.width,
    y: fixed.y + (0.5 - anchor.y) * size.height,
  };
  const turned = rotatePoint(middle, fixed, box.rotation);
  return { ...size, x: turned.x - size.width / 2, y: turned.y - size.height / 2, rotation: box.rotation };
}

/** What pulling an end of a line keeps to. */
export interface LinePull {
  /** Degrees between the directions it may take; any when absent. */
  readonly step?: number;
  /** The middle stays and both ends move, instead of the other end staying. */
  readonly fromCenter?: boolean;
}

/** A line's box after one of its ends was pulled to `pointer`: width and rotation follow, the height stays. */
export function pulledLine(
  box: Box,
  end: 'start' | 'end',
  pointer: Point,
  { step, fromCenter = false }: LinePull,
): Box {
  const anchor = anchorOf({ x: end === 'start' ? -1 : 1, y: 0 }, fromCenter);
  const fixed = pointOfBox(box, anchor);
  const toPointer = Math.atan2(pointer.y - fixed.y, pointer.x - fixed.x);
  const free = degrees(toPointer) + (end === 'start' ? 180 : 0);
  const rotation = step ? Math.round(free / step) * step : free;
  const reach = Math.hypot(pointer.x - fixed.x, pointer.y - fixed.y);
  const width = Math.max(1, fromCenter ? 2 * reach : reach);
  const along = rotatePoint({ x: (0.5 - anchor.x) * width, y: 0 }, { x: 0, y: 0 }, rotation);
  const middle = { x: fixed.x + along.x, y: fixed.y + along.y };
  return { x: middle.x - width / 2, y: middle.y - box.height / 2, width, height: box.height, rotation };
}
