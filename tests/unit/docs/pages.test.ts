import axe from 'axe-core';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { oneOfEach } from '../../support/soak.js';
import { serveDocs } from './served-docs.js';

/** All pages, each in some widths and themes. */
const WALK = 900_000;

let [browser, app]: [Browser | null, FastifyInstance | null] = [null, null];
let pages: string[];
let address = '';
beforeAll(async () => {
  ({ app, address, pages } = await serveDocs());
  browser = await chromium.launch(await browserLaunchOptions());
}, WALK);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

type Look = Parameters<Browser['newContext']>[0];
async function opened<T>(look: Look, use: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser!.newContext({ viewport: { width: 1440, height: 900 }, ...look });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  const found = (await page.evaluate(
    `(() => { ${axe.source}; return axe.run(document, { iframes: false, resultTypes: ['violations'] }); })()`,
  )) as { violations: Violation[] };
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}

/** Written pages, and one of those of elements, which are made alike. */
const looked = (): readonly string[] =>
  oneOfEach(pages, (path) => (path.includes('/elements/') ? 'element' : path));
/** One of each look: the first page, guides with tables, code, drawings and swatches, an element. */
const LOOKS = ['docs/index.html', 'docs/embed.html', 'docs/theming.html', 'docs/elements/dm-slider.html'];

/** Looks at pages one after another: errors of scripts, what is wider than the window, and what axe finds. */
const expectFaultless = (look: Look, paths: readonly string[], isSeen: (path: string) => boolean) =>
  opened(look, async (page) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const path of paths) {
      await page.goto(`${address}/${path}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = isSeen(path) ? await violations(page) : [];
      expect([path, wide > 0, ...found, ...faults]).toEqual([path, false]);
    }
  });

describe('the pages of the documentation', () => {
  it(
    'each pass axe',
    async () => {
      await expectFaultless({ colorScheme: 'light' }, looked(), () => true);
    },
    WALK,
  );

  it(
    'are no wider than a phone, and pass axe there and in the dark',
    async () => {
      const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
      const seen = new Set(oneOfEach(pages, (path) => LOOKS.find((look) => look === path)));
      await expectFaultless(phone, looked(), (path) => seen.has(path));
    },
    WALK,
  );

  it('are searched from the keyboard: / opens, arrows choose, Enter goes there', async () => {
    await opened({}, async (page) => {
      await page.goto(`${address}/docs/elements/dm-button.html`);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search the documentation' });
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type('change the port');
      await page.getByRole('option').first().waitFor();
      expect(await violations(page)).toEqual([]);
      const [first, second] = await page.getByRole('option').all();
      expect(await first!.getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await second!.getAttribute('id'));
      const wanted = await second!.evaluate((link) => (link as HTMLAnchorElement).href);
      await page.keyboard.press('Enter');
      await page.waitForURL(wanted);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('zzyzx');
      await page.getByText('Nothing about “zzyzx”.').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  it('keep the theme that is chosen, and copy code', async () => {
    await opened(
      { colorScheme: 'light', permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await page.goto(`${address}/docs/quick-start.html`);
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const light = await ground();
        await page.getByRole('button', { name: 'Theme: system' }).click();
        await page.getByRole('button', { name: 'Theme: light' }).click();
        expect(await ground()).not.toBe(light);
        await page.goto(`${address}/docs/api.html`);
        await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
        expect(await ground()).not.toBe(light);
        await page.goto(`${address}/docs/quick-start.html`);
        const block = page.locator('.code').first();
        await block.hover();
        await block.getByRole('button', { name: 'Copy' }).click();
        await block.getByRole('button', { name: 'Copied' }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start');
      },
    );
  });

  it('lead phones by a drawer, and the keyboard past the navigation', async () => {
    await opened({ viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(`${address}/docs/concepts.html`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
      const link = page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Configuration' });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Pages' }).click();
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor();
    });
  });

  it('say all they say without a script', async () => {
    await opened({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(`${address}/docs/quick-start.html`);
      expect(await page.getByRole('link', { name: 'Concepts', exact: true }).first().isVisible()).toBe(true);
      expect(await page.getByRole('button').count()).toBe(0);
    });
  });
});
