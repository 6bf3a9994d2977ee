import sharp from 'sharp';
import { ApiError } from '../../contract/envelope.js';
import { sniffPicture, type PictureType } from './sniff-picture.js';
import { sanitizeSvg } from '../svg/sanitize-svg.js';

/** 50 megapixels: an 11 KB PNG can claim 400 and would take gigabytes to unpack. */
export const MAX_PIXELS = 50_000_000;
/** Text that is parsed on the main thread, bytes. */
export const MAX_SVG_BYTES = 1_000_000;

export interface PictureRules {
  /** Largest file taken, bytes. */
  readonly maxBytes: number;
  /** Longest side of what is kept, px; larger pictures are scaled down. */
  readonly maxSide: number;
  /** Types taken, by content. */
  readonly types: readonly PictureType[];
}

export interface Picture {
  readonly bytes: Buffer;
  readonly mime: PictureType;
}

/**
 * A picture from outside made safe: its type is found from its content, its size is limited, and it is encoded anew, turned
 * upright and without metadata, so that nothing hides in it. Throws ApiError 'invalid_image' or 'too_large'.
 */
export async function sanitizePicture(
  bytes: Uint8Array,
  { maxBytes, maxSide, types }: PictureRules,
): Promise<Picture> {
  if (bytes.length > maxBytes) throw new ApiError('too_large', 'The image is too large');
  const mime = await sniffPicture(bytes);
  if (mime === null || !types.includes(mime))
    throw new ApiError('invalid_image', 'The file is not an image we can read');
  return mime === 'image/svg+xml' ? safeSvg(bytes) : safeRaster(bytes, mime, maxSide);
}

async function safeSvg(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > MAX_SVG_BYTES) throw new ApiError('too_large', 'The image is too large');
  const clean = await sanitizeSvg(new TextDecoder().decode(bytes));
  return { bytes: Buffer.from(clean), mime: 'image/svg+xml' };
}

async function safeRaster(bytes: Uint8Array, mime: PictureType, side: number): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    // an animation or an AVIF becomes a still WebP: the canvas shows its first frame anyway
    if (mime === 'image/png') return { bytes: await image.png().toBuffer(), mime };
    if (mime === 'image/jpeg') return { bytes: await image.jpeg({ quality: 92 }).toBuffer(), mime };
    return { bytes: await image.webp({ quality: 92 }).toBuffer(), mime: 'image/webp' };
  } catch (error) {
    throw pictureFault(error);
  }
}

/** Why a decoder did not take a picture. */
export const pictureFault = (error: unknown): ApiError =>
  error instanceof Error && error.message.includes('pixel limit')
    ? new ApiError('too_large', 'The image has too many pixels')
    : new ApiError('invalid_image', 'The image is damaged');
