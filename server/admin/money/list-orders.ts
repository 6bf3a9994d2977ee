import { desc, eq } from 'drizzle-orm';
import type { Config } from '../../config.js';
import { invoice, order, user } from '../../db/schema.js';
import { invoiceNumber } from '../../modules/invoices/stored-invoice.js';
import { findUser } from '../users/find-user.js';
import type { Verb } from '../verb.js';
import { dollars } from './amounts.js';

const NEWEST = 100;

export const listOrdersVerb: Verb = {
  name: 'list-orders',
  args: [],
  optional: ['EMAIL'],
  about: `the ${NEWEST} newest orders, of all users or of one`,
  async run({ config, database: { db }, say }, email) {
    const of = email === undefined ? undefined : eq(order.owner_user, (await findUser(db, email)).id);
    const rows = await db
      .select({ order, email: user.email, number: invoice.number })
      .from(order)
      .innerJoin(user, eq(user.id, order.owner_user))
      .leftJoin(invoice, eq(invoice.order_id, order.id))
      .where(of)
      .orderBy(desc(order.created_at), desc(order.id))
      .limit(NEWEST);
    for (const row of rows) say(orderLine(row.order, row, config));
    say(`${rows.length} of ${await db.$count(order, of)} orders`);
  },
};

interface Beside {
  readonly email: string;
  readonly number: number | null;
}

/** 'ab12  2026-11-25T10:00:00.000Z  fulfilled  $2.00 by card  ann@example.com  DM-000042' */
export function orderLine(
  { id, created_at, status, payment_mode, amount_cents, amount_credits }: typeof order.$inferSelect,
  { email, number }: Beside,
  { commerce: { invoicePrefix } }: Pick<Config, 'commerce'>,
): string {
  const paid =
    payment_mode === 'credits' ? `${amount_credits} credits` : `${dollars(amount_cents)} by ${payment_mode}`;
  const parts = [id, created_at.toISOString(), status, paid, email];
  return [...parts, ...(number === null ? [] : [invoiceNumber(invoicePrefix, number)])].join('  ');
}
