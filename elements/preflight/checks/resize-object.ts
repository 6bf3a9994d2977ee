import { center, rotatePoint, type Point } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The object as a whole `factor` times as large, about its middle. */
export function resizedAbout(object: DesignObject, factor: number, env: ObjectEnv): DesignObject {
  const to = { width: object.width * factor, height: object.height * factor };
  const patch = kindFor(object).resized(object, to, { corner: true }, env);
  return anchoredAt(object, { ...object, ...to, ...patch } as DesignObject, MIDDLE);
}

/** `to` placed so that the point of the box given as fractions of its sides stays where it is, also when turned. */
export function anchoredAt(from: DesignObject, to: DesignObject, anchor: Point): DesignObject {
  const was = anchorOf(from, anchor);
  const is = anchorOf(to, anchor);
  return movedBy(to, { x: was.x - is.x, y: was.y - is.y });
}

export const movedBy = (object: DesignObject, by: Point): DesignObject => ({
  ...object,
  position: { ...object.position, x: object.position.x + by.x, y: object.position.y + by.y },
});

function anchorOf({ position, width, height, rotation }: DesignObject, { x, y }: Point): Point {
  const at = { x: position.x + x * width, y: position.y + y * height };
  return rotatePoint(at, center({ ...position, width, height }), rotation);
}
