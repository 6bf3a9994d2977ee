import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../../db/database.js';
import { order, payment, paymentEvent } from '../../db/schema.js';
import type { ProviderEvent, ProviderPayment } from '../../payments/payment-provider.js';
import type { Services } from '../../services.js';
import { fulfilOrder } from './fulfil.js';
import { lockOrder } from './lock-order.js';
import { tellOrder, type Actor, type OrderRow, type OrderState } from './order-events.js';

export type Recording = Pick<Services, 'db' | 'jobs' | 'commerce'> & {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

interface Heard {
  /** The message that tells it; a copy of one that was heard before does nothing. */
  readonly event?: Pick<ProviderEvent, 'id' | 'type'>;
  readonly actor?: Actor;
}

/**
 * Writes down what the provider says of a payment and fulfils its order when it is paid, all in one transaction: once,
 * however often, in whatever order and from however many sides it is told. Gives the state of the order; null for a payment
 * that is none of ours.
 */
export async function recordPayment(
  { db, jobs, log, commerce }: Recording,
  told: ProviderPayment,
  { event, actor = 'provider' }: Heard = {},
): Promise<OrderState | null> {
  return db.transaction(async (tx) => {
    if (event && !(await isNews(tx, event))) return null;
    const found = await orderOf(tx, told);
    if (!found) {
      if (told.orderId !== null)
        log.error({ payment: told.id }, 'a payment is for an order that is not there');
      return null;
    }
    const row = await lockOrder(tx, found.owner_user, found.id);
    await note(tx, row, told);
    if (told.status !== 'succeeded') {
      // the message of it says what the answer to the charge has said
      if (told.fault !== null && row.status === 'pending' && !event)
        await tellOrder(tx, row.id, {
          ...{ actor, event: 'declined', from: row.status, to: row.status, detail: told.fault },
        });
      return row.status;
    }
    if (row.status === 'fulfilled' || row.status === 'refunded') return row.status;
    const misfit = misfitOf(row, told);
    if (misfit !== null) {
      log.error({ payment: told.id, order: row.id }, `a payment does not fit its order: ${misfit}`);
      await tellOrder(tx, row.id, {
        ...{ actor, event: 'misfit', from: row.status, to: row.status, detail: misfit },
      });
      return row.status;
    }
    // also of one that was closed meanwhile: what is paid is given
    await fulfilOrder(tx, row, { jobs, commerce, actor, detail: told.id });
    return 'fulfilled';
  });
}

/** Whether a message was not heard before; from now on it was. */
export async function isNews(
  tx: Executor,
  { id, type }: Pick<ProviderEvent, 'id' | 'type'>,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvent)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return rows.length > 0;
}

/** What a message tells is not all done: a copy of it is news again. */
export async function forgetNews(tx: Executor, { id }: Pick<ProviderEvent, 'id'>): Promise<void> {
  await tx.delete(paymentEvent).where(eq(paymentEvent.id, id));
}

/** By the payment we wrote down; otherwise by the order it names. */
async function orderOf(
  tx: Executor,
  told: ProviderPayment,
): Promise<Pick<OrderRow, 'id' | 'owner_user'> | null> {
  const columns = { id: order.id, owner_user: order.owner_user };
  const [known] = await tx
    .select(columns)
    .from(payment)
    .innerJoin(order, eq(order.id, payment.order_id))
    .where(eq(payment.intent_id, told.id));
  if (known || told.orderId === null) return known ?? null;
  const [named] = await tx.select(columns).from(order).where(eq(order.id, told.orderId));
  return named ?? null;
}

/** What succeeded stays so, whatever an older message says that comes late. */
async function note(tx: Executor, row: OrderRow, told: ProviderPayment): Promise<void> {
  await tx
    .update(payment)
    .set({ status: told.status, fault: told.fault, updated_at: sql`now()` })
    .where(
      and(
        ...[eq(payment.intent_id, told.id), eq(payment.order_id, row.id)],
        ...[ne(payment.status, 'succeeded'), ne(payment.status, 'canceled')],
      ),
    );
}

function misfitOf(row: OrderRow, told: ProviderPayment): string | null {
  if (told.orderId !== row.id) return `it is for order ${told.orderId ?? 'none'}`;
  if (row.payment_mode !== 'card') return `the order is paid by ${row.payment_mode}`;
  if (told.amountCents !== row.amount_cents)
    return `${told.amountCents} cents instead of ${row.amount_cents}`;
  return told.currency === row.currency ? null : `${told.currency} instead of ${row.currency}`;
}
