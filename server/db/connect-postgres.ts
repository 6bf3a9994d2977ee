import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listener } from './database.js';
import { migratePostgresDatabase } from './migrate.js';
import { pingDatabase } from './ping.js';
import { PostgresListener } from './postgres-listener.js';
import * as schema from './schema.js';

/** Statements are stopped after this long, ms. */
const CALL_LIMIT = 20_000;

/** A PostgreSQL server, which several servers of ours may share. */
export async function connectPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  await migratePostgresDatabase(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    statement_timeout: CALL_LIMIT,
    connectionTimeoutMillis: 5000,
  });
  // a connection that breaks while nothing is asked of it (server restart) raises here, or, in a transaction, at itself;
  // without a listener at both it would end the process
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = drizzle(pool, { schema });
  const lines = new PostgresListener(url);
  const close = async () => {
    await lines.close();
    await pool.end();
  };
  const listen = (channel: string, listener: Listener) => lines.listen(channel, listener);
  return { db, engine: 'postgres', ping: () => pingDatabase(db), listen, close };
}
