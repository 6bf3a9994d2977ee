import type { Page } from 'playwright/test';
import { loggedIn, newAccount, registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { confirmedAccount, putPictures } from '../support/library.js';
import { makeFolder } from '../support/own-designs.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const panelOf = (page: Page) => page.locator('dm-folders-panel');
const folder = (page: Page, name: string | RegExp) => panelOf(page).getByRole('button', { name });

test('pictures of own and shared folders are at hand in the editor', async ({ page, browser }) => {
  const mira = await (await browser.newContext()).newPage();
  const rana = newAccount();
  await test.step('Mira shares a folder with Rana', async () => {
    await registered(mira, '/designmaker/start', newAccount('Mira'));
    await confirmedAccount(page, browser, rana);
    const shared = await makeFolder(mira, 'Landscapes for the report of the year', 'photo');
    await putPictures(mira, shared, ['teal']);
    await call(mira, 'folder/share', { folder_id: shared, emails: [rana.email], role: 'view' });
    await mira.context().close();
  });

  await test.step('Rana has a folder of photos, one of designs, and a design', async () => {
    await putPictures(page, await makeFolder(page, 'Market', 'photo'), ['coral', 'navy']);
    await makeFolder(page, 'Spring decks', 'design');
    const { _id } = await call(page, 'saved_design/create_blank_design', {});
    await page.goto(`/designmaker/start/designs/${_id}/edit`);
  });
  const editor = new EditorPage(page);
  await editor.opened();
  await editor.tab('Folders').click();
  const names = async () =>
    (await panelOf(page).locator('.row .name').allTextContents()).map((name) => name.trim());
  await expect.poll(names).toEqual(['My Photos', 'My Purchases', 'Market', 'Landscapes for the rep...']);

  await test.step('found by the beginning of the name, whatever the case', async () => {
    await panelOf(page).getByRole('searchbox', { name: 'Search folders' }).fill('maR');
    await expect.poll(names).toEqual(['Market']);
    await panelOf(page).getByRole('searchbox', { name: 'Search folders' }).fill('');
  });

  await test.step('what was bought: nothing yet', async () => {
    await folder(page, /^My Purchases/).click();
    await expect(panelOf(page).getByText('No purchases yet')).toBeVisible();
    await folder(page, 'Back').click();
    await expect(folder(page, /^My Purchases/)).toBeFocused();
  });

  await test.step('a picture of one’s own and one of Mira’s go on the page, and are kept', async () => {
    for (const [place, [name, picture]] of (
      [
        [/^Market/, 'navy.jpg'],
        [/^Landscapes/, 'teal.jpg'],
      ] as const
    ).entries()) {
      await folder(page, name).click();
      await folder(page, picture).click();
      await expect.poll(async () => (await editor.objects()).length).toBe(place + 1);
      await folder(page, 'Back').click();
    }
    await editor.settled();
    await editor.saved();
    await page.reload();
    await editor.opened();
    expect(await editor.objects()).toHaveLength(2);
  });

  await test.step('what is put into a folder elsewhere is there when the panel is looked at again', async () => {
    await editor.tab('Folders').click();
    await expect(folder(page, /^Market/)).toContainText('2 photos');
    await editor.tab('Text').click();
    await putPictures(page, await makeFolder(page, 'Autumn', 'photo'), ['brown']);
    await editor.tab('Folders').click();
    await expect(folder(page, /^Autumn/)).toContainText('1 photo');
  });
});

test('a visitor is asked to sign in, and finds the design and the folders again', async ({ page }) => {
  const account = newAccount();
  await registered(page, '/designmaker/start', account);
  await page.context().clearCookies();
  await page.goto('/designmaker/start');
  const editor = await openFirstTemplate(page);
  const address = new URL(page.url()).pathname;
  await editor.tab('Folders').click();
  await expect(panelOf(page).getByText('Sign in to see your folders')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await loggedIn(page, account, address);
  await editor.opened();
  await editor.tab('Folders').click();
  await expect(folder(page, /^My Photos/)).toBeVisible();
});
