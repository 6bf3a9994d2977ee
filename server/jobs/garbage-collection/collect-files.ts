import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.js';
import {
  brandFile,
  designResource,
  file,
  generatedPicture,
  mockupFile,
  orderPicture,
  orderSku,
  packFile,
  renderOutput,
  savedDesign,
  savedMockup,
  template,
  textTemplate,
  upload,
  user,
} from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';

/** Files removed in one go. */
const BATCH = 500;

/** Wherever a file is named. */
const NAMED: readonly PgColumn[] = [
  user.picture_hash,
  savedDesign.thumbnail_hash,
  designResource.file_hash,
  designResource.marked_hash,
  packFile.hash,
  brandFile.file_hash,
  template.thumbnail_hash,
  textTemplate.thumbnail_hash,
  upload.file_hash,
  upload.low_hash,
  mockupFile.hash,
  savedMockup.picture_hash,
  orderSku.output_hash,
  orderPicture.hash,
  renderOutput.output_hash,
  generatedPicture.file_hash,
  generatedPicture.low_hash,
];

const namedBy = (db: Executor, hash: PgColumn) =>
  db
    .select({ one: sql`1` })
    .from(hash.table)
    .where(eq(hash, file.hash));

/**
 * Removes files that nothing names any more, such as thumbnails of earlier revisions. Only files kept longer than a day
 * ago: one that was just put in the store gets its name a moment later. Gives how many went.
 */
export async function collectFiles(db: Executor, files: FileStore, olderThanHours = 24): Promise<number> {
  const old = lt(file.created_at, sql`now() - make_interval(hours => ${olderThanHours})`);
  const unused = db
    .select({ hash: file.hash })
    .from(file)
    .where(and(old, ...NAMED.map((hash) => notExists(namedBy(db, hash)))))
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
