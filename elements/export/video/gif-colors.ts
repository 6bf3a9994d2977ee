import type { RedAt } from './i420/to-i420.js';

/** How far the dither moves a channel, to each side. */
const DITHER = 8;

/** An ordered 8 x 8 matrix (Bayer), -DITHER to DITHER. */
const BAYER = Int8Array.from({ length: 64 }, (_, i) => {
  const [x, y] = [i % 8, i >> 3];
  let value = 0;
  for (let bit = 0; bit < 3; bit++)
    value |= ((((x ^ y) >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit));
  return Math.round((value / 31.5 - 1) * DITHER);
});

const bounded = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** A color of the palette that is no further away than this, all channels together, stands for a pixel as it is. */
const CLOSE = 8;

/**
 * Colors of a palette for pixels. Flat areas stay flat: their colors are in the palette. Between its colors an even dither
 * mixes two, which does not crawl: the same pixel in the same place gets the same one.
 */
export class GifColors {
  /** By 5, 6 and 5 bits of a color; -1 for one that was not met yet. */
  readonly #nearest = new Int16Array(1 << 16).fill(-1);
  readonly #palette: Uint8Array;

  /** `palette` red, green and blue, 0 to 255. */
  constructor(palette: readonly (readonly number[])[]) {
    this.#palette = Uint8Array.from(palette.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b]));
  }

  /** Writes the color of each pixel of four bytes to `colors`. */
  of(pixels: Uint8Array, width: number, red: RedAt, colors: Uint8Array): void {
    const blue = 2 - red;
    for (let pixel = 0, x = 0, row = 0; pixel < colors.length; pixel++) {
      const at = 4 * pixel;
      const r = pixels[at + red]!;
      const g = pixels[at + 1]!;
      const b = pixels[at + blue]!;
      const color = this.#near(r, g, b);
      const by = BAYER[row + (x & 7)]!;
      colors[pixel] =
        this.#distance(color, r, g, b) <= CLOSE
          ? color
          : this.#near(bounded(r + by), bounded(g + by), bounded(b + by));
      if (++x === width) {
        x = 0;
        row = (row + 8) & 63;
      }
    }
  }

  #distance(color: number, r: number, g: number, b: number): number {
    const palette = this.#palette;
    const at = 3 * color;
    return Math.abs(palette[at]! - r) + Math.abs(palette[at + 1]! - g) + Math.abs(palette[at + 2]! - b);
  }

  #near(r: number, g: number, b: number): number {
    const key = ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);
    const known = this.#nearest[key]!;
    return known < 0 ? (this.#nearest[key] = this.#search(r, g, b)) : known;
  }

  #search(r: number, g: number, b: number): number {
    const palette = this.#palette;
    let found = 0;
    let least = Infinity;
    for (let at = 0; at < palette.length; at += 3) {
      const away = (palette[at]! - r) ** 2 + (palette[at + 1]! - g) ** 2 + (palette[at + 2]! - b) ** 2;
      if (away < least) [found, least] = [at / 3, away];
    }
    return found;
  }
}
