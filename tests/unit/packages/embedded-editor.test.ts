import axe from 'axe-core';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { root } from '../../../scripts/support/files.mjs';
import type { DmDesignEditor } from '../../../elements/shell/dm-design-editor.js';
import { newProject, type NewProject } from './new-project.js';
import { servedFolder } from './served-folder.js';

/** A partner's site made of docs/embed-design-editor.md: its pages, our packed script, pictures and a font of its own. */

const SLOW = 240_000;

/** As the guide's table says it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self' data: blob:",
  "img-src 'self' data: blob:",
  'font-src data: blob:',
  "worker-src 'self' blob:",
].join('; ');

const POSTER = {
  ...{ version: 1, id: 'poster', width: 800, height: 600 },
  pages: [
    {
      ...{ id: 'p1', background_color: '#faf0e2', background_image: null, groups: [] },
      objects: [
        {
          ...{ id: 'title', type: 'text', layer_index: 0, rotation: 0, opacity: 1, locked: false },
          ...{ position: { x: 60, y: 60 }, width: 600, height: 100 },
          text_details: {
            ...{ text: 'Harbor walk', font: 'House', bold: false, italic: false, fontSize: 80 },
            ...{ fontColor: '#2b1a12', textAlign: 'left', letterSpacing: 0, lineHeight: 0 },
          },
        },
      ],
    },
  ],
};

const snippets = (): [string, string][] =>
  [
    ...readFileSync(join(root, 'docs/embed-design-editor.md'), 'utf8').matchAll(
      /^```\w+ (\S+)\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, name, code]) => [name!, code!]);

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

async function makeSite(project: NewProject): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'partner-'));
  for (const name of ['fonts', 'photos']) mkdirSync(join(folder, name));
  cpSync(join(project.installed('elements'), 'embed'), join(folder, 'design-maker'), { recursive: true });
  for (const [name, code] of snippets()) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'poster.json'), JSON.stringify(POSTER));
  writeFileSync(join(folder, 'photos/harbor.png'), await picture('#3377aa'));
  cpSync(join(root, 'elements/shell/partner/fonts/DMSans-700.ttf'), join(folder, 'fonts/house.ttf'));
  return folder;
}

let project: NewProject;
let site: Awaited<ReturnType<typeof servedFolder>>;
let folder = '';
let browser: Browser;

beforeAll(async () => {
  project = await newProject(['elements'], []);
  folder = await makeSite(project);
  site = await servedFolder(folder, { 'content-security-policy': POLICY });
  browser = await chromium.launch(await browserLaunchOptions());
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  project?.remove();
  if (folder) rmSync(folder, { recursive: true });
});

/** A page of the site; `faults` is all that went wrong in it, requests to anybody else among them. */
async function opened(path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('favicon'))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(site.url)) faults.push(`asked for ${url}`);
    if (url.includes('/api/')) faults.push(`asked a server: ${url}`);
  });
  await page.goto(site.url + path);
  await page.locator('dm-design-editor dm-canvas').waitFor();
  return { page, faults };
}

const news = async (page: Page, text: string): Promise<void> => {
  await page.locator('#news').filter({ hasText: text }).waitFor({ timeout: SLOW });
};

const designOf = (page: Page) =>
  page.locator('dm-design-editor').evaluate((element) => (element as DmDesignEditor).getDesign());

const exported = (page: Page, format: 'png' | 'jpg' | 'svg' | 'pdf') =>
  page.locator('dm-design-editor').evaluate(async (element, wanted) => {
    const file = await (element as DmDesignEditor).exportFile(wanted);
    return [...new Uint8Array(await file.arrayBuffer())];
  }, format);

