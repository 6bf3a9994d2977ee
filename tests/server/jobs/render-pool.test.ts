import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';

const NO_FONTS = { folder: '/nowhere', families: [], fallbacks: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function poolOf(name: string, source: string) {
  const entry = join(folder, name);
  await writeFile(entry, source);
  const lost: string[] = [];
  const pool = new RenderPool(NO_FONTS, { entry, onError: ({ message }) => lost.push(message) });
  return { pool, lost };
}

it('a thread that cannot begin fails the task that waited for it and harms nobody', async () => {
  const { pool, lost } = await poolOf('broken.mjs', `throw new Error('Unknown file extension ".ts"');`);
  await expect(pool.needsOf('{}')).rejects.toThrow();
  await expect(pool.needsOf('{}')).rejects.toThrow();
  expect(lost).toEqual(['Unknown file extension ".ts"', 'Unknown file extension ".ts"']);
  await pool.close();
});

it('a thread that dies in a task fails that task alone; the next one gets a new thread', async () => {
  const source = `
    let tasks = 0;
    export const needsOf = ({ designFile: text }) => {
      tasks += 1;
      if (text !== 'die') return [text + tasks];
      setImmediate(() => { throw new Error('out of memory'); });
      return new Promise(() => undefined);
    };`;
  const { pool, lost } = await poolOf('mortal.mjs', source);
  expect(await pool.needsOf('a')).toEqual(['a1']);
  await expect(pool.needsOf('die')).rejects.toThrow('out of memory');
  expect(await pool.needsOf('b')).toEqual(['b1']);
  expect(lost).toEqual([]);
  await pool.close();
});
