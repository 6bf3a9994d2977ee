import sharp from 'sharp';
import { ApiError } from '../../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../../contract/folder.js';
import { safePicture, type Picture } from '../pictures/sanitize-picture.js';
import { pictureTurns } from '../pictures/picture-semaphore.js';

const RULES = {
  maxBytes: MAX_UPLOAD_BYTES,
  /** Longest side kept, px: as large as a page may be. */
  maxSide: 8000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
} as const;

/** Longest side of the version for lists, px: the panel's tiles at twice the density. */
const LOW_SIDE = 320;

export interface UploadPicture {
  readonly full: Picture;
  /** WebP. */
  readonly low: Buffer;
  /** px, upright. */
  readonly width: number;
  readonly height: number;
}

/** An uploaded picture made safe, with its small version. Throws ApiError 'invalid_image', 'too_large' or 'too_many'. */
export async function uploadPicture(bytes: Uint8Array): Promise<UploadPicture> {
  if (bytes.length === 0) throw new ApiError('invalid_image', 'The file is empty');
  return pictureTurns.take(async () => {
    const full = await safePicture(bytes, RULES);
    const { width, height } = await sharp(full.bytes).metadata();
    const low = await sharp(full.bytes)
      .resize({ width: LOW_SIDE, height: LOW_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { full, low, width, height };
  });
}
