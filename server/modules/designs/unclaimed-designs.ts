import { and, desc, eq, isNull } from 'drizzle-orm';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { savedDesign } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { pageOf, sliceOf } from '../paging.js';
import { LISTED_COLUMNS, toListedDesign } from './listed-design.js';

/** What a browser without an account finds of its own [E-006]. */
export const unclaimedCalls = [
  handler(calls.getUnclaimed, async (paging, { db, principal: { visitor } }) => {
    if (visitor === null) return pageOf([], 0, paging);
    const mine = and(eq(savedDesign.owner_visitor, visitor), isNull(savedDesign.deleted_at));
    const { offset, limit } = sliceOf(paging);
    const rows = await db
      .select(LISTED_COLUMNS)
      .from(savedDesign)
      .where(mine)
      .orderBy(desc(savedDesign.updated_at), desc(savedDesign.id))
      .offset(offset)
      .limit(limit);
    return pageOf(rows.map(toListedDesign), await db.$count(savedDesign, mine), paging);
  }),
];
