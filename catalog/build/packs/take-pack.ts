import { buildPack, type BuiltPack } from './build-pack.js';
import type { PackBase } from './pack-base.js';
import { keepPack } from './packs-folder.js';

/** Checks a pack against the catalog without it, and keeps it when nothing is wrong. Throws a PackFaultsError. */
export async function takePack(from: string, base: PackBase, packs: string): Promise<BuiltPack> {
  const pack = await buildPack(from, base);
  await keepPack(from, packs, pack.name);
  return pack;
}
