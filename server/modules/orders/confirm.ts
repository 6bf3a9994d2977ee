import type { Member } from '../../access/principal.js';
import { boughtOf } from '../../access/purchases.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { takeQuota } from '../subscriptions/quotas.js';
import { moveCredits } from '../payments/ledger.js';
import { alreadyOwned } from './charge.js';
import { closeOrder, endRivals, openPayment, rivalPayments, type Closing } from './close-order.js';
import { fulfilOrder } from './fulfil.js';
import { hasMockups, lockOrder, picturesIn, requireOrder } from './lock-order.js';
import { requireMockupPlan } from './pricing/mockup-plan.js';
import type { OrderRow } from './order-events.js';
import { recordPayment } from './record-payment.js';

/** Other windows may begin to pay for the same pictures meanwhile; so often it is tried again. */
const TRIES = 4;

const notPaid = () => new ApiError('not_paid', 'Payment Failed');

/**
 * Fulfils an order of the member's once it is paid: of a card the provider is asked, credits are moved here, a subscription
 * must cover it. Throws 'not_paid', 'no_credits', 'already_owned' or 'not_allowed'.
 */
export async function confirmOrder(services: Closing, member: Member, orderId: string): Promise<void> {
  const row = await requireOrder(services.db, member.id, orderId);
  if (row.status === 'fulfilled') return;
  if (row.payment_mode === 'card' && row.amount_cents > 0) return confirmCard(services, row, member);
  if (row.payment_mode === 'subscription' && (await hasMockups(services.db, row.id)))
    requireMockupPlan(member);
  await confirmWithout(services, member, orderId);
}

async function confirmCard(services: Closing, row: OrderRow, member: Member): Promise<void> {
  const open = await openPayment(services.db, row.id);
  if (open === null) throw notPaid();
  const told = await services.payments.find(open);
  const state = await recordPayment(services, told, { actor: `user:${member.id}` });
  if (state !== 'fulfilled') throw notPaid();
}

/** All that needs no card. Account and order are held, so that it is done once and no picture is paid for twice. */
async function confirmWithout(services: Closing, member: Member, orderId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await services.db.transaction((tx) => settle(tx, services, member, orderId));
    if (outcome === 'fulfilled') return;
    if (outcome === 'owned') throw alreadyOwned();
    if (outcome === 'uncovered')
      throw new ApiError('subscription_needed', 'Your plan does not cover these pictures');
    if (outcome === 'poor') throw new ApiError('no_credits', 'You do not have enough credits');
    await endRivals(services, outcome);
  }
  throw new ApiError('unavailable', 'The payment is under way in another window. Please try again.');
}

type Outcome = 'fulfilled' | 'owned' | 'poor' | 'uncovered' | readonly string[];

async function settle(
  tx: Executor,
  { jobs, commerce }: Closing,
  member: Member,
  orderId: string,
): Promise<Outcome> {
  const { id: userId } = member;
  const actor = `user:${userId}` as const;
  const row = await lockOrder(tx, userId, orderId);
  if (row.status === 'fulfilled') return 'fulfilled';
  if (row.status !== 'pending') throw notPaid();
  const pictures = await picturesIn(tx, orderId);
  if ((await boughtOf(tx, userId, pictures)).size > 0) {
    await closeOrder(tx, row, { to: 'canceled', actor, event: 'owned already' });
    return 'owned';
  }
  const rivals = await rivalPayments(tx, { userId, orderId, pictures });
  if (rivals.length > 0) return rivals;
  if (row.payment_mode === 'subscription' && pictures.length > 0) {
    const quota = { kind: 'premium_image', count: pictures.length } as const;
    if (!(await takeQuota(tx, userId, quota))) {
      await closeOrder(tx, row, { to: 'failed', actor, event: 'no quota' });
      return 'uncovered';
    }
  }
  if (row.payment_mode === 'credits' && !(await spend(tx, row, actor))) {
    await closeOrder(tx, row, { to: 'failed', actor, event: 'no credits' });
    return 'poor';
  }
  await fulfilOrder(tx, row, { jobs, commerce, actor });
  return 'fulfilled';
}

async function spend(tx: Executor, row: OrderRow, actor: string): Promise<boolean> {
  try {
    await moveCredits(tx, {
      ...{ userId: row.owner_user, amount: -row.amount_credits, reason: 'purchase' },
      ...{ key: `order:${row.id}`, actor, orderId: row.id },
    });
    return true;
  } catch (error) {
    // it throws before anything is written
    if (error instanceof ApiError && error.code === 'no_credits') return false;
    throw error;
  }
}
