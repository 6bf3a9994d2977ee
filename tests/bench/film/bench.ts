import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { FilmBenches } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const VIDEO = join(root, 'elements/export/video');
/** What films are made with, beside the script. */
const WASM: Readonly<Record<string, string>> = {
  '/h264.wasm': 'h264/h264.wasm',
  '/i420.wasm': 'i420/i420.wasm',
};

export type { FilmBenches };

/** Two seconds of a page of 1080 x 1080 px: with 40 objects by each encoder, and with large photos. */
export async function benchFilm(): Promise<FilmBenches> {
  process.stderr.write('films\n');
  const { page, close } = await openTestPage(join(root, 'tests/bench/film/page.ts'), (path) =>
    WASM[path] === undefined ? undefined : readFile(join(VIDEO, WASM[path])),
  );
  page.setDefaultTimeout(0);
  await page.waitForFunction('filmBench');
  const result = (await page.evaluate('filmBench()')) as FilmBenches;
  await close();
  return result;
}

export const filmFigures = (benches: FilmBenches): Record<string, string> =>
  Object.fromEntries(
    Object.entries(benches).map(([name, { framesASecond, kB }]) => [
      `60 frames of 1080 x 1080 px, ${name}`,
      `${framesASecond} frames a second, ${kB} kB`,
    ]),
  );
