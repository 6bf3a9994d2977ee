import { paintDrawing } from './paint-drawing.js';
import { PictureRefused } from './picture-check.js';

/** Longest side of an upload's thumbnail, pixels: the panel's tiles at twice their size. */
const THUMBNAIL_SIDE = 320;

/** Longer side of a drawing, px. */
const DRAWING_SIDE = 1000;

export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Blob;
}

/** Decodes a checked picture once: its upright size and a small copy for lists. */
export async function decodePicture(name: string, bytes: Blob): Promise<DecodedPicture> {
  const bitmap = await (bytes.type === 'image/svg+xml' ? drawing(bytes) : createImageBitmap(bytes)).catch(
    () => null,
  );
  if (!bitmap)
    throw new PictureRefused(`${name} is damaged and could not be opened. Choose another picture.`);
  try {
    const { width, height } = bitmap;
    return { width, height, thumbnail: await shrink(bitmap) };
  } finally {
    bitmap.close();
  }
}

/** A drawing has no pixels: it is as large as one that an account keeps. */
const drawing = async (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(await paintDrawing(file, DRAWING_SIDE));

/** WebP keeps transparency at a fraction of a PNG; a browser that cannot write it falls back to PNG by itself. */
async function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
}
