import sharp from 'sharp';
import type { Size } from '../../../elements/math/geometry.js';
import { ApiError } from '../../contract/envelope.js';
import { pictureSemaphore } from './picture-semaphore.js';
import { MAX_PIXELS } from './picture-limits.js';
import { pictureFault } from './sanitize-picture.js';
import { sniffPicture } from './sniff-picture.js';

export interface DecodedPicture {
  /** Red, green and blue of each pixel; what is transparent is white. */
  readonly rgb: Uint8Array;
  /** Of the upright picture, px. */
  readonly size: Size;
}

/**
 * A picture from outside, upright, as pixels of the size asked for, whatever its proportions. Throws ApiError
 * 'invalid_image', 'too_large' or 'too_many'.
 */
export async function decodePicture(bytes: Uint8Array, wanted: Size): Promise<DecodedPicture> {
  const mime = await sniffPicture(bytes);
  if (mime === null || mime === 'image/svg+xml')
    throw new ApiError('invalid_image', 'The file is not an image we can read');
  return pictureSemaphore.run(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    try {
      const { autoOrient: size } = await image.metadata();
      const rgb = await image
        .rotate()
        .resize({ ...wanted, fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer();
      return { rgb: new Uint8Array(rgb), size };
    } catch (error) {
      throw pictureFault(error);
    }
  });
}
