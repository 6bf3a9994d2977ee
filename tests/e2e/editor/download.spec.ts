import { unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { faultsOf } from '../support/axe.js';
import { EditorPage } from '../support/editor-page.js';
import { choose, copies, dialogOf, download, loaderOf, openTemplate, press } from '../support/downloads.js';
import { fetchedAhead } from '../support/fetched-ahead.js';
import { atFullSize, canvasPixels, compare, downloaded, pixelsOf } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) });

const words = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

test('[B-022] JPG, PNG and PDF equal the canvas under a full-page loader; failures say the words of the spec', async ({
  page,
}) => {
  const editor = await openTemplate(page);
  const objects = await editor.objects();

  await test.step('the formats of the spec come first', async () => {
    await page.getByRole('button', { name: 'Download' }).first().click();
    await dialogOf(page).getByRole('combobox', { name: 'Format' }).click();
    const names = await page.getByRole('option').allInnerTexts();
    expect(names.map((name) => name.split(/\s/)[0])).toEqual(['JPG', 'PNG', 'PDF', 'WEBP', 'SVG']);
    await page.keyboard.press('Escape');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('PNG and JPG hold what the canvas shows, with their resolution', async () => {
    await atFullSize(page, editor);
    const { pixels: canvas, left, top } = await canvasPixels(page);
    const png = await downloaded(await download(page, 'PNG'));
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1080,
      height: 1080,
      density: 96,
    });
    const exact = compare(canvas, await pixelsOf(png), { left, top }, 2);
    expect(exact.count).toBe(1080 * 1080);
    expect(exact.largest).toBeLessThanOrEqual(8);
    expect(exact.beyond).toBeLessThan(0.0001);
    const dialog = await choose(page, 'JPG');
    await dialog.getByRole('combobox', { name: 'Resolution' }).click();
    await page.getByRole('option', { name: /300 DPI/ }).click();
    await expect(dialog.getByRole('status')).toHaveText('1080 × 1080\u00a0px · 9.1 × 9.1\u00a0cm');
    const [file] = await Promise.all([page.waitForEvent('download'), press(page)]);
    const jpg = await downloaded(file);
    expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', density: 300 });
    expect(compare(canvas, await pixelsOf(jpg), { left, top }, 48).beyond).toBeLessThan(0.01);
  });

  await test.step('a loader covers the page while a PDF is made; its text can be selected', async () => {
    let go!: () => void;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/write-pdf-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, 'PDF');
    const coming = page.waitForEvent('download');
    await press(page);
    const loader = loaderOf(page);
    await expect(loader).toBeVisible();
    expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    go();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const pdf = await downloaded(file);
    const pages = await pdfJsPages(new Uint8Array(pdf));
    expect(pages).toHaveLength(1);
    const texts = objects.flatMap((object) => (object.type === 'text' ? [object.text_details.text] : []));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(words(pages[0]!.text)).toContain(words(text));
  });

  await test.step('what cannot be prepared, and what cannot be made', async () => {
    await page.evaluate(() => {
      const { resources } = document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor;
      const { ensure } = resources;
      resources.ensure = () => {
        resources.ensure = ensure;
        return Promise.reject(new Error('no fonts'));
      };
    });
    await choose(page, 'PNG');
    await press(page);
    await expect(toast(page, 'Something went wrong :/')).toBeVisible();
    await expect(loaderOf(page)).toBeHidden();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      toast(page, 'Something went wrong :/').getByRole('button', { name: 'Try again' }).click(),
    ]);
    expect(again.suggestedFilename()).toMatch(/\.png$/);

    await page.route(/write-svg-.*\.js$/, (route) => route.abort());
    await choose(page, 'SVG');
    await press(page);
    await expect(toast(page, 'something went wrong')).toBeVisible();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('WebP and SVG of a page; several pages in one archive, each by its number; a PDF of all', async ({
  page,
}) => {
  await openTemplate(page, (file) => copies(file, 3));

  const archive = unzipSync(await downloaded(await download(page, 'WEBP')));
  expect(Object.keys(archive)).toEqual([1, 2, 3].map((number) => `Untitled design ${number}.webp`));
  for (const bytes of Object.values(archive))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1080, height: 1080 });

  const dialog = await choose(page, 'SVG');
  await dialog.getByRole('radio', { name: 'Some pages' }).click();
  await dialog.getByRole('textbox', { name: 'Pages to download' }).fill('2');
  const [svg] = await Promise.all([page.waitForEvent('download'), press(page)]);
  expect(svg.suggestedFilename()).toBe('Untitled design.svg');
  const text = (await downloaded(svg)).toString();
  const { document } = new JSDOM(text, { contentType: 'image/svg+xml' }).window;
  expect(document.documentElement.localName).toBe('svg');
  expect(document.querySelectorAll('path').length).toBeGreaterThan(5);
  const drawn = await sharp(Buffer.from(text)).resize(64, 64, { fit: 'fill' }).stats();
  expect(drawn.channels[0]!.stdev, 'it shows something').toBeGreaterThan(20);

  await (await choose(page, 'PDF')).getByRole('radio', { name: 'All 3' }).click();
  const [pdf] = await Promise.all([page.waitForEvent('download'), press(page)]);
  expect(await pdfJsPages(new Uint8Array(await downloaded(pdf)))).toHaveLength(3);
});

