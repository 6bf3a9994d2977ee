import type { Page } from 'playwright/test';
import { createAccount, newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { ALL, item, menuOf, SHARED, START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { confirmed } from '../support/server/outbox.js';
import { call } from '../support/call.js';
import { makeDesigns, makeFolder } from '../support/own-designs.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

const list = (page: Page) => page.getByRole('list', { name: 'All your designs' });
const names = (page: Page) => list(page).locator('.card-name');

async function choose(page: Page, name: string, options: { modifiers?: 'Shift'[] } = {}): Promise<void> {
  await item(page, name).hover();
  await item(page, name)
    .getByRole('checkbox', { name: `Select ${name}` })
    .click(options);
}

test('[A-007] a visitor is asked to sign in on every section, and comes back to it', async ({ page }) => {
  await page.goto(START);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['All your designs', 'Shared designs', 'Folders', 'Brand kit']) {
    await navigation.getByRole('link', { name }).click();
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^Sign in to see/)).toBeVisible();
    expect(await faultsOf(page, 'html')).toEqual([]);
  }
  await page.goto(`${START}/folders/somebodys/view`);
  await expect(page.getByText(/^Sign in to see/)).toBeVisible();
  await page.goto(SHARED);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('dialog', { name: 'Log in' })
    .getByRole('button', { name: 'Create an account' })
    .click();
  await createAccount(page);
  await expect(page).toHaveURL(SHARED);
  await expect(page.getByText("You don't have any designs shared with you")).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
});

test("home shows 'Your designs' with View All, and the menu of each [A-011] [A-015]", async ({ page }) => {
  await registered(page, ALL);
  await expect(page.getByText('You have no designs yet')).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
  await makeDesigns(page, 'Harbour', 'Jazz nights');
  await page.goto(START);
  const own = page.getByRole('region', { name: 'Your designs' });
  await expect(own.locator('.card-name')).toHaveText(['Jazz nights', 'Harbour']);
  expect(await faultsOf(page, 'html')).toEqual([]);
  const menu = await menuOf(page, 'Harbour');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Open in a new tab',
    'Make a copy',
    'Move to Folder',
    'Share',
    'Download',
    'Rename',
    'Delete',
  ]);
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: 'More for Harbour' })).toBeFocused();
  await own.getByRole('link', { name: /View All/ }).click();
  await expect(page).toHaveURL(ALL);
  await expect(names(page)).toHaveText(['Jazz nights', 'Harbour']);
});

test('the menu of a design: moved, taken out, shared, renamed, deleted and brought back; dialogs close [A-016]', async ({
  page,
}) => {
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour', 'Jazz nights');
  await makeFolder(page, 'Festival');
  await page.reload();
  await expect(names(page)).toHaveText(['Jazz nights', 'Harbour']);

  await test.step('a right click opens it too, and so do the keys', async () => {
    await item(page, 'Harbour').getByRole('link').click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'More for Harbour' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Harbour').getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu', { name: 'More for Harbour' })).toBeVisible();
    expect(await faultsOf(page, '[role=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('moved to a folder; the dialog closes', async () => {
    await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Move to Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move design to folder' });
    await dialog.getByText('Festival').click();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Move to Folder' }).click();
    await expect(toast(page, 'Moved design to folder')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(item(page, 'Harbour').getByText('Festival')).toBeVisible();
  });

  await test.step('taken out of it again', async () => {
    await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Remove from folder' }).click();
    await expect(toast(page, 'Harbour removed from folder')).toBeVisible();
    await expect(item(page, 'Harbour').getByText('Festival')).toBeHidden();
  });

  await test.step('shared by e-mail; the dialog closes', async () => {
    await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your design' });
    await dialog.getByLabel('Invite by e-mail').fill('mira@dockhall.example');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'design shared successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('renamed', async () => {
    await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename design' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Old harbour');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(names(page)).toContainText(['Old harbour']);
  });

  await test.step('deleted after a question, and brought back', async () => {
    await (await menuOf(page, 'Old harbour')).getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete design?' });
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(names(page)).toHaveText(['Jazz nights']);
    await page.reload();
    await expect(names(page)).toHaveText(['Jazz nights']);
    await (await menuOf(page, 'Jazz nights')).getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('You have no designs yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toHaveText(['Jazz nights']);
  });

  await test.step('what fails says so in the words of the product, and can be tried again', async () => {
    await page.route('**/api/saved_design/delete', (route) => route.abort());
    await (await menuOf(page, 'Jazz nights')).getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Oops something went wrong. Please try later.')).toBeVisible();
    await page.unroute('**/api/saved_design/delete');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have no designs yet')).toBeVisible();
  });
});

test('a finger that rests on a card opens its menu, and lifting it is no click', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour');
  await page.reload();
  const { x, y, width, height } = (await item(page, 'Harbour').getByRole('link').boundingBox())!;
  const finger = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const menu = page.getByRole('menu', { name: 'More for Harbour' });
  await expect(menu).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await menu.getByRole('menuitem', { name: 'Rename' }).tap();
  await expect(page.getByRole('dialog', { name: 'Rename design' })).toBeVisible();
  await expect(page).toHaveURL(ALL);
  await context.close();
});

