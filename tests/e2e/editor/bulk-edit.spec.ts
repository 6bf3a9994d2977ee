import type { Locator, Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';
import { toast } from '../support/toast.js';

/** A text of the design, selected, and given a name from its toolbar. */
async function label(page: Page, at: Locator, name: string): Promise<void> {
  await at.click();
  await page.getByRole('button', { name: 'Bulk Label' }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('dm-bulk-edit-panel').getByRole('textbox')).toHaveCount(name === 'Date' ? 2 : 1);
}

test('rows of a sheet become designs in a new folder, and stay with the design they were made from', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registered(page);
  const { _id } = await call(page, 'saved_design/create_blank_design', { width: 600, height: 600 });
  await page.goto(`/designmaker/start/designs/${_id}/edit`);
  const editor = new EditorPage(page);
  await editor.opened();
  const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });

  await test.step('two texts are labeled', async () => {
    await tab('Text').click();
    await label(page, page.getByRole('button', { name: 'Add a heading' }), 'Headline');
    await tab('Text').click();
    await label(page, page.getByRole('button', { name: 'Add a subheading' }), 'Date');
  });

  const data = page.locator('dm-bulk-data-dialog');
  await test.step('rows are pasted', async () => {
    await page.getByRole('button', { name: 'FILL IN DATA' }).click();
    await expect(data.getByRole('heading', { name: 'Add data' })).toBeVisible();
    const copied = ['Taste the long road\tSat 14 June', '\t', 'First flush\tSat 21 June'].join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await data.locator('dm-bulk-sheet textarea').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(data.getByText('2 of 20 rows filled')).toBeVisible();
    await data.getByRole('button', { name: 'Save' }).click();
  });

  const dialog = page.locator('dm-bulk-generate-dialog');
  await test.step('a design of each is made, and saved into a new folder', async () => {
    await page.getByRole('button', { name: 'GENERATE' }).click();
    await expect(dialog.getByText('2 designs. 1 empty row was skipped.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /Preview of row/ })).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'New folder' }).click();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await dialog.getByPlaceholder('Enter a folder name').fill('Tea series');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved to folder!')).toBeVisible();
  });

  await test.step('the designs lie there', async () => {
    const folders = await call<{ folder: { _id: string; name: string } }[]>(page, 'folder/get');
    const { folder } = folders.find((entry) => entry.folder.name === 'Tea series')!;
    const [entry] = await call<{ folder: { resources: { _id: string; name: string }[] } }[]>(
      page,
      'folder/get',
      { id: folder._id },
    );
    const made = entry!.folder.resources;
    expect(made.map(({ name }) => name).sort()).toEqual(['Untitled design 1', 'Untitled design 2']);
    const second = made.find(({ name }) => name.endsWith('2'))!;
    const stored = await call<{ design_file: unknown }>(page, 'saved_design/get_one', { id: second._id });
    expect(JSON.stringify(stored)).toContain('First flush');
    expect(JSON.stringify(stored)).not.toContain('bulk_labels');
  });

  await test.step('the rows are there after a reload', async () => {
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.reload();
    await editor.opened();
    expect(JSON.parse(await editor.file())).toMatchObject({
      bulk_rows: [{ Headline: 'Taste the long road', Date: 'Sat 14 June' }, {}, { Headline: 'First flush' }],
    });
  });
});
