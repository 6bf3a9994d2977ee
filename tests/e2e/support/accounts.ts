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
  networks += 1;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.7` });
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
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
