import { center, rotatePoint, type Box, type Point } from '../../math/geometry.js';
import { outlinePath } from '../../objects/outline.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import { isOnPath, type StretchedPath } from '../shape-hit.js';

/** Outlines as paths, by the details, which moving and turning a shape keep. */
const outlines = new WeakMap<ShapeObject['shape_details'], StretchedPath>();

/** True where the shape has ground under a point of the page: within its outline, not only within its box. */
export function shapeCovers(object: ShapeObject, box: Box, at: Point): boolean {
  const { x, y } = rotatePoint(at, center(box), -box.rotation);
  return isOnPath(pathOf(object), { x: (x - box.x) / box.width, y: (y - box.y) / box.height });
}

function pathOf({ shape_details: details, width, height }: ShapeObject): StretchedPath {
  if (details.path) return details.path as StretchedPath;
  let path = outlines.get(details);
  if (!path) {
    path = { d: outlinePath(details.outline, width, height), viewBox: [0, 0, width, height] };
    outlines.set(details, path);
  }
  return path;
}
