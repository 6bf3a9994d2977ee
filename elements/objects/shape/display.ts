import { mapPath } from '../../display/transform-path.js';
import type { Op, Paint, StrokePath } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import { translation } from '../../math/matrix.js';
import { gradientPaint } from '../gradient.js';
import { outlinePath, type OutlineName } from '../outline.js';
import type { OwnPath, ShapeObject } from './model.js';

type Details = ShapeObject['shape_details'];

/** Outlines that meet the box at right angles only: a mitred stroke stays inside the box. Others get round joins. */
const RIGHT_ANGLED: readonly OutlineName[] = ['rectangle', 'arch', 'half', 'quarter', 'leaf'];

/** Fill, then stroke, both along the outline set in by half the stroke, so that all ink lies in the box. */
export function shapeOps({ width, height, shape_details: details }: ShapeObject): Op[] {
  const stroke = details.stroke === undefined ? 0 : Math.min(details.stroke_width ?? 0, width, height);
  const inner = { width: width - stroke, height: height - stroke };
  const { path } = details;
  const d = path
    ? stretched(path, inner)
    : outlinePath(
        details.outline,
        inner.width,
        inner.height,
        innerRadius(details, { width, height }, stroke),
      );
  const place = stroke > 0 ? { transform: translation(stroke / 2, stroke / 2) } : {};
  const fill = fillOf(details, inner);
  const rule = path?.rule === undefined ? {} : { rule: path.rule };
  const ops: Op[] = [];
  if (fill !== null) ops.push({ op: 'fillPath', d, fill, ...rule, ...place });
  if (stroke > 0)
    ops.push({
      op: 'strokePath',
      d,
      stroke: details.stroke!,
      width: stroke,
      ...strokeStyle(details),
      ...place,
    });
  return ops;
}

type StrokeStyle = Pick<StrokePath, 'cap' | 'join' | 'dash'>;

function strokeStyle({
  path,
  outline,
  stroke_cap: cap,
  stroke_join,
  stroke_dash: dash,
}: Details): StrokeStyle {
  const join = stroke_join ?? (path || RIGHT_ANGLED.includes(outline) ? 'miter' : 'round');
  return { join, ...(cap && { cap }), ...(dash && { dash }) };
}

/**
 * The path with its view box laid over the size. The data itself is stretched, so that strokes keep one width; a side
 * without length (a straight line's) is not.
 */
function stretched({ d, viewBox: [x, y, width, height] }: OwnPath, size: Size): string {
  const sx = width > 0 ? size.width / width : 1;
  const sy = height > 0 ? size.height / height : 1;
  const [dx, dy] = [width > 0 ? 0 : size.width / 2, height > 0 ? 0 : size.height / 2];
  return mapPath(d, [sx, 0, 0, sy, dx - x * sx, dy - y * sy]);
}

/** The corner radius of the set-in outline whose stroke has the outer radius asked for; a fraction like the stored one. */
function innerRadius(details: Details, box: Size, stroke: number): number {
  const short = Math.min(box.width, box.height);
  const left = short - stroke;
  return left <= 0 ? 0 : Math.min(0.5, Math.max(0, ((details.radius ?? 0) * short - stroke / 2) / left));
}

function fillOf(details: Details, size: Size): Paint | null {
  return details.gradient ? gradientPaint(details.gradient, size) : (details.fill ?? null);
}
