import type { Locator, Page } from 'playwright/test';
import { kindOf } from '../../../elements/objects/kinds.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

const search = (panel: Locator, name: string) => panel.getByRole('searchbox', { name });
const found = (panel: Locator) => panel.getByRole('list', { name: /search results$/ });
const thumbnails = (list: Locator) => list.getByRole('listitem').getByRole('button');

async function open(page: Page, query = ''): Promise<EditorPage> {
  const { _id } = await call(page, 'saved_design/create_blank_design', {});
  await page.goto(`/designmaker/start/designs/${_id}/edit${query}`);
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

test('templates are listed by category and searched, and one takes the place of the design [B-011]', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/design/get')) asked.push(request.postDataJSON());
  });
  const editor = await open(page, '?category=Instagram%20Story');
  const panel = page.locator('dm-templates-panel');
  const category = panel.getByRole('combobox', { name: 'Select Category' });
  await expect(category).toContainText('Instagram Story');
  await expect(thumbnails(panel).first()).toBeVisible();
  expect(asked[0]).toMatchObject({ active: true, category_id: 'instagram-story', page_no: 1, size: 20 });

  const choose = async (name: string) => {
    await category.click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(category).toContainText(name);
  };
  const scrollOn = () =>
    panel.getByRole('group', { name: 'Templates' }).evaluate((area) => (area.scrollTop = area.scrollHeight));

  await test.step('all of them, twenty at a time', async () => {
    await category.click();
    await expect(page.getByRole('option').first()).toHaveText('All');
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await expect(thumbnails(panel)).toHaveCount(20);
    asked.length = 0;
    await scrollOn();
    // low cards leave the end near: then the page after the next comes too
    await expect.poll(() => thumbnails(panel).count()).toBeGreaterThan(20);
    expect(asked[0]).toMatchObject({ page_no: 2, size: 20 });
  });

  await test.step('a category, to its end', async () => {
    await choose('Menu');
    await expect(thumbnails(panel)).toHaveCount(20);
    await expect(async () => {
      await scrollOn();
      await expect(panel.getByText('No more results.')).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(await thumbnails(panel).count()).toBeGreaterThan(60);
  });

  await test.step('a search, in a category', async () => {
    await choose('All');
    await search(panel, 'Search templates').fill('birthday');
    await expect(found(panel)).toBeVisible();
    await expect(thumbnails(found(panel)).first()).toBeVisible();
    const all = await thumbnails(found(panel)).count();
    await choose('Instagram Post');
    await expect.poll(() => thumbnails(found(panel)).count()).toBeLessThan(all);
    await search(panel, 'Search templates').fill('xyzzyx');
    await expect(panel.getByText('No results found.')).toBeVisible();
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(thumbnails(panel).first()).toBeVisible();
  });

  await test.step('one in the place of the design, as one step', async () => {
    const before = await editor.file();
    await thumbnails(panel).first().click();
    await expect(page.getByText('The page is now 1080 × 1080 px')).toBeVisible();
    expect(JSON.parse(await editor.file())).toMatchObject({ width: 1080, category_id: 'instagram-post' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => editor.file()).toBe(before);
  });
});

test('photos, backgrounds and elements are searched and put on the page', async ({ page }) => {
  const editor = await open(page);
  const kinds = async () => (await editor.objects()).map(kindOf);

  await test.step('a photo, by a press and by a drag', async () => {
    await editor.tab('Photos').click();
    const panel = page.locator('dm-photos-panel');
    await expect(panel.getByText('FREE').first()).toBeVisible();
    await expect(panel.getByText('PREMIUM ($1)').first()).toBeVisible();
    await search(panel, 'Search photos').fill('oranges');
    await expect(thumbnails(found(panel)).first()).toHaveAccessibleName(/orange/i);
    await thumbnails(found(panel)).first().click();
    await expect.poll(kinds).toEqual(['image']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(kinds).toEqual([]);
    await thumbnails(found(panel)).first().dragTo(editor.canvas);
    await expect.poll(kinds).toEqual(['image']);
  });

  await test.step('a background', async () => {
    await editor.tab('Backgrounds').click();
    const panel = page.locator('dm-backgrounds-panel');
    await expect(panel.getByRole('tab')).toHaveText([/Common/, /Imagemaker/]);
    await search(panel, 'Search backgrounds').fill('waves');
    await thumbnails(found(panel)).first().click();
    await expect.poll(async () => JSON.parse(await editor.file()).pages[0].background_image).not.toBeNull();
  });

  await test.step('an icon, a mask and a shape', async () => {
    await editor.tab('Elements').click();
    const panel = page.locator('dm-elements-panel');
    await search(panel, 'Search elements').fill('heart');
    await search(panel, 'Search elements').press('Enter');
    await expect(thumbnails(found(panel)).nth(2)).toBeVisible();
    for (const at of [0, 1, 2]) await thumbnails(found(panel)).nth(at).click();
    await expect.poll(kinds).toEqual(expect.arrayContaining(['frame', 'shape', 'icon']));
  });
});
