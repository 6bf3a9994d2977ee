import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { user as calls } from '../../../server/contract/user.js';
import { createClient, type Client } from '../../../server/contract/client.js';
import { user } from '../../../server/db/schema.js';
import { Browser, linkIn } from '../provider/harness.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ provider: 'embedded' });
});
afterAll(() => server.close());

const PASSWORD = 'river stone lantern';

const apiOf = (browser: Browser): Client =>
  createClient({
    base: `${server.address}/api/`,
    fetch: async (address, init) => {
      await browser.open(String(address), init);
      return new Response(browser.text, { status: browser.status });
    },
  });

const pathOf = ({ url }: Browser) => url.slice(server.address.length);
const go = (browser: Browser, mode: 'login' | 'register', returnTo: string) =>
  browser.open(`${server.address}${signInAddress({ mode, returnTo })}`);

it('registers, signs out and in again at the provider that comes with the product, each time back where one was', async () => {
  const ada = new Browser();
  await go(ada, 'register', '/designmaker/start/search?query=a%20b');
  expect(pathOf(ada)).toMatch(/^\/account\/.+\/register$/);
  await ada.submit({ name: 'Ada', email: 'Ada@Example.com', password: PASSWORD, keep: '1' });
  expect(pathOf(ada)).toBe('/designmaker/start/search?query=a%20b');
  const details = await apiOf(ada)(calls.getDetails, {});
  expect(details).toMatchObject({ name: 'Ada', email: 'ada@example.com', email_verified: false });
  const rows = await server.services.db.select().from(user);
  expect(rows).toMatchObject([{ id: details._id, issuer: 'embedded' }]);

  const { redirect } = await apiOf(ada)(calls.logout, { return: '/designmaker/start?a=1' });
  await ada.open(redirect!);
  expect(pathOf(ada)).toBe('/designmaker/start?a=1');
  expect(await apiOf(ada)(calls.checkSession, {})).toEqual({ tag: null });

  // the provider has forgotten the browser too: it asks for the password again, here for the other product
  await go(ada, 'login', '/mockupmaker/start');
  expect(pathOf(ada)).toMatch(/^\/account\//);
  await ada.submit({ email: 'ada@example.com', password: PASSWORD });
  expect(pathOf(ada)).toBe('/mockupmaker/start');
  expect((await apiOf(ada)(calls.getDetails, {}))._id).toBe(details._id);
});

it('works at whatever address the server is reached by', async () => {
  const elsewhere = server.address.replace('127.0.0.1', 'localhost');
  const bo = new Browser();
  await bo.open(`${elsewhere}${signInAddress({ mode: 'register', returnTo: '/designmaker/start' })}`);
  await bo.submit({ name: 'Bo', email: 'bo@example.com', password: PASSWORD });
  expect(bo.url).toBe(`${elsewhere}/designmaker/start`);
});

it('a newcomer goes from the invitation by the mailed link on to what was shared, and may have the link mailed anew', async () => {
  const shared = '/designmaker/start/share/design/abc';
  const mira = new Browser();
  await go(mira, 'register', shared);
  await mira.submit({ name: 'Mira', email: 'mira@example.com', password: PASSWORD, keep: '1' });
  expect(pathOf(mira)).toBe(shared);
  const links = () => server.mails.filter(({ to }) => to === 'mira@example.com').map(linkIn);
  expect(links()).toHaveLength(1);

  // somewhere else, as from the mail program of a telephone
  const elsewhere = new Browser();
  const { tag: before } = await apiOf(mira)(calls.checkSession, {});
  await elsewhere.open(links()[0]!);
  await elsewhere.submit({});
  expect(elsewhere.text).toContain(`href="${signInAddress({ returnTo: shared }).replaceAll('&', '&amp;')}"`);
  // the tab that waits learns it with its next check
  expect((await apiOf(mira)(calls.checkSession, {})).tag).not.toBe(before);
  expect(await apiOf(mira)(calls.getDetails, {})).toMatchObject({ email_verified: true, own_account: true });
  expect(await apiOf(mira)(calls.sendConfirmation, {})).toEqual({ sent: false });

  const cleo = new Browser();
  await go(cleo, 'register', '/designmaker/start');
  await cleo.submit({ name: 'Cleo', email: 'cleo@example.com', password: PASSWORD, keep: '1' });
  const sendAgain = () => apiOf(cleo)(calls.sendConfirmation, { return: shared });
  for (let i = 0; i < 3; i += 1) expect(await sendAgain()).toEqual({ sent: true });
  await expect(sendAgain()).rejects.toMatchObject({ code: 'too_many' });
  const mailed = server.mails.filter(({ to }) => to === 'cleo@example.com');
  expect(mailed).toHaveLength(4);
  await cleo.open(linkIn(mailed.at(-1)!));
  await cleo.submit({});
  expect(cleo.text).toContain('share%2Fdesign%2Fabc');
});

it('its pages have the theme that the browser chose, packed or not', async () => {
  for (const coding of ['br', 'identity']) {
    const headers = { 'accept-encoding': coding, cookie: 'dm_theme=dark' };
    const page = await fetch(`${server.address}/account/reset?token=none`, { headers });
    expect(page.headers.get('content-encoding')).toBe(coding === 'br' ? 'br' : null);
    expect(await page.text()).toContain('<html lang="en" data-theme="dark">');
  }
});
