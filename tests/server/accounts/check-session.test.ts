import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { user as calls } from '../../../server/contract/user.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Queries that reach the engine while something is done, whoever makes them. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { db } = server.services;
  const own = db as unknown as { _: { session: Record<string, unknown> } };
  const { session } = own._;
  const prepare = session['prepareQuery'] as (...args: unknown[]) => unknown;
  let count = 0;
  session['prepareQuery'] = (...args: unknown[]) => {
    count += 1;
    return prepare.apply(session, args);
  };
  await work().finally(() => {
    session['prepareQuery'] = prepare;
  });
  return count;
}

it('the check that every open page makes costs the database nothing while nothing changes', async () => {
  const member = await server.member();
  const visitor = server.visitor();
  expect(await queriesOf(() => server.services.db.execute(sql`select 1`))).toBe(1);
  const { tag } = await member.api(calls.checkSession, {});
  expect(tag).toMatch(/^[\w-]{16}$/);
  const queries = await queriesOf(async () => {
    for (let i = 0; i < 100; i += 1) {
      expect(await member.api(calls.checkSession, {})).toEqual({ tag });
      expect(await visitor.api(calls.checkSession, {})).toEqual({ tag: null });
    }
  });
  expect(queries).toBe(0);
});

it('says so at once when the user was changed or signed out', async () => {
  const member = await server.member();
  const { tag } = await member.api(calls.checkSession, {});
  await server.services.db.execute(sql`update "user" set name = 'Anna' where id = ${member.user.id}`);
  await server.services.sessions.userChanged(member.user.id);
  expect((await member.api(calls.checkSession, {})).tag).not.toBe(tag);
  await server.services.sessions.endAll(member.user.id);
  expect(await member.api(calls.checkSession, {})).toEqual({ tag: null });
});
