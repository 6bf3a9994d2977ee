import { pathBounds } from '../../display/path-bounds.js';
import { boxBounds, type Box, type Rect } from '../../math/geometry.js';
import { boxMatrix, transformRect } from '../../math/matrix.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { ShapeObject } from '../../objects/shape/model.js';

/** The upright rectangle around a shape: of a path of its own only as much as the path takes of its box. */
export function shapeInk(object: DesignObject, box: Box): Rect {
  const { path } = (object as ShapeObject).shape_details;
  if (!path) return boxBounds(box);
  const [left, top, width, height] = path.viewBox;
  if (width <= 0 || height <= 0) return boxBounds(box);
  const bounds = pathBounds(path.d);
  const own = {
    x: ((bounds.x - left) / width) * box.width,
    y: ((bounds.y - top) / height) * box.height,
    width: (bounds.width / width) * box.width,
    height: (bounds.height / height) * box.height,
  };
  return own.width > 0 && own.height > 0 ? transformRect(boxMatrix(box), own) : boxBounds(box);
}
