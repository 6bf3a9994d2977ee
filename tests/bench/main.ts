import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPage } from '../support/browser.js';
import type { CanvasBench } from './canvas/page.js';
import { SCENE } from './canvas/scene.js';

/** `npm run bench [-- 200 1000]`: JSON on stdout; how it goes on is told on stderr. */

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const DEFAULT_COUNTS = [200, 1000, 5000];
/** Frames of a round. */
const FRAMES = 20;

/** The rivals are no part of the product: they come on the first run. Without their optional parts, which need a compiler. */
function installRivals(): void {
  if (existsSync(join(here, 'node_modules/konva'))) return;
  process.stderr.write('installing konva and fabric\n');
  execFileSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
  });
}

const share = (ours: number, theirs: number): number => Math.round((ours / theirs) * 100) / 100;

/** How many times what the rivals need we need: below 1 is ahead. */
const ratios = ({ dmDrag, dmZoom, konvaDrag, konvaZoom, fabricDrag, fabricZoom }: CanvasBench) => ({
  dragToKonva: share(dmDrag.median, konvaDrag.median),
  dragToFabric: share(dmDrag.median, fabricDrag.median),
  zoomToKonva: share(dmZoom.median, konvaZoom.median),
  zoomToFabric: share(dmZoom.median, fabricZoom.median),
});

async function benchCanvas(count: number) {
  process.stderr.write(`canvas, ${count} objects\n`);
  const served = (path: string) =>
    path.startsWith('/node_modules/') ? readFile(join(root, path)) : undefined;
  const { page, close } = await openTestPage(join(here, 'canvas/page.ts'), served);
  page.setDefaultTimeout(0);
  await page.setViewportSize(SCENE);
  await page.waitForFunction('canvasBench');
  const cost = (await page.evaluate(`canvasBench(${count}, ${FRAMES})`)) as CanvasBench;
  await close();
  return { objects: count, ...cost, ratios: ratios(cost) };
}

async function main(): Promise<void> {
  installRivals();
  const asked = process.argv
    .slice(2)
    .map(Number)
    .filter((count) => count > 0);
  const canvas = [];
  for (const count of asked.length > 0 ? asked : DEFAULT_COUNTS) canvas.push(await benchCanvas(count));
  process.stdout.write(`${JSON.stringify({ unit: 'ms', canvas }, null, 2)}\n`);
}

await main();
