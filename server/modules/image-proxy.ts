import { ApiError } from '../contract/envelope.js';
import { imageProxy } from '../contract/image-proxy.js';
import { sanitizePicture } from '../files/pictures/sanitize-picture.js';
import { fileHandler } from '../http/calls/handler.js';
import { MAX_REMOTE_BYTES, TooLargeError, type FetchRemote } from '../net/fetch-remote.js';

const RULES = {
  maxBytes: MAX_REMOTE_BYTES,
  /** Longest side handed on, px: as large as a page may be. */
  maxSide: 8000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'],
} as const;

export const imageProxyCalls = [
  fileHandler(
    imageProxy,
    async ({ src }, { fetchRemote }) => sanitizePicture(await bytesOf(fetchRemote, src), RULES),
    // a design of fifty remote pictures, opened a few times
    { perMinute: 300, cacheControl: 'private, max-age=86400' },
  ),
];

/** One answer for a private address and one that does not answer: the proxy is no map of our network. */
async function bytesOf(fetchRemote: FetchRemote, url: string): Promise<Buffer> {
  try {
    return await fetchRemote(url);
  } catch (error) {
    if (error instanceof TooLargeError) throw new ApiError('too_large', 'The image is too large');
    throw new ApiError('unreachable', 'The image could not be fetched');
  }
}
