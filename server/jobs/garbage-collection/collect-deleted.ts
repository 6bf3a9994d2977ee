import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { TRASH_DAYS } from '../../contract/trash.js';
import type { Executor } from '../../db/database.js';
import { savedDesign, savedMockup } from '../../db/schema.js';

/** Rows forgotten by one query: with its earlier states a design may weigh 160 MB. */
const BATCH = 10;

/** Forgets designs of the trash, with their earlier states and invitations. */
export const collectDesigns = (db: Executor, days?: number): Promise<number> =>
  collectDeleted(db, savedDesign, days);

/** Forgets saved mockups of the trash. */
export const collectSavedMockups = (db: Executor, days?: number): Promise<number> =>
  collectDeleted(db, savedMockup, days);

/**
 * Forgets what was deleted more than `days` days ago; what only it showed is then collected. What is being restored just now
 * is left alone. Gives how many went.
 */
async function collectDeleted(
  db: Executor,
  table: typeof savedDesign | typeof savedMockup,
  days = TRASH_DAYS,
): Promise<number> {
  const old = lt(table.deleted_at, sql`now() - make_interval(days => ${days})`);
  const oldest = db
    .select({ id: table.id })
    .from(table)
    .where(old)
    .orderBy(asc(table.deleted_at))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (let gone = 0; ;) {
    const { length } = await db
      .delete(table)
      .where(and(inArray(table.id, oldest), old))
      .returning({ id: table.id });
    gone += length;
    if (length < BATCH) return gone;
  }
}
