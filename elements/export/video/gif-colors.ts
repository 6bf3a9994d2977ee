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

/** Colors of a palette for pixels, by an even dither that does not crawl: the same pixel in the same place gets the same one. */
export class GifColors {
  /** By 5, 6 and 5 bits of a color; -1 for one that was not met yet. */
  readonly #nearest = new Int16Array(1 << 16).fill(-1);

  /** `palette` red, green and blue, 0 to 255. */
  constructor(private readonly palette: readonly (readonly number[])[]) {}

  /** Writes the color of each pixel of four bytes to `colors`. */
  of(pixels: Uint8Array, width: number, red: RedAt, colors: Uint8Array): void {
    const blue = 2 - red;
    for (let pixel = 0, x = 0, row = 0; pixel < colors.length; pixel++) {
      const at = 4 * pixel;
      const by = BAYER[row + (x & 7)]!;
      const r = bounded(pixels[at + red]! + by);
      const g = bounded(pixels[at + 1]! + by);
      const b = bounded(pixels[at + blue]! + by);
      const key = ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);
      let color = this.#nearest[key]!;
      if (color < 0) this.#nearest[key] = color = this.#search(r, g, b);
      colors[pixel] = color;
      if (++x === width) {
        x = 0;
        row = (row + 8) & 63;
      }
    }
  }

  #search(r: number, g: number, b: number): number {
    let found = 0;
    let least = Infinity;
    this.palette.forEach((color, i) => {
      const away = (color[0]! - r) ** 2 + (color[1]! - g) ** 2 + (color[2]! - b) ** 2;
      if (away < least) [found, least] = [i, away];
    });
    return found;
  }
}
