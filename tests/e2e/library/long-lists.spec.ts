import type { Page } from 'playwright/test';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { textOf } from '../../support/objects.js';
import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { call } from '../support/call.js';
import { ALL, item } from '../support/designs-page.js';
import { makeDesigns, makeFolder } from '../support/own-designs.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

/** More than two pages of the server. */
const MANY = 700;

const list = (page: Page) => page.getByRole('list', { name: 'All your designs' });
const names = (page: Page) => list(page).locator('.card-name');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your designs' });

/** Designs 'Card 1' to 'Card n', the last one the newest; one of them speaks of a lighthouse. */
async function makeMany(page: Page): Promise<void> {
  const [original_save_id] = await makeDesigns(page, 'Card');
  const blank = blankDesign({ width: 320, height: 200 });
  const speaking = {
    ...blank,
    pages: [{ ...blank.pages[0]!, objects: [textOf({ text: 'Lighthouse keeper' })] }],
  };
  for (let first = 1; first < MANY; first += 100) {
    const designs = Array.from({ length: 100 }, (_, i) => (first + i === 42 ? speaking : blank));
    await call(page, 'saved_design/bulk_save', { original_save_id, first, designs });
  }
  await call(page, 'saved_design/delete', { id: original_save_id });
}

test('hundreds of designs are all there, and few of them in the page; Back finds the place', async ({
  page,
}) => {
  await registered(page, ALL);
  await makeMany(page);
  await page.goto(ALL);
  await expect(page.getByText(`${MANY} designs`)).toBeVisible();
  await expect(names(page).first()).toBeVisible();

  await test.step('the end of the list is there at once, and the designs soon', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(list(page).locator(`[aria-posinset="${MANY}"] a`)).toBeVisible();
    expect(await list(page).getByRole('listitem').count()).toBeLessThan(80);
  });

  await test.step('Back finds it where it was left', async () => {
    const last = list(page).locator(`[aria-posinset="${MANY}"]`);
    const name = await last.locator('.card-name').textContent();
    const there = await page.evaluate(() => scrollY);
    await last.locator('a').click();
    await expect(page).toHaveURL(/\/edit$/);
    await page.goBack();
    await expect(list(page).getByText(name!, { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(there));
  });

  await test.step('keys lead to both ends, and everything is selected with those that were not there yet', async () => {
    await page.reload();
    await names(page).first().waitFor();
    await list(page).locator('a').first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText(`${MANY} selected`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await expect(list(page).locator(`[aria-posinset="${MANY}"] a`)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(list(page).locator('[aria-posinset="1"] a')).toBeFocused();
  });

  await test.step('found by the words on its page, in order of names, as a list', async () => {
    await search(page).fill('keeper');
    await expect(names(page)).toHaveText(['Card 42']);
    await expect(page).toHaveURL(/q=keeper/);
    await search(page).fill('%');
    await expect(page.getByText('No designs found')).toBeVisible();
    expect(await faultsOf(page, 'html')).toEqual([]);
    await search(page).fill('card 40');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name' }).click();
    await page.getByRole('button', { name: 'Show as list' }).click();
    await expect(names(page).nth(1)).toHaveText('Card 400');
    expect(await faultsOf(page, 'html')).toEqual([]);
    await page.reload();
    await expect(names(page).nth(1)).toHaveText('Card 400');
  });
});

test('designs are selected by a rectangle and by keys, and dragged to a folder', async ({ page }) => {
  await registered(page, ALL);
  await makeDesigns(page, 'One', 'Two', 'Three', 'Four');
  const folder = await makeFolder(page, 'Festival');
  await page.reload();
  await expect(names(page)).toHaveText(['Four', 'Three', 'Two', 'One']);
  const bar = page.getByRole('toolbar');

  await test.step('a rectangle from between the cards', async () => {
    const three = (await item(page, 'Three').boundingBox())!;
    const two = (await item(page, 'Two').boundingBox())!;
    await page.mouse.move(three.x - 8, three.y + 30);
    await page.mouse.down();
    await page.mouse.move(two.x + 40, two.y + 90, { steps: 4 });
    await page.mouse.up();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(item(page, 'Three').getByRole('checkbox')).toBeChecked();
  });

  await test.step('what is selected is dragged to a folder', async () => {
    const { x, y } = (await item(page, 'Three').boundingBox())!;
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 120, { steps: 4 });
    const place = page.locator('.folder-shelf-place', { hasText: 'Festival' });
    const to = (await place.boundingBox())!;
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(toast(page, 'Moved design to folder')).toBeVisible();
    await expect(item(page, 'Two').getByText('Festival')).toBeVisible();
    const [entry] = await call<{ folder: { count: number } }[]>(page, 'folder/get', { id: folder });
    expect(entry!.folder.count).toBe(2);
  });

  await test.step('one stop for Tab; arrows, Shift and Space select, Delete deletes, Enter opens', async () => {
    await page.keyboard.press('Escape');
    await item(page, 'Four').getByRole('link').focus();
    await page.keyboard.press('Tab');
    expect(await list(page).evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(item(page, 'Four').getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Delete');
    await page
      .getByRole('dialog', { name: 'Delete design?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(names(page)).toHaveText(['Three', 'Two', 'One']);
    await item(page, 'One').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit$/);
  });
});

test('many designs of a folder are selected, moved and taken out at once; a drag takes them to another [E-046]', async ({
  page,
}) => {
  await registered(page, ALL);
  const ids = await makeDesigns(page, 'One', 'Two', 'Three', 'Four');
  const folder = await makeFolder(page, 'Festival');
  const other = await makeFolder(page, 'Harbour');
  await call(page, 'saved_design/move_to_folder', { folder_id: folder, design_id: ids });
  await page.goto(`/designmaker/start/folders/${folder}/edit`);
  const designs = page.getByRole('list', { name: 'Designs in Festival' });
  const shown = designs.locator('.card-name');
  const bar = page.getByRole('toolbar');
  await expect(shown).toHaveText(['Four', 'Three', 'Two', 'One']);
  expect(await faultsOf(page, 'html')).toEqual([]);

  await test.step('taken out together by a key, and put back', async () => {
    await item(page, 'Four').getByRole('link').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(toast(page, '2 designs removed from folder')).toBeVisible();
    await expect(shown).toHaveText(['Two', 'One']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown).toHaveText(['Four', 'Three', 'Two', 'One']);
  });

  await test.step('moved together', async () => {
    await item(page, 'Four').hover();
    await item(page, 'Four').getByRole('checkbox').click();
    await item(page, 'Three')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await bar.getByRole('button', { name: 'Move to Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 designs to folder' });
    await dialog.getByText('Harbour').click();
    await dialog.getByRole('button', { name: 'Move to Folder' }).click();
    await expect(shown).toHaveText(['Two', 'One']);
  });

  await test.step('one is dragged there too', async () => {
    const { x, y } = (await item(page, 'Two').boundingBox())!;
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 120, { steps: 4 });
    const to = (await page.locator('.folder-shelf-place', { hasText: 'Harbour' }).boundingBox())!;
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(shown).toHaveText(['One']);
    const [entry] = await call<{ folder: { count: number } }[]>(page, 'folder/get', { id: other });
    expect(entry!.folder.count).toBe(3);
  });
});
