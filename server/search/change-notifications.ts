import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { JobQueue } from '../queue/job-queue.js';
import type { SearchKind } from './search-query.js';

/** Where every server of a database hears that the items of a kind are now found by other words. */
export const SEARCH_CHANNEL = 'search';

const queue = new JobQueue();

/** Once the caller's transaction ends well, what servers remember of searches is forgotten. */
export async function invalidateSearches(tx: Executor, kind: SearchKind): Promise<void> {
  await tx.execute(sql`select pg_notify(${SEARCH_CHANNEL}, ${kind})`);
}

/** Once the caller's transaction ends well, its change is known everywhere, and the words there are get counted. */
export async function notifyOfChange(tx: Executor, kind: SearchKind): Promise<void> {
  await invalidateSearches(tx, kind);
  await queue.add(tx, 'search_terms', kind);
}
