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
export const CLOSE = 8;

/** Stands for what the pixel showed before; comes after the colors of a palette. */
export const AS_BEFORE = 255;

/** What a reader of the file shows when it has come to the frame before. */
export interface Shown {
  /** The pixels that it was made of, four bytes each; null before the first frame. */
  readonly pixels: Uint8Array | null;
  /** The color of each, as a palette has it. */
  readonly colors: Uint32Array;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Of a pixel of four bytes, whatever the fourth is. */
const COLOR = 0xffffff;

const NEW = -1;

const keyOf = (r: number, g: number, b: number): number => ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);

const packedOf = (r: number, g: number, b: number): number => r | (g << 8) | (b << 16);

/**
 * Colors of a palette for pixels. A color that is in it stands for itself, so that flat areas stay flat. Between its colors an
 * even dither mixes two, which does not crawl: a pixel that stays is left as it was.
 */
export class GifColors {
  /** Of 256 colors, red, green and blue. */
  readonly palette: readonly (readonly number[])[];
  /** By 5, 6 and 5 bits of a color; NEW for one that was not met yet. */
  readonly #nearest = new Int16Array(1 << 16).fill(NEW);
  /** By the same bits: whether a color of the palette has them. */
  readonly #has = new Uint8Array(1 << 16);
  readonly #own = new Map<number, number>();
  readonly #palette: Uint8Array;
  readonly #packed: Uint32Array;

  /** Up to 255 colors, red, green and blue, 0 to 255. */
  constructor(palette: readonly (readonly number[])[]) {
    this.#palette = Uint8Array.from(palette.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b]));
    this.#packed = Uint32Array.from(palette, ([r = 0, g = 0, b = 0]) => packedOf(r, g, b));
    // a place for 'as before'
    this.palette = Array.from({ length: AS_BEFORE + 1 }, (_, i) => palette[i] ?? [0, 0, 0]);
    for (const [i, [r = 0, g = 0, b = 0]] of palette.entries()) {
      this.#own.set(packedOf(r, g, b), i);
      this.#has[keyOf(r, g, b)] = 1;
    }
  }

  /** How far what stands for a color is from it, all channels together. */
  awayFrom([r, g, b]: Rgb): number {
    return this.#distance(this.#near(r, g, b), r, g, b);
  }

  /**
   * Writes the color of each pixel of four bytes to `colors`: AS_BEFORE where the frame before shows it. `shown.colors` are
   * those of this frame afterwards.
   */
  of(pixels: Uint8Array, width: number, red: RedAt, shown: Shown, colors: Uint8Array): void {
    const blue = 2 - red;
    const words = wordsOf(pixels);
    const before = shown.pixels && wordsOf(shown.pixels);
    for (let pixel = 0, x = 0, row = 0; pixel < colors.length; pixel++) {
      if (before && ((words[pixel]! ^ before[pixel]!) & COLOR) === 0) colors[pixel] = AS_BEFORE;
      else {
        const at = 4 * pixel;
        const color = this.#mixed(pixels[at + red]!, pixels[at + 1]!, pixels[at + blue]!, row + (x & 7));
        const packed = this.#packed[color]!;
        colors[pixel] = before && shown.colors[pixel] === packed ? AS_BEFORE : color;
        shown.colors[pixel] = packed;
      }
      if (++x === width) {
        x = 0;
        row = (row + 8) & 63;
      }
    }
  }

  /** `place` in the matrix. */
  #mixed(r: number, g: number, b: number, place: number): number {
    const color = this.#near(r, g, b);
    if (this.#distance(color, r, g, b) <= CLOSE) return color;
    const by = BAYER[place]!;
    return this.#near(bounded(r + by), bounded(g + by), bounded(b + by));
  }

  #distance(color: number, r: number, g: number, b: number): number {
    const palette = this.#palette;
    const at = 3 * color;
    return Math.abs(palette[at]! - r) + Math.abs(palette[at + 1]! - g) + Math.abs(palette[at + 2]! - b);
  }

  #near(r: number, g: number, b: number): number {
    const key = keyOf(r, g, b);
    if (this.#has[key]) {
      const own = this.#own.get(packedOf(r, g, b));
      if (own !== undefined) return own;
    }
    const known = this.#nearest[key]!;
    return known === NEW ? (this.#nearest[key] = this.#search(r, g, b)) : known;
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

/** Bytes of a whole buffer. */
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);
