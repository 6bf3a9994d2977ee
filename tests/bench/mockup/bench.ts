import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestPage } from '../../support/browser.js';
import type { FullSizeBench } from './full-size.js';
import type { MockupBench } from './page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = 'catalog/mockups/packages';

export interface MockupCosts {
  /** In the browser, of the mockups named. */
  readonly live: Readonly<Record<string, MockupBench>>;
  /** In Node, of every mockup: 4000 x 4000 px from its files. */
  readonly fullSize: Readonly<Record<string, FullSizeBench>>;
}

/** The mockups dragged in a browser: one with a little print, one that is all print. The first there is stands in. */
const DRAGGED = ['mug-window', 'poster-oak-frame'];

export async function benchMockup(frames: number): Promise<MockupCosts> {
  const ids = (await readdir(join(root, PACKAGES))).sort();
  const chosen = ids.filter((id) => DRAGGED.includes(id));
  const live: Record<string, MockupBench> = {};
  for (const id of chosen.length > 0 ? chosen : ids.slice(0, 1)) live[id] = await benchLive(id, frames);
  const fullSize: Record<string, FullSizeBench> = {};
  for (const id of ids) fullSize[id] = await benchFullSize(id);
  return { live, fullSize };
}

async function benchLive(id: string, frames: number): Promise<MockupBench> {
  process.stderr.write(`mockup ${id}, in the browser\n`);
  const { page, close } = await openTestPage(join(root, 'tests/bench/mockup/page.ts'), (path) =>
    path.startsWith(`/${PACKAGES}/`) ? readFile(join(root, path)) : undefined,
  );
  page.setDefaultTimeout(0);
  await page.waitForFunction('mockupBench');
  const cost = (await page.evaluate(`mockupBench('/${PACKAGES}/${id}', ${frames})`)) as MockupBench;
  await close();
  return cost;
}

/** In a process of its own, whose memory is that of one render. */
async function benchFullSize(id: string): Promise<FullSizeBench> {
  process.stderr.write(`mockup ${id}, 4000 x 4000\n`);
  const script = join(root, 'tests/bench/mockup/full-size.ts');
  const folder = join(root, PACKAGES, id);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder]);
  return JSON.parse(stdout) as FullSizeBench;
}
