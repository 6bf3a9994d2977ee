import { desc, eq } from 'drizzle-orm';
import { requireMember } from '../../access/require-member.js';
import { user as calls } from '../../contract/user.js';
import { creditEntry } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { pageOf, sliceOf } from '../paging.js';

export const creditHistoryCalls = [
  handler(calls.creditHistory, async (paging, { db, principal }) => {
    const own = eq(creditEntry.owner_user, requireMember(principal).id);
    const { limit, offset } = sliceOf(paging);
    const rows = await db
      .select()
      .from(creditEntry)
      .where(own)
      .orderBy(desc(creditEntry.position))
      .limit(limit)
      .offset(offset);
    const docs = rows.map(({ position, created_at, reason, amount, balance_after, order_id }) => ({
      ...{ position, createdAt: created_at.toISOString(), reason, amount },
      ...{ balance: balance_after, order: order_id },
    }));
    return pageOf(docs, await db.$count(creditEntry, own), paging);
  }),
];
