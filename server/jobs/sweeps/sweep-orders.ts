import { and, asc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { order, payment } from '../../db/schema.js';
import { abandonOrder, type Closing } from '../../modules/orders/close-order.js';
import { recordPayment } from '../../modules/orders/record-payment.js';

/** Orders looked at in one go; those that were looked at longest ago come first. */
const BATCH = 100;
/** A payment that nothing was heard of for so long is asked about, minutes. */
const SILENT = 2;
/** An order that nobody paid for so long is given up, and its coupon is free again, hours. */
const LASTS = 24;

/**
 * Asks the provider about payments that nothing is heard of, and gives up orders that nobody pays: one that turns out to be
 * paid is fulfilled (E-050). Throws when the provider does not answer; the next sweep goes on.
 */
export async function sweepOrders(services: Closing): Promise<void> {
  const { db, payments } = services;
  const silent = await db
    .select({ id: payment.intent_id })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.order_id))
    .where(
      and(
        ...[eq(order.status, 'pending'), notInArray(payment.status, ['canceled', 'succeeded'])],
        lt(payment.updated_at, sql`now() - make_interval(mins => ${SILENT})`),
      ),
    )
    .orderBy(asc(payment.updated_at))
    .limit(BATCH);
  for (const { id } of silent) await recordPayment(services, await payments.find(id), { actor: 'sweep' });
  const unpaid = await db
    .select({ id: order.id, owner_user: order.owner_user })
    .from(order)
    .where(
      and(eq(order.status, 'pending'), lt(order.created_at, sql`now() - make_interval(hours => ${LASTS})`)),
    )
    .orderBy(asc(order.created_at))
    .limit(BATCH);
  for (const row of unpaid) await abandonOrder(services, row, 'sweep');
}
