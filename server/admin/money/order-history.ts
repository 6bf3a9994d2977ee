import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { creditEntry, invoice, order, orderEvent, orderSku, payment, user } from '../../db/schema.js';
import type { Verb } from '../verb.js';
import { dollars } from './amounts.js';
import { orderLine } from './list-orders.js';

export const orderHistoryVerb: Verb = {
  name: 'order-history',
  args: ['ORDER'],
  about: 'all that is known of an order: its lines, payments and credits, and who did what to it when',
  async run({ config, database: { db }, say }, id) {
    const found = await findOrder(db, id!);
    say(orderLine(found.order, found, config));
    const lines = await db
      .select()
      .from(orderSku)
      .where(eq(orderSku.order_id, id!))
      .orderBy(asc(orderSku.position));
    for (const { type, name, price_cents, resource_id, mockup_id, offer } of lines)
      say(`  ${type}  ${resource_id ?? mockup_id ?? offer ?? ''}  ${name}  ${dollars(price_cents)}`);
    const payments = await db
      .select()
      .from(payment)
      .where(eq(payment.order_id, id!))
      .orderBy(payment.attempt);
    for (const { intent_id, attempt, status, amount_cents, refunded_cents, fault } of payments)
      say(
        `  payment ${attempt}  ${intent_id}  ${status}  ${dollars(amount_cents)}, ${dollars(refunded_cents)} given back  ${fault ?? ''}`.trimEnd(),
      );
    const entries = await db.select().from(creditEntry).where(eq(creditEntry.order_id, id!));
    for (const { amount, balance_after, reason } of entries)
      say(`  credits  ${amount > 0 ? '+' : ''}${amount} (${reason}), ${balance_after} after it`);
    const events = await db
      .select()
      .from(orderEvent)
      .where(eq(orderEvent.order_id, id!))
      .orderBy(asc(orderEvent.created_at));
    for (const { created_at, actor, event, from_status, to_status, detail } of events)
      say(
        `  ${created_at.toISOString()}  ${actor}  ${event}  ${from_status ?? 'nothing'} > ${to_status}  ${detail ?? ''}`.trimEnd(),
      );
  },
};

/** An order by its id, whoever's it is. Throws what is fit to show. */
export async function findOrder(db: Executor, id: string) {
  const [row] = await db
    .select({ order, email: user.email, number: invoice.number })
    .from(order)
    .innerJoin(user, eq(user.id, order.owner_user))
    .leftJoin(invoice, eq(invoice.order_id, order.id))
    .where(eq(order.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
}
