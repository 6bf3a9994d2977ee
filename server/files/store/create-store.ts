import type { Config } from '../../config.js';
import { filesFolder } from './files-folder.js';
import { DiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';

/** The file store that the configuration names. Rejects with one plain line when nothing can be kept in it. */
export async function createStore(config: Pick<Config, 'dataFolder' | 's3'>): Promise<FileStore> {
  if (config.s3 !== undefined) {
    // the client is large: who keeps files on the disk does not wait for it
    const { S3Store } = await import('./s3-store.js');
    const store = new S3Store(config.s3);
    await store.proveWriting();
    return store;
  }
  const store = new DiskStore(filesFolder(config));
  await store.check();
  return store;
}
