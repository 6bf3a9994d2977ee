import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { toast } from '../support/toast.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const HOME = '/designmaker/start';

/** Waits for a message, then closes all there are, so that the next is not taken for it. */
async function told(page: Page, text: string): Promise<void> {
  await expect(toast(page, text).first()).toBeVisible();
  await page.reload();
}

async function openTemplate(page: Page): Promise<EditorPage> {
  await page.goto(HOME);
  return openFirstTemplate(page);
}

async function upload(page: Page): Promise<void> {
  await new EditorPage(page).tab('Uploads').click();
  const buffer = await ownPhoto();
  await page
    .locator('dm-uploads-panel input[type=file]')
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer });
}

/** Makes the answers of a call fail until the test says otherwise. */
const breaks = (page: Page, call: string) => page.route(`**/api/${call}`, (route) => route.abort());

test('every message about accounts is said in its situation, in its words [D-010]', async ({
  page,
  browser,
}) => {
  await test.step('a visitor who uploads is told to log in', async () => {
    await openTemplate(page);
    await upload(page);
    await told(page, 'Please log in to use this feature');
  });

  await test.step('a claim that fails', async () => {
    await breaks(page, 'saved_design/claim');
    await registered(page);
    await expect(toast(page, 'Something went wrong :/').first()).toBeVisible();
    await page.unroute('**/api/saved_design/claim');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('region', { name: 'Your designs' })).toBeVisible();
  });

  await test.step("a member's upload succeeds; a list that cannot be had", async () => {
    const editor = await openTemplate(page);
    await upload(page);
    await told(page, 'file upload success');
    await editor.opened();
    await breaks(page, 'folder/get');
    await editor.tab('Uploads').click();
    await told(page, 'something went wrong');
    await page.unroute('**/api/folder/get');
  });

  await test.step('link sharing', async () => {
    const editor = new EditorPage(page);
    await editor.opened();
    const dialog = page.getByRole('dialog', { name: 'Share your design' });
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(dialog.getByText('Please choose edit or view rights')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Anyone with link can view' }).click();
    await breaks(page, 'saved_design/alter_link_sharing');
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(toast(page, 'something went wrong')).toBeVisible();
    await page.unroute('**/api/saved_design/alter_link_sharing');
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(toast(page, 'Link Sharing Enabled')).toBeVisible();
    await dialog.getByRole('button', { name: 'Disable Link Sharing' }).click();
    await expect(toast(page, 'Link Sharing Disabled')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a design that cannot be opened leads to the start page', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url());
    await expect(other).toHaveURL(/\/designmaker\/start\/?$/);
    await other.context().close();
  });

  await test.step('logged out', async () => {
    await page.goto(HOME);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page, 'You have been Logged Out')).toBeVisible();
  });
});
