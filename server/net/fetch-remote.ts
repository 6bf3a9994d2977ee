import { Agent, request, type Dispatcher } from 'undici';
import { dropBody } from './drop-body.js';
import { guardedLookup, publicUrl, systemResolve, type Resolve } from './public-address.js';

/** Limits of one fetch: time in ms, size in bytes. */
const CONNECT_LIMIT = 5_000;
const TOTAL_LIMIT = 20_000;
const MAX_REDIRECTS = 3;
export const MAX_REMOTE_BYTES = 10 * 1024 * 1024;

/** The other side answered with more than we take. */
export class TooLargeError extends Error {}
/** The other side did not give us a file. */
export class UnreachableError extends Error {}

export type FetchRemote = (address: string) => Promise<Buffer>;

/** A fetch of public addresses only. Every hop of a redirect is judged like the first; no cookies, no credentials. */
export function createFetchRemote(resolve: Resolve = systemResolve): FetchRemote {
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(resolve), timeout: CONNECT_LIMIT },
    headersTimeout: TOTAL_LIMIT,
    bodyTimeout: TOTAL_LIMIT,
  });
  return async (address) => {
    const signal = AbortSignal.timeout(TOTAL_LIMIT);
    let url = publicUrl(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await request(url, { dispatcher, signal, headers: { accept: 'image/*' } });
      const next = redirect(response);
      if (next === null) return body(response);
      await response.body.dump();
      url = publicUrl(next, url);
    }
    throw new UnreachableError('too many redirects');
  };
}

function redirect({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && typeof location === 'string' ? location : null;
}

async function body({ statusCode, headers, body: stream }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > MAX_REMOTE_BYTES) {
    dropBody(stream);
    throw statusCode === 200 ? new TooLargeError() : new UnreachableError(`status ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REMOTE_BYTES) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
