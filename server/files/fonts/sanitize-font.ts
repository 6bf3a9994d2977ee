import { MAX_FONT_BYTES } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { ReadFont } from './read-font.js';
import { readInThread } from '../read-in-worker.js';
import { Turns } from '../semaphore.js';

/** A font unpacks to 30 MB and is read several times over, so one at once is what a small machine bears. */
const AT_ONCE = 1;
/** Each waits with its file in memory. */
const MOST_WAITING = 12;

const turns = new Turns(
  AT_ONCE,
  MOST_WAITING,
  () => new ApiError('too_many', 'Many fonts are coming in. Please wait a little'),
);

const refusal = (message: string | null) =>
  new ApiError('invalid_font', message ?? 'The font is damaged and cannot be read');

/** A font from outside made safe: unpacked, checked and written anew. Throws ApiError 'invalid_font', 'too_large' or 'too_many'. */
export async function safeFont(bytes: Uint8Array): Promise<ReadFont> {
  if (bytes.length === 0) throw refusal('The file is empty');
  if (bytes.length > MAX_FONT_BYTES) throw new ApiError('too_large', 'The font is larger than 10 MB');
  return turns.take(() => readInThread<ReadFont>({ what: 'font', bytes, refusal }));
}
