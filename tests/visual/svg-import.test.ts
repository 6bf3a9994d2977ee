import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type TestPage } from '../support/browser.js';
import { ssim } from './ssim.js';
import type { Compared, CompareSvg } from './svg-import-browser.js';

const FOLDER = new URL('../fixtures/svg/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));

/** What lies outside its viewport shows, and a stretched outline is evened out. */
const LEAST: Readonly<Record<string, number>> = { 'symbols.svg': 0.92 };

describe('an imported drawing looks as the browser shows the original', () => {
  let browser: TestPage;
  beforeAll(async () => {
    browser = await openTestPage(new URL('svg-import-browser.ts', import.meta.url).pathname, () => undefined);
    await browser.page.waitForFunction(() => 'compareSvg' in window);
  });
  afterAll(() => browser?.close());

  const compare = (text: string): Promise<Compared> =>
    browser.page.evaluate((svg) => (window as unknown as { compareSvg: CompareSvg }).compareSvg(svg), text);

  const likeness = (a: string, b: string, width: number): number =>
    ssim(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'), width).inked;

  it.each(NAMES)('%s', async (name) => {
    const { original, shapes, icon, width, notes } = await compare(
      readFileSync(new URL(name, FOLDER), 'utf8'),
    );
    const least = LEAST[name] ?? 0.985;
    expect(likeness(original, shapes, width), notes.join(' ')).toBeGreaterThan(least);
    if (icon) expect(likeness(original, icon, width)).toBeGreaterThan(least);
  });

  it('notices a shape a little off', async () => {
    const text = readFileSync(new URL('figma.svg', FOLDER), 'utf8');
    const right = await compare(text);
    const wrong = await compare(text.replace('cx="236"', 'cx="240"'));
    expect(likeness(right.original, wrong.shapes, right.width)).toBeLessThan(0.985);
  });
});
