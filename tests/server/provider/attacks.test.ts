import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { testDatabase } from '../support/engines.js';
import { Browser, departure, providerServer, type ProviderServer } from './harness.js';

const PASSWORD = 'river stone lantern';

describe('what nobody gets from the embedded provider', () => {
  let database: Database;
  let server: ProviderServer;
  beforeAll(async () => {
    database = await testDatabase();
    server = await providerServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const register = async (more: Record<string, string>) => {
    const { address } = await departure(server, { screen_hint: 'register' });
    const browser = await new Browser().open(address);
    return browser.submit({ name: 'Bo', email: 'bo@example.com', password: PASSWORD, ...more });
  };
  const opened = async () => new Browser().open((await departure(server)).address);

  it('a way to another site', async () => {
    for (const redirect_uri of [
      'https://evil.example/auth/callback',
      `${server.origin}/auth/callback/../../evil`,
      `${server.origin}/anywhere`,
    ]) {
      const browser = await new Browser().open((await departure(server, { redirect_uri })).address);
      expect(browser.status).toBe(400);
      expect(browser.url).toContain(`${server.origin}/account/oidc/auth`);
      expect(browser.text).toContain('That did not work');
      expect(browser.text).not.toContain('evil');
    }
  });

  it('a sign-in without PKCE', async () => {
    const { address } = await departure(server);
    for (const name of ['code_challenge', 'code_challenge_method']) address.searchParams.delete(name);
    const browser = await new Browser().open(address);
    expect(browser.url).toContain('error=invalid_request');
  });

  it('a form sent from another site, or without its token', async () => {
    const typed = { email: 'bo@example.com', password: PASSWORD };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) expect((await (await opened()).submit(typed, headers)).status).toBe(403);
    const browser = await opened();
    expect((await browser.submit({ ...typed, form_token: 'x' })).status).toBe(403);
    const [mine, theirs] = [await opened(), await opened()];
    expect((await mine.submitTo(theirs, typed)).status).toBe(403);
  });

  it('a fault from a form in another format', async () => {
    for (const [type, body] of [
      ['application/json', { email: 5 }],
      ['application/json', { form_token: 5 }],
      ['text/plain', 'email=5'],
    ] as const) {
      const browser = await opened();
      const fields = typeof body === 'string' ? body : JSON.stringify({ ...browser.hidden(), ...body });
      await browser.open(browser.url, { method: 'POST', headers: { 'content-type': type }, body: fields });
      expect(browser.status).toBe(415);
      expect(browser.text).toContain('That did not work');
    }
  });

  it('a page of a sign-in without its cookie', async () => {
    const browser = await opened();
    const { url } = browser;
    const stranger = await new Browser().open(url);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain('This page is too old');
  });

  it.each([
    [{ password: 'short' }, 'Use at least 10 characters'],
    [{ password: 'x'.repeat(201) }, 'Use at most 200 characters'],
    [{ password: 'Password1234' }, 'This password is guessed easily. Use another one'],
    [{ password: 'aaaaaaaaaaaa' }, 'This password is guessed easily. Use another one'],
    [
      { email: 'bo.bobson@example.com', password: 'Bo.Bobson@example.com' },
      'Use a password that is not your e-mail',
    ],
    [{ email: 'bo@example' }, 'Enter an e-mail like name@example.com'],
    [{ email: 'bo@example.com, eve@example.com' }, 'Enter an e-mail like name@example.com'],
    [{ email: 'bo@example.com\r\nBcc: eve@example.com' }, 'Enter an e-mail like name@example.com'],
    [{ name: ' ' }, 'Enter your name'],
    [{ name: 'a\0b' }, 'Use letters only'],
    [{ name: 'Bo,\r\n\r\nyour account is blocked' }, 'Use letters only'],
    [{ name: 'Bo\u202eoB' }, 'Use letters only'],
  ])('an account from %o', async (typed, message) => {
    const browser = await register(typed);
    expect(browser.status).toBe(422);
    expect(browser.text).toContain(message);
    expect(server.mails).toEqual([]);
  });

  it('markup of their own in a page or in the way of it', async () => {
    const browser = await register({ name: '"><script>alert(1)</script>', password: 'short' });
    expect(browser.text).not.toContain('<script>alert');
    expect(browser.text).toContain('&lt;script&gt;');
    const policy = browser.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(browser.headers.get('cache-control')).toBe('no-store');
  });

  it('endless guesses at a password, one after the other or all at once', async () => {
    const { url } = await register({ email: 'cy@example.com' });
    expect(url).toContain('/auth/callback?code=');
    const browsers = await Promise.all(Array.from({ length: 14 }, opened));
    const guesses = await Promise.all(
      browsers.map((browser, i) => browser.submit({ email: 'CY@example.com', password: `guess ${i}` })),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = await opened();
    await right.submit({ email: 'cy@example.com', password: PASSWORD });
    expect(right.status).toBe(429);
    expect(right.text).toContain('Too many attempts.');
    const unknown = await opened();
    await unknown.submit({ email: 'nobody@example.com', password: PASSWORD });
    expect(unknown.status).toBe(422);
  });

  it('the owner kept out of a browser they were in before, by guessing elsewhere [E-027]', async () => {
    await register({ email: 'known@example.com' });
    const home = await opened();
    await home.submit({ email: 'Known@example.com', password: PASSWORD });
    expect(home.url).toContain('/auth/callback');
    const known = home.cookies;
    for (let i = 0; i < 11; i += 1) {
      const stranger = await opened();
      await stranger.submit({ email: 'known@example.com', password: `guess ${i}` });
      expect(stranger.status).toBe(i < 10 ? 422 : 429);
    }
    const again = new Browser();
    again.cookies = known.filter(({ name }) => name === 'dm_known_device');
    expect(again.cookies).toHaveLength(1);
    await again.open((await departure(server)).address);
    await again.submit({ email: 'known@example.com', password: 'mistyped' });
    expect(again.status).toBe(422);
    await again.submit({ email: 'known@example.com', password: PASSWORD });
    expect(again.url).toContain('/auth/callback');
    // the mark is of that account alone, and cannot be made up
    const other = new Browser();
    other.cookies = [{ name: 'dm_known_device', path: '/account', value: 'x'.repeat(43) }];
    await other.open((await departure(server)).address);
    await other.submit({ email: 'known@example.com', password: PASSWORD });
    expect(other.status).toBe(429);
  });

  it('a mailbox filled by asking again and again', async () => {
    const before = server.mails.length;
    for (let i = 0; i < 6; i += 1) {
      const { address } = await departure(server, { screen_hint: 'forgot_password' });
      const browser = await new Browser().open(address);
      await browser.submit({ email: 'cy@example.com' });
      expect(browser.text).toContain('Look into your mail');
    }
    await server.app.close();
    expect(server.mails.length - before).toBe(3);
    server = await providerServer(database);
  });

  it('mails without end by moving about within the addresses of their line', async () => {
    const browser = await new Browser().open(
      (await departure(server, { screen_hint: 'forgot_password' })).address,
    );
    const [{ url, text }, statuses] = [{ ...browser }, [] as number[]];
    for (let i = 0; i <= 30; i += 1) {
      Object.assign(browser, { url, text });
      await browser.submit({ email: `u${i}@example.com` }, { 'x-forwarded-for': `2001:db8::${i}` });
      statuses.push(browser.status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('an answer about an address that cannot be one', async () => {
    for (const path of [
      '/account/interaction/x/log-in',
      '/account/interaction/%00/log-in',
      '/account/reset?token=%00',
      '/account/reset',
      '/account/verify?token=a&token=b',
    ]) {
      const { status } = await new Browser().open(server.origin + path);
      expect([400, 404, 410]).toContain(status);
    }
    const { address } = await departure(server, { state: 'a\0b' });
    const refused = await new Browser().open(address);
    expect(refused.url).toContain('error=invalid_request');
  });
});

it('with configured addresses, every other address leads to the configured one', async () => {
  const database = await testDatabase();
  const server = await providerServer(database, {
    ...{ allowedOrigins: ['https://api.example'], website: 'https://www.example' },
  });
  const answer = await server.app.inject({ url: '/account/oidc/.well-known/openid-configuration' });
  expect(answer.json()).toMatchObject({
    issuer: 'https://api.example/account/oidc',
    authorization_endpoint: 'https://api.example/account/oidc/auth',
  });
  const { address } = await departure(server, { redirect_uri: 'https://api.example/auth/callback' });
  const begun = await server.app.inject({ url: address.pathname + address.search });
  expect(begun.headers.location).toMatch(/^\/account\/interaction\//);
  const cookies = [begun.headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
  const sent = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const page = await server.app.inject({
    url: `${begun.headers.location}/log-in`,
    headers: { cookie: sent },
  });
  // a sign-in that ends well leads over the API to the website, and browsers hold the form to that
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("form-action 'self' https://api.example https://www.example;");
  expect(page.body).toContain('href="https://www.example/legal"');
  const { pathname, search } = (await departure(server)).address;
  const elsewhere = await server.app.inject({ url: pathname + search });
  expect(elsewhere.statusCode).toBe(400);
  await server.close();
  await database.close();
});
