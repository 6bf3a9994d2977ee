import type { Browser, Locator, Page } from 'playwright/test';
import { newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import {
  FOLDERS,
  section,
  card,
  toast,
  dialog,
  menuRows,
  photos,
  openMenu,
} from '../support/folders-page.js';
import { call } from '../support/call.js';
import { confirmedAccount, jpeg, putDesigns, putPictures } from '../support/library.js';
import { makeFolder } from '../support/own-designs.js';
import { expect, test } from '../support/test.js';

/** The members of a shared folder: whose it is, and who was invited. */
async function two(browser: Browser, page: Page) {
  const mira = await confirmedAccount(page, browser, newAccount('Mira'));
  const other = await (await browser.newContext()).newPage();
  const rana = await confirmedAccount(other, browser, newAccount('Rana Okafor'));
  return { owner: page, other, mira, rana };
}

test('[C-016] folders of photos and of designs are made, named, shared and deleted without loss', async ({
  page,
}) => {
  await registered(page, FOLDERS);
  await expect(section(page, 'Photo').getByRole('listitem')).toHaveCount(2);
  await expect(section(page, 'Design').getByRole('listitem')).toHaveCount(1);

  await test.step('create: a name is required, Enter submits', async () => {
    await section(page, 'Photo').getByRole('button', { name: 'Create new' }).click();
    const create = dialog(page, 'Create photo folder');
    await expect(create.getByRole('button', { name: 'Create' })).toBeDisabled();
    await create.getByLabel('Folder name').fill('   ');
    await expect(create.getByRole('button', { name: 'Create' })).toBeDisabled();
    await create.getByLabel('Folder name').fill('Landscapes for the report of the year');
    await create.getByLabel('Folder name').press('Enter');
    await expect(create).toBeHidden();
    await expect(
      section(page, 'Photo').getByText('Landscapes for the rep...', { exact: true }),
    ).toBeVisible();
    await expect(section(page, 'Photo').getByText('Empty')).toHaveCount(3);
    await section(page, 'Design').getByRole('button', { name: 'Create new' }).click();
    await dialog(page, 'Create design folder').getByLabel('Folder name').fill('Jazz festival 2027');
    await dialog(page, 'Create design folder').getByRole('button', { name: 'Create' }).click();
    await expect(section(page, 'Design').getByRole('link', { name: /Jazz festival 2027/ })).toBeVisible();
    await expect(section(page, 'Design').getByText('2', { exact: true })).toBeVisible();
  });

  await test.step('rename, by a right click', async () => {
    await card(page, 'Jazz festival 2027').click({ button: 'right' });
    await expect(menuRows(page)).toHaveText(['Share', 'Rename', 'Delete']);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const rename = dialog(page, 'Rename folder');
    await expect(rename.getByLabel('Folder name')).toHaveValue('Jazz festival 2027');
    await rename.getByLabel('Folder name').fill('Jazz nights');
    await rename.getByLabel('Folder name').press('Enter');
    await expect(section(page, 'Design').getByRole('link', { name: /Jazz nights/ })).toBeVisible();
  });

  await test.step('share, with the focus back where it was', async () => {
    await openMenu(page, 'Jazz nights');
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const share = dialog(page, 'Share your folder');
    await share.getByLabel('Invite by e-mail').fill('mira@dockhall.example');
    await share.getByRole('button', { name: 'Send Invites' }).click();
    await expect(toast(page, 'Shared folder successfully!')).toBeVisible();
    await expect(share).toBeHidden();
    await expect(card(page, 'Jazz nights').getByRole('button', { name: /^More for/ })).toBeFocused();
  });

  await test.step('delete asks; No keeps it, Yes puts its pictures into My Photos', async () => {
    const list = await call<{ folder: { _id: string; name: string } }[]>(page, 'folder/get');
    const id = list.find(({ folder }) => folder.name.startsWith('Landscapes'))!.folder._id;
    await putPictures(page, id, ['teal', 'navy']);
    await page.reload();
    await expect(card(page, 'Landscapes for the rep...').getByText('2 photos')).toBeVisible();
    await openMenu(page, 'Landscapes for the rep...');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const ask = dialog(page, /^Delete Landscapes/);
    await expect(ask).toContainText('Nothing is lost');
    await ask.getByRole('button', { name: 'No' }).click();
    await expect(card(page, 'Landscapes for the rep...')).toBeVisible();
    await openMenu(page, 'Landscapes for the rep...');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await ask.getByRole('button', { name: 'Yes' }).click();
    await expect(card(page, 'Landscapes for the rep...')).toHaveCount(0);
    await expect(card(page, 'My Photos').getByText('2 photos')).toBeVisible();
  });

  await test.step('what fails says so and can be tried again', async () => {
    await page.route('**/api/folder/create', (route) => route.abort());
    await section(page, 'Photo').getByRole('button', { name: 'Create new' }).click();
    await dialog(page, 'Create photo folder').getByLabel('Folder name').fill('Harbour');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Something went wrong :/')).toBeVisible();
    await page.unroute('**/api/folder/create');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'Photo').getByRole('link', { name: /Harbour/ })).toBeVisible();
  });
});

