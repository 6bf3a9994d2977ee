import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { renderOutput } from '../../db/schema.js';

/** Forgets rendered pages that were asked for more than `days` days ago; their files are then collected. Gives how many. */
export async function collectRenders(db: Executor, days = 7): Promise<number> {
  const gone = await db
    .delete(renderOutput)
    .where(lt(renderOutput.created_at, sql`now() - make_interval(days => ${days})`))
    .returning({ id: renderOutput.id });
  return gone.length;
}
