/** Decodes files to bytes, through a canvas that is thrown away. */

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function newContext(width: number, height: number): Context {
  const canvas =
    typeof OffscreenCanvas === 'undefined' ? pageCanvas(width, height) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' }) as Context | null;
  if (!context) throw new Error('this browser gives no canvas');
  return context;
}

const pageCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** RGBA bytes of a picture drawn at a size. */
export function rgbaOf(
  picture: ImageBitmap | HTMLImageElement,
  width: number,
  height: number,
): Uint8ClampedArray {
  const context = newContext(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** The first `channels` of each px alone. */
export function packed(rgba: Uint8ClampedArray, channels: 1 | 3): Uint8Array {
  const px = rgba.length / 4;
  const bytes = new Uint8Array(px * channels);
  if (channels === 1) for (let i = 0; i < px; i++) bytes[i] = rgba[4 * i]!;
  else
    for (let i = 0, at = 0; i < rgba.length; i += 4) {
      bytes[at++] = rgba[i]!;
      bytes[at++] = rgba[i + 1]!;
      bytes[at++] = rgba[i + 2]!;
    }
  return bytes;
}

/** The picture of a file with its codes as they are stored: neither colors nor alpha are changed on the way. */
export const bitmapOf = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
