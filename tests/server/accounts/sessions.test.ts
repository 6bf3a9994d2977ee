import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sessions } from '../../../server/accounts/sessions.js';
import type { Database } from '../../../server/db/database.js';
import { connectPostgres } from '../../../server/db/connect-postgres.js';
import { session, user } from '../../../server/db/schema.js';
import { engines, scratchPostgres, testDatabase } from '../support/engines.js';

const HOUR = 3_600_000;
const available = await engines('sessions that several servers share');

let people = 0;

async function newUser({ db }: Database): Promise<string> {
  const id = `user-${(people += 1)}`;
  await db.insert(user).values({ id, issuer: 'embedded', subject: id, email: `${id}@example.com`, name: id });
  return id;
}

const begin = (sessions: Sessions, userId: string, lasts = HOUR) =>
  sessions.begin({ userId, product: 'design', idToken: 'token', lasts });

describe.each(available)('sessions on the %s engine', (engine) => {
  let database: Database;
  let sessions: Sessions;
  beforeAll(async () => {
    database = await testDatabase(engine);
    sessions = new Sessions(database);
    await sessions.start();
  });
  afterAll(() => database.close());

  it('are found by their secret until they end', async () => {
    const id = await newUser(database);
    const secret = await begin(sessions, id);
    expect((await sessions.find(secret))?.user).toMatchObject({ id, type: 'member' });
    expect(await sessions.end(secret)).toEqual({ product: 'design', idToken: 'token' });
    expect(await sessions.find(secret)).toBeNull();
    expect(await sessions.end(secret)).toBeNull();
  });

  it('are not found by a made-up secret, or by what the table holds', async () => {
    const secret = await begin(sessions, await newUser(database));
    const { hash } = (await sessions.find(secret))!;
    for (const other of [undefined, '', 'x', 'x'.repeat(43), hash, `${secret} `])
      expect(await sessions.find(other)).toBeNull();
  });

  it('end by themselves, also when they are remembered, and leave no row behind', async () => {
    const id = await newUser(database);
    const secret = await begin(sessions, id, 500);
    const { hash } = (await sessions.find(secret))!;
    await expect.poll(() => sessions.find(secret), { timeout: 60_000 }).toBeNull();
    await begin(sessions, id);
    expect(await database.db.$count(session, eq(session.hash, hash))).toBe(0);
  });

  it('of one user end together, those of others do not', async () => {
    const [one, other] = [await newUser(database), await newUser(database)];
    const own = [await begin(sessions, one), await begin(sessions, one)];
    const theirs = await begin(sessions, other);
    for (const secret of [...own, theirs]) expect(await sessions.find(secret)).not.toBeNull();
    await sessions.endAll(one);
    for (const secret of own) expect(await sessions.find(secret)).toBeNull();
    expect(await sessions.find(theirs)).not.toBeNull();
  });

  it('have another tag when the user was changed, and the same when not', async () => {
    const id = await newUser(database);
    const secret = await begin(sessions, id);
    const first = (await sessions.find(secret))!.tag;
    await sessions.userChanged(id);
    expect((await sessions.find(secret))!.tag).toBe(first);
    await database.db.update(user).set({ type: 'designer' }).where(eq(user.id, id));
    await sessions.userChanged(id);
    const found = (await sessions.find(secret))!;
    expect(found.user.type).toBe('designer');
    expect(found.tag).not.toBe(first);
  });
});

describe.runIf(available.includes('postgres'))('sessions of two servers on one database', () => {
  let scratch: Awaited<ReturnType<typeof scratchPostgres>>;
  let servers: { database: Database; sessions: Sessions }[];
  beforeAll(async () => {
    scratch = await scratchPostgres();
    const open = async () => {
      const database = await connectPostgres(scratch.url, () => undefined);
      const sessions = new Sessions(database);
      await sessions.start();
      return { database, sessions };
    };
    servers = [await open(), await open()];
  });
  afterAll(async () => {
    for (const { database } of servers) await database.close();
    await scratch.drop();
  });

  it('end on one are over on the other', async () => {
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const secret = await begin(one.sessions, await newUser(one.database));
    expect(await other.sessions.find(secret)).not.toBeNull();
    await one.sessions.end(secret);
    await expect.poll(() => other.sessions.find(secret), { timeout: 60_000 }).toBeNull();
  });

  it('begun on one are found on the other, also after it was asked for them too early', async () => {
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const id = await newUser(one.database);
    const secret = await begin(one.sessions, id);
    await one.sessions.end(secret);
    expect(await other.sessions.find(secret)).toBeNull();
    const again = await begin(one.sessions, id);
    expect((await other.sessions.find(again))?.user.id).toBe(id);
  });

  it('are never stale when the line that tells of changes breaks', async () => {
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const id = await newUser(one.database);
    const secrets = await Promise.all(Array.from({ length: 20 }, () => begin(one.sessions, id)));
    for (const secret of secrets) expect(await other.sessions.find(secret)).not.toBeNull();
    await breakLines(scratch.url);
    for (const secret of secrets) {
      await one.sessions.end(secret);
      await expect.poll(() => other.sessions.find(secret), { timeout: 60_000 }).toBeNull();
    }
    // and once the line is back, it tells again
    const later = await begin(one.sessions, id);
    expect(await other.sessions.find(later)).not.toBeNull();
    await one.sessions.end(later);
    await expect.poll(() => other.sessions.find(later), { timeout: 60_000 }).toBeNull();
  });
});

/** Ends every connection that listens, as a failing network or a restarting database does. */
async function breakLines(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  );
  await client.end();
}
