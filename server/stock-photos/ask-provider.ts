import { request, type Dispatcher } from 'undici';
import { dropBody } from '../net/drop-body.js';
import { PhotoSourceError } from './photo-source.js';

/** A page of the wordiest provider is some 150 KB; an answer is never read further, bytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** What of a failure is read, for the operator's log, bytes. */
const MAX_FAILURE_BYTES = 4096;
/** How long somebody waits for a list, ms. */
export const TIME_LIMIT = 10_000;

export interface Question {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** The fields of a form; a GET without them. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface Asking {
  /** As people know it, for messages. */
  readonly name: string;
  /** ms */
  readonly timeLimit?: number;
}

/**
 * The JSON of a provider's answer; null when there is nothing at the address. No redirect is followed: the operator named
 * the address, and a key must not travel further. Rejects with a PhotoSourceError.
 */
export async function askProvider(
  { url, headers, form }: Question,
  { name, timeLimit = TIME_LIMIT }: Asking,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const answer = await request(url, {
      ...{ method: form ? 'POST' : 'GET', signal },
      headers: {
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    const failed = answer.statusCode !== 200;
    const text = await textOf(answer, failed ? MAX_FAILURE_BYTES : MAX_ANSWER_BYTES, failed, name);
    if (answer.statusCode === 404) return null;
    if (failed) throw refusalOf(answer, text, name);
    return jsonOf(answer, text, name);
  } catch (error) {
    if (error instanceof PhotoSourceError) throw error;
    throw new PhotoSourceError(
      'failed',
      signal.aborted ? `${name} took too long` : `${name} can’t be reached`,
      String(error),
    );
  }
}

function jsonOf({ headers }: Dispatcher.ResponseData, text: string, name: string): unknown {
  const unreadable = (why: string) =>
    new PhotoSourceError('failed', `${name} gave an answer that could not be read`, why);
  const type = String(headers['content-type'] ?? '');
  if (!/\bjson\b/i.test(type)) throw unreadable(`it is ${type}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(String(error));
  }
}

/** What the user is told of an answer that is no success. */
function refusalOf(
  { statusCode, headers }: Dispatcher.ResponseData,
  text: string,
  name: string,
): PhotoSourceError {
  const detail = `status ${statusCode}: ${text}`;
  // Unsplash says with 403 that an hour's requests are used up
  const spent = statusCode === 403 && headers['x-ratelimit-remaining'] === '0';
  if (statusCode === 429 || spent)
    return new PhotoSourceError('busy', `${name} has had too many searches. Try again later`, detail);
  if (statusCode === 401 || statusCode === 403)
    return new PhotoSourceError('failed', `${name} doesn’t accept this server’s key`, detail);
  if (statusCode >= 300 && statusCode < 400)
    return new PhotoSourceError('failed', `${name} has moved; the operator must set its new address`, detail);
  return new PhotoSourceError('failed', `${name} failed. Try again`, detail);
}

async function textOf(
  { body }: Dispatcher.ResponseData,
  most: number,
  cut: boolean,
  name: string,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else if (cut) break;
      else
        throw new PhotoSourceError(
          'failed',
          `${name} gave an answer that could not be read`,
          `over ${most} bytes`,
        );
    }
  } finally {
    dropBody(body);
  }
  return Buffer.concat(chunks).toString('utf8');
}
