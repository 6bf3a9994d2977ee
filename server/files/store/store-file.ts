import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { file } from '../../db/schema.js';
import type { FileStore } from './file-store.js';

/**
 * Puts a file in the store and its row in the database. The bytes come first: a row never points at nothing. Known bytes
 * count as new again, so that collecting does not take them from under whoever is about to name them.
 */
export async function storeFile(
  db: Executor,
  store: FileStore,
  bytes: Uint8Array,
  mime: string,
): Promise<string> {
  const hash = await store.put(bytes);
  await db
    .insert(file)
    .values({ hash, mime, bytes: bytes.length })
    .onConflictDoUpdate({ target: file.hash, set: { created_at: sql`now()` } });
  // bytes that were found there may have been collected before their row was made new
  if (!(await store.has(hash))) await store.put(bytes);
  return hash;
}
