import type { Page } from 'playwright/test';
import { openTemplate } from '../support/downloads.js';
import { expect, test } from '../support/test.js';

/** Files that an address may ask for before a design can be used, the page itself among them. */
const MOST_FILES = 25;
/** Bytes of scripts as they travel. */
const MOST_BYTES = 450_000;

interface Asked {
  readonly path: string;
  /** Bytes of its body as it travelled. */
  readonly bytes: number;
  /** When it was asked for, ms after the page. */
  readonly at: number;
}

const askedFor = (page: Page): Promise<Asked[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize, startTime }) => ({
      path: name.slice(location.origin.length),
      bytes: encodedBodySize,
      at: startTime,
    }));
  });

test('the editor asks for at most 25 files and 450 kB of compressed scripts before it can be used [E-001]', async ({
  page,
}) => {
  await openTemplate(page);
  const address = page.url();
  const opening = await page.context().newPage();
  await page.close();
  // the panel, whose pictures are no part of the design, begins closed; what is fetched in quiet moments never comes
  await opening.setViewportSize({ width: 960, height: 800 });
  await opening.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await opening.goto(address);
  const canvas = opening.locator('dm-canvas');
  await canvas.waitFor();
  const { x, y, width, height } = (await canvas.boundingBox())!;
  const selected = opening.locator('dm-arrange-toolbar');
  let clicked = 0;
  await expect(async () => {
    clicked = await opening.evaluate(() => performance.now());
    await opening.mouse.click(x + width / 2, y + height / 2);
    await expect(selected).toBeVisible({ timeout: 100 });
  }).toPass();

  // what the selection has fetched, such as its toolbar, comes after the first click that selects
  const asked = (await askedFor(opening)).filter(({ at }) => at < clicked);
  const scripts = asked.filter(({ path }) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0);
  expect(1 + asked.length, asked.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(MOST_FILES);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  // packed, and not from a cache that tells nothing
  expect(Math.min(...scripts.map((file) => file.bytes))).toBeGreaterThan(0);
  expect(scripts.map(({ path }) => path).join()).toContain('/assets/editor-');
});

/** Scripts that a page may ask for before it can be used. */
const MOST_SCRIPTS = 12;
/** They open what is drawn whole: the editor has its own measure above, the wizard and the pages of admins stand beside it. */
const DRAWING = /\/(edit|wizard|generate-designs)$|\/admin_/;

test('landing, dashboard and mockup pages ask for at most 12 scripts each before they can be used [E-004]', async ({
  request,
}) => {
  const text = async (path: string) =>
    (await request.get(path, { headers: { accept: path.endsWith('.js') ? '*/*' : 'text/html' } })).text();
  const imports = new Map<string, string[]>();
  const importsOf = async (script: string) => {
    if (!imports.has(script)) {
      const found = [...(await text(script)).matchAll(/(?:from|import) ?"\.(\/[\w.-]+\.js)"/g)];
      imports.set(
        script,
        found.map(([, name]) => `/assets${name}`),
      );
    }
    return imports.get(script)!;
  };
  const scriptsOf = async (address: string) => {
    const named = [...(await text(address)).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    const all = new Set(named.map(([, script]) => script!));
    for (const script of all) for (const next of await importsOf(script)) all.add(next);
    return all;
  };
  const routes = (await (await request.get('/routes.json')).json()) as readonly { readonly path: string }[];
  const addresses = routes.map(({ path }) => path.replace(/\/:\w+\?$/, '').replaceAll(/:\w+/g, 'x'));
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses.filter((path) => !DRAWING.test(path))) {
    const scripts = await scriptsOf(address);
    expect(scripts.size, `${address}: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(MOST_SCRIPTS);
  }
});
