import type { ServerResponse } from 'node:http';

/**
 * What security headers say to pages alone: of a script, a sheet, a font or a picture no browser heeds them, and an editor
 * asks for dozens of those [E-001].
 */
const OF_PAGES = [
  ...[
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Origin-Agent-Cluster',
    'X-DNS-Prefetch-Control',
  ],
  ...['X-Download-Options', 'X-Frame-Options', 'X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection'],
];

/** Never shown as a page of its own; SVG may be, and a worker's script is the root of what it loads. */
const PART = /\.(js|css|wasm|woff2|webp|png|jpg)(\.(br|gz))?$/;
const WORKER = /worker[^/]*$/;

/** Takes what only pages heed from the answer that sends a file. `path` ends with the name of the file. */
export function withoutPageHeaders(response: object, path: string): void {
  if (!PART.test(path) || WORKER.test(path)) return;
  // Node's own, whatever part of it who sends files tells of
  for (const name of OF_PAGES) (response as ServerResponse).removeHeader(name);
}
