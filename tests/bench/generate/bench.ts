import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { GenerateBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The worker of the generator, as a bundle beside the page's. */
async function worker(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'elements/generator/generator-worker.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['module', 'fs', 'path', 'url'],
  });
  return outputFiles[0]!.contents;
}

const catalog = (path: string): Promise<Uint8Array> => readFile(join(root, 'catalog/dist', path));

const FILES: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  '/generator-worker.ts': worker,
  '/fonts/Montserrat-400.ttf': () => catalog('fonts/Montserrat-400.ttf'),
  '/photo.jpg': () => catalog('photos/acanthus-mollis.jpg'),
};

/** A page of 40 objects in the eleven sizes of Magic Resize, each with its preview. */
export async function benchGenerate(rounds: number): Promise<GenerateBench> {
  process.stderr.write('generate, 40 objects\n');
  const { page, close } = await openTestPage(join(root, 'tests/bench/generate/page.ts'), (path) =>
    FILES[path]?.(),
  );
  page.setDefaultTimeout(0);
  await page.waitForFunction('generateBench');
  const cost = (await page.evaluate(`generateBench(${rounds})`)) as GenerateBench;
  await close();
  return cost;
}

/** The figures of a report. */
export const generateFigures = ({ first, again, longest }: GenerateBench): Record<string, string> => ({
  'a page of 40 objects in eleven sizes with previews, the first time and again': `${first} ms, ${again} ms`,
  'the page’s own thread busy at a stretch meanwhile': `${longest} ms`,
});
