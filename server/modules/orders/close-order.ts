import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { order, orderSku, payment } from '../../db/schema.js';
import type { Services } from '../../services.js';
import { releaseCoupon } from '../payments/coupons.js';
import { lockOrder } from './lock-order.js';
import { tellOrder, type Actor, type OrderRow } from './order-events.js';
import { recordPayment, type Recording } from './record-payment.js';

export type Closing = Recording & Pick<Services, 'payments'>;

/** Ends an order that came to nothing and gives its coupon back, in a transaction that holds it. */
export async function closeOrder(
  tx: Executor,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  { to, actor, event }: { readonly to: 'canceled' | 'failed'; readonly actor: Actor; readonly event: string },
): Promise<void> {
  await tx.update(order).set({ status: to }).where(eq(order.id, id));
  await releaseCoupon(tx, id);
  await tellOrder(tx, id, { actor, event, from: status, to });
}

/** The payment of an order that is under way; null when there is none. */
export async function openPayment(db: Executor, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payment.intent_id })
    .from(payment)
    .where(and(eq(payment.order_id, orderId), ne(payment.status, 'canceled')));
  return row?.id ?? null;
}

/**
 * Gives up an order that nobody pays: its payment first, at the provider, so that no money can come afterwards. One that
 * turns out to be paid is fulfilled instead. Gives whether the order is closed.
 */
export async function abandonOrder(
  services: Closing,
  { id, owner_user }: Pick<OrderRow, 'id' | 'owner_user'>,
  actor: Actor,
): Promise<boolean> {
  const open = await openPayment(services.db, id);
  if (open !== null) await recordPayment(services, await services.payments.cancel(open), { actor });
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, owner_user, id);
    if (row.status === 'canceled' || row.status === 'failed') return true;
    // paid, or somebody tries again just now
    if (row.status !== 'pending' || (await openPayment(tx, id)) !== null) return false;
    await closeOrder(tx, row, { to: 'canceled', actor, event: 'abandoned' });
    return true;
  });
}

/** Payments of other orders of the account that are under way for some of the same pictures. */
export async function rivalPayments(
  tx: Executor,
  {
    userId,
    orderId,
    pictures,
  }: { readonly userId: string; readonly orderId: string; readonly pictures: string[] },
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: payment.intent_id })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.order_id))
    .innerJoin(orderSku, eq(orderSku.order_id, order.id))
    .where(
      and(
        ...[eq(order.owner_user, userId), ne(order.id, orderId), eq(order.status, 'pending')],
        ...[notInArray(payment.status, ['canceled', 'succeeded']), inArray(orderSku.resource_id, pictures)],
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * Gives up payments that another window began for the same pictures, so that nobody pays for them twice. One that is paid
 * already is fulfilled, which whoever asked will see.
 */
export async function endRivals(services: Closing, rivals: readonly string[]): Promise<void> {
  for (const id of rivals) {
    const told = await services.payments.cancel(id);
    await recordPayment(services, told);
    if (told.status === 'processing')
      throw new ApiError('already_owned', 'These pictures are being paid for already');
  }
}
