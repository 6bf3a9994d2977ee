import { ApiError } from '../../contract/envelope.js';
import { readInWorker } from '../read-in-worker.js';
import type { Picture } from '../pictures/sanitize-picture.js';
import { MAX_SVG_BYTES } from '../pictures/picture-limits.js';
import type { SvgLogo } from './read-svg-logo.js';

export interface SizedPicture extends Picture {
  /** px, upright; a drawing's longer side is at least 1000. */
  readonly width: number;
  readonly height: number;
}

const refusal = (message: string | null) =>
  new ApiError('invalid_image', message ?? 'The drawing is too complicated. Simplify it, then try again');

/** An SVG from outside made safe, in a thread of its own. Throws ApiError 'invalid_image' or 'too_large'. */
export async function sanitizeDrawing(bytes: Uint8Array): Promise<SizedPicture> {
  if (bytes.length > MAX_SVG_BYTES) throw new ApiError('too_large', 'The drawing is larger than 1 MB');
  const { text, width, height } = await readInWorker<SvgLogo>({ what: 'drawing', bytes, refusal });
  return { bytes: Buffer.from(text), mime: 'image/svg+xml', width, height };
}

/** True for the bytes of a drawing: no picture of pixels begins with a bracket. */
export const isMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)));
