import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asc, getTableColumns, type Column } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.js';
import { file } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import {
  BACKUP_TABLES,
  FORMAT,
  TABLE_NAMES,
  VERSION,
  type Head,
  type Line,
  type TableName,
} from './backup-format.js';
import type { Verb } from '../verb.js';

/** Rows read at a time; a design may weigh 8 MB. */
const BATCH = 20;

/** It holds passwords' hashes and keys: nobody else on the machine may read it. */
const OWNER_ONLY = 0o600;

export const backupVerb: Verb = {
  name: 'backup',
  args: ['FILE'],
  about: 'write all data and files into one file; keep it secret, it holds keys',
  async run({ database: { db }, files, say }, path) {
    const temporary = `${path}.part`;
    const missing: string[] = [];
    try {
      // what a killed backup left behind may be readable by others
      await rm(temporary, { force: true });
      const target = createWriteStream(temporary, { flags: 'wx', mode: OWNER_ONLY, flush: true });
      // one snapshot: a row that appears in the middle would refer to one that was not written
      await db.transaction((tx) => pipeline(Readable.from(lines(tx, files, missing)), createGzip(), target), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      await rename(temporary, path!);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    if (missing.length > 0) say(`Note: ${missing.length} files are not in the store: ${missing.join(', ')}`);
    say(`Backed up into ${path}`);
  },
};

async function* lines(db: Executor, files: FileStore, missing: string[]): AsyncGenerator<string> {
  yield print(await head(db));
  for (const table of TABLE_NAMES) {
    for await (const row of rowsOf(db, BACKUP_TABLES[table])) yield print({ table, row });
  }
  for await (const { hash } of rowsOf(db, file)) {
    const name = String(hash);
    const bytes = await readIfThere(files, name);
    if (bytes === null) missing.push(name);
    yield print({ file: name, data: bytes && bytes.toString('base64') });
  }
}

/** A file that was lost, or collected by a running server meanwhile, must not stop all others from being backed up. */
async function readIfThere(files: FileStore, hash: string): Promise<Buffer | null> {
  try {
    return await files.read(hash);
  } catch (error) {
    if (await files.has(hash)) throw error;
    return null;
  }
}

const print = (line: Head | Line): string => `${JSON.stringify(line)}\n`;

async function head(db: Executor): Promise<Head> {
  const rows: Partial<Record<TableName, number>> = {};
  for (const table of TABLE_NAMES) rows[table] = await db.$count(BACKUP_TABLES[table]);
  return { format: FORMAT, version: VERSION, made: new Date().toISOString(), rows };
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
