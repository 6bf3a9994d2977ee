import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.js';

const HASH = /^[0-9a-f]{64}$/;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A folder of files, spread over 256 subfolders by the first two letters of their hash. */
export class DiskStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    if (!(await this.has(hash))) await this.#write(this.#path(hash), bytes);
    return hash;
  }

  has(hash: string): Promise<boolean> {
    return access(this.#path(hash)).then(
      () => true,
      () => false,
    );
  }

  read(hash: string): Promise<Buffer> {
    return readFile(this.#path(hash));
  }

  async *list(): AsyncIterable<string> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    for (const name of names) {
      const hash = name.slice(-64);
      if (HASH.test(hash)) yield hash;
    }
  }

  remove(hash: string): Promise<void> {
    return rm(this.#path(hash), { force: true });
  }

  /** A reader never sees half a file: it gets its name only when it is whole and on the disk. */
  async #write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      const file = await open(temporary, 'wx');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  #path(hash: string): string {
    if (!HASH.test(hash)) throw new Error('not the name of a stored file');
    return join(this.folder, hash.slice(0, 2), hash);
  }
}
