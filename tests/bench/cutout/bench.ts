import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { CutoutBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function worker(): Promise<Uint8Array> {
  const entryPoints = [join(root, 'elements/imaging/cutout/cutout-worker.ts')];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.contents;
}

/** Removing the background of a photo of the catalog, and changing the result. */
export async function benchCutout(strokes: number): Promise<CutoutBench> {
  process.stderr.write('cut-out, 1067 x 1600\n');
  const { page, close } = await openTestPage(join(root, 'tests/bench/cutout/page.ts'), (path) => {
    if (path === '/cutout-worker.ts') return worker();
    return path === '/photo.jpg'
      ? readFile(join(root, 'catalog/source/photos/vase-and-pears.jpg'))
      : undefined;
  });
  page.setDefaultTimeout(0);
  await page.waitForFunction('cutoutBench');
  const cost = (await page.evaluate(`cutoutBench(${strokes})`)) as CutoutBench;
  await close();
  return cost;
}
