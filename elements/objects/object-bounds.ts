import { boxBounds, EMPTY_RECT, unionRects, type Box, type Rect } from '../math/geometry.js';
import type { DesignObject } from './kinds.js';

/** Where an object lies on its page, turned as it is. */
export const boxOf = ({ position, width, height, rotation }: DesignObject): Box => ({
  x: position.x,
  y: position.y,
  width,
  height,
  rotation,
});

/** The upright rectangle around an object. */
export const boundsOf = (object: DesignObject): Rect => boxBounds(boxOf(object));

/** The upright rectangle around objects; empty for none. */
export const boundsOfAll = (objects: readonly DesignObject[]): Rect =>
  objects.map(boundsOf).reduce(unionRects, EMPTY_RECT);
