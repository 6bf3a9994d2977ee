import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, SIGN_IN_COOKIE } from '../../../server/access/cookies.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { user as calls } from '../../../server/contract/user.js';
import { folder, session, signInAttempt, user } from '../../../server/db/schema.js';
import { browserAt, type Browser } from '../support/browser.js';
import { testProvider, type TestProvider, type Person } from '../support/processes/external-provider.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await testProvider();
  server = await testServer({ provider: provider.provider });
  await provider.start(server.address);
});
afterAll(async () => {
  await provider.stop();
  await server.close();
});

const ann = { sub: 'ann', email: 'Ann@Example.com', email_verified: true, name: 'Ann' };
const browser = () => browserAt(server.address);
const atCallback = (address: URL) => address.pathname === '/auth/callback';
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** As far as the address that the provider sends the browser back to. */
const outAndBack = (visitor: Browser, returnTo = '/designmaker/start') =>
  visitor.visit(signInAddress({ returnTo }), atCallback);

/** The whole way; gives the address of ours the browser ends at, which the server of the test has no page for. */
async function signIn(
  visitor: Browser,
  person: Person = ann,
  returnTo = '/designmaker/start',
): Promise<string> {
  await provider.next(person);
  return pathOf(await visitor.visit(signInAddress({ returnTo })));
}

/** Presses the one button of the provider's own 'Do you want to sign out' page. */
async function signOutAtProvider(visitor: Browser, address: string): Promise<string> {
  const page = await (await visitor.fetch(address)).text();
  const action = /action="([^"]+)"/.exec(page)![1]!;
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)![1]!;
  const response = await visitor.fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  return pathOf(await visitor.visit(response.headers.get('location')!));
}

