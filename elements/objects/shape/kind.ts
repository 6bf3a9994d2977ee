import type { Kind } from '../kind.js';
import { shapeOps } from './display.js';
import { scaledShape } from './scale.js';
import { shapeObject, type ShapeObject } from './model.js';

/** A named outline with fill and stroke. Drawn from its record alone: it needs no font and no picture. */
export const shapeKind: Kind<ShapeObject> = {
  schema: shapeObject,
  resize: 'both',
  keepsAspect: false,
  needs: () => [],
  ops: shapeOps,
  resized: (_object, to) => ({ width: to.width, height: to.height }),
  scaled: scaledShape,
};
