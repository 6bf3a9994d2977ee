import type { Size } from '../../math/geometry.js';
import { lengthOf, POINTS_PER_UNIT, type Unit } from '../../math/units.js';

/** Longest side of a PDF page, in its units. */
const LONGEST_SIDE = 14_400;

/** How a page of a design is printed. */
export interface PrintedSize extends Size {
  /** Points to a unit of width and height: more than 1 for pages larger than 200 inches. */
  readonly userUnit: number;
}

/** Size of a page in points. Designs hold whole pixels; the length they were made from is found again. */
export function printedSize({ width, height }: Size, unit: Unit = 'px'): PrintedSize {
  const [across, down] = [width, height].map((side) => lengthOf(side, unit) * POINTS_PER_UNIT[unit]) as [
    number,
    number,
  ];
  const userUnit = Math.max(1, Math.ceil(Math.max(across, down) / LONGEST_SIDE));
  return { width: across / userUnit, height: down / userUnit, userUnit };
}

/** A side with its unit, as SVG and CSS take it: '210mm'. */
export const printedLength = (pixels: number, unit: Unit = 'px'): string =>
  `${Number(lengthOf(pixels, unit).toFixed(4))}${unit === 'px' ? '' : unit}`;
