import type { Page } from 'playwright/test';
import { pdfJsPages, pdfPixels } from '../../support/pdf-readers.js';
import { registered } from '../support/accounts.js';
import { svg } from '../support/brand-kit.js';
import { choose, dialogOf } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

/** Millimeters of bleed, and of the sheet beyond it that crop marks take. */
const BLEED = 3;
const MARKS = (26 / 72) * 25.4;
const MM = 72 / 25.4;
const DPI = 600;
const INK: readonly number[] = [0x17, 0x40, 0x5e];
/** Fills its box, so that its ink is where its numbers say. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><defs><linearGradient id="g">
  <stop offset="0" stop-color="#17405e"/><stop offset="1" stop-color="#17405e"/></linearGradient></defs>
  <rect width="240" height="160" fill="#17405e"/><circle cx="120" cy="80" r="40" fill="#f2a65a"/></svg>`;

test('a card of 85 x 55 mm with its bleed: an SVG logo at exact millimeters is sharp ink there in the PDF for print', async ({
  page,
}) => {
  await registered(page);
  const editor = await begin(page);
  await bleed(page, editor);

  const box = { x: 6, y: 8.25, width: 24, height: 15.99 };
  await test.step('the logo is kept in Uploads and stands where its numbers say', async () => {
    await editor.tab('Uploads').click();
    await page.locator('dm-uploads-panel input[type=file]').setInputFiles(svg(LOGO, 'logo.svg'));
    await page.locator('dm-uploads-panel').getByRole('button', { name: /^logo/ }).click();
    await expect.poll(async () => (await editor.selected()).length).toBe(1);
    await editor.settled();
    await page.locator('dm-arrange-toolbar').getByRole('button', { name: 'Position' }).click();
    const fields = page.locator('dm-position-fields');
    for (const [name, value] of [
      ['Width', '30-6'],
      ['Distance from the left', String(box.x)],
      ['Distance from the top', String(box.y)],
    ] as const) {
      await fields.getByRole('spinbutton', { name, exact: true }).fill(value);
      await page.keyboard.press('Enter');
    }
    // a page has whole pixels, so its millimeter is a hair shorter across than down
    await expect(fields.getByRole('spinbutton', { name: 'Height', exact: true })).toHaveValue(
      String(box.height),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a name, in points, live in the file', async () => {
    await editor.tab('Text').click();
    await page.getByRole('button', { name: 'Add a little bit of body text' }).click();
    await page.keyboard.type('Ada Northam');
    await page.keyboard.press('Escape');
  });

  await choose(page, 'PDF');
  const dialog = dialogOf(page);
  await dialog.getByRole('checkbox', { name: 'Crop marks' }).click();
  await expect(dialog.getByRole('checkbox', { name: '3\u00a0mm bleed' })).toBeChecked();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloaded(await coming);

  const text = file.toString('latin1');
  expect(text, 'nothing of it is a bitmap').not.toContain('/Subtype /Image');
  expect(text).toContain('/Separation /All');
  const [sheet] = await pdfJsPages(new Uint8Array(file));
  expect(sheet!.text).toContain('Ada Northam');

  const edge = BLEED + MARKS;
  const [left, bottom, right, top] = sheet!.box as [number, number, number, number];
  const points = [right - left, top - bottom].map((length) => length * sheet!.userUnit);
  expect(points[0]! / MM).toBeCloseTo(85 + 2 * edge, 1);
  expect(points[1]! / MM).toBeCloseTo(55 + 2 * edge, 1);
  const [width, height] = points.map((length) => Math.round((length / 72) * DPI)) as [number, number];
  const data = await pdfPixels(new Uint8Array(file), 0, { width, height });
  const found = inkBox({ data, width, height });
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const wanted = side === 'x' || side === 'y' ? box[side] + edge : box[side];
    expect(Math.abs(found[side] - wanted), `${side}: ${found[side]} for ${wanted}`).toBeLessThan(0.06);
  }
});

async function begin(page: Page): Promise<EditorPage> {
  await page.goto('/designmaker/start');
  await page.getByRole('button', { name: 'Custom Dimensions' }).click();
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'mm', exact: true }).click();
  await page.getByLabel('Width').fill('85');
  await page.getByLabel('Height').fill('55');
  await page.getByRole('button', { name: 'Create New Design' }).click();
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

async function bleed(page: Page, editor: EditorPage): Promise<void> {
  await editor.canvas.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Resize this');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Resize' });
  await dialog.getByLabel('Bleed').fill(String(BLEED));
  await dialog.getByLabel('Bleed').press('Tab');
  await dialog.getByRole('button', { name: 'Resize' }).click();
  await expect(dialog).toBeHidden();
}

/** The box of all that has the color of the logo's ground, millimeters from the top left of the sheet. */
function inkBox({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (INK.some((value, i) => Math.abs(data[at + i]! - value) > 2)) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  const mm = (pixels: number): number => (pixels / DPI) * 25.4;
  return { x: mm(left), y: mm(top), width: mm(right - left), height: mm(bottom - top) };
}
