import fastifyStatic from '@fastify/static';
import axe from 'axe-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from '../../../scripts/demo.mjs';
import { elementsOf } from '../../../scripts/generate/wrappers.mjs';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { prepare } from '../../../scripts/prepare.mjs';
import { buildSite } from '../../../scripts/site/build.mjs';
import { root } from '../../../scripts/support/files.mjs';
import { freePort } from '../../support/free-port.js';

/** All of the demo is built, and every page of an element is loaded. */
const WALK = 900_000;
const STEP = 300_000;

const tags = elementsOf(JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'))).map(
  ({ tag }) => tag,
);

let browser: Browser;
let page: Page;
let files: FastifyInstance;
let site: string;
let address = '';
/** Errors of scripts; a state that shows a failed file has the browser note that it failed. */
let faults: string[] = [];
/** Whether the page of an element is being left: what its own scripts still fetch is dropped, and they are told so. */
let leaving = false;
/** What the page has asked for and not been given yet, as the browser tells it; of a page that was left it may tell no end. */
const asked = new Set<Request>();
/** What the server is still answering. */
let answering = 0;
/** The server rests so long, ms, when nothing that was asked for is still to come. */
const REST = 3000;

beforeAll(async () => {
  if ((await prepare('catalog')) !== 0) throw new Error('the catalog cannot be made');
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await buildSite(site);
  files = Fastify();
  files.addHook('onRequest', async (_, { raw }) => {
    answering += 1;
    raw.once('close', () => (answering -= 1));
  });
  // its files stay as they are: kept by the browser, they are compiled once and not for every element
  await files.register(fastifyStatic, { root: site, maxAge: '1h' });
  address = `${await files.listen({ port: 0 })}/demo/`;
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('framenavigated', (frame) => (leaving &&= frame === page.mainFrame()));
  page.on('pageerror', ({ message }) => {
    if (!leaving || message !== 'Failed to fetch') faults.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.goto(address, { waitUntil: 'networkidle' });
}, WALK);

afterAll(async () => {
  await browser?.close();
  await files?.close();
  if (site) await rm(site, { recursive: true, force: true });
});

/** An element whose page is left while it waits for a file finds that the file cannot be had. */
async function allHasCome(): Promise<void> {
  let busy = Date.now();
  while (asked.size > 0 && Date.now() - busy < REST) {
    if (answering > 0) busy = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  asked.clear();
}

async function show(hash: string): Promise<void> {
  const tag = hash.split('?')[0]!;
  await allHasCome();
  leaving = true;
  await page.evaluate((wanted) => {
    document.body.dataset['shown'] = '';
    location.hash = wanted;
  }, hash);
  await page.waitForFunction((wanted) => document.body.dataset['shown'] === wanted, tag, { timeout: STEP });
}

/** Sets every property that has a control, and gives the names of those that did not become what they were set to. */
const deafControls = (tag: string): Promise<string[]> =>
  page.evaluate((name) => {
    const element = document.querySelector('iframe')!.contentDocument!.querySelector(name)!;
    const read = (field: string) => (element as unknown as Record<string, unknown>)[field];
    const deaf: string[] = [];
    for (const input of document.querySelectorAll<HTMLInputElement>('#side .control > input')) {
      const field = input.id.replace('control-', '');
      if (field.startsWith('--')) continue;
      const before = read(field);
      if (input.type === 'checkbox') input.click();
      else {
        input.value = input.type === 'number' ? String(Number(input.value) + 1) : `${input.value}x`;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (read(field) === before) deaf.push(`${name}.${field}`);
    }
    return deaf;
  }, tag);

describe('the workbench', () => {
  it(
    'shows every element of the manifest without a fault; its controls act, and the page passes axe [C-028]',
    async () => {
      await page.waitForFunction(() => document.body.dataset['shown'], null, { timeout: STEP });
      const listed = await page.locator('nav .rooms a').allInnerTexts();
      expect(listed.sort()).toEqual([...tags].sort());
      const deaf: string[] = [];
      for (const tag of tags) {
        faults = [];
        await show(tag);
        expect([tag, ...faults]).toEqual([tag]);
        deaf.push(...(await deafControls(tag)));
        expect(await page.locator('#code pre').innerText()).toContain(`<${tag}`);
      }
      expect(deaf).toEqual([]);
      await show('dm-slider');
      const { violations } = (await page.evaluate(
        `(() => { ${axe.source}; return axe.run(document, { iframes: false }); })()`,
      )) as { violations: { id: string; nodes: { html: string }[] }[] };
      expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
    },
    WALK,
  );

  it('opens the state that an address tells, and tells the one that is seen', { timeout: STEP }, async () => {
    await page.goto('about:blank');
    await page.goto(`${address}#dm-slider?place=1&theme=dark&dir=rtl&width=390&set.value=7`);
    const slider = page.frameLocator('iframe').locator('dm-slider').nth(1);
    await expect.poll(() => slider.evaluate((element) => (element as HTMLInputElement).value)).toBe(7);
    const frame = page.frameLocator('iframe').locator('html');
    expect(
      await frame.evaluate((html) => [html.getAttribute('data-theme'), html.getAttribute('dir'), innerWidth]),
    ).toEqual([...['dark', 'rtl', 390]]);
    await page.getByLabel('max', { exact: true }).fill('50');
    await expect.poll(() => page.url()).toContain('set.max=50');
    await page.getByRole('button', { name: 'React' }).click();
    const code = await page.locator('#code pre').innerText();
    expect(code).toContain("import { DmSlider } from '@design-maker/react/dm-slider.js'");
    expect(code).toContain('max={50}');
    await slider.getByRole('slider').press('ArrowRight');
    await page.locator('#log').filter({ hasText: 'dm-change {"value":' }).waitFor();
    await page.getByLabel('Search elements').fill('color picker');
    await expect.poll(() => page.locator('nav .rooms a').allInnerTexts()).toContain('dm-color-picker');
    expect(await page.locator('nav .rooms a').allInnerTexts()).not.toContain('dm-button');
  });

  it('is served from its sources while one works', { timeout: WALK }, async () => {
    const port = await freePort();
    const server = (await serveDemo({ port, watch: false })) as { stop(): Promise<void> };
    try {
      faults = [];
      await page.goto(`http://localhost:${port}/demo/#dm-canvas`);
      await page.waitForFunction(() => document.body.dataset['shown'] === 'dm-canvas', null, {
        timeout: STEP,
      });
      // from there to what is written of it, which is also served from its sources
      await page.getByRole('link', { name: 'Reference' }).click();
      await page.getByRole('heading', { level: 1, name: 'dm-canvas' }).waitFor();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('change the port');
      await page.getByRole('option', { name: /^Address Configuration/ }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
