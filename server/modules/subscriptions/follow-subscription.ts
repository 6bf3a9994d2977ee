import { and, eq, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { subscription, user } from '../../db/schema.js';
import type { ProviderSubscription } from '../../payments/plan-provider.js';
import { planGift } from './plans.js';

/** The last moment that a reading of this process was given, microseconds since 1970. */
let lastReading = 0n;

/**
 * A moment of the database's clock, to the microsecond: when a reading of the provider began. Clocks that count
 * milliseconds alone (the embedded database's) tell many readings the same one, so each is later than the one before it.
 */
export async function readingBegins(db: Executor): Promise<string> {
  const now = sql<string>`(extract(epoch from clock_timestamp()) * 1000000)::bigint::text`;
  const [row] = await db.select({ now }).from(sql`(select 1) as one`);
  const told = BigInt(row!.now);
  lastReading = told > lastReading ? told : lastReading + 1n;
  return momentText(lastReading);
}

/** Microseconds since 1970 as PostgreSQL reads a timestamp. */
const momentText = (microseconds: bigint): string =>
  `${new Date(Number(microseconds / 1000n)).toISOString().slice(0, -1)}${String(microseconds % 1000n).padStart(3, '0')}Z`;

/** States in which a subscription is somebody's, so that another one does not take its place. */
const LIVE: readonly ProviderSubscription['status'][] = ['active', 'past_due'];

/**
 * Makes an account's plan what the provider tells, and with it what the account may use, in a transaction that holds the
 * account. Readings may be applied in any order: whatever changes at the provider is followed by a message, so of two
 * readings the one that began later knows the last change, and an earlier one does nothing. Gives whether anything was
 * written.
 */
export async function followSubscription(
  tx: Executor,
  told: ProviderSubscription,
  began: string,
): Promise<boolean> {
  const state = {
    ...{ provider_customer: told.customer, provider_subscription: told.id, status: told.status },
    ...plansOf(told),
    ...{ period_start: told.periodStart, period_end: told.periodEnd },
    cancel_at_period_end: told.cancelAtPeriodEnd,
    updated_at: sql`${began}::timestamptz`,
  };
  const newer = and(
    eq(subscription.provider_subscription, told.id),
    lte(subscription.updated_at, sql`${began}::timestamptz`),
  );
  const claimed = isNull(subscription.provider_subscription);
  const ended = and(
    ne(subscription.provider_subscription, told.id),
    notInArray(subscription.status, [...LIVE]),
  );
  // one that came to nothing never takes the place of another
  const replaces = LIVE.includes(told.status)
    ? or(newer, claimed, ended)
    : told.status === 'incomplete'
      ? or(newer, claimed)
      : newer;
  const [row] = await tx
    .insert(subscription)
    .values({ owner_user: told.userId, ...state })
    .onConflictDoUpdate({
      target: subscription.owner_user,
      set: state,
      setWhere: replaces!,
    })
    .returning();
  if (!row) return false;
  await tx.update(user).set(rightsOf(row)).where(eq(user.id, told.userId));
  return true;
}

/**
 * Ends a subscription that the provider does not know: it is of another account at it, or of the test shop, and nobody pays
 * for it. Gives whose it was; null when it was none of ours, or had ended.
 */
export async function endUnknown(tx: Executor, id: string): Promise<string | null> {
  const [row] = await tx
    .update(subscription)
    .set({
      status: 'canceled',
      next_plan: null,
      cancel_at_period_end: false,
      updated_at: sql`clock_timestamp()`,
    })
    .where(and(eq(subscription.provider_subscription, id), ne(subscription.status, 'canceled')))
    .returning();
  if (!row) return null;
  await tx.update(user).set(rightsOf(row)).where(eq(user.id, row.owner_user));
  return row.owner_user;
}

/** The plan of this period is the one that was paid for last; a cheaper one comes with the next. */
function plansOf({ plan, paid }: ProviderSubscription): { plan: string; next_plan: string | null } {
  const now = paid.at(-1)?.plan ?? plan;
  return { plan: now, next_plan: now === plan ? null : plan };
}

/** What is not paid for opens nothing. */
const rightsOf = ({ status, plan }: typeof subscription.$inferSelect) =>
  status === 'active'
    ? { sub_status: 'active' as const, sub_scope: [...planGift(plan).scope] }
    : { sub_status: 'free' as const, sub_scope: [] };

/** Whether a subscription is paid for beside another one that the account has. */
export async function isRival(tx: Executor, { id, userId, status }: ProviderSubscription): Promise<boolean> {
  if (!LIVE.includes(status)) return false;
  const another = and(eq(subscription.owner_user, userId), ne(subscription.provider_subscription, id));
  return (await tx.$count(subscription, another)) > 0;
}
