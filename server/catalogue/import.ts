import type { Database, Executor } from '../db/database.js';
import { catalogueImport } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { Catalogue } from './load.js';
import {
  replaceCategories,
  replaceIconGroups,
  replaceResources,
  replaceTemplates,
  replaceTextTemplates,
} from './replace.js';
import { catalogueRows, storeResourceFiles } from './rows.js';

/**
 * Brings the tables in line with the built catalogue and gives whether anything was done. What the catalogue no longer
 * holds leaves the lists but stays readable, since designs may use it.
 */
export async function importCatalogue(
  { db }: Database,
  files: FileStore,
  catalogue: Catalogue,
  { force = false } = {},
): Promise<boolean> {
  if (!force && (await isImported(db, catalogue.hash))) return false;
  // files and parsing come first: nothing slow happens inside the transaction
  const hashes = await storeResourceFiles(files, catalogue);
  const rows = await catalogueRows(catalogue, hashes);
  await db.transaction(async (tx) => {
    await replaceCategories(tx, rows.categories);
    await replaceIconGroups(tx, rows.iconGroups);
    await replaceResources(tx, rows.files, rows.resources);
    await replaceTemplates(tx, rows.templates, rows.templateCategories);
    await replaceTextTemplates(tx, rows.textTemplates);
    await tx.delete(catalogueImport);
    await tx.insert(catalogueImport).values({ hash: catalogue.hash });
  });
  return true;
}

async function isImported(db: Executor, hash: string): Promise<boolean> {
  const rows = await db.select().from(catalogueImport);
  return rows[0]?.hash === hash;
}
