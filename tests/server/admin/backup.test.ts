import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asc, getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKUP_TABLES, TRANSIENT_TABLES, TABLE_NAMES } from '../../../server/admin/backup/backup-format.js';
import { backupVerb } from '../../../server/admin/backup/backup.js';
import { restoreVerb } from '../../../server/admin/backup/restore.js';
import { usage, verbs } from '../../../server/admin/verbs.js';
import type { VerbContext } from '../../../server/admin/verb.js';
import { readConfig } from '../../../server/config.js';
import type { Executor } from '../../../server/db/database.js';
import * as schema from '../../../server/db/schema.js';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import type { FileStore } from '../../../server/files/store/file-store.js';
import { S3Store } from '../../../server/files/store/s3-store.js';
import { engines, testDatabase } from '../support/engines.js';
import { populate } from '../support/populated-server.js';
import { testS3 } from '../support/s3.js';
import { testServer, type TestServer } from '../support/server.js';

const tested = await engines('restoring a backup');

const tables = Object.values(schema).filter((one) => is(one, PgTable)) as PgTable[];

it('every table is either in the backup or said to be passing', () => {
  const known = [...Object.values(BACKUP_TABLES), ...Object.values(TRANSIENT_TABLES)] as PgTable[];
  const names = (list: readonly PgTable[]) => list.map((table) => getTableConfig(table).name).sort();
  expect(names(known)).toEqual(names(tables));
});

it('every row of the backup comes after what it refers to', () => {
  const order = TABLE_NAMES.map((name) => getTableConfig(BACKUP_TABLES[name]).name);
  for (const [place, name] of TABLE_NAMES.entries()) {
    const { foreignKeys } = getTableConfig(BACKUP_TABLES[name]);
    const needed = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    expect(order.slice(0, place)).toEqual(expect.arrayContaining(needed));
  }
});

/** Everything the backed up tables hold, in the order of their first columns. */
async function contents(db: Executor): Promise<Record<string, unknown[]>> {
  const rows = TABLE_NAMES.map(async (name) => {
    const table: PgTable = BACKUP_TABLES[name];
    const columns = Object.values(getTableColumns(table)).slice(0, 2);
    return [
      name,
      await db
        .select()
        .from(table)
        .orderBy(...columns.map((column) => asc(column))),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

describe.each(tested)('a backup of %s', (engine) => {
  let server: TestServer;
  let folder: string;
  let path: string;
  const said: string[] = [];

  const context = (parts: Pick<VerbContext, 'database' | 'files'>): VerbContext => ({
    ...parts,
    config: readConfig({ CATALOG_DIR: server.catalog.folder }),
    say: (line) => said.push(line),
  });

  beforeAll(async () => {
    server = await testServer({ engine });
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    path = join(folder, 'all.backup');
    await populate(server);
    await backupVerb.run(context(server.services), path);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(tested)('is all there again on %s, and what was passing is gone', async (other) => {
    const database = await testDatabase(other);
    const files = new DiskStore(join(folder, `files-${other}`));
    await restoreVerb.run(context({ database, files }), path);
    const restored = await contents(database.db);
    expect(restored).toEqual(await contents(server.services.db));
    for (const name of TABLE_NAMES) expect(restored[name]!.length, name).toBeGreaterThan(0);
    for (const { hash } of await database.db.select().from(schema.file))
      expect(await files.read(hash)).toEqual(await server.services.files.read(hash));
    // a second one over what is there changes nothing, and new jobs get new numbers
    await restoreVerb.run(context({ database, files }), path);
    expect(await contents(database.db)).toEqual(restored);
    await database.db.insert(schema.job).values({ kind: 'thumbnail', key: 'later' });
    await database.close();
  });

  it('holds nothing of who is signed in or of mail, and only its owner may read it', async () => {
    const text = gunzipSync(await readFile(path)).toString();
    const found = new Set([...text.matchAll(/^\{"table":"(\w+)"/gm)].map(([, name]) => name));
    expect([...found].sort()).toEqual([...TABLE_NAMES].sort());
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is as secret when another one lay in its place, or half of one', async () => {
    const again = join(folder, 'again.backup');
    for (const name of [again, `${again}.part`]) await writeFile(name, 'old', { mode: 0o666 });
    await backupVerb.run(context(server.services), again);
    expect((await stat(again)).mode & 0o777).toBe(0o600);
    await expect(stat(`${again}.part`)).rejects.toThrow('ENOENT');
  });

  it('ends the sessions of a server that runs', async () => {
    const member = await server.member();
    expect((await member.fetch('/api/user/check_session', OPEN)).status).toBe(200);
    const other = join(folder, 'now.backup');
    await backupVerb.run(context(server.services), other);
    await restoreVerb.run(context(server.services), other);
    const tag = async () => {
      const response = await member.fetch('/api/user/check_session', OPEN);
      return ((await response.json()) as { data: { tag: string | null } }).data.tag;
    };
    await expect.poll(tag).toBeNull();
  });

  it('goes on without a file that is lost, and says so', async () => {
    const { db, files } = server.services;
    const lost = await files.put(Buffer.from('lost'));
    await db.insert(schema.file).values({ hash: lost, mime: 'image/png', bytes: 4 });
    await files.remove(lost);
    const other = join(folder, 'lost.backup');
    said.length = 0;
    await backupVerb.run(context(server.services), other);
    expect(said).toContain(`Note: 1 files are not in the store: ${lost}`);
    await restoreVerb.run(context(server.services), other);
    expect(said).toContain('Note: 1 files were missing already when the backup was made');
  });

  it('is taken to S3 and from there', async () => {
    const s3 = await testS3('kept/');
    const files: FileStore = new S3Store(s3.settings);
    const database = await testDatabase(engine);
    await restoreVerb.run(context({ database, files }), path);
    const from = join(folder, 'from-s3.backup');
    await backupVerb.run(context({ database, files }), from);
    const linesOf = async (name: string) =>
      gunzipSync(await readFile(name))
        .toString()
        .split('\n')
        .slice(1);
    expect(await linesOf(from)).toEqual(await linesOf(path));
    await database.close();
    await s3.close();
  });

  it('every verb runs and the help names them all', async () => {
    for (const verb of verbs) expect(usage()).toContain(verb.name);
    for (const name of ['stats', 'list-designs']) {
      said.length = 0;
      await verbs.find((verb) => verb.name === name)!.run(context(server.services));
      expect(said.length).toBeGreaterThan(0);
    }
  });
});

const OPEN = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-design-maker': '1' },
  body: '{}',
};
