import { transformPath } from '../../display/transform-path.js';
import type { Op, Paint } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import { gradientPaint } from '../gradient.js';
import { joinOf, outlinePath } from '../outline.js';
import { cornersOf, placedPath, setInCorners, strokedPath, strokeOps } from '../stroke.js';
import type { CustomPath, ShapeObject } from './model.js';

type Details = ShapeObject['shape_details'];

/** Fill, then stroke, both along the outline set in by half the stroke or out, so that no ground shows between them. */
export function shapeOps({ width, height, shape_details: details }: ShapeObject): Op[] {
  const box = { width, height };
  const stroked = strokedPath(details, box);
  const { path, outline, fill_opacity: opacity = 1 } = details;
  const { size } = stroked;
  const d = path
    ? stretched(path, size)
    : outlinePath(outline, size.width, size.height, setInCorners(cornersOf(details), box, stroked));
  const fill = fillOf(details, size);
  const rule = path?.rule === undefined ? {} : { rule: path.rule };
  const look = { ...rule, ...(opacity < 1 && { opacity }), ...placedPath(stroked) };
  const join = path ? 'miter' : joinOf(outline);
  return [
    ...(fill === null ? [] : [{ op: 'fillPath', d, fill, ...look } as const]),
    ...strokeOps(details, stroked, d, join),
  ];
}

/**
 * The path with its view box laid over the size. The data itself is stretched, so that strokes keep one width; a side
 * without length (a straight line's) is not.
 */
function stretched({ d, viewBox: [x, y, width, height] }: CustomPath, size: Size): string {
  const sx = width > 0 ? size.width / width : 1;
  const sy = height > 0 ? size.height / height : 1;
  const [dx, dy] = [width > 0 ? 0 : size.width / 2, height > 0 ? 0 : size.height / 2];
  return transformPath(d, [sx, 0, 0, sy, dx - x * sx, dy - y * sy]);
}

function fillOf(details: Details, size: Size): Paint | null {
  return details.gradient ? gradientPaint(details.gradient, size) : (details.fill ?? null);
}
