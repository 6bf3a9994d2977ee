import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../server/db/database.js';
import { seedArchive } from './seed.js';
import { openEmbedded } from '../../../server/db/embedded.js';
import { openPostgres } from '../../../server/db/postgres.js';

const ADMIN_URL = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

export type Engine = 'embedded' | 'postgres';

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 2000 });
  await client.connect();
  return work(client).finally(() => client.end());
}

const reachable = (): Promise<boolean> => admin(async () => true).catch(() => false);

/** The engines there are to test on; the embedded one always. Says in one line what stays unproven without the other. */
export async function engines(what: string): Promise<Engine[]> {
  if (await reachable()) return ['embedded', 'postgres'];
  process.stdout.write(`No PostgreSQL at ${ADMIN_URL}: not proven on it: ${what}\n`);
  return ['embedded'];
}

/** A PostgreSQL database of its own; gives its address and the way to be rid of it. */
export async function scratchPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `dm_test_${randomBytes(6).toString('hex')}`;
  await admin((client) => client.query(`create database ${name}`));
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await admin((client) => client.query(`drop database ${name} with (force)`))),
  };
}

/** An empty database, in memory or on PostgreSQL; closing it leaves nothing behind. */
export async function testDatabase(engine: Engine = 'embedded'): Promise<Database> {
  const onFatal = (error: Error) => {
    throw error;
  };
  if (engine === 'embedded') return openEmbedded({ onFatal, seed: await seedArchive() });
  const { url, drop } = await scratchPostgres();
  const database = await openPostgres(url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
