import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { JobQueue } from '../jobs/queue.js';
import type { SearchKind } from './query.js';

/** Where every server of a database hears which kind of things is found by other words now. */
export const SEARCH_CHANNEL = 'search';

const queue = new JobQueue();

/** Once the caller's transaction ends well, its change is known everywhere, and the words there are get counted. */
export async function tellOfChange(tx: Executor, kind: SearchKind): Promise<void> {
  await tx.execute(sql`select pg_notify(${SEARCH_CHANNEL}, ${kind})`);
  await queue.add(tx, 'search_terms', kind);
}
