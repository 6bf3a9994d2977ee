/**
 * `node --import tsx tests/visual/states/main.ts [--accept] [tag …]`: every state of every element, photographed and compared
 * with the last time. Prints what looks different; exit code 1 when anything does. Part of `npm run soak`.
 */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { elementsOf } from '../../../scripts/generate/wrappers.mjs';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { prepare } from '../../../scripts/prepare.mjs';
import { buildSite } from '../../../scripts/site/build.mjs';
import { root } from '../../../scripts/support/files.mjs';
import { KeptPictures, looksSame } from './pictures.js';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}
const LOOKS: readonly Look[] = [
  { name: 'light', width: 1200, theme: 'light', dir: 'ltr' },
  { name: 'dark', width: 1200, theme: 'dark', dir: 'ltr' },
  { name: 'rtl', width: 1200, theme: 'light', dir: 'rtl' },
  { name: 'narrow', width: 390, theme: 'light', dir: 'ltr' },
];
/** Pictures until two in a row are the same: drawings and fonts come one after the other. */
const MOST_TRIES = 12;

const accept = process.argv.includes('--accept');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const manifest: unknown = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
const tags = elementsOf(manifest)
  .map(({ tag }) => tag)
  .filter((tag) => wanted.length === 0 || wanted.includes(tag));

/** A page once nothing moves in it any more; null where something always does. */
async function still(page: Page): Promise<Buffer | null> {
  const photo = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let before = await photo();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.waitForTimeout(150);
    const now = await photo();
    if (await looksSame(before, now)) return now;
    before = now;
  }
  return null;
}

async function photographed(browser: Browser, address: string, { width, theme, dir }: Look) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${address}?plain&theme=${theme}`, { waitUntil: 'networkidle' });
    await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await still(page);
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  if ((await prepare('catalog')) !== 0) throw new Error('the catalog cannot be made');
  const site = await mkdtemp(join(tmpdir(), 'states-'));
  const files = Fastify();
  const browser = await chromium.launch(await browserLaunchOptions());
  const kept = new KeptPictures(process.env['STATES_DIR'] ?? join(root, 'dist/states'), accept);
  const counts = { new: 0, same: 0, different: 0, moving: 0 };
  try {
    await buildSite(site);
    await files.register(fastifyStatic, { root: site });
    const address = await files.listen({ port: 0 });
    for (const tag of tags)
      for (const look of LOOKS) {
        const png = await photographed(browser, `${address}/demo/elements/${tag}.html`, look);
        const name = `${tag}.${look.name}`;
        const verdict = png ? await kept.compare(name, png) : 'moving';
        counts[verdict] += 1;
        if (verdict === 'different' || verdict === 'moving') console.log(`${name}: ${verdict}`);
      }
  } finally {
    await browser.close();
    await files.close();
    await rm(site, { recursive: true, force: true });
  }
  console.log(
    `States of ${tags.length} elements: ${counts.same} look the same, ${counts.different} different, ${counts.new} are new, ${counts.moving} never stand still`,
  );
  if (counts.different > 0 && !accept) process.exitCode = 1;
}

void main();
