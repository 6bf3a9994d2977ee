import type { Locator } from 'playwright/test';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { faultsOf } from '../support/axe.js';
import { choose, copies, dialogOf, openTemplate } from '../support/downloads.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const MM = 72 / 25.4;
const BLEED = 3;
/** Points between bleed and edge of the sheet that crop marks take. */
const MARKS = 26;

test('a bleed is set, shown and exported with crop marks, TrimBox and BleedBox; a PDF offers pages, picture quality, live or outlined text [E-021] [E-055]', async ({
  page,
}) => {
  const editor = await openTemplate(page, (file) => copies(file, 3));
  const pageSheet = page.locator('dm-canvas .page');

  await test.step('a card of 85 x 55 mm with 3 mm of bleed, seen around the page', async () => {
    await editor.canvas.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Resize this');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Resize' });
    await dialog.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('option', { name: 'mm' }).click();
    for (const [name, value] of [
      ['Width', '85'],
      ['Height', '55'],
      ['Bleed', '0'],
    ] as const) {
      await dialog.getByLabel(name).fill(value);
      await dialog.getByLabel(name).press('Tab');
    }
    await dialog.getByRole('button', { name: 'Resize' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => ratioOf(pageSheet)).toBeCloseTo(85 / 55, 2);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Resize this');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Bleed').fill(String(BLEED));
    await dialog.getByLabel('Bleed').press('Tab');
    await dialog.getByRole('button', { name: 'Resize' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => ratioOf(pageSheet)).toBeCloseTo(91 / 61, 2);
    expect(JSON.parse(await editor.file())).toMatchObject({ width: 321, height: 208, bleed: 11.34 });
  });

  await test.step('Ctrl+P asks for a PDF; its text is live until outlines are asked for', async () => {
    await editor.canvas.focus();
    await page.keyboard.press('ControlOrMeta+p');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveText(/PDF/);
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('radio', { name: 'Some pages' }).click();
    await dialog.getByLabel('Pages to download').fill('1, 3');
    await dialog.getByRole('combobox', { name: 'Pictures' }).click();
    await page.getByRole('option', { name: /screens/ }).click();
    await expect(dialog.getByRole('checkbox', { name: '3\u00a0mm bleed' })).toBeChecked();
    const live = await fileOf();
    const pages = await pdfJsPages(new Uint8Array(live));
    expect(pages).toHaveLength(2);
    expect(pages[0]!.text.trim()).not.toBe('');
    near(boxOf(live, 'MediaBox'), [0, 0, 91, 61]);
  });

  await test.step('outlines, crop marks and boxes that are exact', async () => {
    const dialog = await choose(page, 'PDF');
    await dialog.getByRole('combobox', { name: 'Text' }).click();
    await page.getByRole('option', { name: /Outlines/ }).click();
    await dialog.getByRole('checkbox', { name: 'Crop marks' }).click();
    const file = await fileOf();
    expect((await pdfJsPages(new Uint8Array(file))).map(({ text }) => text.trim())).toEqual(['', '']);
    expect(file.toString('latin1')).not.toContain('/FontFile');
    expect(file.toString('latin1')).toContain('/Separation /All');
    const edge = MARKS / MM;
    near(boxOf(file, 'MediaBox'), [0, 0, 91 + 2 * edge, 61 + 2 * edge]);
    near(boxOf(file, 'BleedBox'), [edge, edge, edge + 91, edge + 61]);
    near(boxOf(file, 'TrimBox'), [edge + 3, edge + 3, edge + 88, edge + 58]);
  });

  await test.step('several pages as pictures are said to be a ZIP', async () => {
    const dialog = await choose(page, 'JPG');
    await expect(dialog.getByRole('status')).toHaveText(/^ZIP with 2 JPG files/);
  });

  async function fileOf(): Promise<Buffer> {
    const coming = page.waitForEvent('download');
    await dialogOf(page).getByRole('button', { name: 'Download' }).click();
    const file = await downloaded(await coming);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return file;
  }
});

/** A box of the first page, millimeters. */
const boxOf = (file: Buffer, name: string): number[] =>
  new RegExp(`/${name} \\[([^\\]]+)\\]`)
    .exec(file.toString('latin1'))![1]!
    .trim()
    .split(/\s+/)
    .map((value) => Number(value) / MM);

const ratioOf = async (sheet: Locator): Promise<number> => {
  const { width, height } = (await sheet.boundingBox())!;
  return width / height;
};

const near = (box: readonly number[], wanted: readonly number[]): void =>
  box.forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThan(0.01));
