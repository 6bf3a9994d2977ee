import { request } from 'undici';
import { dropBody } from '../net/drop-body.js';
import { MAX_REMOTE_BYTES, TooLargeError, type FetchRemote } from '../net/fetch-remote.js';
import { PhotoSourceError, type StockPhoto } from './photo-source.js';

/** ms */
const TIME_LIMIT = 20_000;

interface Fetching {
  /** As people know the provider, for messages. */
  readonly name: string;
  /** The address of its calls, as the operator set it. */
  readonly api: string;
  readonly fetchRemote: FetchRemote;
}

/**
 * The bytes of a photo, at most 10 MB. It may lie anywhere on the public internet; what a provider names of this network is
 * refused, unless it is the operator's own host of the calls.
 */
export async function fetchPhoto(
  { file }: Pick<StockPhoto, 'file'>,
  { name, api, fetchRemote }: Fetching,
): Promise<Buffer> {
  try {
    return await (new URL(file).origin === new URL(api).origin ? fetchOwn(file) : fetchRemote(file));
  } catch (error) {
    if (error instanceof TooLargeError)
      throw new PhotoSourceError('failed', `This photo of ${name} is too large to keep`);
    throw new PhotoSourceError('failed', `This photo of ${name} could not be fetched`, String(error));
  }
}

/** From the host that the operator named; no redirect leads away from it. */
async function fetchOwn(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const { statusCode, body } = await request(address, { signal, headers: { accept: 'image/*' } });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_REMOTE_BYTES) throw new TooLargeError();
      chunks.push(chunk);
    }
  } finally {
    dropBody(body);
  }
  return Buffer.concat(chunks);
}