it('[A-002] signs in, up and out at the account provider with a client id, and comes back to the address left', async () => {
  const visitor = browser();
  const left = '/designmaker/start/search?query=blue%20sky&category=a%2Fb';
  const before = (await provider.seen()).length;
  await provider.next(ann);
  expect(pathOf(await visitor.visit(signInAddress({ mode: 'register', returnTo: left })))).toBe(left);
  expect(await visitor.api(calls.getDetails, {})).toMatchObject({ email: 'ann@example.com', name: 'Ann' });

  const { redirect } = await visitor.api(calls.logout, { return: left });
  expect(new URL(redirect!).origin).toBe(provider.issuer);
  expect(await signOutAtProvider(visitor, redirect!)).toBe(left);
  expect(await failureOf(visitor.api(calls.getDetails, {}))).toMatchObject({ code: 'not_signed_in' });

  expect(await signIn(visitor, ann, left)).toBe(left);

  const [signUp, signOut, again] = (await provider.seen()).slice(before);
  expect(signUp).toMatchObject({
    client_id: 'the-design-client',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${server.address}/auth/callback`,
    screen_hint: 'register',
  });
  expect(signOut).toMatchObject({
    client_id: 'the-design-client',
    post_logout_redirect_uri: `${server.address}/auth/signed-out`,
  });
  expect(again).not.toHaveProperty('screen_hint');
});

it('each product signs in, and out, with its own client id', async () => {
  const visitor = browser();
  const before = (await provider.seen()).length;
  expect(await signIn(visitor, ann, '/mockupmaker/start?page=2')).toBe('/mockupmaker/start?page=2');
  await visitor.api(calls.logout, {}).then(({ redirect }) => visitor.fetch(redirect!));
  await outAndBack(visitor, '/mockupmakers');
  const ids = (await provider.seen()).slice(before).map(({ client_id: id }) => id);
  expect(ids).toEqual(['the-mockup-client', 'the-mockup-client', 'the-design-client']);
});

it('a new user has an account with folders; one who comes back keeps it, whatever address they now have', async () => {
  const { db } = server.services;
  const bob = { sub: 'bob', email: 'bob@example.com', name: '' };
  await signIn(browser(), bob);
  const moved = browser();
  await signIn(moved, { ...bob, email: 'robert@example.com', name: 'Robert' });
  const rows = (await db.select().from(user)).filter(({ subject }) => subject === 'bob');
  expect(rows).toMatchObject([
    { issuer: provider.issuer, email: 'robert@example.com', email_verified: false, name: 'Robert' },
  ]);
  const folders = (await db.select().from(folder)).filter(({ owner_user }) => owner_user === rows[0]!.id);
  expect(folders).toHaveLength(3);
  const details = await moved.api(calls.getDetails, {});
  expect(details).toMatchObject({ _id: rows[0]!.id, email_verified: false });
});

it('somebody else with the same e-mail address is somebody else', async () => {
  const [one, other] = [browser(), browser()];
  await signIn(one, { ...ann, sub: 'first' });
  await signIn(other, { ...ann, sub: 'second' });
  const idOf = async (visitor: Browser) => (await visitor.api(calls.getDetails, {}))._id;
  expect(await idOf(one)).not.toBe(await idOf(other));
});

it('a page that is open learns that the details were changed at another sign-in', async () => {
  const open = browser();
  await signIn(open, { ...ann, sub: 'cleo', name: 'Cleo' });
  const { tag } = await open.api(calls.checkSession, {});
  await signIn(browser(), { ...ann, sub: 'cleo', name: 'Cleopatra' });
  expect((await open.api(calls.checkSession, {})).tag).not.toBe(tag);
  expect((await open.api(calls.getDetails, {})).name).toBe('Cleopatra');
});

describe('a callback that nobody should trust', () => {
  const failed = '/?sign_in=failed';
  const nobody = async (visitor: Browser) =>
    expect(visitor.cookie(SESSION_COOKIE), 'a session').toBeUndefined();

  it('made up, without anything begun', async () => {
    const visitor = browser();
    expect(pathOf(await visitor.visit('/auth/callback?code=x&state=y'))).toBe(failed);
    expect(pathOf(await visitor.visit('/auth/callback'))).toBe(failed);
    await nobody(visitor);
  });

  it('with another state, or a code that the provider never gave', async () => {
    const visitor = browser();
    const address = await outAndBack(visitor);
    const foreign = new URL(address);
    foreign.searchParams.set('state', 'x'.repeat(43));
    expect(pathOf(await visitor.visit(foreign.href))).toBe(failed);
    address.searchParams.set('code', 'made-up');
    expect(pathOf(await visitor.visit(address.href))).toBe('/designmaker/start?sign_in=failed');
    await nobody(visitor);
  });

  it('brought from another browser, which could sign somebody in as somebody else', async () => {
    const attacker = browser();
    await provider.next(ann);
    const address = await outAndBack(attacker);
    const victim = browser();
    await outAndBack(victim);
    expect(pathOf(await victim.visit(address.href))).toBe(failed);
    await nobody(victim);
    // and the one who began it still can
    expect(pathOf(await attacker.visit(address.href))).toBe('/designmaker/start');
  });

  it('seen twice', async () => {
    const visitor = browser();
    await provider.next(ann);
    const address = await outAndBack(visitor);
    expect(pathOf(await visitor.visit(address.href))).toBe('/designmaker/start');
    expect(pathOf(await visitor.visit(address.href))).toBe(failed);
  });

  it('too late', async () => {
    const visitor = browser();
    const address = await outAndBack(visitor);
    await server.services.db.update(signInAttempt).set({ expires_at: new Date(Date.now() - 1) });
    expect(pathOf(await visitor.visit(address.href))).toBe(failed);
    await nobody(visitor);
  });

  it('with parameters given twice', async () => {
    const visitor = browser();
    const address = await outAndBack(visitor);
    expect(pathOf(await visitor.visit(`${address.href}&code=other`))).toBe(
      '/designmaker/start?sign_in=failed',
    );
    await nobody(visitor);
  });
});

it('whoever refuses or gives up comes back to the page they left, which can say so', async () => {
  const visitor = browser();
  const at = await signIn(visitor, { ...ann, refuse: true }, '/designmaker/start?a=1');
  expect(at).toBe('/designmaker/start?a=1&sign_in=failed');
  expect(visitor.cookie(SESSION_COOKIE)).toBeUndefined();
});

it('an account without an e-mail address cannot be used here', async () => {
  const visitor = browser();
  expect(await signIn(visitor, { sub: 'mute', name: 'Mute' })).toBe('/designmaker/start?sign_in=failed');
});

it('tries in several tabs do not break each other, in whatever order they end', async () => {
  const visitor = browser();
  await provider.next(ann);
  const first = await outAndBack(visitor, '/designmaker/start?tab=1');
  const second = await outAndBack(visitor, '/mockupmaker/start?tab=2');
  expect(pathOf(await visitor.visit(second.href))).toBe('/mockupmaker/start?tab=2');
  expect(pathOf(await visitor.visit(first.href))).toBe('/designmaker/start?tab=1');
});

describe('the session', () => {
  it('is always a new one: what was planted before means nothing, and the old one has ended', async () => {
    const visitor = browser();
    const planted = 'p'.repeat(43);
    visitor.plant(SESSION_COOKIE, planted);
    await signIn(visitor);
    const first = visitor.cookie(SESSION_COOKIE)!.value;
    expect(first).not.toBe(planted);
    expect(await server.services.sessions.find(planted)).toBeNull();
    await signIn(visitor);
    expect(visitor.cookie(SESSION_COOKIE)!.value).not.toBe(first);
    expect(await server.services.sessions.find(first)).toBeNull();
  });

  it('is out of the reach of scripts and lasts 30 days', async () => {
    const visitor = browser();
    await signIn(visitor);
    const { said, value } = visitor.cookie(SESSION_COOKIE)!;
    expect(said).toContain('httponly');
    expect(said).toContain('samesite=lax');
    expect(said).toContain(`max-age=${30 * 24 * 3600}`);
    const { expires } = (await server.services.sessions.find(value))!;
    expect(expires.getTime()).toBeGreaterThan(Date.now() + 29.9 * 24 * 3_600_000);
  });

  it('ends with the browser for whoever wants that', async () => {
    const visitor = browser();
    visitor.plant('dm_keep', '0');
    await signIn(visitor);
    expect(visitor.cookie(SESSION_COOKIE)!.said).not.toMatch(/max-age|expires/);
  });

  it('is kept as a hash, and so is what ties an attempt to its browser', async () => {
    const { db } = server.services;
    const visitor = browser();
    await outAndBack(visitor);
    const attempts = JSON.stringify(await db.select().from(signInAttempt));
    expect(attempts).not.toContain(visitor.cookie(SIGN_IN_COOKIE)!.value);
    await signIn(visitor);
    const sessions = JSON.stringify(await db.select().from(session));
    expect(sessions).not.toContain(visitor.cookie(SESSION_COOKIE)!.value);
  });
});

it('attempts that nobody finished are gone once they are too old', async () => {
  const { db } = server.services;
  await outAndBack(browser());
  await db.update(signInAttempt).set({ expires_at: new Date(Date.now() - 1) });
  await outAndBack(browser());
  expect(await db.$count(signInAttempt)).toBe(1);
});
