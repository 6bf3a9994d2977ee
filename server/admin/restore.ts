import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import type { FileStore } from '../files/file-store.js';
import {
  BACKUP_TABLES,
  FORMAT,
  revive,
  TABLE_NAMES,
  VERSION,
  type Head,
  type Line,
  type TableName,
} from './backup-format.js';
import type { Verb } from './verb.js';

export const restoreVerb: Verb = {
  name: 'restore',
  args: ['FILE'],
  about: 'replace all data by that of a backup; all or nothing',
  async run({ database: { db }, files, say }, path) {
    const counts = await db.transaction((tx) => readInto(tx, files, path!));
    say(`Restored ${counts.savedDesign} designs, ${counts.template} templates, ${counts.file} files`);
  },
};

type Counts = Record<TableName, number>;

/** Ends the transaction, and with it all that was done, by throwing. */
async function readInto(tx: Executor, files: FileStore, path: string): Promise<Counts> {
  const lines = linesOf(path);
  const head = await readHead(lines);
  for (const table of [...TABLE_NAMES].reverse()) await tx.delete(BACKUP_TABLES[table]);
  const counts = Object.fromEntries(TABLE_NAMES.map((name) => [name, 0])) as Counts;
  for await (const text of lines) {
    const line = JSON.parse(text) as Line;
    if ('file' in line) await restoreFile(files, line);
    else {
      const table: PgTable = BACKUP_TABLES[line.table];
      await tx.insert(table).values(revive(table, line.row));
      counts[line.table] += 1;
    }
  }
  checkCounts(head, counts);
  // ids that were given before must not be given again
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('job', 'id'), (select coalesce(max(id), 0) + 1 from job), false)`,
  );
  return counts;
}

function linesOf(path: string): AsyncIterableIterator<string> {
  const source = createReadStream(path);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  return createInterface({ input: source.pipe(text), crlfDelay: Infinity })[Symbol.asyncIterator]();
}

async function readHead(lines: AsyncIterableIterator<string>): Promise<Head> {
  const first = await lines.next();
  const head = JSON.parse(String(first.value ?? 'null')) as Head | null;
  if (head?.format !== FORMAT || head.version !== VERSION)
    throw new Error('this is not a backup that can be read');
  return head;
}

async function restoreFile(files: FileStore, { file, data }: Extract<Line, { file: string }>): Promise<void> {
  const hash = await files.put(Buffer.from(data, 'base64'));
  if (hash !== file) throw new Error(`the backup is damaged: file ${file} has other contents`);
}

function checkCounts({ rows }: Head, counts: Counts): void {
  const short = TABLE_NAMES.find((name) => rows[name] !== counts[name]);
  if (short) throw new Error(`the backup is damaged: ${counts[short]} of ${rows[short]} rows of ${short}`);
}
