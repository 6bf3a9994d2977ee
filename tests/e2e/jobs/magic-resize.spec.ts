import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const dialogOf = (page: Page) => page.locator('dm-magic-resize-dialog');

/** Opens Magic Resize by its button; resolves when every size is made. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'Resize', exact: true }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Magic Resize' })).toBeVisible();
  await expect(dialog.locator('canvas')).toHaveCount(11);
  return dialog;
}

async function sizeOf(editor: EditorPage) {
  const { width, height } = JSON.parse(await editor.file()) as { width: number; height: number };
  return { width, height };
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Design name' });

test('a design opens in other sizes as copies in new tabs, several are saved into a folder, and it stays as it is [B-018]', async ({
  page,
}) => {
  await registered(page, '/designmaker/start');
  await call(page, 'subscription/subscribe', { plan: 'pro', payment_method: 'pm_card_visa' });
  const editor = await openFirstTemplate(page);
  const original = await editor.file();
  const name = await nameOf(page).inputValue();
  const count = (await editor.objects()).length;

  await test.step('a preset opens a clone in a new tab', async () => {
    const dialog = await open(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('button', { name: /^Instagram Story/ }).click(),
    ]);
    const copy = new EditorPage(tab);
    await copy.opened();
    expect(await sizeOf(copy)).toEqual({ width: 1080, height: 1920 });
    expect((await copy.objects()).length).toBe(count);
    await expect(nameOf(tab)).toHaveValue(`${name} - Instagram Story`);
    expect(tab.url()).not.toBe(page.url());
    await tab.close();
  });

  await test.step('a custom size adds a preview, and opens too', async () => {
    const dialog = await open(page);
    await dialog.getByLabel('Width').fill('1200');
    await dialog.getByLabel('Height').fill('628');
    await dialog.getByLabel('Height').press('Enter');
    await expect(dialog.locator('canvas')).toHaveCount(12);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('button', { name: /^Custom/ }).click(),
    ]);
    const copy = new EditorPage(tab);
    await copy.opened();
    expect(await sizeOf(copy)).toEqual({ width: 1200, height: 628 });
    await tab.close();
  });

  await test.step('several go into a folder that is made on the spot', async () => {
    const dialog = await open(page);
    for (const size of ['Facebook Post', 'A4'])
      await dialog.getByRole('checkbox', { name: `Select ${size}` }).check();
    await dialog.getByRole('button', { name: 'Save to folder' }).click();
    const saving = page.getByRole('dialog', { name: 'Save 2 designs to folder' });
    await saving.getByLabel('New folder').fill('Campaign');
    await saving.getByRole('button', { name: 'Create folder' }).click();
    await expect(saving.getByRole('radio', { name: /^Campaign/ })).toBeChecked();
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^2 designs saved to/)).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step('the design itself is what it was', async () => {
    expect(await editor.file()).toBe(original);
    await page.goto('/designmaker/start/folders');
    await page
      .getByRole('link', { name: /Campaign/ })
      .first()
      .click();
    for (const size of ['Facebook Post', 'A4'])
      await expect(page.getByText(`${name} - ${size}`)).toBeVisible();
  });
});
