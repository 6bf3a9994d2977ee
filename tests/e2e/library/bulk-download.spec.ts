import type { Locator, Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { FOLDERS, dialog } from '../support/folders-page.js';
import { call } from '../support/call.js';
import { archiveOf, putDesigns, putPictures } from '../support/library.js';
import { makeFolder } from '../support/own-designs.js';
import { pixelsOf } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const downloading = (page: Page): Locator => dialog(page, 'Download all');

test("[A-056] Download all counts to 100 percent, saves a ZIP and says 'Your download is ready!'", async ({
  page,
}) => {
  await registered(page);
  const harbour = await makeFolder(page, 'Harbour: دعوة?', 'photo');
  await putPictures(page, harbour, ['tomato', 'teal', 'plum']);

  await test.step('photos as they are', async () => {
    await page.goto(`${FOLDERS}/${harbour}/edit`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all' }).click(),
    ]);
    await expect(downloading(page).getByText('Your download is ready!', { exact: true })).toBeVisible();
    await expect(downloading(page).getByRole('progressbar')).toHaveAttribute('value', '100');
    expect(file.suggestedFilename()).toBe('Harbour دعوة.zip');
    const entries = await archiveOf(file);
    expect(Object.keys(entries).sort()).toEqual(['plum.jpg', 'teal.jpg', 'tomato.jpg']);
    const { width, height, data } = await pixelsOf(Buffer.from(entries['teal.jpg']!));
    expect([width, height, data[0], data[1]! > 120]).toEqual([640, 480, 0, true]);
    await downloading(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Download all' })).toBeFocused();
  });

  await test.step('what failed is listed, the rest delivered, and the missing come with another try', async () => {
    const missing = (url: URL) => /\/static\/upload\/[^/]+$/.test(url.pathname);
    let first = true;
    await page.route(missing, (route) => {
      const fails = first;
      first = false;
      return fails ? route.fulfill({ status: 404 }) : route.continue();
    });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all' }).click(),
    ]);
    expect(Object.keys(await archiveOf(file))).toHaveLength(2);
    await expect(downloading(page).getByRole('heading', { name: '1 is missing' })).toBeVisible();
    await expect(downloading(page).getByRole('listitem')).toContainText('plum.jpg');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    const [rest] = await Promise.all([
      page.waitForEvent('download'),
      downloading(page).getByRole('button', { name: 'Download missing' }).click(),
    ]);
    expect(Object.keys(await archiveOf(rest))).toEqual(['plum.jpg']);
    await downloading(page).getByRole('button', { name: 'Done' }).click();
    await page.unroute(missing);
  });

  await test.step('canceled, nothing is saved', async () => {
    let asked = () => {};
    const held = new Promise<void>((resolve) => (asked = resolve));
    await page.route('**/static/upload/*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    let saved = 0;
    page.on('download', () => (saved += 1));
    await page.getByRole('button', { name: 'Download all' }).click();
    await expect(downloading(page).getByText('Adding plum.jpg')).toBeVisible();
    await downloading(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(downloading(page)).toHaveCount(0);
    asked();
    await expect(page.getByRole('button', { name: 'Download all' })).toBeFocused();
    expect(saved).toBe(0);
    await page.unroute('**/static/upload/*');
  });

  await test.step('designs as PNG, one file a page, each name once', async () => {
    const jazz = await makeFolder(page, 'Jazz', 'design');
    const [id] = await putDesigns(page, jazz, ['Poster', 'Poster']);
    const { rev, design_file } = await call<{ rev: number; design_file: { pages: object[] } }>(
      page,
      'saved_design/get_one',
      { id },
    );
    const [first] = design_file.pages;
    const second = JSON.parse(JSON.stringify(first).replace(/"id":"([^"]+)"/g, '"id":"$1b"')) as object;
    const doubled = { ...design_file, pages: [first, { ...second, groups: [] }] };
    await call(page, 'saved_design/save_backend', { id, rev, design_file: doubled });
    await page.goto(`${FOLDERS}/${jazz}/edit`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all' }).click(),
    ]);
    await expect(downloading(page).getByText('Your download is ready!', { exact: true })).toBeVisible();
    const entries = await archiveOf(file);
    expect(Object.keys(entries).sort()).toEqual(['Poster 1.png', 'Poster 2.png', 'Poster.png']);
    for (const bytes of Object.values(entries)) {
      const { data } = await pixelsOf(Buffer.from(bytes));
      expect(new Set(data).size).toBeGreaterThan(20);
    }
  });
});
