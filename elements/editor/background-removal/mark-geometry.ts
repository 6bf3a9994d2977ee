import {
  invert,
  multiply,
  rotation,
  scaleOf,
  transformPoint,
  translation,
  type Matrix,
} from '../../math/matrix.js';
import { center, type Point, type Rect } from '../../math/geometry.js';
import type { Stroke } from '../../imaging/cutout/segmentation/seeds.js';
import type { SubjectHints } from '../../ports/subject-service.js';
import type { CropView } from '../cropping/cropping.js';

/** One thing the user says of the subject: what a stroke of the brush goes over, or the rectangle it lies in. */
export type Mark = { readonly stroke: Stroke } | { readonly rectangle: Rect };
export type { Stroke };

/** Fractions are kept to this: a hundredth of a pixel of most pictures, and short in the file. */
const KEPT = 1e4;
/** Smaller rectangles, as fractions of the picture, are slips of the hand. */
export const LEAST_SIDE = 0.01;

const rounded = (value: number): number => Math.round(value * KEPT) / KEPT;

/** From the upright picture, measured as it lies in its frame, to the page: through crop, turn, flip and rotation. */
export function contentMatrix({ matrix, content, turn }: CropView): Matrix {
  const { x, y } = center(content);
  const turned = multiply(multiply(translation(x, y), rotation(turn)), translation(-x, -y));
  return multiply(multiply(matrix, turned), translation(content.x, content.y));
}

/** A point of the page in fractions of the upright picture. */
export function pictureFraction(view: CropView, page: Point): Point {
  const { x, y } = transformPoint(invert(contentMatrix(view)), page);
  return { x: rounded(x / view.content.width), y: rounded(y / view.content.height) };
}

/** Half the width of a brush of so many page pixels, as strokes store it. */
export function strokeRadius(view: CropView, pagePixels: number): number {
  const { width, height } = view.content;
  const longer = Math.max(width, height) * scaleOf(contentMatrix(view));
  return rounded(Math.max(pagePixels / longer, 1 / KEPT));
}

/** The rectangle between two corners, inside the picture; null where it is too small to be meant. */
export function rectangleBetween(a: Point, b: Point): Rect | null {
  const inside = (value: number): number => Math.min(1, Math.max(0, value));
  const [left, right] = [inside(Math.min(a.x, b.x)), inside(Math.max(a.x, b.x))];
  const [top, bottom] = [inside(Math.min(a.y, b.y)), inside(Math.max(a.y, b.y))];
  const [width, height] = [rounded(right - left), rounded(bottom - top)];
  return width < LEAST_SIDE || height < LEAST_SIDE ? null : { x: left, y: top, width, height };
}

/** What is told with one thing more. */
export function withMark(told: SubjectHints, mark: Mark): SubjectHints {
  if ('rectangle' in mark) return { ...told, rectangle: mark.rectangle };
  return { ...told, strokes: [...(told.strokes ?? []), mark.stroke] };
}
