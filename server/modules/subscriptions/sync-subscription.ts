import { eq } from 'drizzle-orm';
import { user } from '../../db/schema.js';
import type { ProviderEvent } from '../../payments/payment-provider.js';
import type { ProviderSubscription } from '../../payments/plan-provider.js';
import type { Services } from '../../services.js';
import { isNews } from '../orders/record-payment.js';
import { lockAccount } from '../payments/account-lock.js';
import { followSubscription, isRival, readingBegins } from './follow-subscription.js';
import { givePaidPeriod } from './paid-periods.js';

export type Syncing = Pick<Services, 'db' | 'plans' | 'commerce' | 'sessions'>;

/** The subscription that a message is about; null for a message about something else. */
export function subscriptionIn({ object }: Pick<ProviderEvent, 'object'>): string | null {
  if (object['object'] === 'subscription') return String(object['id']);
  if (object['object'] !== 'invoice') return null;
  const parent = object['parent'] as { subscription_details?: { subscription?: unknown } } | null | undefined;
  const named = parent?.subscription_details?.subscription;
  return typeof named === 'string' ? named : null;
}

/**
 * Asks the provider how a subscription stands, and makes the account's plan, credits and invoices follow, all in one
 * transaction. Whatever message leads here, its own words count for nothing: so messages may come in any order, and any
 * number of times.
 */
export async function syncSubscription(
  services: Syncing,
  id: string,
  event?: Pick<ProviderEvent, 'id' | 'type'>,
): Promise<void> {
  await asked(services, () => services.plans.read(id), event);
}

/** Asks the provider for something and takes over what it answers; null when it knows nothing of it. */
export async function asked<Told extends ProviderSubscription | null>(
  services: Syncing,
  ask: () => Promise<Told>,
  event?: Pick<ProviderEvent, 'id' | 'type'>,
): Promise<Told> {
  const { db, sessions, commerce } = services;
  const began = await readingBegins(db);
  const told = await ask();
  const outcome = await db.transaction(async (tx) => {
    if (event && !(await isNews(tx, event))) return 'nothing';
    // one that is none of ours, or whose account is gone
    if (!told || (await tx.$count(user, eq(user.id, told.userId))) === 0) return 'nothing';
    await lockAccount(tx, told.userId);
    const followed = await followSubscription(tx, told, began);
    for (const period of told.paid) await givePaidPeriod(tx, told.userId, period, commerce);
    if (followed) return 'followed';
    return (await isRival(tx, told)) ? 'rival' : 'nothing';
  });
  if (told && outcome === 'followed') await sessions.userChanged(told.userId);
  // nobody pays for two: the second one brings its month, and is never renewed
  if (told && outcome === 'rival') await services.plans.drop(told.id);
  return told;
}
