import type { Size } from '../../math/geometry.js';
import { MAX_RENDER_SIDE } from '../../render/paint-page.js';

/** Pixels of a whole picture that browsers make: beyond it canvases stay blank without a word. */
export const MAX_RENDER_AREA = MAX_RENDER_SIDE * MAX_RENDER_SIDE;

/** The browser could not make a picture this large; `largest` is a scale that should work. */
export class PictureTooLarge extends RangeError {
  override readonly name = 'PictureTooLarge';

  constructor(
    readonly pixels: Size,
    readonly largest: number,
  ) {
    super(`a picture of ${pixels.width} x ${pixels.height} px is more than this browser can make`);
  }
}

/** The largest scale at which a page of this size stays within the limits. */
export function largestScale({ width, height }: Size): number {
  return Math.min(MAX_RENDER_SIDE / Math.max(width, height), Math.sqrt(MAX_RENDER_AREA / (width * height)));
}

/** Throws PictureTooLarge for a picture beyond the limits. */
export function checkPictureSize(page: Size, scale: number): void {
  const pixels = { width: Math.round(page.width * scale), height: Math.round(page.height * scale) };
  const fits =
    Math.max(pixels.width, pixels.height) <= MAX_RENDER_SIDE &&
    pixels.width * pixels.height <= MAX_RENDER_AREA;
  if (!fits) throw new PictureTooLarge(pixels, largestScale(page));
}
