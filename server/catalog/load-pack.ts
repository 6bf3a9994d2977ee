import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parsePackIndex } from '../../catalog/format.js';
import { AUTHORED, STARTER } from '../db/schema/columns.js';
import type { Catalog } from './load-catalog.js';

/**
 * Reads an operator's own pack: a folder with an `index.json` of what it adds, in the form of the built catalog. The
 * pack is called like its folder. Throws with what is wrong and where.
 */
export async function loadPack(folder: string): Promise<Catalog> {
  const pack = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (['', STARTER, AUTHORED].includes(pack))
    throw new Error(`a pack cannot be called '${pack}': rename its folder`);
  const path = join(folder, 'index.json');
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new Error(`there is no pack in ${folder}: ${path} cannot be read`, { cause });
  });
  const hash = createHash('sha256').update(text).digest('hex');
  return { pack, folder, index: parsePackIndex(readJson(text, path)), hash };
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
