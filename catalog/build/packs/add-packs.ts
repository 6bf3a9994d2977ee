import { join } from 'node:path';
import type { CatalogIndex } from '../../format.js';
import type { BuiltFile } from '../output.js';
import type { ReadBuilt } from '../fonts/load-fonts.js';
import { buildPack, withPart } from './build-pack.js';
import type { PackBase } from './pack-base.js';
import { takenPacks } from './packs-folder.js';

/** The catalog with every pack of a folder, and the files that they add. Throws with the faults of one that has any. */
export async function addPacks(
  index: CatalogIndex,
  read: ReadBuilt,
  folder: string,
): Promise<{ readonly index: CatalogIndex; readonly files: readonly BuiltFile[] }> {
  let base: PackBase = { index, read };
  const files: BuiltFile[] = [];
  for (const name of await takenPacks(folder)) {
    const pack = await buildPack(join(folder, name), base).catch((error: Error) => {
      throw new Error(`${error.message}\nMend it, or leave it out: npm run catalog -- remove ${name}`, {
        cause: error,
      });
    });
    base = withPart(base, pack);
    files.push(...pack.files);
  }
  return { index: { ...index, ...base.index }, files };
}
