import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskStore } from '../../../server/files/disk-store.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps equal bytes once, under their hash, even when written at the same time', async () => {
  const store = new DiskStore(folder);
  const bytes = Buffer.from('a picture');
  const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(bytes)));
  expect(new Set(hashes).size).toBe(1);
  expect(await store.read(hashes[0]!)).toEqual(bytes);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.length > 2);
  expect(names).toHaveLength(1);
});

it('lists, removes, and never leaves its folder', async () => {
  const store = new DiskStore(folder);
  const hash = await store.put(Buffer.from('x'));
  const listed: string[] = [];
  for await (const name of store.list()) listed.push(name);
  expect(listed).toEqual([hash]);
  await store.remove(hash);
  expect(await store.has(hash)).toBe(false);
  expect(() => store.read('../../etc/passwd')).toThrow('not the name');
});
