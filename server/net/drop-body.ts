import type { Readable } from 'node:stream';

/**
 * Ends an answer that is not read to its end. Its stream then fails, as one that was broken off; a failure that nobody
 * listens to ends the process.
 */
export function dropBody(body: Readable): void {
  body.on('error', () => undefined).destroy();
}
