import { and, eq } from 'drizzle-orm';
import { mockup as calls } from '../../contract/mockup.js';
import { ApiError } from '../../contract/envelope.js';
import { mockup } from '../../db/schema.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { putEntries } from '../../search/search-entries.js';
import { mockupSearchable } from '../../search/searchables.js';
import { asList, pageOf, sliceOf } from '../paging.js';
import { requireAuthor } from '../../access/require-author.js';
import { inCategory, mayListMockup, mockupOrder, mockupsById, recordsOf } from './mockup-records.js';

/** What everybody may ask of mockups. One that has left the lists can still be read by its id: designs show it. */
export const mockupCalls = [
  handler(calls.get, ({ id, category_id }, { db }) =>
    mockupsById(db, asList(id), category_id === undefined ? undefined : inCategory(db, category_id)),
  ),

  handler(calls.getOne, async ({ id }, { db }) => {
    const [found] = await mockupsById(db, [id]);
    if (!found) throw new ApiError('not_found', 'There is no such mockup');
    return found;
  }),

  handler(calls.getMockups, async ({ priority_sort, category_id, active, ...paging }, { db, principal }) => {
    const wanted = and(
      mayListMockup(principal),
      eq(mockup.active, active),
      category_id === undefined ? undefined : inCategory(db, category_id),
    );
    const { limit, offset } = sliceOf(paging);
    const rows = await db
      .select()
      .from(mockup)
      .where(wanted)
      .orderBy(...mockupOrder(priority_sort))
      .limit(limit)
      .offset(offset);
    return pageOf(await recordsOf(db, rows), await db.$count(mockup, wanted), paging);
  }),

  handler(calls.setActive, async ({ _id, active }, context) => {
    requireAuthor(context.principal);
    return setActive(context, _id, active);
  }),
];

async function setActive({ db, searchEngine }: Context, id: string, active: boolean) {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(mockup).set({ active }).where(eq(mockup.id, id)).returning();
    if (!row) throw new ApiError('not_found', 'There is no such mockup');
    await putEntries(tx, [mockupSearchable(row)]);
    await searchEngine.changed(tx, 'mockup', [id]);
    return (await recordsOf(tx, [row]))[0]!;
  });
}
