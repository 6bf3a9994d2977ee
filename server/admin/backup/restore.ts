import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { SESSION_CHANNEL } from '../../accounts/sessions.js';
import type { Executor } from '../../db/database.js';
import { rootCause } from '../../db/database-errors.js';
import { session } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import { JobQueue } from '../../queue/job-queue.js';
import { WHOLE_INDEX } from '../../search/opensearch/indexer.js';
import { reindexAllEntries } from '../../search/reindex.js';
import {
  BACKUP_TABLES,
  TRANSIENT_TABLES,
  revive,
  TABLE_NAMES,
  type Head,
  type Line,
  type TableName,
} from './backup-format.js';
import { damagedBackup, openBackup } from './read-backup.js';
import type { Verb } from '../verb.js';

export const restoreVerb: Verb = {
  name: 'restore',
  args: ['FILE'],
  about: 'replace all data by that of a backup, all or nothing; everybody signs in again',
  async run({ config, database: { db }, files, say }, path) {
    const { rows, lost } = await db.transaction((tx) => readInto(tx, files, path!));
    // an older backup knows nothing of searches
    await reindexAllEntries(db);
    if (config.search) await new JobQueue().add(db, 'search_index', WHOLE_INDEX);
    if (lost > 0) say(`Note: ${lost} files were missing already when the backup was made`);
    say(
      `Restored ${rows.savedDesign} designs, ${rows.template} templates, ${rows.file} files, ${rows.user} users`,
    );
  },
};

interface Counts {
  readonly rows: Record<TableName, number>;
  files: number;
  /** Files that the backup knows it does not hold. */
  lost: number;
}

/** Ends the transaction, and with it all that was done, by throwing. */
async function readInto(tx: Executor, files: FileStore, path: string): Promise<Counts> {
  const { head, lines } = await openBackup(path);
  await empty(tx);
  const zeros = Object.fromEntries(TABLE_NAMES.map((name) => [name, 0]));
  const counts: Counts = { rows: zeros as Counts['rows'], files: 0, lost: 0 };
  for await (const line of lines) await keep(tx, files, line, counts);
  checkCounts(head, counts);
  // ids that were given before must not be given again
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('job', 'id'), (select coalesce(max(id), 0) + 1 from job), false)`,
  );
  return counts;
}

/** Servers that run on the same database are told that the sessions they remember are over. */
async function empty(tx: Executor): Promise<void> {
  for (const { hash } of await tx.select({ hash: session.hash }).from(session))
    await tx.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${hash})`);
  for (const table of Object.values(TRANSIENT_TABLES)) await tx.delete(table);
  for (const name of [...TABLE_NAMES].reverse()) await tx.delete(BACKUP_TABLES[name]);
}

async function keep(tx: Executor, files: FileStore, line: Line, counts: Counts): Promise<void> {
  if ('file' in line) {
    counts.files += 1;
    if (line.data === null) counts.lost += 1;
    else await keepFile(files, line.file, line.data);
    return;
  }
  if (!Object.hasOwn(BACKUP_TABLES, line.table))
    throw damagedBackup(`there is no table ${line.table}, or a newer version wrote it`);
  const table: PgTable = BACKUP_TABLES[line.table];
  const unknown = unknownColumn(table, line.row);
  if (unknown !== undefined)
    throw damagedBackup(`${line.table} has no ${unknown} here, or a newer version wrote it`);
  try {
    // what is no date is refused before the database is asked
    await tx.insert(table).values(revive(table, line.row));
  } catch (error) {
    throw damagedBackup(`a row of ${line.table} cannot be kept: ${rootCause(error).message}`);
  }
  counts.rows[line.table] += 1;
}

/** What a table has no column for, which an insert would pass over without a word. */
function unknownColumn(table: PgTable, row: Record<string, unknown>): string | undefined {
  const columns = getTableColumns(table);
  return Object.keys(row).find((key) => !Object.hasOwn(columns, key));
}

async function keepFile(files: FileStore, name: string, data: string): Promise<void> {
  const hash = await files.put(Buffer.from(data, 'base64'));
  if (hash !== name) throw damagedBackup(`file ${name} has other contents`);
}

function checkCounts({ rows: said }: Head, { rows, files }: Counts): void {
  for (const name of TABLE_NAMES) {
    const expected = said[name] ?? 0;
    if (expected !== rows[name]) throw damagedBackup(`${rows[name]} of ${expected} rows of ${name}`);
  }
  if (files !== rows.file) throw damagedBackup(`${files} of ${rows.file} files`);
}
