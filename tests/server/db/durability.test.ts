import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectEmbedded } from '../../../server/db/embedded/connect-embedded.js';
import { savedDesign, visitor } from '../../../server/db/schema.js';
import { seedDataFolder } from '../support/seed-archive.js';

const SAVER = fileURLToPath(new URL('../support/processes/saving-process.ts', import.meta.url));
/** Saves that are acknowledged before the process is killed. */
const ENOUGH = 40;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'));
  await seedDataFolder(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const onFatal = (error: Error) => {
  throw error;
};

/** Lets the process save until it said `ENOUGH`, kills it, and gives the last revision it said. */
async function saveUntilKilled(): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', SAVER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let killed = false;
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (!killed && text.split('\n').length > ENOUGH) killed = child.kill('SIGKILL');
  });
  await once(child, 'close');
  const whole = text.slice(0, text.lastIndexOf('\n'));
  return Number(whole.slice(whole.lastIndexOf('\n') + 1));
}

it('a killed server loses no save that it acknowledged, and frees its folder', async () => {
  const acknowledged = await saveUntilKilled();
  expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
  const database = await connectEmbedded({ folder, onFatal });
  const [row] = await database.db.select().from(savedDesign);
  expect(row!.rev).toBeGreaterThanOrEqual(acknowledged);
  await database.close();
});

it('an orderly stop and start keeps everything', async () => {
  const first = await connectEmbedded({ folder, onFatal });
  await first.db.insert(visitor).values({ hash: 'another' });
  await first.close();
  const second = await connectEmbedded({ folder, onFatal });
  expect((await second.db.select().from(visitor)).map(({ hash }) => hash)).toContain('another');
  await second.close();
});
