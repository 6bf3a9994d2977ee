import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Verb } from '../../../server/admin/verb.js';
import { verbs, usage } from '../../../server/admin/verbs.js';
import { Sessions } from '../../../server/accounts/sessions.js';
import { readConfig } from '../../../server/config.js';
import { user as calls } from '../../../server/contract/user.js';
import { connectPostgres } from '../../../server/db/connect-postgres.js';
import { providerAccount, providerRecord, user } from '../../../server/db/schema.js';
import { authenticateAccount } from '../../../server/provider/accounts/accounts.js';
import { engines, scratchPostgres } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';

const available = await engines('changes of users that reach running servers');

let server: TestServer;
let said: string[];
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => {
  said = [];
});

const verb = (name: string): Verb => verbs.find((known) => known.name === name)!;
const say = (line: string) => void said.push(line);

const run = (name: string, ...args: string[]) =>
  verb(name).run({ ...server.services, config: readConfig({}), say }, ...args);

describe('set-type', () => {
  it('makes a member a designer, and pages that are open learn of it', async () => {
    const member = await server.member();
    const { tag } = await member.api(calls.checkSession, {});
    await run('set-type', member.user.email.toUpperCase(), 'designer');
    expect(said).toEqual([`${member.user.email} is now of type designer`]);
    expect((await member.api(calls.checkSession, {})).tag).not.toBe(tag);
    expect((await member.api(calls.getDetails, {})).type).toBe('designer');
  });

  it('says what there is when the type is none, or the user', async () => {
    const { user: ann } = await server.member();
    await expect(run('set-type', ann.email, 'boss')).rejects.toThrow(
      "TYPE is one of member, designer, admin, not 'boss'",
    );
    await expect(run('set-type', 'nobody@example.com', 'admin')).rejects.toThrow(
      'Nobody with the address nobody@example.com has signed in yet',
    );
  });

  it('never guesses which of two is meant', async () => {
    const email = 'twin@example.com';
    const [one, other] = [await server.member({ email }), await server.member({ email })];
    await expect(run('set-type', email, 'admin')).rejects.toThrow(
      new RegExp(`${one.user.id}.*${other.user.id}`),
    );
    await run('set-type', other.user.id, 'admin');
    expect((await one.api(calls.getDetails, {})).type).toBe('member');
    expect((await other.api(calls.getDetails, {})).type).toBe('admin');
  });
});

it('gives nothing to an address that was never confirmed: anybody may have registered with it', async () => {
  const { user: eve, api } = await server.member({ email: 'boss@example.com', emailVerified: false });
  for (const [name, what] of [
    ['set-type', 'admin'],
    ['set-subscription', 'active'],
  ] as const)
    await expect(run(name, eve.email, what)).rejects.toThrow(new RegExp(`not confirmed.*${eve.id}`));
  expect(await api(calls.getDetails, {})).toMatchObject({
    ...{ type: 'member', subscription: { sub_status: 'free' } },
  });
  await run('set-type', eve.id, 'designer');
  expect((await api(calls.getDetails, {})).type).toBe('designer');
});

describe('set-subscription', () => {
  it('gives and ends one', async () => {
    const member = await server.member();
    const subscription = async () => (await member.api(calls.getDetails, {})).subscription;
    await run('set-subscription', member.user.email, 'active');
    expect(await subscription()).toEqual({ sub_status: 'active', scope: ['designmaker'] });
    await run('set-subscription', member.user.email, 'active', 'designmaker,imagemaker,designmaker');
    expect(await subscription()).toEqual({ sub_status: 'active', scope: ['designmaker', 'imagemaker'] });
    await run('set-subscription', member.user.email, 'free');
    expect(await subscription()).toEqual({ sub_status: 'free', scope: [] });
  });

  it.each([
    [['gold'], 'STATUS is one of free, active'],
    [['free', 'designmaker'], 'no SCOPE'],
    [['active', 'a b'], 'SCOPE is a list'],
    [['active', ''], 'SCOPE is a list'],
  ])('%j is refused', async (args, message) => {
    const { user: ann } = await server.member();
    await expect(run('set-subscription', ann.email, ...args)).rejects.toThrow(message);
  });
});

