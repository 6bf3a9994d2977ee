import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { user as calls } from '../../../server/contract/user.js';
import { browserAt } from '../support/browser.js';
import { testProvider, type TestProvider } from '../support/processes/external-provider.js';
import { testServer, type TestServer } from '../support/server.js';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await testProvider();
  server = await testServer({ provider: provider.provider });
});
afterAll(async () => {
  await provider.stop();
  await server.close();
});

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;
const signInFrom = '/designmaker/start?a=1';

it('the product runs without its provider, says so to whoever signs in, and finds it once it is back', async () => {
  const browser = browserAt(server.address);
  const out = signInAddress({ returnTo: signInFrom });
  const told = `${signInFrom}&sign_in=unavailable`;
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(pathOf(await browser.visit(out))).toBe(told);

  await provider.start(server.address);
  const back = await browser.visit(out, ({ pathname }) => pathname === '/auth/callback');
  await provider.stop();
  expect(pathOf(await browser.visit(back.href))).toBe(told);
  expect(browser.cookie(SESSION_COOKIE)).toBeUndefined();

  await provider.start(server.address);
  expect(pathOf(await browser.visit(out))).toBe(signInFrom);
});

it('signing out needs no provider that answers: what it would end is ended here', async () => {
  const other = await testServer();
  const member = await other.member();
  expect(await member.api(calls.logout, {})).toEqual({ redirect: null });
  expect(member.cookies.has(SESSION_COOKIE)).toBe(false);
  expect(await member.api(calls.checkSession, {})).toEqual({ tag: null });
  await other.close();
});
