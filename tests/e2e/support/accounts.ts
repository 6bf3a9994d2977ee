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
  email: `rana.${process.pid}.${Date.now()}.${(count += 1)}@northam.example`,
  password: 'harbour-walk-93',
});

/** An address nobody has asked from yet: 30 accounts a quarter of an hour are made from one at most. */
function newNetwork(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.7`;
}

/**
 * Answers the provider's form without a page: with a browser's own requests, whose cookies are the page's. What the pages
 * themselves do is proven in `provider-pages.spec.ts` and `accounts.spec.ts`.
 */
async function answerProvider(
  page: Page,
  mode: 'register' | 'login',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<void> {
  const { request } = page.context();
  const asked = await request.get(`/auth/sign-in?mode=${mode}&return=%2Fcookie`);
  const hidden = [...(await asked.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const kept = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
  const { origin } = new URL(asked.url());
  const answer = await request.post(asked.url(), {
    form: { ...kept, ...fields },
    headers: { ...headers, origin },
  });
  expect(new URL(answer.url()).pathname, `${mode} leads back to the product`).toBe('/cookie');
}

/** A new account, signed in, standing at an address. What this browser made before it is not claimed by it. */
export async function registered(
  page: Page,
  at = '/designmaker/start',
  account = newAccount(),
): Promise<NewAccount> {
  await answerProvider(page, 'register', { ...account, keep: '1' }, { 'x-forwarded-for': newNetwork() });
  await page.goto(at);
  return account;
}

/** Signed in with an account that exists, standing at an address. */
export async function loggedIn(page: Page, { email, password }: NewAccount, at: string): Promise<void> {
  await answerProvider(page, 'login', { email, password, keep: '1' });
  await page.goto(at);
}

/** Fills in the provider's page 'Create an account', which must be open, and comes back to the product. */
export async function createAccount(page: Page, account = newAccount()): Promise<NewAccount> {
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const address = newNetwork();
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
