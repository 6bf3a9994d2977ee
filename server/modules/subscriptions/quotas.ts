import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { quotaUse } from '../../db/schema.js';
import { lockAccount } from '../payments/account-lock.js';
import { currentPlan, type CurrentPlan } from './current-plan.js';
import { QUOTA_KINDS, quotaOf, type QuotaKind } from './plans.js';

export interface Quota {
  readonly used: number;
  readonly limit: number;
}

export type Quotas = Readonly<Record<QuotaKind, Quota>>;

/** Where an account's quotas stand in the period of its plan; without a plan all are 0. */
export async function quotasOf(db: Executor, userId: string, current: CurrentPlan | null): Promise<Quotas> {
  const rows = current
    ? await db
        .select({ kind: quotaUse.kind, used: quotaUse.used })
        .from(quotaUse)
        .where(and(eq(quotaUse.owner_user, userId), eq(quotaUse.period_start, current.period.start)))
    : [];
  const quotas = QUOTA_KINDS.map((kind) => {
    const used = rows.find((row) => row.kind === kind)?.used ?? 0;
    return [kind, { used, limit: current ? quotaOf(current.plan, kind) : 0 }];
  });
  return Object.fromEntries(quotas) as Quotas;
}

/** How many of a kind an account has left. */
export async function quotaLeft(db: Executor, userId: string, kind: QuotaKind): Promise<number> {
  const { used, limit } = (await quotasOf(db, userId, await currentPlan(db, userId)))[kind];
  return Math.max(0, limit - used);
}

/**
 * Takes so many of an account's quota, all or none, in the transaction of their use; false when there are not as many left,
 * or the account has no plan that gives any. Holds the account's row, so that a plan that ends meanwhile is seen.
 */
export async function takeQuota(
  tx: Executor,
  userId: string,
  { kind, count, now }: { readonly kind: QuotaKind; readonly count: number; readonly now?: Date },
): Promise<boolean> {
  await lockAccount(tx, userId);
  const current = await currentPlan(tx, userId, now);
  const limit = current ? quotaOf(current.plan, kind) : 0;
  if (!current || count > limit) return false;
  if (count === 0) return true;
  const taken = await tx
    .insert(quotaUse)
    .values({ owner_user: userId, period_start: current.period.start, kind, used: count })
    .onConflictDoUpdate({
      target: [quotaUse.owner_user, quotaUse.period_start, quotaUse.kind],
      set: { used: sql`${quotaUse.used} + ${count}` },
      setWhere: lte(sql`${quotaUse.used} + ${count}`, limit),
    })
    .returning({ used: quotaUse.used });
  return taken.length > 0;
}
