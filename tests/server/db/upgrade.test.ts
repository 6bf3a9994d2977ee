import { PGlite } from '@electric-sql/pglite';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKUP_TABLES } from '../../../server/admin/backup/backup-format.js';
import { migrateEmbeddedDatabase, migratePostgresDatabase } from '../../../server/db/migrate.js';
import { engines, scratchPostgres, type Engine } from '../support/engines.js';
import { populate } from '../support/populated-server.js';
import { testServer, type TestServer } from '../support/server.js';

/** The last migration of the version that is upgraded: four came since. */
const BEFORE = 14;
const TABLES = Object.values(BACKUP_TABLES).map((table) => getTableName(table));

interface Tables {
  all(query: SQL): Promise<Record<string, unknown>[]>;
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

/** The migrations as that version had them. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('server/db/migrations', folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= BEFORE);
  expect(journal.entries.length).toBeGreaterThan(entries.length);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Empty tables as that version made them. */
async function earlierTables(engine: Engine, migrationsFolder: string): Promise<Tables> {
  if (engine === 'embedded') {
    const client = new PGlite();
    const db = drizzleEmbedded({ client });
    await migrateEmbedded(db, { migrationsFolder });
    return {
      all: async (query) => (await db.execute<Record<string, unknown>>(query)).rows,
      upgrade: () => migrateEmbeddedDatabase(db as never),
      close: () => client.close(),
    };
  }
  const { url, drop } = await scratchPostgres('empty');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzlePostgres(client);
  await migratePostgres(db, { migrationsFolder });
  return {
    all: async (query) => (await db.execute<Record<string, unknown>>(query)).rows,
    upgrade: () => migratePostgresDatabase(url),
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

type Row = Record<string, unknown>;
const name = (text: string): SQL => sql`${sql.identifier(text)}`;
const rowsOf = async (all: Tables['all'], table: string): Promise<Row[]> =>
  (await all(sql`select row_to_json(t) as row from ${name(table)} t`)).map(({ row }) => row as Row);
/** Columns that can be written, by table. */
const columnsOf = async (all: Tables['all']): Promise<Map<string, string[]>> => {
  const found = await all(
    sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const columns = new Map<string, string[]>();
  for (const row of found) {
    const table = String(row['table_name']);
    columns.set(table, [...(columns.get(table) ?? []), String(row['column_name'])]);
  }
  return columns;
};

describe.each(await engines('an upgrade of tables with everything in them'))('an upgrade on %s', (engine) => {
  let server: TestServer;
  let folder: string;
  let tables: Tables;
  beforeAll(async () => {
    server = await testServer({ engine });
    await populate(server);
    folder = earlierMigrations();
    tables = await earlierTables(engine, folder);
  });
  afterAll(async () => {
    await tables.close();
    rmSync(folder, { recursive: true });
    await server.close();
  });

  it('keeps all that was in the tables of an earlier version, and may be tried twice', async () => {
    const now: Tables['all'] = async (query) =>
      ((await server.services.db.execute(query)) as unknown as { rows: Row[] }).rows;
    const before = await columnsOf(tables.all);
    const kept = new Map<string, Row[]>();
    for (const table of TABLES) {
      const columns = before.get(table);
      // a table that came later has nothing to keep
      if (!columns) continue;
      const rows = await rowsOf(now, table);
      const list = sql.join(columns.map(name), sql`, `);
      for (const row of rows)
        await tables.all(
          sql`insert into ${name(table)} (${list}) select ${list}
              from json_populate_record(null::${name(table)}, ${JSON.stringify(row)}::json)`,
        );
      kept.set(table, await rowsOf(tables.all, table));
      expect(kept.get(table), table).toHaveLength(rows.length);
    }
    expect([...kept.values()].flat().length).toBeGreaterThan(40);

    await tables.upgrade();
    await tables.upgrade();

    const after = await columnsOf(tables.all);
    expect(after).toEqual(await columnsOf(now));
    expect(after.size).toBeGreaterThan(before.size);
    for (const [table, rows] of kept) {
      const upgraded = await rowsOf(tables.all, table);
      expect(upgraded, table).toHaveLength(rows.length);
      for (const [i, row] of rows.entries()) expect(upgraded[i], table).toMatchObject(row);
    }
  });
});
