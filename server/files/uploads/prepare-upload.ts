import sharp from 'sharp';
import { ApiError } from '../../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../../contract/folder.js';
import { isMarkup, sanitizeDrawing, type SizedPicture } from '../logos/sanitize-drawing.js';
import { pictureSemaphore } from '../pictures/picture-semaphore.js';
import { sanitizePicture, type Picture } from '../pictures/sanitize-picture.js';

const RULES = {
  maxBytes: MAX_UPLOAD_BYTES,
  /** Longest side kept, px: as large as a page may be. */
  maxSide: 8000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heic', 'image/tiff'],
} as const;

/** Longest side of the version for lists, px: the panel's tiles at twice the density. */
const LOW_SIDE = 320;

export interface PreparedUpload {
  readonly full: Picture;
  /** WebP. */
  readonly low: Buffer;
  /** px, upright. */
  readonly width: number;
  readonly height: number;
}

/** An uploaded picture or drawing made safe, with its small version. Throws ApiError 'invalid_image', 'too_large' or 'too_many'. */
export async function prepareUpload(bytes: Uint8Array): Promise<PreparedUpload> {
  if (bytes.length === 0) throw new ApiError('invalid_image', 'The file is empty');
  return pictureSemaphore.run(async () => {
    const { width, height, ...full } = await (isMarkup(bytes) ? sanitizeDrawing(bytes) : picture(bytes));
    const low = await sharp(full.bytes)
      .resize({ width: LOW_SIDE, height: LOW_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { full, low, width, height };
  });
}

async function picture(bytes: Uint8Array): Promise<SizedPicture> {
  const safe = await sanitizePicture(bytes, RULES);
  const { width, height } = await sharp(safe.bytes).metadata();
  return { ...safe, width, height };
}
