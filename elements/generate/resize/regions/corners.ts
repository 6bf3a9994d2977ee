import type { Rect } from '../../../math/geometry.js';
import { AXES, edgesReached } from './edges.js';
import { areaOf, overlapOf } from './rects.js';

/** One reaches one of two edges across from each other and nothing else, the other the other. */
function isOneEach(a: Rect, b: Rect, axis: 'x' | 'y', page: Rect): boolean {
  const [one, other] = [edgesReached(a, axis, page), edgesReached(b, axis, page)];
  return one.start !== one.end && other.start !== other.end && one.start !== other.start;
}

/** What is in two corners of a page that are across from each other, and neither reaches an edge of the other: sprays of flowers. */
export const areAcross = (a: Rect, b: Rect, page: Rect): boolean =>
  AXES.every((axis) => isOneEach(a, b, axis, page));

/** Of the smaller, this much in common is no more than boxes that meet. */
const MEET = 0.1;

/** What hangs from the top, and what stands at the bottom: lanterns over a town, whose boxes hardly meet. */
export const areOpposed = (a: Rect, b: Rect, page: Rect): boolean =>
  isOneEach(a, b, 'y', page) && overlapOf(a, b) < MEET * Math.min(areaOf(a), areaOf(b));
