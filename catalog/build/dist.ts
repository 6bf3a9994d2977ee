import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { BuiltFile } from './output.js';

/** Files under way together. */
const AT_ONCE = 16;

/** The folder of built files. Every write goes through a temporary name, so a reader never meets half a file. */
export class Dist {
  constructor(readonly root: string) {}

  async write({ path, data }: BuiltFile): Promise<void> {
    const target = join(this.root, path);
    await mkdir(dirname(target), { recursive: true });
    // the server and a build may draw the same picture
    const part = `${target}.part-${process.pid}-${threadId}`;
    await writeFile(part, data);
    await rename(part, target);
  }

  /** A few at a time: most of the files are small, and one after the other they wait for the disk. */
  async writeAll(files: readonly BuiltFile[]): Promise<void> {
    const waiting = files.values();
    const writer = async (): Promise<void> => {
      for (const file of waiting) await this.write(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, writer));
  }

  async read(path: string): Promise<Uint8Array> {
    return readFile(join(this.root, path));
  }

  /** The parsed file, or undefined when it is missing or no JSON. */
  async readJson<T>(path: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(join(this.root, path), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  async has(path: string): Promise<boolean> {
    return access(join(this.root, path)).then(
      () => true,
      () => false,
    );
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.root, path), { force: true });
  }

  /** Removes what no build names any more. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !paths.has(relative(this.root, file))) await rm(file);
    }
  }
}
