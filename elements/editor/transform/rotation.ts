import { center, degrees, normalizeDegrees, rotatePoint, type Box, type Point } from '../../math/geometry.js';

/** With Shift a box turns in steps of this many degrees. */
const STEP = 15;
/** Near a quarter turn, by this many degrees, it is taken to be meant. */
const QUARTER_PULL = 3;

/** Angle of the pointer about a center, degrees. */
export const angleAbout = (middle: Point, pointer: Point): number =>
  degrees(Math.atan2(pointer.y - middle.y, pointer.x - middle.x));

/** A dragged rotation as it is meant, in [0, 360) and tenths of a degree. */
export function settledRotation(free: number, inSteps: boolean): number {
  const angle = normalizeDegrees(free);
  if (inSteps) return normalizeDegrees(Math.round(angle / STEP) * STEP);
  const quarter = Math.round(angle / 90) * 90;
  const meant = Math.abs(angle - quarter) <= QUARTER_PULL ? quarter : Math.round(angle * 10) / 10;
  return normalizeDegrees(meant);
}

/** A box turned about a point, its own center or that of a group. */
export function turnedAbout(box: Box, about: Point, by: number): Box {
  const middle = rotatePoint(center(box), about, by);
  return {
    ...box,
    x: middle.x - box.width / 2,
    y: middle.y - box.height / 2,
    rotation: normalizeDegrees(box.rotation + by),
  };
}
