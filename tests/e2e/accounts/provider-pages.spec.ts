import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { faultsOf } from '../support/axe.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';

// one server for all of them
test.describe.configure({ mode: 'default' });

/** The pages of the embedded account provider, on a server of their own, whose outbox the test may open. */
let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server.end());

const PASSWORD = 'river stone lantern';
const signIn = (mode: string) => `${server.address}/auth/sign-in?mode=${mode}&return=%2Flegal`;
const within = async (
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
) => {
  const context = await browser.newContext(options);
  await look(await context.newPage()).finally(() => context.close());
};

/** Opens the outbox by the printed key and follows the link in the newest mail of that subject. */
async function followMail(page: Page, subject: string): Promise<void> {
  const address = /kept at (\S+)/.exec(server.output)![1]!;
  await page.goto(address);
  await expect(page).toHaveURL(`${server.address}/account/outbox`);
  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) });
  await expect(async () => {
    await page.reload();
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await faultsOf(page, 'html')).toEqual([]);
  expect(await page.evaluate(() => document.scripts.length), 'its content policy would block them').toBe(0);
  await mail.first().getByRole('link').click();
}

const WINDOWS: [string, BrowserContextOptions][] = [
  ['wide, light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['narrow, dark', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }],
  ['phone, light', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
  ['phone with large text, dark', { viewport: { width: 320, height: 480 }, colorScheme: 'dark' }],
];

for (const [name, options] of WINDOWS)
  test(`all pages can be used by everybody: ${name}`, async ({ browser }) => {
    await within(browser, options, async (page) => {
      for (const mode of ['login', 'register', 'forgot_password']) {
        await page.goto(signIn(mode));
        expect(await faultsOf(page, 'html')).toEqual([]);
        await expect(page.locator('main input:focus')).toHaveCount(1);
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveTitle(/^Error: /);
        const faulty = page.locator('[aria-invalid="true"]');
        await expect(faulty.first()).toBeFocused();
        await expect(faulty.first()).toHaveAccessibleDescription(/^Enter /);
        expect(await faultsOf(page, 'html')).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wider).toBe(false);
      }
      await page.getByLabel('E-mail').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
      expect(await faultsOf(page, 'html')).toEqual([]);
      await page.goto(`${server.address}/account/reset?token=none`);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      expect(await faultsOf(page, 'html')).toEqual([]);
    });
  });

test('the bench shows a page of the catalog, measured from its corner; a phone shows the form alone', async ({
  browser,
}) => {
  await within(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto(signIn('login'));
    const picture = page.locator('.desk-large .desk-page');
    await expect(picture).toBeVisible();
    const image = await picture.locator('image').getAttribute('href');
    expect((await page.request.get(server.address + image!)).headers()['content-type']).toMatch(/^image\//);
    const corner = (await picture.boundingBox())!;
    const zero = page.locator('.desk-large .ruler-top text, .desk-large .desk-ruler-top text');
    const box = (await zero.filter({ hasText: /^0$/ }).boundingBox())!;
    expect(Math.abs(box.x - 4 - corner.x)).toBeLessThan(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.desk')).toBeHidden();
  });
});

test('everything works without scripts', async ({ browser }) => {
  await within(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(signIn('register'));
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('E-mail').fill('plain@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${server.address}/legal`);
  });
});

test('a double click makes one account and goes on', async ({ page }) => {
  await page.goto(signIn('register'));
  await page.getByLabel('Name').fill('Rana');
  await page.getByLabel('E-mail').fill('twice@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  let sent = 0;
  // the form's alone: the page behind it has calls of its own
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/account/')) sent += 1;
  });
  // the second click comes while the first is on its way
  await page.getByRole('button', { name: 'Create account' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    setTimeout(() => button.click(), 50);
  });
  await expect(page).toHaveURL(`${server.address}/legal`);
  expect(sent).toBe(1);
});

test('a typed password can be looked at', async ({ page }) => {
  await page.goto(signIn('login'));
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(PASSWORD);
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('an account is made, its address confirmed, its password forgotten and set anew by mail', async ({
  page,
}) => {
  await page.goto(signIn('register'));
  await page.getByLabel('Name').fill('Rana');
  await page.getByLabel('E-mail').fill('rana@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${server.address}/legal`);

  await followMail(page, 'Confirm your e-mail for Design Maker');
  expect(await faultsOf(page, 'html')).toEqual([]);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(signIn('login'));
  await page.getByLabel('E-mail').fill('rana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('E-mail or password is wrong')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('rana@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill('rana@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();

  await followMail(page, 'Set a new password for Design Maker');
  expect(await faultsOf(page, 'html')).toEqual([]);
  await page.getByLabel('New password').fill('harbour kite meadow');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill('rana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('harbour kite meadow');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/designmaker\/start/);
});
