import { withEffects, type PlainPictures } from '../paint/effects.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';
import { DEFAULT_QUALITY, isFine, type Encoding } from './encoding.js';

/** Rendering in a page or a worker: both have OffscreenCanvas. */

/** Turned upright (EXIF) and into sRGB. Rejects what is no picture. */
export const decodePicture = (file: Blob): Promise<Picture> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

const createCanvas: PaintEnv['createCanvas'] = (width, height) =>
  new OffscreenCanvas(width, height) as PaintCanvas;

/** The painter's env over pictures that are already decoded and have their effects. */
export const browserPaintEnv = (image: PaintEnv['image']): PaintEnv => ({ createCanvas, Path2D, image });

/** The painter's env over pictures that are already decoded; their effects are computed while it paints. */
export const browserRenderEnv = (
  plain: PlainPictures,
  failed?: (error: unknown, source: string) => void,
): PaintEnv => browserPaintEnv(withEffects(plain, createCanvas, failed));

/** The file of a canvas that `renderPage` made with `browserPaintEnv`; a JPEG of quality 90 and more has 4:4:4 colors. */
export async function encodeCanvas(canvas: PaintCanvas, encoding: Encoding): Promise<Blob> {
  if (!(canvas instanceof OffscreenCanvas)) throw new TypeError('not a canvas of browserPaintEnv');
  const { format, quality = DEFAULT_QUALITY } = encoding;
  return (
    (isFine(encoding, canvas) && (await fineFile(canvas, quality).catch(() => null))) ||
    canvas.convertToBlob({ type: `image/${format}`, quality: quality / 100 })
  );
}

/** What writes it is large, and comes with the first. */
async function fineFile(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const { fineJpeg } = await import('./fine-jpeg.js');
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return new Blob([await fineJpeg(pixels, quality)], { type: 'image/jpeg' });
}
