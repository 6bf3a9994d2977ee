import { mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import { FileStoreError } from '../../../server/files/store/file-store-error.js';
import { hashOf } from '../../../server/files/store/hash.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 2);

/** A disk that takes the beginning of a file and then has no room, until there is some again. */
function fullDisk() {
  const state = { full: true };
  const fullOpen = async (...args: Parameters<typeof open>) => {
    const file = await open(...args);
    const write = file.writeFile.bind(file);
    file.writeFile = async (data, options) => {
      if (!state.full) return write(data, options);
      await write((data as Uint8Array).subarray(0, 3), options);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    return file;
  };
  return { state, disk: { open: fullOpen as typeof open, rename } };
}

it('on a full disk nothing half is kept, and all goes on when there is room again', async () => {
  const { state, disk } = fullDisk();
  const store = new DiskStore(folder, disk);
  const bytes = Buffer.from('a picture');
  await expect(store.put(bytes)).rejects.toThrow(FileStoreError);
  await expect(store.put(bytes)).rejects.toMatchObject({ reason: 'full' });
  expect(await names()).toEqual([]);
  state.full = false;
  expect(await store.read(await store.put(bytes))).toEqual(bytes);
  expect(await names()).toHaveLength(1);
});

it('what a killed process left half written is no file', async () => {
  const store = new DiskStore(folder);
  const bytes = Buffer.from('a picture');
  const path = join(folder, hashOf(bytes).slice(0, 2), `${hashOf(bytes)}.0123456789ab.part`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'a pi');
  const listed: string[] = [];
  for await (const name of store.list()) listed.push(name);
  expect(listed).toEqual([]);
  expect(await store.read(await store.put(bytes))).toEqual(bytes);
});

it('a folder that cannot be made fails the check', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(new DiskStore(join(folder, 'file', 'files')).check()).rejects.toThrow(FileStoreError);
});
