import sharp from 'sharp';
import { ApiError } from '../../contract/envelope.js';
import { sanitizeSvg } from '../svg/sanitize-svg.js';
import { MAX_PIXELS, MAX_SVG_BYTES, TOO_MANY_PIXELS } from './picture-limits.js';
import type { RawPicture } from './read-heic.js';
import { sniffPicture, type CameraType, type PictureType } from './sniff-picture.js';
import { tiffOf } from './tiff-of.js';

/** Above 89 nothing is gained by colors of half the size: red letters would have soft edges. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

export interface PictureRules {
  /** Largest file taken, bytes. */
  readonly maxBytes: number;
  /** Longest side of what is kept, px; larger pictures are scaled down. */
  readonly maxSide: number;
  /** Types taken, by content. */
  readonly types: readonly (PictureType | CameraType)[];
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
  if (mime === 'image/svg+xml') return safeSvg(bytes);
  return safeRaster(mime === 'image/heic' ? await pixelsOfHeic(bytes) : bytes, mime, maxSide);
}

/** Many decoders of HEIC were broken by files made for it; here a thread is all there is to break, and only such a file needs one. */
async function pixelsOfHeic(bytes: Uint8Array): Promise<Uint8Array> {
  const { readInWorker } = await import('../read-in-worker.js');
  const refusal = (message: string | null) =>
    new ApiError(
      message === TOO_MANY_PIXELS ? 'too_large' : 'invalid_image',
      message ?? 'The image is damaged',
    );
  return tiffOf(await readInWorker<RawPicture>({ what: 'heic', bytes, refusal }));
}

async function safeSvg(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > MAX_SVG_BYTES) throw new ApiError('too_large', 'The image is too large');
  const clean = await sanitizeSvg(new TextDecoder().decode(bytes));
  return { bytes: Buffer.from(clean), mime: 'image/svg+xml' };
}

async function safeRaster(
  bytes: Uint8Array,
  mime: Exclude<PictureType, 'image/svg+xml'> | CameraType,
  side: number,
): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    // an animation or an AVIF becomes a still WebP: the canvas shows its first frame anyway
    if (mime === 'image/png') return { bytes: await image.png().toBuffer(), mime };
    if (mime === 'image/jpeg') return { bytes: await image.jpeg(JPEG).toBuffer(), mime };
    if (mime === 'image/tiff' || mime === 'image/heic') {
      // most have no alpha at all: only who has is looked at px by px
      const seen = sharp(bytes, { limitInputPixels: MAX_PIXELS });
      if ((await seen.metadata()).hasAlpha && !(await seen.stats()).isOpaque)
        return { bytes: await image.png().toBuffer(), mime: 'image/png' };
      return { bytes: await image.flatten().jpeg(JPEG).toBuffer(), mime: 'image/jpeg' };
    }
    return { bytes: await image.webp({ quality: 92 }).toBuffer(), mime: 'image/webp' };
  } catch (error) {
    throw pictureFault(error);
  }
}

/** Why a decoder did not take a picture. */
export const pictureFault = (error: unknown): ApiError =>
  error instanceof Error && error.message.includes('pixel limit')
    ? new ApiError('too_large', TOO_MANY_PIXELS)
    : new ApiError('invalid_image', 'The image is damaged');
