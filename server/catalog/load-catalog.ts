import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCatalogIndex, type CatalogIndex } from '../../catalog/format.js';
import { STARTER } from '../db/schema/columns.js';

export interface Catalog {
  /** Whose rows these are. */
  readonly pack: string;
  readonly folder: string;
  readonly index: CatalogIndex;
  /** Of the index text: tells whether anything changed since the last import. */
  readonly hash: string;
}

/** There is no catalog to read; the message tells what to do. */
export class CatalogMissingError extends Error {
  constructor(folder: string) {
    super(`there is no catalog in ${folder}; run npm run catalog`);
    this.name = 'CatalogMissingError';
  }
}

/** Reads the built catalog. Throws a CatalogMissingError, or an Error naming what is wrong with the index. */
export async function loadCatalog(folder: string): Promise<Catalog> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new CatalogMissingError(folder) : error;
  });
  const hash = createHash('sha256').update(text).digest('hex');
  return { pack: STARTER, folder, index: parseCatalogIndex(readJson(text, folder)), hash };
}

function readJson(text: string, folder: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`the catalog in ${folder} is damaged; run npm run catalog`);
  }
}

/** Bytes of a file the index names. */
export const readCatalogFile = ({ folder }: Catalog, path: string): Promise<Buffer> =>
  readFile(join(folder, path));
