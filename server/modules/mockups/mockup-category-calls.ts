import { and, asc, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { category as calls } from '../../contract/category.js';
import type { Mockup } from '../../contract/mockup.js';
import type { Executor } from '../../db/database.js';
import { mockup, mockupCategory } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { inCategory, mockupOrder, recordsOf } from './mockup-records.js';

/** Cards of a slider, and of a list that has no pages. */
const MOST_RECOMMENDED = 20;
const MOST_LISTED = 500;

export const mockupCategoryCalls = [
  handler(calls.getMockups, ({ category_id }, { db }) => ofCategory(db, category_id)),
  handler(calls.getRecommendations, ({ id }, { db }) => recommendations(db, id)),
];

async function ofCategory(db: Executor, id: string): Promise<Mockup[]> {
  const rows = await db
    .select()
    .from(mockup)
    .where(and(eq(mockup.active, true), inCategory(db, id)))
    .orderBy(...mockupOrder(true))
    .limit(MOST_LISTED);
  return recordsOf(db, rows);
}

/** Of its own category first, then of all others, so that a slider is never empty; never itself. */
async function recommendations(db: Executor, id: string): Promise<Mockup[]> {
  const own = await db
    .select({ category: mockupCategory.category_id })
    .from(mockupCategory)
    .where(eq(mockupCategory.mockup_id, id))
    .orderBy(asc(mockupCategory.position));
  // the specs name a category here, or the mockup whose first one is meant
  const first = own[0]?.category ?? id;
  const listed = and(eq(mockup.active, true), ne(mockup.id, id));
  const near = await db
    .select()
    .from(mockup)
    .where(and(listed, inCategory(db, first)))
    .orderBy(...mockupOrder(true))
    .limit(MOST_RECOMMENDED);
  const ids = near.map((row) => row.id);
  const others = await db
    .select()
    .from(mockup)
    .where(and(listed, ids.length > 0 ? notInArray(mockup.id, ids) : undefined))
    .orderBy(desc(mockup.priority), asc(mockup.id))
    .limit(MOST_RECOMMENDED - near.length);
  return recordsOf(db, [...near, ...others]);
}

/** How many mockups are listed in each category. */
export async function mockupCounts(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ category: mockupCategory.category_id, mockup: mockupCategory.mockup_id })
    .from(mockupCategory)
    .innerJoin(mockup, eq(mockup.id, mockupCategory.mockup_id))
    .where(and(eq(mockup.active, true), inArray(mockupCategory.category_id, [...ids])));
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.category, (counts.get(row.category) ?? 0) + 1);
  return counts;
}
