import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStoreError } from './file-store-error.js';
import type { FileStore } from './file-store.js';
import { hashOf, isHash, requireHash } from './hash.js';

/** What writing a file needs of the file system; tests make it fail. */
export interface Disk {
  readonly open: typeof open;
  readonly rename: typeof rename;
}

/** A folder of files, spread over 256 subfolders by the first two letters of their hash. */
export class DiskStore implements FileStore {
  constructor(
    private readonly folder: string,
    private readonly disk: Disk = { open, rename },
  ) {}

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
      if (isHash(hash)) yield hash;
    }
  }

  remove(hash: string): Promise<void> {
    return rm(this.#path(hash), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
      .then(() => access(this.folder, constants.W_OK))
      .catch((cause) => {
        throw new FileStoreError(`files cannot be kept in ${this.folder}`, 'away', cause);
      });
  }

  /** A reader never sees half a file: it gets its name only when it is whole and on the disk. */
  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await this.disk.open(temporary, 'wx');
      // the file is closed also when it could not be written: a full disk must not cost handles too
      await file
        .writeFile(bytes)
        .then(() => file.sync())
        .finally(() => file.close());
      await this.disk.rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw inWords(error, this.folder);
    }
  }

  #path(hash: string): string {
    return join(this.folder, requireHash(hash).slice(0, 2), hash);
  }
}

/** A disk that is full, or whose owner may write no more, says so in plain words. */
function inWords(error: unknown, folder: string): unknown {
  const full = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
  return full ? new FileStoreError(`there is no room left in ${folder}`, 'full', error) : error;
}
