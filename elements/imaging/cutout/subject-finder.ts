import type { Pixels } from '../pixel-row.js';
import { detectSubject } from './detect-subject.js';
import type { CutoutRequest, FoundSubject } from './cutout-task.js';
import { maskText } from './mask-text.js';
import { CUT_SIDE, sizeWithin } from './mask.js';

/** Twice what is needed is drawn: what is left is then made smaller in the same way everywhere. */
const DRAWN_SIDE = 2 * CUT_SIDE;

/** Finds subjects in files; the last picture stays decoded, for the next stroke on it. */
export class SubjectFinder {
  #last: { readonly source: string; readonly pixels: Pixels } | undefined;

  /** Rejects what is no picture. */
  async find({ source, file, hints }: CutoutRequest): Promise<FoundSubject> {
    if (this.#last?.source !== source) this.#last = { source, pixels: await pixelsOf(file) };
    const { mask, quality } = detectSubject(this.#last.pixels, hints);
    const { score, trusted, doubts } = quality;
    return { mask: maskText(mask), quality: { score, trusted, doubts } };
  }
}

async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = sizeWithin(bitmap, DRAWN_SIDE);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`no memory for a picture of ${width} x ${height} px`);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
