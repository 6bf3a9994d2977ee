import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { projectFile } from '../config/project-files.js';
import type * as schema from './schema.js';

const migrationsFolder = fileURLToPath(projectFile('server/db/migrations'));

/** Any number does, as long as nothing else of ours takes the same advisory lock. */
const MIGRATION_LOCK = 730_101;

/** The folder lock already makes this process the only one. */
export const migrateEmbeddedDatabase = (db: PgliteDatabase<typeof schema>): Promise<void> =>
  migrateEmbedded(db, { migrationsFolder });

/** Several servers may start at once: without the lock all but one fail on duplicate catalog keys. */
export async function migratePostgresDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
