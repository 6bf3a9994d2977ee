import { and, eq, lt } from 'drizzle-orm';
import { order, payment } from '../../db/schema.js';
import type { Executor } from '../../db/database.js';
import type { PaymentProvider, ProviderEvent, ProviderRefund } from '../../payments/payment-provider.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { endRefundedPlan } from '../subscriptions/end-refunded-plan.js';
import type { Syncing } from '../subscriptions/sync-subscription.js';
import { lockOrder } from './lock-order.js';
import { tellOrder, type Actor, type OrderRow } from './order-events.js';
import { isNews } from './record-payment.js';
import { withdrawOrder } from './withdraw-order.js';

type Taking = Syncing & { readonly jobs: Pick<JobQueue, 'add'> };
type Refunding = Taking & { readonly payments: Pick<PaymentProvider, 'refund'> };

/**
 * Gives back what was paid for an order and takes back what it gave. The money goes first, under a name of the order: asked
 * again after a crash, it is given back once, and the rest follows: the plan that it paid ends, then what it gave goes. Gives false for an order that was refunded before.
 */
export async function refundOrder(
  services: Refunding,
  { id, owner_user, status, payment_mode, amount_cents }: OrderRow,
  actor: Actor,
): Promise<boolean> {
  const { db, jobs, payments } = services;
  if (status !== 'fulfilled') return false;
  const paid = payment_mode === 'card' && amount_cents > 0 ? await paymentOf(db, id) : null;
  if (paid !== null) await payments.refund(paid, id);
  await endRefundedPlan(services, { id, owner_user });
  return db.transaction(async (tx) =>
    withdrawOrder(tx, await lockOrder(tx, owner_user, id), { jobs, actor }),
  );
}

async function paymentOf(db: Executor, orderId: string): Promise<string> {
  const [row] = await db
    .select({ id: payment.intent_id })
    .from(payment)
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'succeeded')));
  if (!row) throw new Error('There is no payment of this order that could be given back');
  return row.id;
}

/**
 * Takes the provider's message of what was given back of a payment in all: an order of which nothing is left is taken back.
 * The plan that it paid ends first, so that a message that comes again after a crash finds the rest still to be done.
 */
export async function takeRefund(
  services: Taking,
  event: Pick<ProviderEvent, 'id' | 'type'>,
  { paymentId, refundedCents, disputed }: ProviderRefund,
): Promise<void> {
  const { db, jobs } = services;
  const paid = await orderPaidBy(db, paymentId);
  const all = paid !== null && refundedCents >= paid.cents;
  if (all) await endRefundedPlan(services, paid);
  await db.transaction(async (tx) => {
    if (!(await isNews(tx, event)) || paid === null) return;
    const row = await lockOrder(tx, paid.owner_user, paid.id);
    const refunded = Math.min(refundedCents, paid.cents);
    const news = await tx
      .update(payment)
      .set({ refunded_cents: refunded })
      // a message that comes late tells less than what is known already
      .where(and(eq(payment.intent_id, paymentId), lt(payment.refunded_cents, refunded)))
      .returning({ id: payment.intent_id });
    if (news.length > 0 && !all)
      await tellOrder(tx, row.id, {
        ...{ actor: 'provider', event: 'refunded in part', from: row.status, to: row.status },
        detail: `${refunded} of ${paid.cents} cents`,
      });
    const why = disputed ? 'taken back by the bank' : 'refunded';
    if (all) await withdrawOrder(tx, row, { jobs, actor: 'provider', event: why });
  });
}

/** The order of a payment, and what was paid; null for a payment that is none of ours. */
async function orderPaidBy(
  db: Executor,
  paymentId: string,
): Promise<{ readonly id: string; readonly owner_user: string; readonly cents: number } | null> {
  const [row] = await db
    .select({ id: order.id, owner_user: order.owner_user, cents: payment.amount_cents })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.order_id))
    .where(eq(payment.intent_id, paymentId));
  return row ?? null;
}
