import type { Browser, Page } from 'playwright/test';
import { createAccount, newAccount, registered, type NewAccount } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { confirmed, mailedLink } from '../support/server/outbox.js';
import { makeDesigns } from '../support/own-designs.js';
import { SavedDesign } from '../support/saved-design.js';
import { expect, test } from '../support/test.js';

const START = '/designmaker/start';
const HOME = /\/designmaker\/start\/?$/;

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

/** Through the dialog and the provider's page, back to where the dialog was opened for. */
async function logIn(page: Page, { email, password }: NewAccount): Promise<void> {
  await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an address of one’s own leads through sign-in back to it; who has no right is told so and asks the owner [E-007]', async ({
  page,
  browser,
}) => {
  const owner = await registered(page, START);
  await confirmed(browser, page, owner, START);
  const [id] = await makeDesigns(page, 'Harbour');
  const bookmark = `${START}/designs/${id}/edit`;
  await page.context().clearCookies();
  await page.goto(bookmark);
  await expect(page).toHaveURL(HOME);
  await logIn(page, owner);
  await expect(page).toHaveURL(bookmark);
  await new EditorPage(page).opened();

  const stranger = await newPage(browser);
  const asker = await registered(stranger, '/cookie', newAccount('Mira Dock'));
  await confirmed(browser, stranger, asker, bookmark);
  await expect(stranger).toHaveURL(HOME);
  const box = stranger.getByRole('dialog', { name: 'You have no access to this design' });
  await expect(box).toContainText(`It was not shared with ${asker.email}, or it is not there any more.`);
  await box.getByRole('button', { name: 'Ask to edit' }).click();
  await expect(box.getByRole('status')).toContainText('its owner has a mail with your address');
  expect(await mailedLink(browser, owner.email, /asks for access/)).toContain(`/share/design/${id}`);
  await stranger.context().close();
});

test('who has not confirmed their address is told where the link went', async ({ page }) => {
  const { email } = await registered(page, `${START}/designs/nothing/edit`);
  await expect(page).toHaveURL(HOME);
  const box = page.getByRole('dialog', { name: 'You have no access to this design' });
  await expect(box).toContainText(`We sent a link to ${email}`);
  await expect(box.getByRole('button', { name: /^Ask/ })).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  }
});

test('orders and what is only looked at lead through sign-in back as well', async ({ page }) => {
  const account = await registered(page, START);
  const [id] = await makeDesigns(page, 'Harbour');
  for (const path of [`${START}/designs/${id}/view`, `${START}/orders`, '/orders']) {
    await page.context().clearCookies();
    await page.goto(path);
    await logIn(page, account);
    await expect(page).toHaveURL(path);
  }
});

test('a right to view only is said, and another account of one’s own comes back to the design', async ({
  page,
  browser,
}) => {
  const owner = await registered(page, START);
  const [id] = await makeDesigns(page, 'Harbour');
  await call(page, 'saved_design/alter_link_sharing', { design_id: id, action: 'enable_view' });
  const guest = await newPage(browser);
  await registered(guest, `${START}/designs/${id}/edit`);
  const seen = guest.getByRole('dialog', { name: 'You can view this design' });
  await seen.getByRole('link', { name: 'View the design' }).click();
  await expect(guest).toHaveURL(`${START}/designs/${id}/view`);
  await expect(guest.getByText('View only')).toBeVisible();
  await guest.goto(`${START}/designs/${id}/edit`);
  await seen.getByRole('button', { name: 'Use another account' }).click();
  await seen.getByRole('button', { name: 'Sign in' }).click();
  await guest.getByLabel('E-mail').fill(owner.email);
  await guest.getByLabel('Password', { exact: true }).fill(owner.password);
  await guest.getByRole('button', { name: 'Log in' }).click();
  await expect(guest).toHaveURL(`${START}/designs/${id}/edit`);
  await new EditorPage(guest).opened();
  await guest.context().close();
});

test('changes that were not saved when the session ended come back after a reload and a sign-in', async ({
  page,
  context,
}) => {
  const account = await registered(page, START);
  const design = await SavedDesign.make(context);
  await context.clearCookies();
  await design.addPage();
  await design.label('Saved on this device');
  const file = await design.file();
  await design.page.reload();
  await expect(loginDialog(design.page)).toBeVisible();
  await logIn(design.page, account);
  await design.opened();
  await design.keptAs(file);
});

test('an invited newcomer gets from the mail, through sign-up and confirmation, to the design itself [E-008]', async ({
  page,
  browser,
}) => {
  const owner = await registered(page, START);
  await confirmed(browser, page, owner, START);
  const [id] = await makeDesigns(page, 'Harbour');
  const mira = newAccount('Mira Dock');
  await call(page, 'permission/share_permission_with_emails', {
    ...{ saved_design: id, emails: [mira.email], role: 'edit' },
  });
  const guest = await newPage(browser);

  await test.step('the mail leads to sign-up, and back', async () => {
    await guest.goto(await mailedLink(browser, mira.email, /was shared with you/));
    await guest.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
    await createAccount(guest, mira);
    await expect(guest).toHaveURL(`${START}/share/design/${id}`);
  });

  await test.step('the page says where the link went, and sends it again', async () => {
    await expect(guest.getByText(`We sent a link to ${mira.email}.`)).toBeVisible();
    expect(await faultsOf(guest, 'main')).toEqual([]);
    await guest.getByRole('button', { name: 'Send the link again' }).click();
    await expect(guest.getByText(`The link is on its way to ${mira.email}`)).toBeVisible();
  });

  await test.step('opened on another device, it lets the page that waits go on to the design', async () => {
    const telephone = await newPage(browser);
    await telephone.goto(await mailedLink(browser, mira.email, /Confirm/));
    await telephone.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(telephone.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
    await expect(guest).toHaveURL(`${START}/designs/${id}/edit`);
    await new EditorPage(guest).opened();
    const onward = await telephone.getByRole('link', { name: 'Continue' }).getAttribute('href');
    expect(onward).toContain(encodeURIComponent(`${START}/share/design/${id}`));
    await telephone.context().close();
  });
  await guest.context().close();
});