test("[C-018] the account's own folders are locked: never renamed or deleted, and My Photos alone is shared", async ({
  page,
}) => {
  await registered(page, FOLDERS);
  for (const name of ['My Photos', 'My Purchases', 'My Designs'])
    await expect(card(page, name).getByText('Protected')).toHaveCount(1);
  await openMenu(page, 'My Photos');
  await expect(menuRows(page)).toHaveText(['Share']);
  await page.keyboard.press('Escape');
  for (const name of ['My Purchases', 'My Designs'])
    await expect(card(page, name).getByRole('button')).toHaveCount(0);
  const mine = await call<{ folder: { _id: string; own: string } }[]>(page, 'folder/get');
  for (const { folder } of mine) {
    const folder_id = folder._id;
    await expect(call(page, 'folder/rename', { folder_id, new_name: 'x' })).rejects.toThrow('not_allowed');
    await expect(call(page, 'folder/delete', { folder_id })).rejects.toThrow('not_allowed');
    const sharing = call(page, 'folder/share', { folder_id, emails: ['a@b.example'] });
    if (folder.own === 'my_photos') await sharing;
    else await expect(sharing).rejects.toThrow('not_allowed');
  }
});

test('signed out, folders ask to sign in and come back; an unknown one says so; so does a list that failed', async ({
  page,
}) => {
  for (const address of [FOLDERS, `${FOLDERS}/nowhere/edit`]) {
    await page.goto(address);
    await expect(page.getByText('Sign in to see your folders')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await registered(page, `${FOLDERS}/nowhere/view`);
  await expect(page.getByText('Oops the resource does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'All folders' }).click();
  await card(page, 'My Designs').getByRole('link').click();
  await expect(page).toHaveURL(/\/designmaker\/start\/all-designs$/);
  await page.route('**/api/folder/get', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto(FOLDERS);
  await expect(page.getByRole('alert')).toContainText('Something went wrong :/');
  await page.unroute('**/api/folder/get');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'My Photos')).toBeVisible();
});

test('[C-019] a shared folder: to view is to look, to edit is to add, the owner does the rest', async ({
  page,
  browser,
}) => {
  const { owner, other, rana } = await two(browser, page);
  const pictures = await makeFolder(owner, 'Landscapes', 'photo');
  await putPictures(owner, pictures, ['tomato', 'teal']);
  const designs = await makeFolder(owner, 'Northam', 'design');
  await putDesigns(owner, designs, ['Letterhead']);
  const share = (folder_id: string, role: 'view' | 'edit') =>
    call(owner, 'folder/share', { folder_id, emails: [rana.email], role });
  await share(pictures, 'view');
  await share(designs, 'view');

  await test.step('view: seen and read only, on the server too', async () => {
    await other.goto(FOLDERS);
    await expect(card(other, 'Landscapes').getByText('2 photos, shared by Mira, Can View')).toBeVisible();
    await expect(card(other, 'Landscapes').getByRole('button')).toHaveCount(0);
    await card(other, 'Landscapes').getByRole('link').click();
    await expect(other).toHaveURL(new RegExp(`${pictures}/view$`));
    await expect(photos(other)).toHaveCount(2);
    await expect(other.getByRole('button', { name: 'Download all' })).toBeEnabled();
    for (const name of ['Upload', 'Share', 'Select all'])
      await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(other.getByRole('checkbox')).toHaveCount(0);
    for (const path of ['folder/rename', 'folder/delete', 'folder/share']) {
      const input = { folder_id: pictures, new_name: 'x', emails: ['a@b.example'] };
      await expect(call(other, path, input)).rejects.toThrow('not_found');
    }
    const { folder } = (
      await call<{ folder: { resources: { _id: string }[] } }[]>(other, 'folder/get', { id: pictures })
    )[0]!;
    const taken = call(other, 'folder/delete_resource', {
      folder_id: pictures,
      resource: folder.resources[0]!._id,
    });
    await expect(taken).rejects.toThrow('not_found');
    await other.goto(`${FOLDERS}/${designs}/view`);
    const tile = other.getByRole('listitem').filter({ hasText: 'Letterhead' });
    await expect(tile.getByRole('button')).toHaveCount(0);
    await tile.getByRole('link').click();
    await expect(other).toHaveURL(/\/view$/);
    await expect(other.locator('dm-design-viewer')).toHaveCount(1);
  });

  await test.step('edit: uploads, and no more', async () => {
    await share(pictures, 'edit');
    await other.goto(FOLDERS);
    await expect(card(other, 'Landscapes').getByText('2 photos, shared by Mira, Can Edit')).toBeVisible();
    await card(other, 'Landscapes').getByRole('link').click();
    await other
      .locator('input[type=file]')
      .first()
      .setInputFiles([await jpeg('theirs.jpg', 'plum')]);
    await expect(photos(other)).toHaveCount(3);
    await expect(other.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
    await expect(other.getByRole('checkbox')).toHaveCount(0);
    await expect(call(other, 'folder/rename', { folder_id: pictures, new_name: 'x' })).rejects.toThrow(
      'not_found',
    );
  });

  await test.step("the owner sees what was added; a stranger sees nothing; who leaves doesn't either", async () => {
    await owner.goto(`${FOLDERS}/${pictures}/edit`);
    await expect(photos(owner)).toHaveCount(3);
    const stranger = await (await browser.newContext()).newPage();
    await registered(stranger, `${FOLDERS}/${pictures}/edit`);
    await expect(stranger.getByText('Oops the resource does not exist.')).toBeVisible();
    await other.getByRole('button', { name: 'More', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Leave folder' }).click();
    await dialog(other, 'Leave Landscapes').getByRole('button', { name: 'Yes' }).click();
    await expect(other).toHaveURL(/\/folders$/);
    await expect(card(other, 'Northam')).toBeVisible();
    await expect(card(other, 'Landscapes')).toHaveCount(0);
  });
});

test('folders hold no fault for those who cannot see or point, by day and by night, wide and narrow', async ({
  page,
}) => {
  await registered(page);
  const harbour = await makeFolder(page, 'مجلد صور الحفل في الميناء القديم', 'photo');
  await putPictures(page, harbour, ['tomato', 'teal', 'plum']);
  const jazz = await makeFolder(page, '🌊👩‍👩‍👧 Seaside family holidays', 'design');
  await putDesigns(page, jazz, ['Poster']);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(FOLDERS);
    await expect(card(page, 'My Photos')).toBeVisible();
    expect(await faultsOf(page, 'main'), `list at ${width}`).toEqual([]);
    await page.goto(`${FOLDERS}/${harbour}/edit`);
    await page.getByRole('checkbox').first().check();
    expect(await faultsOf(page, 'main'), `photos at ${width}`).toEqual([]);
    await page.getByRole('button', { name: 'Move to Folder' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]'), `move at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await photos(page).first().click();
    expect(await faultsOf(page, '[role=dialog]'), `preview at ${width}`).toEqual([]);
    await page.goto(`${FOLDERS}/${jazz}/edit`);
    await expect(page.getByRole('link', { name: /Poster/ })).toBeVisible();
    expect(await faultsOf(page, 'main'), `designs at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('a name that is read from the right stands where the others do', async ({ page }) => {
  await registered(page, FOLDERS, newAccount('سلمى عبد الرحمن'));
  const id = await makeFolder(page, 'مجلد التصاميم', 'design');
  /** How far the first of its letters, seen from the left, stands from what holds the name, px. */
  const indent = (name: Locator) =>
    name.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return letters.getBoundingClientRect().left - element.getBoundingClientRect().left;
    });
  await page.goto(`${FOLDERS}/${id}/edit`);
  expect(await indent(page.getByRole('heading', { level: 1 }))).toBeLessThan(2);
  await page.getByRole('button', { name: 'Share' }).click();
  const owner = dialog(page, 'Share your folder').getByText('سلمى عبد الرحمن').first();
  expect(await indent(owner)).toBeLessThan(2);
});
