import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../server/db/database.js';
import { migratePostgresDatabase } from '../../../server/db/migrate.js';
import { oneOfEach } from '../../support/soak.js';
import { borrowEngine } from './embedded-engines.js';
import { fingerprint } from './seed-archive.js';
import { connectEmbedded } from '../../../server/db/embedded/connect-embedded.js';
import { connectPostgres } from '../../../server/db/connect-postgres.js';

/** `npm test` finds a server or says that there is none; a single file run by hand tries the usual one. */
const GIVEN = process.env['TEST_DATABASE_URL'];
const ADMIN_URL = GIVEN ?? 'postgres://root@127.0.0.1:5432/postgres';

/** A server that is there answers at once, but for a machine with much else to do, ms. */
const PATIENCE = GIVEN === undefined ? 2_000 : 30_000;

export type Engine = 'embedded' | 'postgres';

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: PATIENCE });
  await client.connect();
  return work(client).finally(() => client.end());
}

const reachable = (): Promise<boolean> => admin(async () => true).catch(() => false);

/** The engines there are to test on; the embedded one always. Says in one line what stays unproven without the other. */
export async function engines(what: string): Promise<Engine[]> {
  if (GIVEN === 'none') return ['embedded'];
  if (await reachable()) return ['embedded', 'postgres'];
  if (GIVEN !== undefined) throw new Error('the PostgreSQL server of the tests does not answer');
  process.stdout.write(`No PostgreSQL at ${ADMIN_URL}: not proven on it: ${what}\n`);
  return ['embedded'];
}

/**
 * One of them, for what is SQL that both speak; a soak takes all there are. PostgreSQL before the embedded one, which takes
 * twice the time and is what journeys run on.
 */
export const anyEngine = async (what: string): Promise<readonly Engine[]> =>
  oneOfEach((await engines(what)).toReversed(), () => what);

const addressOf = (name: string): string => Object.assign(new URL(ADMIN_URL), { pathname: `/${name}` }).href;

/** Any number does, as long as nothing else takes the same advisory lock. */
const SEED_LOCK = 730_102;

/**
 * The database that others are copies of: one with all tables, made once per set of migrations, since a copy takes half the
 * time. Several test processes may ask for it at once.
 */
function seedPostgres(): Promise<string> {
  return admin(async (client) => {
    const name = `dm_test_seed_${await fingerprint()}`;
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'dm\\_test\\_seed\\_%'",
    );
    if (rows.some((row) => row.name === name)) return name;
    // those of other migrations are no longer needed; one that is being copied just now stays
    for (const old of rows) await client.query(`drop database ${old.name}`).catch(() => undefined);
    await client.query(`create database ${name}_part`);
    await migratePostgresDatabase(addressOf(`${name}_part`));
    await client.query(`alter database ${name}_part rename to ${name}`);
    return name;
  });
}

/** A PostgreSQL database of its own, with all tables unless it is to be empty; gives the way to be rid of it. */
export async function scratchPostgres(
  what: 'tables' | 'empty' = 'tables',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `dm_test_${randomBytes(6).toString('hex')}`;
  const from = what === 'tables' ? ` template ${await seedPostgres()}` : '';
  await admin((client) => client.query(`create database ${name}${from}`));
  // a test's database need not outlive a power cut
  await admin((client) => client.query(`alter database ${name} set synchronous_commit = off`));
  return {
    url: addressOf(name),
    drop: async () => void (await admin((client) => client.query(`drop database ${name} with (force)`))),
  };
}

/** An empty database, in memory or on PostgreSQL; closing it leaves nothing behind. */
export async function testDatabase(engine: Engine = 'embedded'): Promise<Database> {
  const onFatal = (error: Error) => {
    throw error;
  };
  if (engine === 'embedded') return connectEmbedded({ onFatal, engine: await borrowEngine() });
  const { url, drop } = await scratchPostgres();
  const database = await connectPostgres(url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
