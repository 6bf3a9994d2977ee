import { expect, type Page } from 'playwright/test';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;
let networks = 0;

/** An account nobody has yet. */
export const newAccount = (name = 'Rana Okafor'): NewAccount => ({
  name,
  email: `rana.${Date.now()}.${(count += 1)}@northam.example`,
  password: 'harbour-walk-93',
});

/** Fills in the provider's page 'Create an account', which must be open, and comes back to the product. */
export async function createAccount(page: Page, account = newAccount()): Promise<NewAccount> {
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  networks += 1;
  const address = `10.${networks >> 8}.${networks & 255}.7`;
  // for the one form alone: with a header of its own a call to another origin would be refused
  await page.route('**/account/**', async (route) => {
    const headers = { ...route.request().headers(), 'x-forwarded-for': address };
    await route.continue({ headers });
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  await page.unroute('**/account/**');
  return account;
}

/** A new account, signed in, standing at an address. */
export async function registered(
  page: Page,
  at = '/designmaker/start',
  account = newAccount(),
): Promise<NewAccount> {
  await page.goto(`/auth/sign-in?mode=register&return=${encodeURIComponent(at)}`);
  return createAccount(page, account);
}

/** Signs in with an account that exists. */
export async function loggedIn(page: Page, { email, password }: NewAccount, at: string): Promise<void> {
  await page.goto(`/auth/sign-in?mode=login&return=${encodeURIComponent(at)}`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
}
