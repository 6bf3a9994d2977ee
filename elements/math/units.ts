/** Units a page size may be given in, and their bounds and factors. */

export const UNITS = ['px', 'in', 'mm', 'cm'] as const;
export type Unit = (typeof UNITS)[number];

/** Smallest and largest side in each unit, both allowed. */
export const SIDE_BOUNDS: Readonly<Record<Unit, { readonly low: number; readonly high: number }>> = {
  px: { low: 40, high: 8000 },
  mm: { low: 10.583, high: 2116.664 },
  cm: { low: 1.058, high: 211.664 },
  in: { low: 0.417, high: 83.328 },
};

/** Pixels in one unit: the factors are the product's, not those of 96 dpi. */
export const PIXELS_PER_UNIT: Readonly<Record<Unit, number>> = { px: 1, mm: 3.78, cm: 37.8, in: 96 };

/** The widest bleed in each unit [E-055]: printers ask for 3 mm, or 10 for a poster. */
export const BLEED_BOUND: Readonly<Record<Unit, number>> = { px: 96, mm: 25, cm: 2.5, in: 1 };
/** The same in page pixels, as it is stored. */
export const MAX_BLEED = 96;

/** A bleed in page pixels, not rounded: 3 mm must be 3 mm in print. Throws RangeError beyond its bounds. */
export function bleedInPixels(length: number, unit: Unit): number {
  if (!(length >= 0 && length <= BLEED_BOUND[unit])) throw new RangeError(`bleed of ${length} ${unit}`);
  return length * PIXELS_PER_UNIT[unit];
}

/** A stored bleed in a unit, free of what counting in pixels leaves: 11.34 px are 3 mm. */
export const bleedLength = (pixels: number, unit: Unit): number =>
  Number((pixels / PIXELS_PER_UNIT[unit]).toFixed(4));

/** Points, of which an inch has 72, in one unit as it is printed. */
export const POINTS_PER_UNIT: Readonly<Record<Unit, number>> = {
  px: 72 / 96,
  in: 72,
  mm: 72 / 25.4,
  cm: 72 / 2.54,
};

export const isSideWithin = (side: number, unit: Unit): boolean =>
  side >= SIDE_BOUNDS[unit].low && side <= SIDE_BOUNDS[unit].high;

export function boundsMessage(unit: Unit): string {
  const { low, high } = SIDE_BOUNDS[unit];
  return `Dimensions must be greater than ${low}${unit} and smaller than ${high}${unit}`;
}

/** The shortest length that comes to as many pixels: 794 px are 210 mm. Designs hold whole pixels only. */
export function lengthOf(pixels: number, unit: Unit): number {
  const exact = pixels / PIXELS_PER_UNIT[unit];
  for (let digits = 0; digits <= 3; digits++) {
    const length = Number(exact.toFixed(digits));
    if (sideInPixels(length, unit) === pixels) return length;
  }
  return exact;
}

/** Whole pixels of a side within bounds; 2116.664 mm come to 8001 by the factor and are held at the bound. */
export const sideInPixels = (side: number, unit: Unit): number =>
  Math.min(Math.round(side * PIXELS_PER_UNIT[unit]), SIDE_BOUNDS.px.high);

/** '210 × 297 mm': true multiplication sign, no-break space before the unit. */
export const dimensionsText = (size: {
  readonly width: number;
  readonly height: number;
  readonly unit: string;
}): string => `${size.width} × ${size.height}\u00a0${size.unit}`;
