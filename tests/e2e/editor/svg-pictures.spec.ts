import { inflateSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { dialogOf, opened, svg } from '../support/brand-kit.js';
import { call } from '../support/call.js';
import { download } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** As drawing programs write them: no size, classes, repeated parts, a gradient, a clip. */
const LOGO = `<svg ${XMLNS}><style>.sea{fill:#17405e}</style>
  <defs><linearGradient id="dusk"><stop stop-color="#f2a65a"/><stop offset="1" stop-color="#c81e5a"/></linearGradient>
  <clipPath id="sun"><circle cx="800" cy="200" r="200"/></clipPath><rect id="bar" width="600" height="150"/></defs>
  <use xlink:href="#bar" class="sea"/><use xlink:href="#bar" y="250" class="sea"/>
  <rect x="600" width="400" height="400" fill="url(#dusk)" clip-path="url(#sun)"/></svg>`;
const UPLOAD = `<svg ${XMLNS} viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="#0a7d32"/></svg>`;
/** Holds what the page cannot draw. */
const MASKED = `<svg ${XMLNS} viewBox="0 0 90 90"><mask id="m"><rect width="90" height="90" fill="#888"/></mask>
  <rect width="90" height="90" fill="#7d0a55" mask="url(#m)"/>
  <foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>`;

type Rgb = readonly [number, number, number];
const SEA: Rgb = [0x17, 0x40, 0x5e];
const GREEN: Rgb = [0x0a, 0x7d, 0x32];
const BERRY: Rgb = [0x7d, 0x0a, 0x55];

/** Whether a picture holds a good spot of each color. */
async function shows(file: Buffer, colors: readonly Rgb[], slack = 2): Promise<boolean> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return colors.every((color) => {
    let count = 0;
    for (let i = 0; i < data.length; i += 3)
      if (color.every((value, c) => Math.abs(data[i + c]! - value) <= slack)) count++;
    return count > (info.width * info.height) / 500;
  });
}

const canvas = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const host = document.querySelector('dm-editor-shell')!.shadowRoot!.querySelector('dm-canvas')!;
    host.paintNow({ all: true });
    return host.shadowRoot!.querySelector<HTMLCanvasElement>('canvas.art')!.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
};

/** The drawing operators of a PDF. */
const operatorsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, data]) => {
      try {
        return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

test('[E-048] SVG logos and uploads draw in the editor and every export; the check names what cannot be drawn', async ({
  page,
}) => {
  const id = await test.step('a logo of the brand kit', async () => {
    await opened(page);
    await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
    const dialog = dialogOf(page, 'Upload logo');
    await dialog.locator('input[type=file]').setInputFiles(svg(LOGO, 'dusk.svg'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toBeHidden();
    const { _id } = (await call(page, 'saved_design/create_blank_design', {})) as { _id: string };
    await page.goto(`/designmaker/start/designs/${_id}/edit`);
    return _id;
  });
  const editor = new EditorPage(page);
  await editor.opened();

  await test.step('goes on the page, and uploads beside it', async () => {
    await editor.tab('Brand Kit').click();
    const kit = page.locator('dm-brand-kit-panel');
    await kit.getByRole('radio', { name: 'Logos' }).click();
    await kit.locator('dm-asset-grid').getByRole('button').first().click();
    await expect.poll(async () => (await editor.objects()).length).toBe(1);
    const [logo] = await editor.objects();
    expect(logo!.width / logo!.height, 'all of it').toBeCloseTo(2.5, 1);
    expect(logo!.width).toBeGreaterThan(200);
    await editor.tab('Uploads').click();
    const uploads = page.locator('dm-uploads-panel');
    await uploads
      .locator('input[type=file]')
      .setInputFiles([svg(UPLOAD, 'green.svg'), svg(MASKED, 'masked.svg')]);
    for (const [index, name] of ['green.svg', 'masked.svg'].entries()) {
      await uploads.getByRole('button', { name, exact: true }).click();
      await expect.poll(async () => (await editor.objects()).length).toBe(index + 2);
    }
    await editor.settled();
    // side by side
    await page.evaluate(() => {
      const { editor } = document.querySelector('dm-editor-shell')!.session!;
      editor.run('Arrange', () => {
        for (const [place, object] of editor.index.objects(editor.page.peek()).entries())
          editor.patch(object, {
            ...{ position: { x: 40 + place * 300, y: 40 } },
            ...{ width: 250, height: place === 0 ? 100 : 250 },
          });
      });
    });
  });
  const colors = [SEA, GREEN, BERRY];
  expect(await shows(await canvas(page), colors)).toBe(true);

  await test.step('the check names what was left out, and nothing else', async () => {
    await page.getByRole('button', { name: 'Check design' }).click();
    const found = page.locator('dm-preflight-panel').getByText('An SVG is simplified');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('A mask was left out');
    await expect(found).toContainText('Web page content was left out');
  });

  await test.step('every download shows it; PDF and SVG as vectors', async () => {
    await editor.saved();
    for (const format of ['PNG', 'JPG', 'WEBP'] as const)
      expect(await shows(await downloaded(await download(page, format)), colors, 8), format).toBe(true);
    const pdf = await downloaded(await download(page, 'PDF'));
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    const operators = operatorsOf(pdf);
    for (const color of colors)
      expect(operators).toMatch(
        new RegExp(
          `${color.map((value) => `0?\\.${String(value / 255).slice(2, 4)}\\d*`).join(' ')} (rg|scn)`,
        ),
      );
    const text = (await downloaded(await download(page, 'SVG'))).toString();
    const { document } = new JSDOM(text, { contentType: 'image/svg+xml' }).window;
    expect(document.querySelectorAll('image')).toHaveLength(0);
    expect(document.querySelectorAll('path').length).toBeGreaterThan(4);
    expect(await shows(await sharp(Buffer.from(text)).png().toBuffer(), colors)).toBe(true);
  });

  await test.step('the server’s thumbnail, and the design opened again', async () => {
    await page.reload();
    await editor.opened();
    expect(await shows(await canvas(page), colors)).toBe(true);
    await expect
      .poll(async () => {
        const { thumbnail } = (await call(page, 'saved_design/get_one', { id })) as { thumbnail?: string };
        if (!thumbnail) return false;
        return shows(await (await page.request.get(thumbnail)).body(), colors, 12);
      })
      .toBe(true);
  });
});
