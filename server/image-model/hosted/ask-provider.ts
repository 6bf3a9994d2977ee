import { request } from 'undici';
import type { Readable } from 'node:stream';
import { dropBody } from '../../net/drop-body.js';
import { ImageModelError } from '../image-model.js';
import { refusalOf } from './refusals.js';

/** A picture of 1536 x 1024 as PNG in base64, with room; an answer is never read further, bytes. */
const MAX_ANSWER_BYTES = 24 * 1024 * 1024;
/** What of a failure is read for the operator's log, bytes. */
const MAX_FAILURE_BYTES = 16 * 1024;
const SILENCE_LIMIT = 120_000;

interface Question {
  readonly url: string;
  readonly key?: string | undefined;
  /** As JSON; a GET without it. */
  readonly body?: object;
}

/**
 * The bytes of the provider's answer. No redirect is followed: the operator named the address, and a key must not travel
 * further. Rejects with an ImageModelError for whatever is no success of the right type and size.
 */
export async function askProvider(
  { url, key, body }: Question,
  signal: AbortSignal,
  wanted: 'json' | 'picture' = 'json',
): Promise<Buffer> {
  const answer = await request(url, {
    ...{ method: body ? 'POST' : 'GET', signal, headersTimeout: SILENCE_LIMIT, bodyTimeout: SILENCE_LIMIT },
    headers: {
      ...(body && { 'content-type': 'application/json', accept: 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw new ImageModelError('The image model cannot be reached', String(error));
  });
  const { statusCode, headers, body: stream } = answer;
  const failed = statusCode !== 200;
  const bytes = await readUpTo(stream, failed ? MAX_FAILURE_BYTES : MAX_ANSWER_BYTES, failed, signal);
  if (failed) throw refusalOf(statusCode, bytes.toString('utf8'));
  const type = String(headers['content-type'] ?? '');
  if (wanted === 'json' && !/\bjson\b/i.test(type))
    throw new ImageModelError('The image model gave an answer that could not be read', `it is ${type}`);
  return bytes;
}

async function readUpTo(stream: Readable, most: number, cut: boolean, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else if (cut) break;
      else throw new ImageModelError("The image model's picture is too large to keep", `over ${most} bytes`);
    }
  } catch (error) {
    if (error instanceof ImageModelError) throw error;
    if (signal.aborted) throw signal.reason;
    throw new ImageModelError('The image model broke off', String(error));
  } finally {
    dropBody(stream);
  }
  return Buffer.concat(chunks);
}
