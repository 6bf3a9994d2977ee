import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupVerb } from '../../../server/admin/backup/backup.js';
import { restoreVerb } from '../../../server/admin/backup/restore.js';
import type { VerbContext } from '../../../server/admin/verb.js';
import { readConfig } from '../../../server/config.js';
import { savedDesign, session, upload, user } from '../../../server/db/schema.js';
import { populate } from '../support/populated-server.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
let folder: string;
let whole: Buffer;
let lines: string[];
let context: VerbContext;

beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await populate(server);
  context = { ...server.services, config: readConfig({}), say: () => undefined };
  const path = join(folder, 'whole');
  await backupVerb.run(context, path);
  whole = await readFile(path);
  lines = gunzipSync(whole).toString().split('\n');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const zip = (kept: readonly string[]) => gzipSync(kept.join('\n'));
const without = (part: string) => zip(lines.filter((line) => !line.startsWith(part)));
const half = <T>(list: readonly T[]) => list.slice(0, list.length >> 1);
const flipped = () => {
  const bytes = Buffer.from(whole);
  bytes[bytes.length >> 1]! ^= 0xff;
  return bytes;
};
const otherBytes = () => zip(lines.map((line) => line.replace(/^(\{"file":"\w+","data":")..../, '$1AAAA')));
const noDates = () =>
  zip(lines.map((line, i) => (i ? line.replace(/"\d{4}-\d\d-\d\dT[^"]+"/, '"never"') : line)));

/** As a later version would write it that keeps something more of each design. */
const newer = () =>
  zip(lines.map((line) => line.replace(/^(\{"table":"savedDesign","row":\{)/, '$1"later":1,')));

const CASES: [string, () => Buffer, RegExp][] = [
  ['nothing', () => Buffer.alloc(0), /damaged: its compression/],
  ['another file', () => Buffer.from('a letter'), /damaged: its compression/],
  ['another program’s file', () => gzipSync('{"format":"something"}\n'), /not a backup/],
  ['what only a newer version knows', newer, /savedDesign has no later here, or a newer version wrote it/],
  ['a newer version', () => zip([lines[0]!.replace('"version":2', '"version":9'), '']), /not a backup/],
  ['the first half', () => Buffer.from(half([...whole])), /damaged: its compression/],
  ['all but the last byte', () => whole.subarray(0, -1), /damaged: its compression/],
  ['a flipped byte', flipped, /damaged/],
  ['dates that are none', noDates, /damaged: a row of \w+ cannot be kept/],
  ['half of the lines', () => zip([...half(lines), '']), /damaged: \d+ of \d+/],
  [
    'a line cut off',
    () => zip(lines.slice(0, -2).map((line, i, all) => (i === all.length - 1 ? line.slice(0, 40) : line))),
    /damaged: it ends in the middle/,
  ],
  [
    'no designs',
    () => without('{"table":"savedDesign"'),
    /damaged: a row of designPermission cannot be kept/,
  ],
  ['no users', () => without('{"table":"user"'), /damaged: a row of folder cannot be kept/],
  ['no files', () => without('{"file"'), /damaged: 0 of \d+ files/],
  ['a file with other bytes', otherBytes, /damaged: file \w+ has other contents/],
  [
    'a table that is unknown',
    () => zip([lines[0]!, '{"table":"pg_user","row":{}}', '']),
    /damaged: there is no table pg_user/,
  ],
  [
    'a table of every object',
    () => zip([lines[0]!, '{"table":"constructor","row":{}}', '']),
    /damaged: there is no table/,
  ],
];

it.each(CASES)('a backup that is %s changes nothing', async (_what, make, message) => {
  const { db } = server.services;
  const state = async () => [
    await db.select().from(savedDesign),
    await db.select().from(user),
    await db.select().from(session),
  ];
  const before = await state();
  const path = join(folder, 'broken');
  await writeFile(path, make());
  await expect(restoreVerb.run(context, path)).rejects.toThrow(message);
  expect(await state()).toEqual(before);
});

it('a backup that is not there changes nothing', async () => {
  await expect(restoreVerb.run(context, '/nowhere/at-all')).rejects.toThrow('ENOENT');
});

function withoutAttribution(line: string): string {
  const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
  return JSON.stringify({ table, row: { ...row, attribution: undefined } });
}

it('a backup of an earlier version is read, what came since is as in a new row', async () => {
  const since = ['accessToken', 'webhook', 'webhookDelivery'];
  const head = JSON.parse(lines[0]!) as { rows: Record<string, number> };
  const rows = Object.fromEntries(Object.entries(head.rows).filter(([name]) => !since.includes(name)));
  const kept = lines
    .slice(1)
    .filter((line) => !since.some((name) => line.startsWith(`{"table":"${name}"`)))
    .map((line) => (line.startsWith('{"table":"upload"') ? withoutAttribution(line) : line));
  const path = join(folder, 'earlier');
  await writeFile(path, zip([JSON.stringify({ ...head, rows }), ...kept]));
  await restoreVerb.run(context, path);
  const { db } = server.services;
  expect(await db.select().from(savedDesign)).toHaveLength(head.rows['savedDesign']!);
  const uploads = await db.select().from(upload);
  expect(uploads).toHaveLength(head.rows['upload']!);
  expect(uploads.map(({ attribution }) => attribution)).toEqual(uploads.map(() => null));
});

it('a backup from before there were accounts is still read', async () => {
  const old = ['file', 'category', 'template', 'visitor', 'savedDesign'];
  const head = JSON.parse(lines[0]!) as { rows: Record<string, number> };
  const kept = lines.filter((line) => {
    const table = /^\{"table":"(\w+)"/.exec(line)?.[1];
    return (
      line.startsWith('{"file"') ||
      (table !== undefined && old.includes(table) && !line.includes('"owner_visitor":null'))
    );
  });
  const rows = Object.fromEntries(
    old.map((name) => [name, kept.filter((line) => line.startsWith(`{"table":"${name}"`)).length]),
  );
  const path = join(folder, 'old');
  await writeFile(path, zip([JSON.stringify({ ...head, version: 1, rows }), ...kept, '']));
  await restoreVerb.run(context, path);
  expect(await server.services.db.select().from(user)).toEqual([]);
  expect(await server.services.db.select().from(savedDesign)).toHaveLength(3);
});
