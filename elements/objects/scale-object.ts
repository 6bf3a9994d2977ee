import { rotatePoint, type Point, type Size } from '../math/geometry.js';
import type { ObjectEnv } from './kind.js';
import { kindFor, type DesignObject } from './kinds.js';

/**
 * The patch for an object that is made larger or smaller as a whole: its letters, strokes, dashes, corners and spacings with
 * it [E-049]. `to` is its new size, by default `factor` times what it has.
 */
export function scaledObject(
  object: DesignObject,
  factor: number,
  env: ObjectEnv,
  to: Size = { width: object.width * factor, height: object.height * factor },
): Partial<DesignObject> {
  const kind = kindFor(object);
  return {
    ...to,
    ...kind.resized(object, to, { corner: true }, env),
    ...kind.scaled?.(object, factor),
  } as Partial<DesignObject>;
}

/**
 * By how much the middle of an object moves when its kind took another size than was asked for: a text's lines begin at its
 * top, all else fills its box round the middle.
 */
export function middleShift(object: DesignObject, asked: Size, taken: Size): Point {
  if (kindFor(object).resize !== 'width') return { x: 0, y: 0 };
  const grown = { x: (taken.width - asked.width) / 2, y: (taken.height - asked.height) / 2 };
  return rotatePoint(grown, { x: 0, y: 0 }, object.rotation);
}