test("a copy is named with ' Copy' and opens in a new tab [D-022]", async ({ page, context }) => {
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour');
  await page.reload();
  const opened = context.waitForEvent('page');
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Make a copy' }).click();
  const tab = await opened;
  const editor = new EditorPage(tab);
  await editor.opened();
  await expect(tab.getByRole('textbox', { name: 'Design name' })).toHaveValue('Harbour Copy');
  await expect(names(page)).toHaveText(['Harbour Copy', 'Harbour']);
  await tab.close();

  await test.step('one that fails leaves no tab', async () => {
    await page.route('**/api/saved_design/clone_saved_design', (route) => route.abort());
    await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Make a copy' }).click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});

test('many designs are chosen with the mouse and with keys; then moved and deleted together [A-045]', async ({
  page,
}) => {
  await registered(page, ALL);
  await makeDesigns(page, 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');
  const folder = await makeFolder(page, 'Festival');
  await page.reload();
  const bar = page.getByRole('toolbar');
  const chosen = () => list(page).getByRole('checkbox', { checked: true });
  await expect(names(page)).toHaveText(['Seven', 'Six', 'Five', 'Four', 'Three', 'Two', 'One']);
  await expect(bar).toBeHidden();

  await test.step('a click, a range, another click on a card; menus are hidden', async () => {
    await choose(page, 'Six');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await item(page, 'Three').hover();
    await expect(item(page, 'Three').getByRole('button', { name: /More for/ })).toBeHidden();
    await choose(page, 'Three', { modifiers: ['Shift'] });
    await expect(bar.getByText('4 selected')).toBeVisible();
    await item(page, 'Four').getByRole('link').click();
    await expect(page).toHaveURL(ALL);
    await expect(bar.getByText('3 selected')).toBeVisible();
    await item(page, 'Four').getByRole('link').click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeHidden();
    expect(await faultsOf(page, 'html')).toEqual([]);
  });

  await test.step('Escape chooses nothing, Ctrl and A everything', async () => {
    await page.keyboard.press('Escape');
    await expect(chosen()).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bar.getByText('7 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('without a mouse: arrows lead through the cards, Space selects', async () => {
    await item(page, 'Seven').getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'Six').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'One').getByRole('link')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await item(page, 'Two').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByText('2 selected')).toBeVisible();
  });

  await test.step('moved together', async () => {
    await bar.getByRole('button', { name: 'Move to Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 designs to folder' });
    await dialog.getByText('Festival').click();
    await dialog.getByRole('button', { name: 'Move to Folder' }).click();
    await expect(toast(page, 'Moved design to folder')).toBeVisible();
    await expect(bar).toBeHidden();
    const [entry] = await call<{ folder: { count: number } }[]>(page, 'folder/get', { id: folder });
    expect(entry!.folder.count).toBe(2);
  });

  await test.step('a deletion of several that fails', async () => {
    await page.route('**/api/saved_design/delete', (route) => route.abort());
    await choose(page, 'One');
    await choose(page, 'Four');
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Oops something went wrong :/. Please try later.')).toBeVisible();
    await page.unroute('**/api/saved_design/delete');
    await page.reload();
    await expect(names(page)).toHaveCount(7);
  });

  await test.step('deleted together, and brought back where they were', async () => {
    await choose(page, 'Two');
    await choose(page, 'Seven', { modifiers: ['Shift'] });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 6 designs?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(toast(page, '6 designs deleted')).toBeVisible();
    await expect(names(page)).toHaveText(['One']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toHaveCount(7);
    await expect(item(page, 'Two').getByText('Festival')).toBeVisible();
  });
});

test('only folders one may put designs into are offered; one can be made on the spot [A-055]', async ({
  page,
  browser,
}) => {
  const rana = await registered(page, ALL);
  await makeDesigns(page, 'Harbour');
  await makeFolder(page, 'Holiday photos', 'photo');
  await confirmed(browser, page, rana, ALL);
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Move to Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move design to folder' });
  await expect(dialog.getByText('You have no design folders yet.')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const other = await browser.newContext();
  const mira = await other.newPage();
  await registered(mira, ALL, newAccount('Mira Dock'));
  for (const role of ['view', 'edit'] as const) {
    const folder_id = await makeFolder(mira, `Mira's to ${role}`);
    await call(mira, 'folder/share', { folder_id, role, emails: [rana.email] });
  }
  await other.close();

  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Move to Folder' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByText("Mira's to edit").click();
  await expect(dialog.getByText('Everyone who sees this folder will see what you move there.')).toBeVisible();
  await dialog.getByLabel('New folder').fill('Festival');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Festival/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Move to Folder' }).click();
  await expect(toast(page, 'Moved design to folder')).toBeVisible();
  await expect(item(page, 'Harbour').getByText('Festival')).toBeVisible();
});

test('the list of designs: on its way, failed, tried again, in both colors and on a phone', async ({
  page,
  context,
}) => {
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour');
  await page.route('**/api/saved_design/list', (route) => route.abort());
  await page.goto(ALL);
  await expect(page.locator('.card-grid .skeleton').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
  await page.unroute('**/api/saved_design/list');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(names(page)).toHaveText(['Harbour']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, 'html')).toEqual([]);
  }

  await test.step('on a phone a card leads to the pages, since nothing is edited there', async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(ALL);
    await expect(phone.getByText('Editing needs a wider window')).toBeVisible();
    await expect(item(phone, 'Harbour').getByRole('link')).toHaveAttribute('href', /\/view$/);
    const wider = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider).toBe(false);
    expect(await faultsOf(phone, 'html')).toEqual([]);
  });
});
