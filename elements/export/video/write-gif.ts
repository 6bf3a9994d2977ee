import { yieldToEventLoop } from '../time-slices.js';
import type { FilmPainter } from './film-painter.js';
import { GifColors } from './gif-colors.js';
import type { VideoJob } from './video-job.js';

/** One palette for all frames leaves a color for 'as before'. */
const COLORS = 255;
const AS_BEFORE = 255;
/** Frames that the palette is taken from, and every how many pixels on each side. */
const SAMPLES = 8;
const STEP = 4;

/**
 * The film as GIF that repeats: one palette, and of each frame only what changed. Delays are hundredths of a second; what
 * rounding takes from one the next gets, so that they sum to the duration [E-061].
 */
export async function writeGif(
  job: VideoJob,
  painter: FilmPainter,
  onFrame: (done: number) => void,
): Promise<Uint8Array> {
  // by its path: 'gifenc' is its CommonJS half for browsers
  const { GIFEncoder, quantize } = await import('gifenc/dist/gifenc.esm.js');
  const { width, height } = job.pixels;
  const pixels = new Uint8Array(4 * width * height);
  const palette = quantize(await sampled(painter, pixels, width), COLORS, { format: 'rgb565' });
  const colors = new GifColors(palette);
  const gif = GIFEncoder();
  let [shown, before] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let index = 0; index < painter.count; index++) {
    const delay = (centiseconds(index + 1, job.rate) - centiseconds(index, job.rate)) * 10;
    const isNew = painter.paint(index);
    if (index === 0) {
      colors.of(pixels, width, await painter.read(pixels), shown);
      gif.writeFrame(shown, width, height, { delay, dispose: 1, palette: padded(palette), repeat: 0 });
    } else {
      const later = { delay, dispose: 1, transparent: true, transparentIndex: AS_BEFORE };
      // one pixel stands for a frame that stays
      if (!isNew) gif.writeFrame(Uint8Array.of(AS_BEFORE), 1, 1, later);
      else {
        [shown, before] = [before, shown];
        colors.of(pixels, width, await painter.read(pixels), shown);
        gif.writeFrame(changed(shown, before), width, height, later);
      }
    }
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

async function sampled(painter: FilmPainter, pixels: Uint8Array, width: number): Promise<Uint8Array> {
  const bytes: number[] = [];
  const height = pixels.length / 4 / width;
  for (let i = 0; i < SAMPLES; i++) {
    painter.paint(Math.round(((painter.count - 1) * i) / Math.max(1, SAMPLES - 1)));
    const red = await painter.read(pixels);
    for (let y = 0; y < height; y += STEP)
      for (let x = 0; x < width; x += STEP) {
        const at = 4 * (y * width + x);
        bytes.push(pixels[at + red]!, pixels[at + 1]!, pixels[at + 2 - red]!, 255);
      }
  }
  return Uint8Array.from(bytes);
}

function changed(shown: Uint8Array, before: Uint8Array): Uint8Array {
  const frame = new Uint8Array(shown.length);
  for (let i = 0; i < shown.length; i++) frame[i] = shown[i] === before[i] ? AS_BEFORE : shown[i]!;
  return frame;
}
