import sharp from 'sharp';
import { ApiError } from '../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../contract/folder.js';
import type { ReadDrawing } from './logos/read-svg-logo.js';
import { safePicture, type Picture } from './pictures/sanitize-picture.js';
import { pictureTurns } from './pictures/picture-semaphore.js';
import { readInThread } from './read-in-worker.js';

const RULES = {
  maxBytes: MAX_UPLOAD_BYTES,
  /** Longest side kept, px: as large as a page may be. */
  maxSide: 8000,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

/** A drawing is text that is read as a tree, bytes. */
const MAX_DRAWING_BYTES = 1_000_000;

export interface Logo extends Picture {
  /** px, upright; a drawing's longer side is at least 1000. */
  readonly width: number;
  readonly height: number;
}

const refusal = (message: string | null) =>
  new ApiError('invalid_image', message ?? 'The drawing is too complicated. Simplify it, then try again');

/** A logo from outside made safe: a PNG, JPEG, WebP or SVG by content. Throws ApiError 'invalid_image' or 'too_large'. */
export async function safeLogo(bytes: Uint8Array): Promise<Logo> {
  if (bytes.length === 0) throw refusal('The file is empty');
  return pictureTurns.take(() => (isMarkup(bytes) ? drawing(bytes) : picture(bytes)));
}

async function picture(bytes: Uint8Array): Promise<Logo> {
  const safe = await safePicture(bytes, RULES);
  const { width, height } = await sharp(safe.bytes).metadata();
  return { ...safe, width, height };
}

async function drawing(bytes: Uint8Array): Promise<Logo> {
  if (bytes.length > MAX_DRAWING_BYTES) throw new ApiError('too_large', 'The drawing is larger than 1 MB');
  const { text, width, height } = await readInThread<ReadDrawing>({ what: 'drawing', bytes, refusal });
  return { bytes: Buffer.from(text), mime: 'image/svg+xml', width, height };
}

/** No picture of pixels begins with a bracket. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)));
