import { and, inArray, lt, notExists, sql, eq } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { designResource, file, savedDesign } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';

/** Files removed in one go. */
const BATCH = 500;

/**
 * Removes files that nothing names any more, such as thumbnails of earlier revisions. Only files kept longer than a day
 * ago: one that was just put in the store gets its name a moment later. Gives how many went.
 */
export async function collectFiles(db: Executor, files: FileStore, olderThanHours = 24): Promise<number> {
  const shown = db
    .select({ one: sql`1` })
    .from(savedDesign)
    .where(eq(savedDesign.thumbnail_hash, file.hash));
  const listed = db
    .select({ one: sql`1` })
    .from(designResource)
    .where(eq(designResource.file_hash, file.hash));
  const old = lt(file.created_at, sql`now() - make_interval(hours => ${olderThanHours})`);
  const unused = db
    .select({ hash: file.hash })
    .from(file)
    .where(and(old, notExists(shown), notExists(listed)))
    .limit(BATCH);
  const gone = await db.delete(file).where(inArray(file.hash, unused)).returning({ hash: file.hash });
  for (const { hash } of gone) await files.remove(hash);
  return gone.length;
}
