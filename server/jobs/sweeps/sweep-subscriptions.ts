import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { subscription } from '../../db/schema.js';
import { syncSubscription, type Syncing } from '../../modules/subscriptions/sync-subscription.js';

const BATCH = 100;
/** A period that is over for so long should have been followed by a message, minutes. */
const LATE = 10;
/** A window that began to subscribe has ended by now, minutes. */
const CLAIM_LASTS = 10;

/**
 * Asks the provider about plans whose period is over and those that were begun and not paid, and forgets beginnings that came
 * to nothing. Throws when the provider does not answer; the next sweep goes on.
 */
export async function sweepSubscriptions(services: Syncing): Promise<void> {
  const { db } = services;
  const { provider_subscription: id, status, period_end, updated_at } = subscription;
  const before = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;
  const late = await db
    .select({ id })
    .from(subscription)
    .where(
      and(
        isNotNull(id),
        lt(updated_at, before(LATE)),
        or(
          and(inArray(status, ['active', 'past_due']), lt(period_end, before(LATE))),
          eq(status, 'incomplete'),
        ),
      ),
    )
    .orderBy(asc(updated_at))
    .limit(BATCH);
  for (const row of late) await syncSubscription(services, row.id!);
  await db
    .delete(subscription)
    .where(and(isNull(id), eq(status, 'incomplete'), lt(updated_at, before(CLAIM_LASTS))));
}
