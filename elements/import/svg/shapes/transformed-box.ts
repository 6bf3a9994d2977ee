import { degrees, expandRect, type Box, type Rect } from '../../../math/geometry.js';
import { transformPoint, type Matrix } from '../../../math/matrix.js';
import type { Geometry } from './basic-shapes.js';
import type { BasicShape } from '../drawing.js';

/** A hair wide, so that straight lines meet areas too. */
export const grown = (rect: Rect): Rect => expandRect(rect, 0.01);

/** The turned box of a rectangle under a map; a slant is left out. */
export function transformedBox(area: Rect, matrix: Matrix): Box {
  const width = area.width * Math.hypot(matrix[0], matrix[1]);
  const det = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
  const height = (area.height * det) / (Math.hypot(matrix[0], matrix[1]) || 1);
  const middle = transformPoint(matrix, { x: area.x + area.width / 2, y: area.y + area.height / 2 });
  const rotation = degrees(Math.atan2(matrix[1], matrix[0]));
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation };
}

/** Stays what it is while its sides stay at right angles, and its round corners round. */
export function transformedBasicShape(
  basic: NonNullable<Geometry['basic']>,
  matrix: Matrix,
): BasicShape | null {
  const [a, b, c, d] = matrix;
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const square = Math.abs(a * c + b * d) < 1e-6 * across * down;
  const even = Math.abs(across - down) < 1e-3 * across;
  if (!square || (basic.radius > 0 && !even)) return null;
  const box = transformedBox(basic, matrix);
  // mirrored and quarter-turned boxes are upright ones
  const quarter = Math.abs(Math.round(box.rotation / 180) * 180 - box.rotation) < 1e-6;
  return {
    outline: basic.outline,
    box: quarter ? { ...box, rotation: 0 } : box,
    radius: basic.radius * across,
  };
}
