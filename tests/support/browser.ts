import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/machine/find-browser.mjs';

/** Answers a request path with a body; undefined is 404. */
export type Files = (path: string) => Promise<Uint8Array | string | undefined> | undefined;

export interface TestPage {
  readonly page: Page;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  // workers that are named by their source
  ts: 'text/javascript',
  html: 'text/html',
  wasm: 'application/wasm',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/**
 * A Chromium page that has loaded the bundle of a TypeScript module as `/bundle.js` (workers may load it too), served
 * with `harfbuzz.wasm` beside it and whatever files the test gives. Close it when done.
 */
export async function openTestPage(entry: string, files: Files): Promise<TestPage> {
  const server = await serve(await bundle(entry), files);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(await browserLaunchOptions());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const close = async (): Promise<void> => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { page, close };
}

async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    // harfbuzzjs names them for Node and reaches for them only there
    external: ['module', 'fs', 'path', 'url'],
  });
  return outputFiles[0]!.contents;
}

async function serve(script: Uint8Array, files: Files) {
  const wasm = await readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm'));
  const own: Record<string, Uint8Array | string> = {
    '/': '<!doctype html><meta charset="utf-8"><script type="module" src="/bundle.js"></script>',
    '/bundle.js': script,
    '/harfbuzz.wasm': wasm,
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    void Promise.resolve(own[path] ?? files(path)).then((body) => {
      const type = path === '/' ? TYPES.html : TYPES[path.split('.').at(-1)!];
      response.writeHead(body === undefined ? 404 : 200, {
        'content-type': type ?? 'application/octet-stream',
      });
      response.end(body);
    });
  });
  return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
