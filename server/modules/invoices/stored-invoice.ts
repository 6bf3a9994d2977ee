import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { invoice, order } from '../../db/schema.js';
import type { Invoice } from './invoice.js';

/** 'DM-000042' */
export const invoiceNumber = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(6, '0')}`;

/** The invoice of an order of one's own; undefined while it has none, and of anybody else's. */
export async function storedInvoice(
  db: Executor,
  {
    orderId,
    ownerId,
    prefix,
  }: { readonly orderId: string; readonly ownerId: string; readonly prefix: string },
): Promise<Invoice | undefined> {
  const own = and(
    ...[eq(order.id, orderId), eq(order.owner_user, ownerId)],
    inArray(order.status, ['fulfilled', 'refunded']),
  );
  const [row] = await db
    .select({ invoice, order })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.order_id))
    .where(own);
  if (!row) return undefined;
  const { number, seller, buyer, lines, subtotal_cents, discount_cents, total_cents, issued_at } =
    row.invoice;
  const { payment_mode, amount_credits, coupon_code, status } = row.order;
  return {
    ...{ number: invoiceNumber(prefix, number), order_id: orderId, issued_at },
    seller: {
      ...{ name: seller.name, address: seller.lines },
      ...(seller.email !== undefined && { email: seller.email }),
      ...(seller.taxId !== undefined && { tax_id: seller.taxId }),
    },
    buyer: { name: buyer.name, email: buyer.email ?? '' },
    lines,
    ...{ subtotal_cents, discount_cents, amount_cents: total_cents, coupon_code },
    ...{ credits: payment_mode === 'credits' ? amount_credits : null, paid_by: payment_mode },
    refunded: status === 'refunded',
  };
}
