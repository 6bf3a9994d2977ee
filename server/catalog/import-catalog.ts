import { eq, or } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.js';
import { catalogImport } from '../db/schema.js';
import type { FileStore } from '../files/store/file-store.js';
import type { Catalog } from './load-catalog.js';
import { replacePack } from './replace-pack.js';
import { mockupRows } from './mockup-rows.js';
import { catalogRows, descendingPriority, storeResourceFiles } from './catalog-rows.js';

/**
 * Brings the tables in line with the built catalog, or with a pack of an operator's, and gives whether anything was done.
 * What it no longer holds leaves the lists but stays readable, since designs may use it.
 */
export async function importCatalog(
  { db }: Database,
  files: FileStore,
  catalog: Catalog,
  { force = false } = {},
): Promise<boolean> {
  if (!force && (await isImported(db, catalog))) return false;
  // files and parsing come first: nothing slow happens inside the transaction
  const hashes = await storeResourceFiles(files, catalog);
  const mockups = await mockupRows(files, catalog, descendingPriority(catalog));
  const rows = await catalogRows(catalog, hashes, mockups);
  await db.transaction(async (tx) => {
    await replacePack(tx, catalog.pack, rows);
    await tx.delete(catalogImport).where(ownRecord(catalog));
    await tx.insert(catalogImport).values({ hash: catalog.hash, pack: catalog.pack });
  });
  return true;
}

/** The record of this pack's last import, or of one under another name that had the very same content. */
const ownRecord = ({ pack, hash }: Catalog) => or(eq(catalogImport.pack, pack), eq(catalogImport.hash, hash));

async function isImported(db: Executor, { pack, hash }: Catalog): Promise<boolean> {
  const rows = await db.select().from(catalogImport).where(eq(catalogImport.pack, pack));
  return rows[0]?.hash === hash;
}
