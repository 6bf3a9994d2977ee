import sharp from 'sharp';
import { ApiError } from '../../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../../contract/folder.js';
import { sanitizePicture } from '../pictures/sanitize-picture.js';
import { pictureSemaphore } from '../pictures/picture-semaphore.js';
import { isMarkup, sanitizeDrawing, type SizedPicture } from './sanitize-drawing.js';

const RULES = {
  maxBytes: MAX_UPLOAD_BYTES,
  /** Longest side kept, px: as large as a page may be. */
  maxSide: 8000,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

/** A logo from outside made safe: a PNG, JPEG, WebP or SVG by content. Throws ApiError 'invalid_image' or 'too_large'. */
export async function sanitizeLogo(bytes: Uint8Array): Promise<SizedPicture> {
  if (bytes.length === 0) throw new ApiError('invalid_image', 'The file is empty');
  return pictureSemaphore.run(() => (isMarkup(bytes) ? sanitizeDrawing(bytes) : picture(bytes)));
}

async function picture(bytes: Uint8Array): Promise<SizedPicture> {
  const safe = await sanitizePicture(bytes, RULES);
  const { width, height } = await sharp(safe.bytes).metadata();
  return { ...safe, width, height };
}
