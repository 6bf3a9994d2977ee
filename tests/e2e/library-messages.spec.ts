import { expect, test, type Page } from 'playwright/test';
import { registered } from './support/accounts.js';
import { ALL, item, menuOf, START } from './support/designs-page.js';
import { card, openMenu } from './support/folders-page.js';
import { jpeg } from './support/library.js';
import { makeDesigns, makeFolder } from './support/own-designs.js';
import { toast } from './support/toast.js';

/** Does something while a call fails, waits for what is said of it, and starts anew: no message is taken for the next. */
async function failing(page: Page, call: string, text: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(`**/api/${call}`, (route) => route.abort());
  await act();
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.unroute(`**/api/${call}`);
  await page.reload();
}

const choose = async (page: Page, name: string, what: string): Promise<void> =>
  (await menuOf(page, name)).getByRole('menuitem', { name: what }).click();

const dialog = (page: Page) => page.getByRole('dialog');

async function invite(page: Page): Promise<void> {
  await dialog(page).getByLabel('Invite by e-mail').fill('mira@dockhall.example');
  await dialog(page).getByRole('button', { name: 'Send Invites' }).click();
}

async function moveToFestival(page: Page): Promise<void> {
  await choose(page, 'Harbour', 'Move to Folder');
  await dialog(page).getByText('Festival').click();
  await dialog(page).getByRole('button', { name: 'Move to Folder' }).click();
}

test('every message about designs, folders and sharing is said in its situation, in its words [D-011]', async ({
  page,
}) => {
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour', 'Jazz nights');
  await makeFolder(page, 'Festival');
  const photos = await makeFolder(page, 'Landscapes', 'photo');

  await test.step('designs', async () => {
    await failing(page, 'user/fetch_owned_designs', 'Something went wrong', () => page.reload());
    await failing(page, 'saved_design/delete', 'Oops something went wrong. Please try later.', async () => {
      await choose(page, 'Harbour', 'Delete');
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    });
    await failing(
      page,
      'saved_design/delete',
      'Oops something went wrong :/. Please try later.',
      async () => {
        await item(page, 'Harbour').hover();
        await item(page, 'Harbour').getByRole('checkbox').click();
        await item(page, 'Jazz nights').getByRole('checkbox').click();
        await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    );
    await failing(page, 'saved_design/move_to_folder', 'Something went wrong', () => moveToFestival(page));
    await moveToFestival(page);
    await expect(toast(page, 'Moved design to folder')).toBeVisible();
  });

  await test.step('sharing a design', async () => {
    const call = 'permission/share_permission_with_emails';
    await failing(page, call, 'Unable to share, something went wrong', async () => {
      await choose(page, 'Harbour', 'Share');
      await invite(page);
    });
    await choose(page, 'Harbour', 'Share');
    await invite(page);
    await expect(toast(page, 'design shared successfully!')).toBeVisible();
    await page.reload();
    const link = async () => {
      await choose(page, 'Harbour', 'Share');
      await dialog(page).getByRole('switch', { name: 'Anyone with link can view' }).click();
      await dialog(page).getByRole('button', { name: 'Enable Link Sharing' }).click();
    };
    await failing(page, 'saved_design/alter_link_sharing', 'something went wrong', link);
    await choose(page, 'Harbour', 'Share');
    await dialog(page).getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(dialog(page).getByText('Please choose edit or view rights')).toBeVisible();
    await page.reload();
    await link();
    await expect(toast(page, 'Link Sharing Enabled')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Disable Link Sharing' }).click();
    await expect(toast(page, 'Link Sharing Disabled')).toBeVisible();
  });

  await test.step('folders', async () => {
    await page.goto(`${START}/folders`);
    await failing(page, 'folder/get', 'Something went wrong :/', () => page.reload());
    await failing(page, 'folder/delete', 'Something went wrong :/', async () => {
      await openMenu(page, 'Festival');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Yes' }).click();
    });
    await expect(card(page, 'Festival')).toBeVisible();
    const share = async () => {
      await openMenu(page, 'Festival');
      await page.getByRole('menuitem', { name: 'Share' }).click();
      await invite(page);
    };
    await failing(page, 'folder/share', 'Failed to share folder.', share);
    await share();
    await expect(toast(page, 'Shared folder successfully!')).toBeVisible();
    await page.goto(`${START}/folders/${photos}/edit`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await jpeg('sea.jpg', 'teal')]);
    await expect(page.getByText('Files uploaded')).toBeVisible();
    await page.goto(`${START}/folders/nowhere/edit`);
    await expect(page.getByText('Oops the resource does not exist.')).toBeVisible();
  });

  await test.step('the brand kit', async () => {
    await page.goto(`${START}/brand-kit`);
    await page.getByRole('button', { name: 'Add new color palette' }).click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('You must add 5 colors and set a name')).toBeVisible();
  });
});
