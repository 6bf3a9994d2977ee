import { eq } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import type { Plan } from '../../contract/offers.js';
import type { Executor } from '../../db/database.js';
import { subscription } from '../../db/schema.js';
import type { ProviderSubscription } from '../../payments/plan-provider.js';
import { lockAccount } from '../payments/account-lock.js';
import { asked, syncSubscription, type Syncing } from './sync-subscription.js';

/** How long one window subscribes alone, ms: the provider answers sooner, or never. */
const ALONE = 60_000;

const there = () => new ApiError('bad_request', 'You have a subscription already', { path: 'plan' });

/**
 * Subscribes an account to a plan and charges the first month. Two windows at once make one subscription: the one that came
 * later is told so. Throws 'payment_declined' with the provider's words, and 'bad_request' for who has a plan.
 */
export async function subscribeTo(
  services: Syncing,
  { id, email, name }: Member,
  plan: Plan,
  paymentMethod: string,
): Promise<ProviderSubscription> {
  await dropUnpaid(services, id);
  const key = await claim(services.db, id, plan);
  try {
    const told = await asked(services, () =>
      services.plans.subscribe({ id, email, name }, plan, { paymentMethod, key }),
    );
    if (told.status === 'active' || told.clientSecret !== null) return told;
    await services.plans.drop(told.id);
    await syncSubscription(services, told.id);
    throw new ApiError('payment_declined', told.fault ?? 'Your card was declined.');
  } catch (error) {
    // whether it was done is not known yet: until the provider tells, nobody subscribes again
    if (!(error instanceof ApiError && error.code === 'unavailable')) await release(services.db, id);
    throw error;
  }
}

/** One that was begun and not paid is looked at again: it may be paid by now; otherwise it makes room. */
async function dropUnpaid(services: Syncing, userId: string): Promise<void> {
  const row = await rowOf(services.db, userId);
  if (row?.status !== 'incomplete' || row.provider_subscription === null) return;
  const told = await services.plans.read(row.provider_subscription);
  if (told?.status === 'incomplete') await services.plans.drop(told.id);
  await syncSubscription(services, row.provider_subscription);
}

/** A row without a provider's id says that a window is subscribing. Gives what to know its subscription by. */
async function claim(db: Executor, userId: string, plan: Plan): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const row = await rowOf(tx, userId);
    const now = new Date();
    if (row?.status === 'active' || row?.status === 'past_due') throw there();
    const held = row?.status === 'incomplete' && now.getTime() - row.updated_at.getTime() < ALONE;
    if (held) throw new ApiError('bad_request', 'Another window is subscribing just now', { path: 'plan' });
    const claimed = {
      ...{
        plan: plan.id,
        next_plan: null,
        status: 'incomplete' as const,
        period_start: now,
        period_end: now,
      },
      ...{ provider_subscription: null, cancel_at_period_end: false, updated_at: now },
    };
    await tx
      .insert(subscription)
      .values({ owner_user: userId, ...claimed })
      .onConflictDoUpdate({ target: subscription.owner_user, set: claimed });
    return `${userId}:${now.getTime()}`;
  });
}

/** A claim that led to nothing, or to one that was dropped, stands in nobody's way. */
async function release(db: Executor, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const row = await rowOf(tx, userId);
    if (row?.status === 'incomplete' && row.provider_subscription === null)
      await tx.delete(subscription).where(eq(subscription.owner_user, userId));
  });
}

const rowOf = async (db: Executor, userId: string) =>
  (await db.select().from(subscription).where(eq(subscription.owner_user, userId)))[0];

export const noSubscription = () => new ApiError('subscription_needed', 'You have no subscription');

/** The plan that an account pays for. Throws 'subscription_needed' when it has none. */
export async function requireLive(
  db: Executor,
  userId: string,
): Promise<{ readonly plan: string; readonly provider_subscription: string }> {
  const row = await rowOf(db, userId);
  if (!row || row.provider_subscription === null || !['active', 'past_due'].includes(row.status))
    throw noSubscription();
  return { plan: row.plan, provider_subscription: row.provider_subscription };
}
