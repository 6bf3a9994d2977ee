import { ByteCache } from './byte-cache.js';
import type { EffectTask } from './effect-task.js';
import type { Pixels } from '../pixel-row.js';

/** Pictures of a size as pixels in a browser's page or worker. */

/** Pixels of pictures as they are, for the next value of a slider. */
const MOST_PIXELS = 48_000_000;

/** A copy of the last sizes' pixels is kept, so that only the effect is computed again. */
export class PixelSource {
  readonly #kept = new ByteCache<ImageData>(MOST_PIXELS);

  async of(
    { source, width, height }: EffectTask,
    decoded: () => Promise<CanvasImageSource>,
  ): Promise<Pixels> {
    const key = `${source} ${width}x${height}`;
    const known = this.#kept.get(key);
    const plain = known ?? pixelsOf(await decoded(), width, height);
    // giants are not kept: they are computed once, at rest
    if (!known && plain.data.length > MOST_PIXELS / 2) return plain;
    if (!known) this.#kept.set(key, plain, plain.data.length);
    return new ImageData(new Uint8ClampedArray(plain.data), width, height);
  }
}

/** Throws when there is no memory for it. */
function pixelsOf(picture: CanvasImageSource, width: number, height: number): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`no memory for a picture of ${width} x ${height} px`);
  // the way the painter makes pictures smaller
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

export const bitmapOf = ({ data, width, height }: Pixels): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(data as ImageDataArray, width, height));
