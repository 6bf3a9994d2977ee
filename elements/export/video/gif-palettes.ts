import type { quantize as Quantize } from 'gifenc/dist/gifenc.esm.js';
import type { FilmPainter } from './film-painter.js';
import { GifColors, type Rgb } from './gif-colors.js';
import type { RedAt } from './i420/to-i420.js';

/** A palette leaves a color for 'as before'. */
const COLORS = 255;
/** Frames that the film's palette is taken from, and every how many pixels on each side. */
const SAMPLES = 8;
const STEP = 4;
/** Part of a frame that makes a color a large area: a dither in its place is seen as grain. */
const LARGE = 1 / 256;
/** Samples side by side of one color: fewer are no area. */
const RUN = 4;
/** Large areas that a palette has the very colors of; the rest is left to what lies between. */
const MOST_AREAS = 128;
/** How far the color of one may be from it, all channels together: what comes out of the dark is seen to. */
const SAME = 3;

/** A frame as it was read. */
export interface ReadFrame {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly red: RedAt;
}

/**
 * One palette for all of a film, so that what stays looks the same and nothing is written twice; and one more for a frame
 * with large areas of a color that none of its palettes has, as while pages fade into each other.
 */
export class GifPalettes {
  /** Those of the whole film. */
  readonly film: GifColors;
  readonly #quantize: typeof Quantize;
  #own: GifColors | undefined;

  private constructor(quantize: typeof Quantize, film: GifColors) {
    this.#quantize = quantize;
    this.film = film;
  }

  /** Paints frames from all over the film to see its colors. */
  static async of(painter: FilmPainter, pixels: Uint8Array, width: number): Promise<GifPalettes> {
    // by its path: 'gifenc' is its CommonJS half for browsers
    const { quantize } = await import('gifenc/dist/gifenc.esm.js');
    const samples: Uint8Array[] = [];
    for (let i = 0; i < SAMPLES; i++) {
      painter.paint(Math.round(((painter.count - 1) * i) / Math.max(1, SAMPLES - 1)));
      samples.push(sampled({ pixels, width, red: await painter.read(pixels) }));
    }
    return new GifPalettes(quantize, colorsFor(joined(samples), quantize));
  }

  /** The colors of a frame: those of the film where they do. */
  for(frame: ReadFrame): GifColors {
    const sample = sampled(frame);
    const areas = largeAreas(sample);
    const fits = (colors: GifColors): boolean => areas.every((color) => colors.awayFrom(color) <= SAME);
    if (fits(this.film)) return this.film;
    // pages that slide have the same colors for a while
    if (!this.#own || !fits(this.#own)) this.#own = colorsFor(sample, this.#quantize);
    return this.#own;
  }
}

function colorsFor(sample: Uint8Array, quantize: typeof Quantize): GifColors {
  const areas = largeAreas(sample);
  const others = quantize(sample, COLORS - areas.length, { format: 'rgb565' });
  return new GifColors([...areas, ...others]);
}

/** Every so many pixels, RGBA. */
function sampled({ pixels, width, red }: ReadFrame): Uint8Array {
  const height = pixels.length / 4 / width;
  const sample = new Uint8Array(4 * Math.ceil(width / STEP) * Math.ceil(height / STEP));
  let to = 0;
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const at = 4 * (y * width + x);
      sample[to++] = pixels[at + red]!;
      sample[to++] = pixels[at + 1]!;
      sample[to++] = pixels[at + 2 - red]!;
      sample[to++] = 255;
    }
  return sample;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The colors of large areas, the largest first. */
function largeAreas(sample: Uint8Array): Rgb[] {
  const words = new Uint32Array(sample.buffer);
  const counts = new Map<string, { color: Rgb; count: number }>();
  for (let from = 0, to = 1; to <= words.length; to++) {
    if (to < words.length && words[to] === words[from]) continue;
    if (to - from >= RUN) {
      const color = [sample[4 * from]!, sample[4 * from + 1]!, sample[4 * from + 2]!] as const;
      const known = counts.get(String(color)) ?? { color, count: 0 };
      known.count += to - from;
      counts.set(String(color), known);
    }
    from = to;
  }
  return [...counts.values()]
    .filter(({ count }) => count >= words.length * LARGE)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_AREAS)
    .map(({ color }) => color);
}
