import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupVerb } from '../../../server/admin/backup.js';
import { restoreVerb } from '../../../server/admin/restore.js';
import { usage, verbs } from '../../../server/admin/verbs.js';
import type { Desk } from '../../../server/admin/verb.js';
import { readConfig } from '../../../server/config.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { designResource, job, savedDesign } from '../../../server/db/schema.js';
import { DiskStore } from '../../../server/files/disk-store.js';
import { engines, testDatabase } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';

const tested = await engines('restoring a backup');

let server: TestServer;
let folder: string;
let path: string;
const said: string[] = [];

const desk = (parts: Pick<Desk, 'database' | 'files'>): Desk => ({
  ...parts,
  config: readConfig({ CATALOG_DIR: server.catalogue.folder }),
  say: (line) => said.push(line),
});

beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  path = join(folder, 'all.backup');
  const { api } = server.visitor();
  for (let i = 0; i < 3; i += 1) await api(calls.createBlankDesign, {});
  await backupVerb.run(desk(server.services), path);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(tested)('a backup restored on %s', (engine) => {
  it('holds every design, resource and file, and new jobs get new numbers', async () => {
    const database = await testDatabase(engine);
    const files = new DiskStore(join(folder, `files-${engine}`));
    await restoreVerb.run(desk({ database, files }), path);
    const { db } = server.services;
    expect(await database.db.select().from(savedDesign).orderBy(savedDesign.id)).toEqual(
      await db.select().from(savedDesign).orderBy(savedDesign.id),
    );
    for (const { file_hash: hash } of await database.db.select().from(designResource)) {
      expect(await files.read(hash)).toEqual(await server.services.files.read(hash));
    }
    await database.db.insert(job).values({ kind: 'thumbnail', key: 'later' });
    await database.close();
  });
});

it('a damaged backup changes nothing', async () => {
  const before = await server.services.db.select().from(savedDesign);
  const cut = join(folder, 'cut.backup');
  await writeFile(cut, await readFile(path));
  await truncate(cut, 900);
  const lines = gunzipSync(await readFile(path))
    .toString()
    .split('\n');
  const short = join(folder, 'short.backup');
  const withoutDesign = lines.filter((line) => !line.includes('"table":"savedDesign"'));
  await writeFile(short, gzipSync(withoutDesign.join('\n')));
  const other = join(folder, 'other.backup');
  await writeFile(other, gzipSync('{"format":"something"}\n'));
  for (const [file, message] of [
    [cut, /./],
    [short, /damaged/],
    [other, /not a backup/],
    ['/nowhere', /ENOENT/],
  ] as const) {
    await expect(restoreVerb.run(desk(server.services), file)).rejects.toThrow(message);
  }
  expect(await server.services.db.select().from(savedDesign)).toEqual(before);
});

it('every verb runs and the help names them all', async () => {
  for (const verb of verbs.filter(({ args }) => args.length === 0)) {
    said.length = 0;
    await verb.run(desk(server.services));
    expect(said.length).toBeGreaterThan(0);
    expect(usage()).toContain(verb.name);
  }
});