describe('the design editor on a partner’s page', () => {
  it(
    'works over the partner’s own storage, pictures, fonts, look and words, without a server, under a strict policy [E-081]',
    async () => {
      const { page, faults } = await opened('studio.html');
      const editor = page.locator('dm-design-editor');
      const rail = editor.getByRole('navigation');
      await rail.getByRole('button', { name: 'Our pictures' }).click();
      expect(await rail.getByRole('button').allInnerTexts()).toEqual([
        ...['Templates', 'Our pictures', 'Text', 'Elements', 'Uploads'],
      ]);
      expect(await editor.getByRole('button', { name: 'Present' }).count()).toBe(0);
      expect(await editor.getByRole('button', { name: 'Resize' }).count()).toBe(1);

      // a picture of theirs goes on the page, and the design into their storage
      await editor.getByRole('button', { name: 'Harbor' }).first().click();
      await news(page, 'Kept, 1 pages');
      const kept = await page.evaluate(() => localStorage.getItem('design')!);
      const { objects } = (JSON.parse(kept) as typeof POSTER).pages[0]!;
      expect(objects.map(({ type }) => type)).toEqual(['text', 'image']);
      expect(objects[1]).toMatchObject({ image_details: { src: `${site.url}photos/harbor.png` } });

      // its name as well; both are there when the page is opened again
      await editor.getByRole('textbox', { name: 'Design name' }).fill('Harbor poster');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => localStorage.getItem('name') === 'Harbor poster');
      await page.reload();
      await editor.locator('dm-canvas').waitFor();
      expect((await designOf(page)).pages[0]!.objects).toHaveLength(2);
      expect(await editor.getByRole('textbox', { name: 'Design name' }).inputValue()).toBe('Harbor poster');

      await page.getByRole('button', { name: 'Order' }).click();
      await news(page, 'application/pdf image/png');
      const accent = editor.locator('dm-editor-shell').evaluate((shell) => {
        const style = getComputedStyle(shell);
        return ['--dm-color-accent', '--dm-color-surface'].map((name) => style.getPropertyValue(name).trim());
      });
      expect(await accent).toEqual(['#7a3e9d', '#ffffff']);
      await editor.getByRole('button', { name: 'Back', exact: true }).click();
      await news(page, 'Goodbye');

      const { violations } = await page
        .evaluate(
          `(() => { ${axe.source}; return axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] }); })()`,
        )
        .then((found) => found as { violations: { id: string }[] });
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
    SLOW,
  );

  it(
    'is one tag in the simple case: a blank page, a font that comes along, uploads in the design, files of every format',
    async () => {
      const { page, faults } = await opened('plain.html');
      const editor = page.locator('dm-design-editor');
      await editor.getByRole('button', { name: 'Add a heading' }).click();
      await page.keyboard.type('Open day');
      await page.keyboard.press('Escape');

      const { channels } = await sharp(Buffer.from(await exported(page, 'png'))).stats();
      expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
        ...[
          [0, 255],
          [0, 255],
          [0, 255],
        ],
      ]);

      await editor.getByRole('button', { name: 'Uploads' }).click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        editor.getByRole('button', { name: 'Upload a picture' }).click(),
      ]);
      await chooser.setFiles({ name: 'art.png', mimeType: 'image/png', buffer: await picture('#aa3344') });
      await editor.getByRole('button', { name: 'art.png', exact: true }).click();
      await expect.poll(async () => (await designOf(page)).pages[0]!.objects.length).toBe(2);
      // the page listens before the key is pressed: a busy one would hear of the key first
      const saving = await page.evaluateHandle(() => ({
        json: new Promise<string>((resolve) =>
          document.addEventListener('dm-design-save', (event) =>
            resolve((event as CustomEvent<{ json: string }>).detail.json),
          ),
        ),
      }));
      await page.keyboard.press('Control+s');
      const saved = await saving.evaluate(({ json }) => json);
      const { width, pages } = JSON.parse(saved) as { width: number; pages: { objects: object[] }[] };
      expect(width).toBe(1080);
      expect(pages[0]!.objects).toMatchObject([
        { text_details: { text: 'Open day', font: 'DM Sans' } },
        { image_details: { src: expect.stringMatching(/^data:image\/png;base64,/) } },
      ]);

      const jpg = await sharp(Buffer.from(await exported(page, 'jpg'))).metadata();
      expect([jpg.format, jpg.width, jpg.height]).toEqual(['jpeg', 1080, 1080]);
      expect(Buffer.from(await exported(page, 'pdf')).toString('latin1')).toMatch(/^%PDF-/);
      expect(Buffer.from(await exported(page, 'svg')).toString()).toContain('<svg');
      expect(faults).toEqual([]);

      // what cannot be opened is told, and the design that is open stays
      const told = await editor.evaluate(async (element) => {
        const host = element as DmDesignEditor;
        const event = new Promise<string>((resolve) =>
          host.addEventListener('dm-design-error', ({ detail }: CustomEventInit<{ error: Error }>) =>
            resolve(detail!.error.message),
          ),
        );
        host.design = '{ "pages": 1 }';
        return [await event, await host.open({ width: 0 }).catch((error: Error) => error.name)];
      });
      expect(told).toEqual([expect.stringContaining('id'), 'RangeError']);
      expect((await designOf(page)).pages[0]!.objects).toHaveLength(2);
      await page.close();
    },
    SLOW,
  );
});
