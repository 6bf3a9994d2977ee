import { pathBounds } from '../../display/path-bounds.js';
import { mapPath } from '../../display/map-path.js';
import { intersectRects, type Rect, type Size } from '../../math/geometry.js';
import { multiply, transformRect, type Matrix } from '../../math/matrix.js';
import { geometryOf, isShape } from './basic-shapes.js';
import { readTransform } from './numbers.js';
import { elementsOf, type SvgNode } from './tree.js';

/** What may show, in the drawing's space. A rectangle is exact; of anything else only its bounds are known. */
export interface Clip {
  readonly area: Rect;
  readonly exact: boolean;
  /** The clip is one ellipse, which a picture can be cut to. */
  readonly ellipse: boolean;
}

const isUpright = ([a, b, c, d]: Matrix): boolean => Math.abs(b * c) < 1e-9 * Math.abs(a * d) + 1e-12;

/** The clip of a clipPath or mask element made of shapes; null for one made of anything else. */
export function clipOf(node: SvgNode, matrix: Matrix, viewport: Size): Clip | null {
  const children = elementsOf(node).filter(({ name }) => name !== 'title' && name !== 'desc');
  if (children.length === 0 || !children.every(isShape)) return null;
  const own = multiply(matrix, readTransform(node.attributes.get('transform')));
  let area: Rect | null = null;
  for (const child of children) {
    const geometry = geometryOf(child, viewport);
    if (!geometry) continue;
    const place = multiply(own, readTransform(child.attributes.get('transform')));
    const bounds = pathBounds(mapPath(geometry.d, place));
    area = area ? joined(area, bounds) : bounds;
  }
  const [only] = children;
  const shape = children.length === 1 ? geometryOf(only!, viewport) : null;
  const place = shape && multiply(own, readTransform(only!.attributes.get('transform')));
  const upright = place !== null && isUpright(place);
  const rectangle = shape?.basic?.outline === 'rectangle' && shape.basic.radius === 0;
  return (
    area && {
      area,
      exact: upright && (rectangle || isRectanglePath(shape!.d)),
      ellipse: upright && shape?.basic?.outline === 'ellipse',
    }
  );
}

/** A path that is nothing but an upright rectangle, as some programs write theirs. */
const isRectanglePath = (d: string): boolean => /^\s*m[\s\d.,e+-]+(?:[hv][\s\d.,e+-]+){3,4}z?\s*$/i.test(d);

function joined(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Both clips at once. */
export const narrowed = (outer: Clip, inner: Clip): Clip => ({
  area: intersectRects(outer.area, inner.area),
  exact: outer.exact && inner.exact,
  ellipse: inner.ellipse && holds(outer.area, inner.area, 0.01 * inner.area.width),
});

export const holds = (outer: Rect, inner: Rect, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

export const rectClip = (area: Rect, matrix: Matrix): Clip => ({
  area: transformRect(matrix, area),
  exact: isUpright(matrix),
  ellipse: false,
});
