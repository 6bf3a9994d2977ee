import { eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { providerAccount, user } from '../../../server/db/schema.js';
import { anyEngine, testDatabase } from '../support/engines.js';
import { Browser, departure, linkIn, providerServer, type ProviderServer } from './harness.js';

const tested = await anyEngine('the embedded account provider');
const PASSWORD = 'river stone lantern';
const NEW_PASSWORD = 'harbour kite meadow';
const EMAIL = 'ada@example.com';

describe.each(tested)('an account of the embedded provider on %s', (engine) => {
  let database: Database;
  let server: ProviderServer;
  beforeAll(async () => {
    database = await testDatabase(engine);
    server = await providerServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const ada = new Browser();
  const logIn = async (browser: Browser, password: string, keep = true) => {
    const { address, redeem } = await departure(server);
    await browser.open(address);
    await browser.submit({ email: EMAIL, password, ...(keep && { keep: '1' }) });
    return redeem;
  };
  const productUser = async () => {
    const [account] = await database.db.select().from(providerAccount);
    await database.db
      .insert(user)
      .values({ id: 'u1', issuer: 'embedded', subject: account!.id, email: EMAIL, name: 'Ada' })
      .onConflictDoNothing();
    const session = () =>
      server.sessions.begin({ userId: 'u1', product: 'design', idToken: null, lasts: 60_000 });
    return { session };
  };

  it('is made, and the product learns who it is', async () => {
    const { address, redeem } = await departure(server, { screen_hint: 'register' });
    await ada.open(address);
    expect(ada.url).toMatch(/\/register$/);
    await ada.submit({ name: 'Ada', email: ' Ada@Example.com ', password: PASSWORD, keep: '1' });
    expect(ada.url).toContain(`${server.origin}/auth/callback?code=`);
    const tokens = await redeem(ada.url);
    expect(tokens.claims()).toMatchObject({ email: EMAIL, email_verified: false, name: 'Ada' });
    const more = await oidc.fetchUserInfo(server.client, tokens.access_token, tokens.claims()!.sub);
    expect(more).toMatchObject({ email: EMAIL, name: 'Ada' });
    expect(server.mails).toMatchObject([{ to: EMAIL, subject: 'Confirm your e-mail for Design Maker' }]);
  });

  it('keeps the password only as scrypt with its parameters and salt', async () => {
    const [row] = await database.db.select().from(providerAccount);
    expect(row!.password).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('is let in without a question while its browser is logged in', async () => {
    const { address } = await departure(server);
    await ada.open(address);
    expect(ada.url).toContain('/auth/callback?code=');
  });

  it('a code works once', async () => {
    const { address, redeem } = await departure(server);
    await ada.open(address);
    const callback = ada.url;
    await redeem(callback);
    await expect(redeem(callback)).rejects.toThrow();
  });

  it('its address is confirmed by the button behind the mailed link, which the product hears of', async () => {
    const { session } = await productUser();
    const secret = await session();
    expect((await server.sessions.find(secret))?.user.emailVerified).toBe(false);
    const link = linkIn(server.mails[0]!);
    const reader = await new Browser().open(link);
    expect(reader.text).toContain(EMAIL);
    expect((await server.sessions.find(secret))?.user.emailVerified).toBe(false);
    await reader.submit({});
    expect(reader.text).toContain('Your e-mail is confirmed');
    expect((await server.sessions.find(secret))?.user.emailVerified).toBe(true);
    expect((await reader.open(link)).status).toBe(410);
    const { address, redeem } = await departure(server);
    await ada.open(address);
    expect((await redeem(ada.url)).claims()).toMatchObject({ email_verified: true });
  });

  it('says what is wrong at the field, keeps what was typed, never the password', async () => {
    const stranger = new Browser();
    await logIn(stranger, 'wrong password');
    expect(stranger.status).toBe(422);
    expect(stranger.text).toContain(`value="${EMAIL}"`);
    expect(stranger.text).not.toContain('wrong password"');
    const field = /<input[^>]*id="password"[^>]*>/s.exec(stranger.text)![0];
    expect(field).toMatch(/aria-invalid="true"/);
    expect(field).toMatch(/aria-describedby="password-error"/);
    expect(field).toMatch(/autofocus/);
    expect(stranger.text).toMatch(/id="password-error"[^]*E-mail or password is wrong/);
  });

  it('a second one with its e-mail is refused plainly', async () => {
    const { address } = await departure(server, { screen_hint: 'register' });
    const other = await new Browser().open(address);
    await other.submit({ name: 'Eve', email: 'ADA@example.com', password: PASSWORD });
    expect(other.text).toContain('There is an account with this e-mail. Log in instead.');
  });

  it('logs out at once, here too, and comes back to the product', async () => {
    const browser = new Browser();
    const tokens = await (await logIn(browser, PASSWORD))(browser.url);
    const farewell = oidc.buildEndSessionUrl(server.client, {
      ...{ id_token_hint: tokens.id_token!, state: 'xyz' },
      post_logout_redirect_uri: `${server.origin}/auth/signed-out`,
    });
    await browser.open(farewell);
    expect(browser.url).toBe(`${server.origin}/auth/signed-out?state=xyz`);
    await browser.open(farewell);
    expect(browser.url).toBe(`${server.origin}/auth/signed-out?state=xyz`);
    await expect(
      oidc.fetchUserInfo(server.client, tokens.access_token, tokens.claims()!.sub),
    ).rejects.toThrow();
    await browser.open((await departure(server)).address);
    expect(browser.url).toMatch(/\/log-in$/);
  });

  it('is not logged out by another site that cannot show who it is', async () => {
    const browser = new Browser();
    await logIn(browser, PASSWORD);
    await browser.open(`${server.origin}/account/oidc/session/end`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    await browser.open((await departure(server)).address);
    expect(browser.url).toContain('/auth/callback?code=');
  });

  it('is not logged out by another site that shows who somebody else is', async () => {
    const { address, redeem } = await departure(server, { screen_hint: 'register' });
    const eve = await new Browser().open(address);
    await eve.submit({ name: 'Eve', email: 'eve@example.com', password: PASSWORD });
    const { id_token } = await redeem(eve.url);
    const browser = new Browser();
    await logIn(browser, PASSWORD);
    await browser.open(oidc.buildEndSessionUrl(server.client, { id_token_hint: id_token! }), {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    await browser.open((await departure(server)).address);
    expect(browser.url).toContain('/auth/callback?code=');
  });

  it('stays logged in as long as it was asked to, and tells the product', async () => {
    const browser = new Browser();
    await logIn(browser, PASSWORD, false);
    expect(browser.given).toMatch(/dm_keep=0;.*Path=\/auth;.*HttpOnly/);
    expect(browser.given).not.toMatch(/dm_account=[^\n]*expires/i);
    const keeping = new Browser();
    await logIn(keeping, PASSWORD);
    expect(keeping.given).toMatch(/dm_keep=1;/);
    expect(keeping.given).toMatch(/dm_account=[^\n]*expires/i);
  });

  it('forgot password answers the same for who is known and who is not', async () => {
    const ask = async (email: string) => {
      const { address } = await departure(server, { screen_hint: 'forgot_password' });
      const browser = await new Browser().open(address);
      await browser.submit({ email });
      const uid = /interaction\/([\w-]+)/.exec(browser.url)![1]!;
      return `${browser.status} ${browser.text.replaceAll(uid, 'uid').replaceAll(email, 'email')}`;
    };
    const before = server.mails.length;
    expect(await ask('nobody@example.com')).toBe(await ask(EMAIL));
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(server.mails.at(-1)).toMatchObject({ to: EMAIL });
  });

  it('gets a new password by the mailed link, once, and is logged out everywhere', async () => {
    const { session } = await productUser();
    const secret = await session();
    expect(await server.sessions.find(secret)).not.toBeNull();
    const link = linkIn(server.mails.at(-1)!);
    const reader = await new Browser().open(link);
    await reader.submit({ password: 'short' });
    expect(reader.text).toContain('Use at least 10 characters');
    await reader.submit({ password: NEW_PASSWORD });
    expect(reader.text).toContain('Your new password is set');
    expect((await reader.open(link)).status).toBe(410);
    expect(await server.sessions.find(secret)).toBeNull();
    await ada.open((await departure(server)).address);
    expect(ada.url).toMatch(/\/log-in$/);
    await ada.submit({ email: EMAIL, password: PASSWORD });
    expect(ada.status).toBe(422);
    await ada.submit({ email: EMAIL, password: NEW_PASSWORD });
    expect(ada.url).toContain('/auth/callback?code=');
  });

  it('stays logged in over a restart, and the tokens stay good', async () => {
    const { address, redeem } = await departure(server);
    await ada.open(address);
    const tokens = await redeem(ada.url);
    await server.close();
    server = await providerServer(database, { port: Number(new URL(server.origin).port) });
    await ada.open((await departure(server)).address);
    expect(ada.url).toContain('/auth/callback?code=');
    const { sub } = tokens.claims()!;
    expect(await oidc.fetchUserInfo(server.client, tokens.access_token, sub)).toMatchObject({ sub });
  });

  it('leaves nothing that a reset link or a password could be read from', async () => {
    const { rows } = (await database.db.execute(
      'select json_agg(m)::text as all from mailed_link m',
    )) as unknown as { rows: { all: string | null }[] };
    for (const mail of server.mails.filter(({ text }) => text.includes('token=')))
      expect(rows[0]!.all ?? '').not.toContain(linkIn(mail).split('token=')[1]);
    const [row] = await database.db.select().from(user).where(eq(user.id, 'u1'));
    expect(row?.email_verified).toBe(true);
  });
});
