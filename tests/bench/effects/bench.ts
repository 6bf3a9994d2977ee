import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { SlideBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The worker of the effects, as a bundle beside the page's. */
async function worker(): Promise<Uint8Array> {
  const entryPoints = [join(root, 'elements/imaging/workers/effect-worker.ts')];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.contents;
}

/** Sliding the adjustments of a photo of 2000 x 1500 pixels on a canvas of 1200 x 900. */
export async function benchEffects(frames: number): Promise<Record<string, SlideBench>> {
  process.stderr.write('effects, 2000 x 1500\n');
  const { page, close } = await openTestPage(join(root, 'tests/bench/effects/page.ts'), (path) =>
    path === '/effect-worker.ts' ? worker() : undefined,
  );
  page.setDefaultTimeout(0);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.waitForFunction('slideBench');
  const cost = (await page.evaluate(`slideBench(${frames})`)) as Record<string, SlideBench>;
  await close();
  return cost;
}
