import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import {
  brandFile,
  designResource,
  file,
  packFile,
  savedDesign,
  template,
  textTemplate,
  upload,
} from '../db/schema.js';
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
    .where(or(eq(designResource.file_hash, file.hash), eq(designResource.marked_hash, file.hash)));
  const packed = db
    .select({ one: sql`1` })
    .from(packFile)
    .where(eq(packFile.hash, file.hash));
  const named = (hash: typeof upload.file_hash | typeof upload.low_hash) =>
    db
      .select({ one: sql`1` })
      .from(upload)
      .where(eq(hash, file.hash));
  const painted = (table: typeof template | typeof textTemplate) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.thumbnail_hash, file.hash));
  const branded = db
    .select({ one: sql`1` })
    .from(brandFile)
    .where(eq(brandFile.file_hash, file.hash));
  const old = lt(file.created_at, sql`now() - make_interval(hours => ${olderThanHours})`);
  const unused = db
    .select({ hash: file.hash })
    .from(file)
    .where(
      and(
        old,
        notExists(shown),
        notExists(listed),
        notExists(packed),
        notExists(branded),
        notExists(painted(template)),
        notExists(painted(textTemplate)),
        notExists(named(upload.file_hash)),
        notExists(named(upload.low_hash)),
      ),
    )
    .limit(BATCH);
  const gone = await db.delete(file).where(inArray(file.hash, unused)).returning({ hash: file.hash });
  for (const { hash } of gone) await removeBytes(db, files, hash);
  return gone.length;
}

/** The same bytes may have been kept anew since their row went, by somebody who found them still there: back they go. */
async function removeBytes(db: Executor, files: FileStore, hash: string): Promise<void> {
  const bytes = await files.read(hash).catch(() => null);
  await files.remove(hash);
  if (bytes && (await db.$count(file, eq(file.hash, hash))) > 0) await files.put(bytes);
}
