import type { Page } from 'playwright/test';
import { loggedIn, newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { mailedLink } from '../support/server/outbox.js';
import { ownPhoto } from '../support/own-photo.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

const START = '/designmaker/start';
const PAGE = `${START}/account`;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const menu = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system');

test('the account page changes name, e-mail, password and picture, lists sessions, and deletes the account [E-044]', async ({
  page,
  browser,
}) => {
  const account = await registered(page, START);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: /E-mail not confirmed/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(PAGE);

  await test.step('name and picture show in the menu', async () => {
    await section(page, 'Profile').getByLabel('Name').fill('Rana Moss');
    await section(page, 'Profile').getByRole('button', { name: 'Save' }).click();
    await expect(menu(page)).toContainText('Rana Moss');
    const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() };
    await section(page, 'Profile').locator('input[type=file]').setInputFiles(picture);
    const shown = menu(page).locator('img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(section(page, 'Profile').getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  const moved = newAccount().email;
  await test.step('another e-mail, once its link was followed', async () => {
    const form = section(page, 'E-mail');
    await form.getByLabel('New e-mail').fill(moved);
    await form.getByLabel('Password').fill('not the password');
    await form.getByRole('button', { name: 'Change e-mail' }).click();
    await expect(form.getByRole('alert')).toHaveText('The password is wrong');
    await form.getByLabel('Password').fill(account.password);
    await form.getByRole('button', { name: 'Change e-mail' }).click();
    await expect(form.getByText(`We sent a link to ${moved}.`)).toBeVisible();
    const mail = await (await browser.newContext()).newPage();
    await mail.goto(await mailedLink(browser, moved, /new e-mail/));
    await mail.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(form).toContainText(`You log in with ${moved}.`);
    await mail.context().close();
  });

  const password = 'another-walk-94';
  const other = await (await browser.newContext()).newPage();
  await test.step('another password, and other devices are logged out', async () => {
    await loggedIn(other, { ...account, email: moved }, PAGE);
    await page.reload();
    await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(2);
    await section(page, 'Devices')
      .getByRole('button', { name: /^Log out .*Chrome/ })
      .click();
    await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1);
    await expect(other.getByText('Sign in to see your account')).toBeVisible();
    const form = section(page, 'Password');
    await form.getByLabel('Password now').fill(account.password);
    await form.getByLabel('New password').fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
  });

  await test.step('deleted, nobody can log in to it', async () => {
    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByLabel('Your password').fill(account.password);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(question.getByRole('alert')).toHaveText('The password is wrong');
    await question.getByLabel('Your password').fill(password);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await other.goto('/auth/sign-in?mode=login&return=%2Fcookie');
    await other.getByLabel('E-mail').fill(moved);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Log in' }).click();
    await expect(other.getByText('E-mail or password is wrong')).toBeVisible();
  });
  await other.context().close();
});

test('a settings page and the user menu choose the theme: system, light, dark [E-034]', async ({ page }) => {
  await registered(page, PAGE);
  const themes = section(page, 'Appearance');
  await expect(themes.getByLabel('System')).toBeChecked();
  await themes.getByLabel('Dark').check();
  expect(await themeOf(page)).toBe('dark');
  expect(await faultsOf(page, 'main')).toEqual([]);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.reload();
  // written by the server: nothing flashes
  expect(await (await page.request.get(PAGE, { headers: { accept: 'text/html' } })).text()).toContain(
    '<html lang="en" data-theme="dark">',
  );
  expect(await themeOf(page)).toBe('dark');

  await menu(page).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  expect(await themeOf(page)).toBe('light');
  expect(await background()).not.toBe(dark);
  expect(await faultsOf(page, '[role=menu]')).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await page.keyboard.press('Escape');
  expect(await themeOf(page)).toBe('system');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(dark);
  await expect(themes.getByLabel('System')).toBeChecked();
});
