import { MAX_FONT_BYTES } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { PlainFont } from './read-font.js';
import { readInWorker } from '../read-in-worker.js';
import { Semaphore } from '../semaphore.js';

/** A font unpacks to 30 MB and is read several times over, so one at once is what a small machine bears. */
const AT_ONCE = 1;
/** Each waits with its file in memory. */
const MOST_WAITING = 12;

const semaphore = new Semaphore(
  AT_ONCE,
  MOST_WAITING,
  () => new ApiError('too_many', 'Many fonts are coming in. Please wait a little'),
);

const refusal = (message: string | null) =>
  new ApiError('invalid_font', message ?? 'The font is damaged and cannot be read');

/**
 * A font from outside made safe: unpacked, checked and written anew. Throws ApiError 'invalid_font', 'too_large' or
 * 'too_many'.
 */
export async function sanitizeFont(bytes: Uint8Array): Promise<PlainFont> {
  if (bytes.length === 0) throw refusal('The file is empty');
  if (bytes.length > MAX_FONT_BYTES) throw new ApiError('too_large', 'The font is larger than 10 MB');
  return semaphore.run(() => readInWorker<PlainFont>({ what: 'font', bytes, refusal }));
}
