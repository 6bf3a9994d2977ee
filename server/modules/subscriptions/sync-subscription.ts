import { and, eq } from 'drizzle-orm';
import { DELETED_ISSUER } from '../../access/deleted-account.js';
import { user } from '../../db/schema.js';
import type { Executor } from '../../db/database.js';
import type { ProviderEvent } from '../../payments/payment-provider.js';
import type { ProviderSubscription } from '../../payments/plan-provider.js';
import type { Services } from '../../services.js';
import { forgetNews, isNews } from '../orders/record-payment.js';
import { lockAccount } from '../payments/account-lock.js';
import { endUnknown, followSubscription, isRival, readingBegins } from './follow-subscription.js';
import { givePaidPeriod } from './paid-periods.js';

export type Syncing = Pick<Services, 'db' | 'plans' | 'commerce' | 'sessions'>;

interface Parent {
  readonly subscription_details?: { readonly subscription?: unknown } | null;
}

/** The subscription that a message is about; null for a message about something else. */
export function subscriptionIn({ object }: Pick<ProviderEvent, 'object'>): string | null {
  if (object['object'] === 'subscription') return String(object['id']);
  if (object['object'] !== 'invoice') return null;
  const { parent, subscription: older } = object as { parent?: Parent | null; subscription?: unknown };
  // an endpoint of an older version of Stripe's is told it in the invoice itself
  const named = parent?.subscription_details?.subscription ?? older;
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
  const told = await asked(services, () => services.plans.read(id), event);
  if (told) return;
  const owner = await services.db.transaction((tx) => endUnknown(tx, id));
  if (owner !== null) await services.sessions.userChanged(owner);
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
    // one that is none of ours
    if (!told || (await tx.$count(user, eq(user.id, told.userId))) === 0) return 'nothing';
    await lockAccount(tx, told.userId);
    const followed = !(await isDeleted(tx, told.userId)) && (await followSubscription(tx, told, began));
    for (const period of told.paid) await givePaidPeriod(tx, told.userId, period, commerce);
    if (followed) return 'followed';
    if (!(await isUnwanted(tx, told))) return 'nothing';
    // until it is ended, the message that tells of it is news: it comes again when that fails
    if (event) await forgetNews(tx, event);
    return 'unwanted';
  });
  if (told && outcome === 'followed') await sessions.userChanged(told.userId);
  // it brings its month, and is never renewed
  if (told && outcome === 'unwanted') await services.plans.drop(told.id);
  return told;
}

/** Nobody pays for two, nor for an account that is gone. */
async function isUnwanted(tx: Executor, told: ProviderSubscription): Promise<boolean> {
  if (await isDeleted(tx, told.userId)) return told.status !== 'canceled';
  return isRival(tx, told);
}

const isDeleted = async (tx: Executor, id: string): Promise<boolean> =>
  (await tx.$count(user, and(eq(user.id, id), eq(user.issuer, DELETED_ISSUER)))) > 0;
