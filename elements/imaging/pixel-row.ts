/** Pixels as canvases give them: RGBA, 8 bits each, not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Color arithmetic is done on one row at a time, in whole numbers, with four bits more than a picture has: several
 * steps on 8 bits would show as bands in skies. Whole numbers give the same bytes in every engine.
 */
export const SHIFT = 4;
/** White: 255 with the extra bits. */
export const ONE = 255 << SHIFT;

/** The channels of a row, each 0 to ONE. */
export interface PixelRow {
  readonly r: Int16Array;
  readonly g: Int16Array;
  readonly b: Int16Array;
  /** Pixels of the row. */
  readonly length: number;
}

/** One thing done to the colors of a row, in place. */
export type ColorStep = (row: PixelRow) => void;

export const newPixelRow = (length: number): PixelRow => ({
  r: new Int16Array(length),
  g: new Int16Array(length),
  b: new Int16Array(length),
  length,
});

const HALF = 1 << (SHIFT - 1);

export function loadRow({ r, g, b, length }: PixelRow, { data, width }: Pixels, y: number): void {
  for (let x = 0, at = y * width * 4; x < length; x++, at += 4) {
    r[x] = data[at]! << SHIFT;
    g[x] = data[at + 1]! << SHIFT;
    b[x] = data[at + 2]! << SHIFT;
  }
}

/** Rounds back to 8 bits; alpha stays as it is. */
export function storeRow({ r, g, b, length }: PixelRow, { data, width }: Pixels, y: number): void {
  for (let x = 0, at = y * width * 4; x < length; x++, at += 4) {
    data[at] = (r[x]! + HALF) >> SHIFT;
    data[at + 1] = (g[x]! + HALF) >> SHIFT;
    data[at + 2] = (b[x]! + HALF) >> SHIFT;
  }
}

/** Weights of the channels in the lightness of a color (Rec. 709), in 4096ths. */
const RED = 871;
const GREEN = 2929;
const BLUE = 296;

/** 0 to ONE. */
export const lumaOf = (r: number, g: number, b: number): number => (r * RED + g * GREEN + b * BLUE) >> 12;

export const clampTone = (value: number): number => (value < 0 ? 0 : value > ONE ? ONE : value);
