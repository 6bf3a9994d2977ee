import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { savedDesign } from '../../db/schema.js';

/** Designs forgotten by one query: with its earlier states each may weigh 160 MB. */
const BATCH = 10;

/**
 * Forgets designs that were deleted more than `days` days ago, with their earlier states and invitations; what only they
 * showed is then collected. One that is being restored just now is left alone. Gives how many went.
 */
export async function collectDesigns(db: Executor, days = 30): Promise<number> {
  const old = lt(savedDesign.deleted_at, sql`now() - make_interval(days => ${days})`);
  const oldest = db
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(old)
    .orderBy(asc(savedDesign.deleted_at))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (let gone = 0; ;) {
    const { length } = await db
      .delete(savedDesign)
      .where(and(inArray(savedDesign.id, oldest), old))
      .returning({ id: savedDesign.id });
    gone += length;
    if (length < BATCH) return gone;
  }
}
