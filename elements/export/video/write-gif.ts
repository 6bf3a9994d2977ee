import { yieldToEventLoop } from '../time-slices.js';
import type { FilmPainter } from './film-painter.js';
import { AS_BEFORE } from './gif-colors.js';
import { GifPalettes } from './gif-palettes.js';
import type { RedAt } from './i420/to-i420.js';
import type { VideoJob } from './video-job.js';

/**
 * The film as GIF that repeats: of each frame only what changed. Delays are hundredths of a second; what rounding takes from
 * one the next gets, so that they sum to the duration [E-061].
 */
export async function writeGif(
  job: VideoJob,
  painter: FilmPainter,
  onFrame: (done: number) => void,
): Promise<Uint8Array> {
  const { GIFEncoder } = await import('gifenc/dist/gifenc.esm.js');
  const { width, height } = job.pixels;
  let [pixels, before] = [new Uint8Array(4 * width * height), new Uint8Array(4 * width * height)];
  const palettes = await GifPalettes.of(painter, pixels, width);
  const frame = new Uint8Array(width * height);
  const shown = new Uint32Array(width * height);
  let redBefore: RedAt | null = null;
  const gif = GIFEncoder();
  for (let index = 0; index < painter.count; index++) {
    const delay = (centiseconds(index + 1, job.rate) - centiseconds(index, job.rate)) * 10;
    const isNew = painter.paint(index);
    const later = { delay, dispose: 1, transparent: true, transparentIndex: AS_BEFORE };
    // one pixel stands for a frame that stays
    if (!isNew && index > 0) gif.writeFrame(Uint8Array.of(AS_BEFORE), 1, 1, later);
    else {
      const red = await painter.read(pixels);
      const colors = index === 0 ? palettes.film : palettes.for({ pixels, width, red });
      colors.of(pixels, width, red, { pixels: red === redBefore ? before : null, colors: shown }, frame);
      const { palette } = colors;
      if (index === 0) gif.writeFrame(frame, width, height, { delay, dispose: 1, palette, repeat: 0 });
      else gif.writeFrame(frame, width, height, { ...later, ...(colors !== palettes.film && { palette }) });
      [pixels, before] = [before, pixels];
      redBefore = red;
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