test('a download can be canceled, by button and by key, and leaves no file', async ({ page }) => {
  await openTemplate(page, (file) => copies(file, 12));
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const start = async () => {
    const dialog = await choose(page, 'PNG');
    await dialog.getByRole('textbox', { name: 'Size' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Size' }).blur();
    await press(page);
    await expect(loaderOf(page).getByRole('status')).toHaveText(/^Page \d+ of 12$/);
    await expect(loaderOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  };

  await start();
  await loaderOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(loaderOf(page)).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await start();
  await page.keyboard.press('Escape');
  await expect(loaderOf(page)).toBeHidden();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);

  // and then it still works
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'This page' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page)]);
  expect(await sharp(await downloaded(file)).metadata()).toMatchObject({ width: 3240, height: 3240 });
  expect(files).toEqual(['Untitled design.png']);
});

test('a design in millimeters has the pixels of its resolution', async ({ page }) => {
  await openTemplate(page, (file) => ({ ...file, width: 794, height: 1123, dimension_units: 'mm' }));
  const a4 = await downloaded(await download(page, 'PNG'));
  expect(await sharp(a4).metadata()).toMatchObject({ width: 2481, height: 3509, density: 300 });
});

test('a picture beyond the limit is not made: the largest that works is offered', async ({ page }) => {
  await openTemplate(page, (file) => ({ ...file, width: 8000, height: 400, dimension_units: 'mm' }));
  const dialog = await choose(page, 'JPG');
  await expect(dialog.getByRole('alert')).toContainText('Too large. The limit is 16384 px per side');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Use 196 DPI' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page)]);
  const banner = sharp(await downloaded(file), { limitInputPixels: false });
  expect(await banner.metadata()).toMatchObject({ width: 16333, density: 196 });
  const { channels } = await banner.stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev)), 'it is not blank').toBeGreaterThan(5);
});

test('without a network nobody is led away, and it is said what is missing', async ({ page, context }) => {
  await page.goto('/designmaker/start');
  await page.getByRole('button', { name: 'Custom Dimensions' }).click();
  await page.getByLabel('Width').fill('640');
  await page.getByLabel('Height').fill('400');
  await page.getByRole('button', { name: 'Create New Design' }).click();
  await new EditorPage(page).opened();
  const address = page.url();
  await fetchedAhead(page, 'toaster', 'login-box');
  await context.setOffline(true);
  const offline = toast(page, 'You’re offline. Try again when you’re back online.');
  await page.getByRole('button', { name: 'Download' }).first().click();
  const asking = page.getByRole('dialog', { name: 'Log in' });
  await asking.getByRole('button', { name: 'Create an account' }).click();
  await expect(offline).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(page.locator('dm-canvas')).toBeVisible();
  await context.setOffline(false);
  await offline.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/account\//);
});

test.describe('with nothing fetched before', () => {
  // a format that was made before is made again without a network
  test.use({ ownContext: true });

  test('a member without a network is told so, and asked before a download that runs is left', async ({
    page,
    context,
  }) => {
    await openTemplate(page, (file) => copies(file, 12));
    await fetchedAhead(page, 'toaster', 'member-dialog');
    await context.setOffline(true);
    await choose(page, 'SVG');
    await press(page);
    await expect(toast(page, 'You’re offline. Try again when you’re back online.')).toBeVisible();
    await context.setOffline(false);

    await choose(page, 'PNG');
    await dialogOf(page).getByRole('textbox', { name: 'Size' }).fill('3');
    await press(page);
    await expect(loaderOf(page).getByRole('status')).toHaveText(/^Page \d+ of 12$/);
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    await loaderOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(loaderOf(page)).toBeHidden();
  });
});
