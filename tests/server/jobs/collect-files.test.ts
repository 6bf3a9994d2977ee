import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { testDatabase } from '../support/engines.js';

const bytes = Buffer.from('the same picture twice');

/** Lets something happen between two steps of the store. */
class Interrupted extends DiskStore {
  beforeRemove: () => Promise<unknown> = async () => undefined;
  afterPut: () => Promise<unknown> = async () => undefined;

  override async remove(hash: string): Promise<void> {
    await this.beforeRemove();
    await super.remove(hash);
  }

  override async put(data: Uint8Array): Promise<string> {
    const hash = await super.put(data);
    await this.afterPut();
    return hash;
  }
}

describe('bytes that are kept anew while they are collected', () => {
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    [database, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'collect-'))]);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const collect = (store: DiskStore) => collectFiles(database.db, store, -1);

  it('stay when they are kept between the end of their row and their own', async () => {
    const store = new Interrupted(folder);
    const hash = await storeFile(database.db, store, bytes, 'image/png');
    store.beforeRemove = () => storeFile(database.db, store, bytes, 'image/png');
    expect(await collect(store)).toBe(1);
    expect(await store.read(hash)).toEqual(bytes);
    store.beforeRemove = async () => undefined;
    expect(await collect(store)).toBe(1);
    expect(await store.has(hash)).toBe(false);
  });

  it('are put again when they went before their row was new', async () => {
    const store = new Interrupted(folder);
    await storeFile(database.db, store, bytes, 'image/png');
    store.afterPut = async () => {
      store.afterPut = async () => undefined;
      await collect(store);
    };
    const hash = await storeFile(database.db, store, bytes, 'image/png');
    expect(await store.read(hash)).toEqual(bytes);
  });
});
