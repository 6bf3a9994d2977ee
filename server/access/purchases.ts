import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { purchase } from '../db/schema.js';

/** Which of these pictures an account bought: they are its own for good, in all of its designs. */
export async function boughtOf(
  db: Executor,
  userId: string,
  resources: readonly string[],
): Promise<Set<string>> {
  if (resources.length === 0) return new Set();
  const rows = await db
    .select({ id: purchase.resource_id })
    .from(purchase)
    .where(and(eq(purchase.owner_user, userId), inArray(purchase.resource_id, [...resources])));
  return new Set(rows.map(({ id }) => id));
}

/** Whether an account bought the picture of a row; nobody did without an account. */
export const hasBought = (userId: string | null, resource: PgColumn): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from ${purchase} where ${purchase.owner_user} = ${userId} and ${purchase.resource_id} = ${resource})`;
