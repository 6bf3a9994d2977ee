import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A short hash over files and whole folders: the same while no name and no byte in them changes. `except` is left out. */
export async function fingerprint(root: string, paths: readonly string[], except?: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((path) => filesUnder(join(root, path), except)))).flat().sort();
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 24);
}

async function filesUnder(path: string, except?: string): Promise<string[]> {
  if (path === except) return [];
  // A room without files is missing from a fresh clone.
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { withFileTypes: true });
  return (await Promise.all(entries.map((entry) => filesUnder(join(path, entry.name), except)))).flat();
}
