import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asc, getTableColumns, type Column } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { file } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';
import {
  BACKUP_TABLES,
  FORMAT,
  TABLE_NAMES,
  VERSION,
  type Head,
  type Line,
  type TableName,
} from './backup-format.js';
import type { Verb } from './verb.js';

/** Rows read at a time; a design may weigh 8 MB. */
const BATCH = 50;

export const backupVerb: Verb = {
  name: 'backup',
  args: ['FILE'],
  about: 'write all data and files into one file',
  async run({ database: { db }, files, say }, path) {
    const temporary = `${path}.part`;
    try {
      // one snapshot: a row that appears in the middle would refer to one that was not written
      await db.transaction(
        (tx) => pipeline(Readable.from(lines(tx, files)), createGzip(), createWriteStream(temporary)),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      await rename(temporary, path!);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    say(`Backed up into ${path}`);
  },
};

async function* lines(db: Executor, files: FileStore): AsyncGenerator<string> {
  yield print(await head(db));
  for (const table of TABLE_NAMES) {
    for await (const row of rowsOf(db, BACKUP_TABLES[table])) yield print({ table, row });
  }
  for await (const { hash } of rowsOf(db, file)) {
    const name = String(hash);
    yield print({ file: name, data: (await files.read(name)).toString('base64') });
  }
}

const print = (line: Head | Line): string => `${JSON.stringify(line)}\n`;

async function head(db: Executor): Promise<Head> {
  const rows: Partial<Record<TableName, number>> = {};
  for (const table of TABLE_NAMES) rows[table] = await db.$count(BACKUP_TABLES[table]);
  return { format: FORMAT, version: VERSION, made: new Date().toISOString(), rows: rows as Head['rows'] };
}

async function* rowsOf(db: Executor, table: PgTable): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await db
      .select()
      .from(table)
      .orderBy(...keyOf(table))
      .limit(BATCH)
      .offset(offset);
    yield* rows as Record<string, unknown>[];
    if (rows.length < BATCH) return;
  }
}

/** The primary key: pages of an unordered table may overlap. */
function keyOf(table: PgTable) {
  const composed = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns as Column[]);
  const single = Object.values(getTableColumns(table)).filter(({ primary }) => primary);
  return [...composed, ...single].map((column) => asc(column));
}
