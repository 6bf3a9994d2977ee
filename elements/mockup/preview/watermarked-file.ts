import { drawWatermark } from '../../compose/watermark.js';
import { newContext } from '../loading/pixels.js';

export interface ExportOptions {
  readonly type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** 0 to 1, of JPEG and WebP. */
  readonly quality?: number;
}

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** A file of what is on a canvas, with our mark over it (C-009). Rejects with a TypeError for a type we do not make. */
export async function watermarkedFile(
  picture: HTMLCanvasElement,
  { type = 'image/png', quality = 0.92 }: ExportOptions = {},
): Promise<Blob> {
  if (!TYPES.includes(type)) throw new TypeError(`no previews are made of type ${type}`);
  const { width, height } = picture;
  const context = newContext(width, height);
  context.drawImage(picture, 0, 0);
  drawWatermark(context, width, height);
  const { canvas } = context;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('this browser makes no such file'));
    canvas.toBlob(take, type, quality);
  });
}
