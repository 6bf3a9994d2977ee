import type { Page } from 'playwright/test';
import { createAccount, loggedIn, newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { EditorPage } from '../support/editor-page.js';
import { watchNextCheck } from '../support/next-check.js';
import { ownPhoto } from '../support/own-photo.js';
import { toast } from '../support/toast.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const HOME = '/designmaker/start';

const menu = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
/** Ids of designs that wait for being kept. */
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('design-maker.unsaved-designs'));
const remembered = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function logOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'You have been Logged Out')).toBeVisible();
}

/** A blank design with a heading, made by whoever is there, saved. */
async function blankDesign(page: Page): Promise<EditorPage> {
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Custom Dimensions' }).click();
  await page.getByLabel('Width').fill('640');
  await page.getByLabel('Height').fill('400');
  await page.getByRole('button', { name: 'Create New Design' }).click();
  const editor = new EditorPage(page);
  await editor.opened();
  await editor.tab('Text').click();
  await page.getByRole('button', { name: 'Add a heading' }).click();
  await expect.poll(async () => (await editor.objects()).length).toBe(1);
  await editor.saved();
  return editor;
}

test('[A-002] signing up, out and in go over the provider and come back to the address left', async ({
  page,
}) => {
  const left = `${HOME}#category-x`;
  const account = newAccount();

  await test.step('sign up', async () => {
    await page.goto(left);
    await signIn(page).click();
    const [request] = await Promise.all([
      page.waitForRequest(/\/account\/oidc\/auth/),
      page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click(),
    ]);
    const asked = new URL(request.url()).searchParams;
    expect(asked.get('client_id')).toBeTruthy();
    expect(asked.get('redirect_uri')).toMatch(/\/auth\/callback$/);
    await createAccount(page, account);
    await expect(page).toHaveURL(new RegExp(`${left}$`));
    await expect(menu(page)).toContainText(account.name);
    await expect(signIn(page)).toHaveCount(0);
  });

  await test.step('sign out, told once', async () => {
    await menu(page).click();
    await expect(page.getByRole('menu')).toContainText(account.email);
    await page.keyboard.press('Escape');
    await logOut(page);
    await expect(signIn(page)).toBeVisible();
    await page.reload();
    await expect(signIn(page)).toBeVisible();
    await expect(toast(page, 'You have been Logged Out')).toHaveCount(0);
  });

  await test.step('sign in again, from a template', async () => {
    await page.goto('/designmaker/start/templates');
    await templateCards(page).first().click();
    await expect(page.getByRole('button', { name: 'Use this template' })).toBeVisible();
    const address = page.url();
    await signIn(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toBeVisible();
  });
});

test('[D-018] the login dialog leads to the provider in each of its ways, and the attempt is remembered until it ends', async ({
  page,
}) => {
  const ways = [
    { button: 'Log in', heading: 'Log in', mode: 'login' },
    { button: 'Create an account', heading: 'Create an account', mode: 'register' },
    { button: 'Forgot password?', heading: /password/i, mode: 'forgot_password' },
  ];
  for (const { button, heading, mode } of ways) {
    await page.goto('/cookie');
    await page.goto('/');
    await expect(page.locator('.landing-desk img').first()).toBeVisible();
    // categories have arrived: whatever was attempted before is over
    await expect
      .poll(async () => Object.keys(await remembered(page)))
      .not.toContain('design-maker.login-attempt');
    await signIn(page).click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/account/);
    expect(await remembered(page)).toMatchObject({
      'design-maker.login-attempt': mode,
      'design-maker.last-url': '/',
    });
  }
});

