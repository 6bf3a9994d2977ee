import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import type { FileStore } from '../../../server/files/store/file-store.js';
import { S3Store } from '../../../server/files/store/s3-store.js';
import { testS3 } from '../support/s3.js';

interface Made {
  readonly store: FileStore;
  readonly remove: () => Promise<void>;
}

async function disk(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { store: new DiskStore(join(folder, 'files')), remove };
}

/** Lists two names at a time, so that a short list has many pages. */
async function s3(prefix: string): Promise<Made> {
  const { settings, close } = await testS3(prefix);
  const store = new S3Store(settings, 2);
  await store.proveWriting();
  return { store, remove: close };
}

const STORES: [string, () => Promise<Made>][] = [
  ['disk', disk],
  ['S3', () => s3('')],
  ['S3 under a prefix', () => s3('design-maker/files/')],
];

describe.each(STORES)('the file store on %s', (_name, make) => {
  let made: Made;
  let store: FileStore;
  beforeEach(async () => {
    made = await make();
    store = made.store;
  });
  afterEach(() => made.remove());

  const listed = async () => {
    const names: string[] = [];
    for await (const name of store.list()) names.push(name);
    return names.sort();
  };

  it('gives back the very bytes, under their sha256', async () => {
    for (const bytes of [Buffer.from('a picture'), Buffer.alloc(0), randomBytes(300_000)]) {
      const hash = await store.put(bytes);
      expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect((await store.read(hash)).equals(bytes)).toBe(true);
      expect(await store.has(hash)).toBe(true);
    }
  });

  it('keeps equal bytes once, even when put at the same time', async () => {
    const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('same'))));
    expect(new Set(hashes).size).toBe(1);
    expect(await listed()).toEqual([hashes[0]]);
  });

  it('lists every file, however many there are, and only files', async () => {
    expect(await listed()).toEqual([]);
    const put = await Promise.all([1, 2, 3, 4, 5].map((n) => store.put(Buffer.from([n]))));
    expect(await listed()).toEqual(put.sort());
  });

  it('removes a file, and one that is not there', async () => {
    const hash = await store.put(Buffer.from('x'));
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.has(hash)).toBe(false);
    expect(await listed()).toEqual([]);
    await expect(store.read(hash)).rejects.toThrow();
  });

  it('knows no other names than those of files', async () => {
    const calls = [store.has, store.read, store.remove].map((call) => call.bind(store) as FileStore['read']);
    for (const name of ['../../etc/passwd', '', 'A'.repeat(64)]) {
      for (const call of calls) await expect((async () => call(name))()).rejects.toThrow('not the name');
    }
  });

  it('says that it can be written', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});
