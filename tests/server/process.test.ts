import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFile } from '../../server/config/project-files.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedDesign } from '../../server/contract/saved-design.js';
import { testCatalog, type TestCatalog } from './support/catalog.js';
import { seedDataFolder } from './support/seed-archive.js';
import { visitorOf } from './support/server.js';

const MAIN = fileURLToPath(projectFile('dist/server/main.mjs'));

let catalog: TestCatalog;
let data: string;
beforeAll(async () => {
  catalog = await testCatalog();
  data = await mkdtemp(join(tmpdir(), 'data-'));
  await seedDataFolder(data);
});
afterAll(async () => {
  await catalog.remove();
  await rm(data, { recursive: true, force: true });
});

function start(env: Record<string, string>) {
  const settings = { PORT: '0', DATA_DIR: data, CATALOG_DIR: catalog.folder, APP_DIR: '/nowhere' };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number);
  return { child, output, ended };
}

/** Where it says that it listens. */
const addressIn = (out: string): string => /ready at (\S+)\n/.exec(out)![1]!;

it('says where it is and where its mail is, paints a thumbnail, stops in order and finds everything again', async () => {
  const first = start({});
  await expect
    .poll(() => first.output.out, { timeout: 90_000 })
    .toMatch(
      /^Design Maker is ready at (http:\/\/127\.0\.0\.1:\d+)\nMails are kept at \1\/account\/outbox\?key=[\w-]{43}\n$/,
    );
  const visitor = visitorOf(addressIn(first.output.out));
  const { _id: id } = await visitor.api(savedDesign.createBlankDesign, {});
  const thumbnail = async () => (await visitor.api(savedDesign.getOne, { id })).thumbnail;
  await expect.poll(thumbnail, { timeout: 90_000, interval: 100 }).toMatch(/^\/static\/saved_design\//);

  expect(first.output.err).toBe(
    'Note: there is no app in /nowhere: only calls and files are served; run npm run build:app\n',
  );

  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.output.err).toMatch(
    /^The server cannot start: the data folder .* is in use by another process.*\n$/,
  );

  const port = new URL(addressIn(first.output.out)).port;
  const other = await mkdtemp(join(tmpdir(), 'data-'));
  await seedDataFolder(other);
  const third = start({ PORT: port, DATA_DIR: other });
  expect(await third.ended).toBe(1);
  expect(third.output.err).toBe(
    `The server cannot start: port ${port} of 127.0.0.1 is taken; set PORT to another one\n`,
  );
  await rm(other, { recursive: true, force: true });

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const last = start({});
  await expect.poll(() => last.output.out, { timeout: 90_000 }).toMatch(/ready at/);
  const { api } = visitor.at(addressIn(last.output.out));
  expect(await api(savedDesign.getOne, { id })).toMatchObject({ rev: 0, design_file: { width: 800 } });
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
}, 300_000);

it.each([
  [{ PORT: 'x' }, /^Configuration: PORT: [^\n]+\n$/],
  [
    { CATALOG_DIR: '/nowhere' },
    /^The server cannot start: there is no catalog in \/nowhere; run npm run catalog\n$/,
  ],
])('what it cannot work with ends it with one plain line: %o', async (env, line) => {
  const { ended, output } = start(env as Record<string, string>);
  expect(await ended).toBe(1);
  expect(output.err).toMatch(line);
});
