import { yieldToEventLoop } from '../time-slices.js';
import type { FilmPainter } from './film-painter.js';
import type { VideoJob } from './video-job.js';

/** One palette for all frames leaves a color for 'as before'. */
const COLORS = 255;
const AS_BEFORE = 255;
/** Frames that the palette is taken from, and every how many pixels on each side. */
const SAMPLES = 8;
const STEP = 4;
/** How far the dither moves a channel, to each side. */
const DITHER = 8;

/** An ordered 8 x 8 matrix (Bayer), -1 to 1. */
const BAYER = Array.from({ length: 64 }, (_, i) => {
  const [x, y] = [i % 8, i >> 3];
  let value = 0;
  for (let bit = 0; bit < 3; bit++)
    value |= ((((x ^ y) >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit));
  return value / 31.5 - 1;
});

/**
 * The film as GIF that repeats: one palette, an even dither that does not crawl, and of each frame only what changed. Delays
 * are hundredths of a second; what rounding takes from one the next gets, so that they sum to the duration [E-061].
 */
export async function writeGif(
  job: VideoJob,
  painter: FilmPainter,
  onFrame: (done: number) => void,
): Promise<Uint8Array> {
  // by its path: 'gifenc' is its CommonJS half for browsers
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc/dist/gifenc.esm.js');
  const { width, height } = job.pixels;
  const palette = quantize(sampled(painter, width, height), COLORS, { format: 'rgb565' });
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (let index = 0; index < painter.count; index++) {
    const shown = applyPalette(dithered(painter.pixels(index), width), palette, 'rgb565');
    const delay = (centiseconds(index + 1, job.rate) - centiseconds(index, job.rate)) * 10;
    gif.writeFrame(before ? changed(shown, before) : shown, width, height, {
      ...{ delay, dispose: 1, transparent: before !== null, transparentIndex: AS_BEFORE },
      ...(before === null && { palette: padded(palette), repeat: 0 }),
    });
    before = shown;
    onFrame(index + 1);
    // what was asked meanwhile is heard
    if (index % 8 === 7) await yieldToEventLoop();
  }
  gif.finish();
  return gif.bytes();
}

/** When a frame begins, in hundredths of a second. */
const centiseconds = (index: number, rate: number): number => Math.round((index * 100) / rate);

/** A place for 'as before'. */
const padded = (palette: number[][]): number[][] =>
  Array.from({ length: COLORS + 1 }, (_, i) => palette[i] ?? [0, 0, 0]);

function sampled(painter: FilmPainter, width: number, height: number): Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const pixels = painter.pixels(Math.round(((painter.count - 1) * i) / Math.max(1, SAMPLES - 1)));
    for (let y = 0; y < height; y += STEP)
      for (let x = 0; x < width; x += STEP) {
        const at = 4 * (y * width + x);
        bytes.push(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, 255);
      }
  }
  return Uint8Array.from(bytes);
}

function dithered(pixels: Uint8ClampedArray, width: number): Uint8ClampedArray {
  const moved = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel = at / 4;
    const by = BAYER[((pixel % width) & 7) + ((Math.floor(pixel / width) & 7) << 3)]! * DITHER;
    moved[at] = pixels[at]! + by;
    moved[at + 1] = pixels[at + 1]! + by;
    moved[at + 2] = pixels[at + 2]! + by;
    moved[at + 3] = 255;
  }
  return moved;
}

function changed(shown: Uint8Array, before: Uint8Array): Uint8Array {
  const frame = new Uint8Array(shown.length);
  for (let i = 0; i < shown.length; i++) frame[i] = shown[i] === before[i] ? AS_BEFORE : shown[i]!;
  return frame;
}
