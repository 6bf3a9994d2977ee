import { expandRect, type Rect, type Size } from '../../math/geometry.js';
import { lengthOf, PIXELS_PER_UNIT, POINTS_PER_UNIT, type Unit } from '../../math/units.js';

/** Longest side of a PDF page, in its units. */
const LONGEST_SIDE = 14_400;

/** How a page of a design is printed. */
export interface PrintedSize extends Size {
  /** Points to a unit of all lengths here: more than 1 for sheets larger than 200 inches. */
  readonly userUnit: number;
  /** What is cut off; a page without is its sheet. */
  readonly print?: PrintBoxes;
}

/** What a sheet tells its printer [E-055], in the sheet's units, y up. */
export interface PrintBoxes {
  /** What is left when the sheet is cut. */
  readonly trim: Rect;
  /** What is printed: the trim with the bleed around it. */
  readonly bleed: Rect;
  /** Whether lines beyond the bleed say where to cut. */
  readonly marks: boolean;
}

export interface PrintOptions {
  /** Page pixels printed past each edge; 0 for none. */
  readonly bleed: number;
  readonly marks: boolean;
}

/** Points between the bleed and the crop marks, their length, and the white beyond them. */
export const CROP_MARKS = { gap: 6, length: 14, margin: 6 } as const;

/** Size of a page in points, and its boxes. Designs hold whole pixels; the length they were made from is found again. */
export function printedSize(
  { width, height }: Size,
  unit: Unit = 'px',
  { bleed = 0, marks = false }: Partial<PrintOptions> = {},
): PrintedSize {
  const points = (pixels: number): number => lengthOf(pixels, unit) * POINTS_PER_UNIT[unit];
  const beyond = (bleed / PIXELS_PER_UNIT[unit]) * POINTS_PER_UNIT[unit];
  const edge = beyond + (marks ? CROP_MARKS.gap + CROP_MARKS.length + CROP_MARKS.margin : 0);
  const sheet = { width: points(width) + 2 * edge, height: points(height) + 2 * edge };
  const userUnit = Math.max(1, Math.ceil(Math.max(sheet.width, sheet.height) / LONGEST_SIDE));
  const size = { width: sheet.width / userUnit, height: sheet.height / userUnit, userUnit };
  if (edge === 0) return size;
  const whole = { x: 0, y: 0, width: size.width, height: size.height };
  const trim = expandRect(whole, -edge / userUnit);
  return { ...size, print: { trim, bleed: expandRect(trim, beyond / userUnit), marks } };
}

/** A side with its unit, as SVG and CSS take it: '210mm'. */
export const printedLength = (pixels: number, unit: Unit = 'px'): string =>
  `${Number(lengthOf(pixels, unit).toFixed(4))}${unit === 'px' ? '' : unit}`;
