import { asc, lt, sql } from 'drizzle-orm';
import { TRASH_DAYS } from '../../contract/trash.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';
import { purgeFolder } from '../../modules/folders/trash-folder.js';

/** Rows forgotten in one go. */
const BATCH = 100;

/**
 * Forgets folders that were deleted more than `days` days ago; what lay in them has left them long before. One that is being
 * restored just now is left alone. Gives how many went.
 */
export async function collectFolders(db: Executor, days = TRASH_DAYS): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: folder.id })
      .from(folder)
      .where(lt(folder.deleted_at, sql`now() - make_interval(days => ${days})`))
      .orderBy(asc(folder.deleted_at))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of old) await purgeFolder(tx, id);
    return old.length;
  });
}
