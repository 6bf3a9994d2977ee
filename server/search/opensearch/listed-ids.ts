import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { TABLES } from '../search-entries.js';
import type { SearchKind } from '../search-query.js';

/** Of some ids those that are listed at this moment, in the same order: an index may be behind the tables. */
export async function listedIds(db: Executor, kind: SearchKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id, active } = TABLES[kind];
  const rows = await db
    .select({ id })
    .from(TABLES[kind])
    .where(and(inArray(id, [...ids]), eq(active, true)));
  const listed = new Set(rows.map((row) => row.id));
  // while two servers make the index anew at once, an item may be in both
  return [...new Set(ids)].filter((one) => listed.has(one));
}
