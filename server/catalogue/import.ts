import { eq, or } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.js';
import { catalogueImport } from '../db/schema.js';
import type { FileStore } from '../files/store/file-store.js';
import type { Catalogue } from '../catalog/load-catalog.js';
import { replacePack } from '../catalog/replace-pack.js';
import { mockupRows } from '../catalog/mockup-rows.js';
import { catalogueRows, flipIn, storeResourceFiles } from '../catalog/catalog-rows.js';

/**
 * Brings the tables in line with the built catalogue, or with a pack of an operator's, and gives whether anything was done. What it no longer
 * holds leaves the lists but stays readable, since designs may use it.
 */
export async function importCatalogue(
  { db }: Database,
  files: FileStore,
  catalogue: Catalogue,
  { force = false } = {},
): Promise<boolean> {
  if (!force && (await isImported(db, catalogue))) return false;
  // files and parsing come first: nothing slow happens inside the transaction
  const hashes = await storeResourceFiles(files, catalogue);
  const mockups = await mockupRows(files, catalogue, flipIn(catalogue));
  const rows = await catalogueRows(catalogue, hashes, mockups);
  await db.transaction(async (tx) => {
    await replacePack(tx, catalogue.pack, rows);
    await tx.delete(catalogueImport).where(ownRecord(catalogue));
    await tx.insert(catalogueImport).values({ hash: catalogue.hash, pack: catalogue.pack });
  });
  return true;
}

/** The record of this pack's last import, or of one under another name that had the very same content. */
const ownRecord = ({ pack, hash }: Catalogue) =>
  or(eq(catalogueImport.pack, pack), eq(catalogueImport.hash, hash));

async function isImported(db: Executor, { pack, hash }: Catalogue): Promise<boolean> {
  const rows = await db.select().from(catalogueImport).where(eq(catalogueImport.pack, pack));
  return rows[0]?.hash === hash;
}
