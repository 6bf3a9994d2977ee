import type { Rect } from '../../../math/geometry.js';

/** A rectangle as PDF writes it: two corners. */
export const boxOf = ({ x, y, width, height }: Rect): number[] => [x, y, x + width, y + height];