describe('add-user', () => {
  it('makes an account whose password is printed once, and a user that other verbs find', async () => {
    const { db } = server.services;
    await run('add-user', ' Kim@Example.com', 'Kim');
    const password = said[0]!.split(' ').at(-1)!;
    expect(await authenticateAccount(db, 'kim@example.com', password)).toMatchObject({
      email_verified: true,
    });
    const rows = JSON.stringify([await db.select().from(providerAccount), await db.select().from(user)]);
    expect(rows).not.toContain(password);
    await run('set-type', 'kim@example.com', 'admin');
    await expect(run('add-user', 'kim@example.com', 'Kim')).rejects.toThrow('has an account already');
  });

  it('refuses what no form would take, and where accounts live elsewhere', async () => {
    await expect(run('add-user', 'kim', 'Kim')).rejects.toThrow('Enter an e-mail');
    await expect(run('add-user', 'kim2@example.com', ' ')).rejects.toThrow('Enter your name');
    const config = readConfig({
      OIDC_ISSUER: 'https://accounts.example',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    });
    const elsewhere = verb('add-user').run({ ...server.services, config, say }, 'kim2@example.com', 'Kim');
    await expect(elsewhere).rejects.toThrow('https://accounts.example');
  });
});

it('end-sessions signs a user out of every browser', async () => {
  const member = await server.member();
  await run('end-sessions', member.user.email);
  expect(said).toEqual([`${member.user.email} is signed out of 1 browser(s)`]);
  expect(await member.api(calls.checkSession, {})).toEqual({ tag: null });
});

it('end-sessions ends the session at the embedded provider too: whoever logs in again needs the password', async () => {
  const { db } = server.services;
  const member = await server.member();
  const payload = { accountId: member.user.id };
  await db.insert(providerRecord).values([
    { model: 'Session', id: 'theirs', payload },
    { model: 'Session', id: 'of somebody else', payload: { accountId: 'another' } },
  ]);
  await run('end-sessions', member.user.email);
  const left = await db.select({ id: providerRecord.id }).from(providerRecord);
  expect(left).toEqual([{ id: 'of somebody else' }]);
});

it('end-sessions says what it cannot end', async () => {
  const { db } = server.services;
  const { user: outside } = await server.member();
  await db.update(user).set({ issuer: 'https://id.example' }).where(eq(user.id, outside.id));
  await run('end-sessions', outside.id);
  expect(said.at(-1)).toBe('Their session at https://id.example goes on: only that provider can end it');
});

it('list-users shows who is there, the newest first', async () => {
  const { user: last } = await server.member({ emailVerified: false, scope: ['designmaker'] });
  await run('list-users');
  expect(said[0]).toContain(`${last.id}  ${last.email} (not confirmed)`);
  expect(said[0]).toContain('member  active designmaker  0 credit(s)  1 session(s)');
  expect(said.at(-1)).toMatch(/^\d+ of \d+ users$/);
});

it('the help tells how each is called', () => {
  for (const call of [
    'list-users',
    'add-user EMAIL NAME',
    'set-type EMAIL TYPE',
    'set-subscription EMAIL STATUS [SCOPE,...]',
    'end-sessions EMAIL',
  ])
    expect(usage()).toContain(`  ${call} `);
});

it.runIf(available.includes('postgres'))(
  'a server that runs beside the operator learns of the change',
  async () => {
    const scratch = await scratchPostgres();
    const [running, operator] = [
      await connectPostgres(scratch.url, () => undefined),
      await connectPostgres(scratch.url, () => undefined),
    ];
    await running.db.insert(user).values({
      id: 'u',
      issuer: 'embedded',
      subject: 'u',
      email: 'u@example.com',
      email_verified: true,
      name: 'U',
    });
    const sessions = new Sessions(running);
    await sessions.start();
    const secret = await sessions.begin({ userId: 'u', product: 'design', idToken: null, lasts: 60_000 });
    expect((await sessions.find(secret))?.user.type).toBe('member');
    await verb('set-type').run(
      { config: readConfig({}), files: server.services.files, database: operator, say },
      ...['u@example.com', 'admin'],
    );
    await expect
      .poll(async () => (await sessions.find(secret))?.user.type, { timeout: 60_000 })
      .toBe('admin');
    await running.close();
    await operator.close();
    await scratch.drop();
  },
);