test('the login dialog by keyboard, and to a screen reader', async ({ page }) => {
  await page.goto(HOME);
  await signIn(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  for (const name of ['Close', 'Log in', 'Create an account', 'Forgot password?', 'Close']) {
    await expect(dialog.getByRole('button', { name }).and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(signIn(page)).toBeFocused();
});

test('a sign-in that failed is told of once, and can be tried again', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&state=unknown');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  expect(page.url()).not.toContain('sign_in');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a forgotten password is chosen anew by a mailed link', async ({ page, browser }) => {
  const account = await registered(page, HOME);
  await logOut(page);
  await page.goto('/auth/sign-in?mode=forgot_password&return=%2Fdesignmaker%2Fstart');
  await page.getByLabel('E-mail').fill(account.email);
  await page.locator('main').getByRole('button').last().click();
  const operator = await (await browser.newContext()).newPage();
  await operator.goto(process.env['OUTBOX']!);
  const mail = operator.locator('article, li, tr, details').filter({ hasText: account.email });
  const link = mail.getByRole('link', { name: /password|https?:/i }).first();
  await page.goto((await link.getAttribute('href'))!);
  const password = 'another-walk-94';
  await page
    .getByLabel(/password/i)
    .and(page.locator('input'))
    .first()
    .fill(password);
  await page
    .locator('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByLabel(/new password/i)).toHaveCount(0);
  await loggedIn(page, { ...account, password }, HOME);
  await expect(menu(page)).toContainText(account.name);
});

test.describe(() => {
  test.use({ ownContext: true });

  test('[C-026] who is there is asked every 2500 ms, not while nobody looks, and a loader stands until it is known', async ({
    page,
    context,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user/check_session', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(HOME);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/api/user/check_session');

    await test.step('a sign-in in another tab is seen here', async () => {
      const other = await context.newPage();
      const account = await registered(other, HOME);
      await expect(menu(page)).toContainText(account.name);
      await logOut(other);
      await expect(signIn(page)).toBeVisible();
      await expect(toast(page, 'You have been Logged Out')).toHaveCount(0);
      await other.close();
    });

    await test.step('about every 2500 ms, and never while hidden', async () => {
      await page.clock.install();
      await page.reload();
      await expect(signIn(page)).toBeVisible();
      let asked = 0;
      page.on('request', (request) => (asked += request.url().endsWith('/check_session') ? 1 : 0));
      const planned = await watchNextCheck(page, 2500);
      // from here on no time passes but what runs below, however slow the machine is
      await page.clock.pauseAt(Date.now() + 60_000);
      await planned();
      asked = 0;
      for (let i = 1; i <= 3; i++) {
        await page.clock.runFor(2499);
        expect(asked).toBe(i - 1);
        await page.clock.runFor(1);
        await expect.poll(() => asked).toBe(i);
        await planned();
      }
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(60_000);
      expect(asked).toBe(3);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => asked).toBe(4);
    });
  });
});

test('a server that does not answer leaves a way to ask again, not an endless loader', async ({ page }) => {
  await page.route('**/api/user/check_session', (route) => route.abort());
  await page.goto(HOME);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute('**/api/user/check_session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("[B-045] what a visitor made is the member's after sign-in, own pictures included, and is nobody else's", async ({
  page,
  browser,
}) => {
  const editor = await blankDesign(page);
  const address = page.url();
  const id = /designs\/([^/]+)\/edit/.exec(address)![1]!;
  await editor.tab('Uploads').click();
  const file = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() };
  await page.locator('dm-uploads-panel input[type=file]').setInputFiles(file);
  await page.locator('dm-uploads-panel').getByRole('button', { name: /^mine/ }).click();
  await expect.poll(() => editor.file()).toContain('"src":"local/');
  await editor.saved();

  await page.getByRole('button', { name: 'Download' }).first().click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  const kept = await remembered(page);
  expect(JSON.parse(kept['design-maker.unsaved-designs']!)).toEqual([id]);
  expect(kept['design-maker.last-url']).toBe(`${new URL(address).pathname}#download`);

  await page.getByRole('link', { name: 'Create an account' }).click();
  const account = await createAccount(page);
  await expect(page).toHaveURL(address);
  await editor.opened();
  const now = await editor.file();
  expect(now).not.toContain('"src":"local/');
  expect(now).toMatch(/"src":"upload/);
  expect(await waiting(page)).toBeNull();

  await page.goto(HOME);
  const own = page.getByRole('region', { name: 'Your designs' });
  await expect(own.locator('a.card')).toHaveCount(1);

  await test.step('on another device, with the picture', async () => {
    const device = await (await browser.newContext()).newPage();
    await loggedIn(device, account, new URL(address).pathname);
    const there = new EditorPage(device);
    await there.opened();
    expect(await there.file()).toBe(now);
    const source = /"src":"(upload[^"]+)"/.exec(now)![1]!;
    const answer = await device.request.get(`/static/${source}`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
  });

  await test.step('gone with the session', async () => {
    await logOut(page);
    await expect(own).toHaveCount(0);
    await page.goto(address);
    await expect(page).toHaveURL(/\/designmaker\/start\/?$/);
  });
});

test('two tabs that come back claim a design once', async ({ page, context }) => {
  await blankDesign(page);
  const address = new URL(page.url()).pathname;
  // a page that asks who is there would begin to claim, and be left in the middle of it
  await page.goto('/routes.json');
  const claims: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/saved_design/claim')) claims.push(request.postData() ?? '');
  });
  const other = await context.newPage();
  await other.goto('/legal');
  await registered(page, '/cookie');
  await expect.poll(() => waiting(other)).toBeNull();
  await page.goto(address);
  await new EditorPage(page).opened();
  await other.goto(HOME);
  await expect(other.getByRole('region', { name: 'Your designs' }).locator('a.card')).toHaveCount(1);
  expect(claims).toHaveLength(1);
});

test.describe(() => {
  // its page crashes
  test.use({ ownContext: true });

  test('changes that only this browser has are part of what is claimed', async ({ page, context }) => {
    const editor = await blankDesign(page);
    const address = new URL(page.url()).pathname;
    await page.route('**/api/saved_design/save_backend', (route) => route.abort());
    await page.getByRole('button', { name: 'Add a heading' }).click();
    await expect.poll(async () => (await editor.objects()).length).toBe(2);
    await expect(page.locator('dm-save-status')).not.toContainText(/All changes saved|Saving/);
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    const [saved] = await Promise.all([
      next.waitForResponse('**/api/saved_design/save_backend'),
      registered(next, '/cookie'),
    ]);
    expect(saved.ok()).toBe(true);
    await expect.poll(() => waiting(next)).toBeNull();
    await next.goto(address);
    const again = new EditorPage(next);
    await again.opened();
    expect(await again.objects()).toHaveLength(2);
    await again.saved();
    await expect(next.getByRole('dialog')).toHaveCount(0);
  });
});

test('a design that could not be claimed stays remembered and is tried again', async ({ page }) => {
  await blankDesign(page);
  await page.goto('/cookie');
  await page.route('**/api/saved_design/claim', (route) => route.abort());
  await registered(page, '/cookie');
  await expect(toast(page, 'Something went wrong :/')).toBeVisible();
  expect(await waiting(page)).toMatch(/^\["[^"]+"\]$/);
  await page.unroute('**/api/saved_design/claim');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => waiting(page)).toBeNull();
});
