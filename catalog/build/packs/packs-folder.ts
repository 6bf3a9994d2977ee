import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';

/** Where the packs that were taken lie, each in a folder of its name. */
export function packsFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const named = env['CATALOG_PACKS'];
  if (!named) return join(root, 'catalog/packs');
  return isAbsolute(named) ? named : resolve(root, named);
}

/** Folders of packs, by name; none where none was taken. */
export async function takenPacks(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Keeps a copy of a pack, in place of the one of that name; it is there whole or not at all. */
export async function keepPack(from: string, folder: string, name: string): Promise<void> {
  const [coming, going] = [join(folder, `.coming-${name}`), join(folder, `.going-${name}`)];
  await mkdir(folder, { recursive: true });
  for (const left of [coming, going]) await rm(left, { recursive: true, force: true });
  await cp(from, coming, { recursive: true });
  const place = join(folder, name);
  await rename(place, going).catch(ignoreMissing);
  await rename(coming, place);
  await rm(going, { recursive: true, force: true });
}

/** Gives a pack up; false when there is none of that name. */
export async function dropPack(folder: string, name: string): Promise<boolean> {
  if (!(await takenPacks(folder)).includes(name)) return false;
  await rm(join(folder, name), { recursive: true });
  return true;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
