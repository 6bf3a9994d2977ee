import { SvgRefused } from '../../../elements/import/svg/parse/svg-refused.js';
import { sanitizePicture } from '../pictures/sanitize-picture.js';

/** Pictures inside one drawing. */
const MOST = 20;

const RULES = {
  maxBytes: 1_000_000,
  /** Longest side kept, px. */
  maxSide: 2000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
} as const;

const INLINE = /(href\s*=\s*["'])\s*data:image\/[\w.+-]+;base64,([^"']*)/g;

/**
 * The drawing with the pictures inside it made safe: a few bytes of one may claim gigabytes. Throws SvgRefused or ApiError.
 */
export async function sanitizeEmbeddedPictures(text: string): Promise<string> {
  const found = [...text.matchAll(INLINE)];
  if (found.length > MOST)
    throw new SvgRefused('This SVG holds too many pictures. Simplify it, then try again.');
  const safe: string[] = [];
  for (const [, before = '', data = ''] of found) {
    const { bytes, mime } = await sanitizePicture(Buffer.from(data, 'base64'), RULES);
    safe.push(`${before}data:${mime};base64,${bytes.toString('base64')}`);
  }
  return text.replace(INLINE, () => safe.shift()!);
}
