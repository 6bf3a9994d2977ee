import type { Point, Size } from './geometry.js';
import { lengthOf, POINTS_PER_UNIT, type Unit } from './units.js';

export type MeasureAxis = 'x' | 'y';

/**
 * How lengths on the pages of a design are told: in the unit its size was given in. A page has whole pixels, so a card of
 * 85 x 55 mm has 321 x 208 and its millimeter is a hair shorter across than down, on the page as in print.
 */
export interface Measure {
  readonly unit: Unit;
  /** Page pixels in one unit, along either axis. */
  readonly pixels: Point;
}

interface MeasuredDesign extends Size {
  readonly dimension_units?: Unit | undefined;
}

export function measureOf({ width, height, dimension_units: unit = 'px' }: MeasuredDesign): Measure {
  return { unit, pixels: { x: width / lengthOf(width, unit), y: height / lengthOf(height, unit) } };
}

/** Digits after the point that a field keeps: a hundredth of a millimeter, and what comes near it. */
export const DECIMALS: Readonly<Record<Unit, number>> = { px: 2, mm: 2, cm: 3, in: 3 };

/** What one press of an arrow key adds in a field. */
export const STEPS: Readonly<Record<Unit, number>> = { px: 1, mm: 1, cm: 0.1, in: 0.1 };

/** What dragging rounds to: about a pixel or two, at a length one would measure. */
const GRID: Readonly<Record<Unit, number>> = { px: 1, mm: 0.5, cm: 0.05, in: 0.02 };

export const toUnits = (pixels: number, axis: MeasureAxis, measure: Measure): number =>
  pixels / measure.pixels[axis];

export const toPixels = (length: number, axis: MeasureAxis, measure: Measure): number =>
  length * measure.pixels[axis];

/** Page pixels of a drag, brought to lengths one would measure: whole pixels, or half millimeters. */
export function onGrid(pixels: number, axis: MeasureAxis, measure: Measure): number {
  const steps = 1 / GRID[measure.unit];
  return toPixels(Math.round(toUnits(pixels, axis, measure) * steps) / steps, axis, measure);
}

/** A length as read-outs show it: whole pixels, or the unit's decimals without trailing zeros. */
export function lengthText(pixels: number, axis: MeasureAxis, measure: Measure): string {
  const { unit } = measure;
  const digits = unit === 'px' ? 0 : DECIMALS[unit];
  const length = Number(toUnits(pixels, axis, measure).toFixed(digits));
  return String(length === 0 ? 0 : length);
}

/** Of pixels nobody needs to be told; other units stand behind their numbers. */
const unitText = ({ unit }: Measure): string => (unit === 'px' ? '' : `\u00a0${unit}`);

/** A place on the page: '10, 12.5 mm'. */
export const placeText = ({ x, y }: Point, measure: Measure): string =>
  `${lengthText(x, 'x', measure)}, ${lengthText(y, 'y', measure)}${unitText(measure)}`;

/** A size on the page: '85 × 55 mm'. */
export const sizeText = ({ width, height }: Size, measure: Measure): string =>
  `${lengthText(width, 'x', measure)} × ${lengthText(height, 'y', measure)}${unitText(measure)}`;

/** A place on one axis: 'x 10 mm'. */
export const axisText = (axis: MeasureAxis, at: number, measure: Measure): string =>
  `${axis} ${lengthText(at, axis, measure)}${unitText(measure)}`;

/** Page pixels of one point in print; of a design in pixels its letters are measured in pixels. */
export const letterPixels = ({ unit, pixels }: Measure): number =>
  unit === 'px' ? 1 : pixels.y / POINTS_PER_UNIT[unit];

/** The unit letters are measured in. */
export const letterUnit = ({ unit }: Measure): 'px' | 'pt' => (unit === 'px' ? 'px' : 'pt');
