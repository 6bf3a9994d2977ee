import { asc, eq, sql } from 'drizzle-orm';
import type { Seller } from '../../config/commerce.js';
import type { Executor } from '../../db/database.js';
import { counter, invoice, order, orderSku, user, type InvoiceLine } from '../../db/schema.js';
import { skuDetail, skuName } from './sku-words.js';

const COUNTER = 'invoice';

/**
 * Issues the invoice of an order that was just fulfilled, in the same transaction; the order's row is locked by the caller.
 * An order that has one keeps it. Numbers count from 1 without a gap: whoever takes one holds the counter until the
 * transaction ends, and one that is rolled back takes none [E-051].
 */
export async function issueInvoice(tx: Executor, seller: Seller, orderId: string): Promise<void> {
  const there = await tx.$count(invoice, eq(invoice.order_id, orderId));
  if (there > 0) return;
  const [bought] = await tx
    .select({ order, name: user.name, email: user.email })
    .from(order)
    .innerJoin(user, eq(user.id, order.owner_user))
    .where(eq(order.id, orderId));
  if (!bought) throw new Error(`there is no order ${orderId}`);
  const skus = await tx
    .select()
    .from(orderSku)
    .where(eq(orderSku.order_id, orderId))
    .orderBy(asc(orderSku.position));
  const { subtotal_cents, discount_cents, amount_cents, currency, email } = bought.order;
  await tx.insert(invoice).values({
    ...{ number: await nextNumber(tx), order_id: orderId },
    seller: partyOf(seller),
    buyer: { name: bought.name, lines: [], email: email === '' ? bought.email : email },
    lines: skus.map((sku) => lineOf(sku)),
    ...{ subtotal_cents, discount_cents, total_cents: amount_cents, currency },
  });
}

async function nextNumber(tx: Executor): Promise<number> {
  const [taken] = await tx
    .insert(counter)
    .values({ name: COUNTER, value: 1 })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value });
  return taken!.value;
}

const partyOf = ({ name, address, email, tax_id }: Seller) => ({
  ...{ name, lines: address },
  ...(email !== undefined && { email }),
  ...(tax_id !== undefined && { taxId: tax_id }),
});

const lineOf = (sku: typeof orderSku.$inferSelect): InvoiceLine => ({
  ...{ name: skuName(sku), detail: skuDetail(sku), price_cents: sku.price_cents, credits: sku.credits },
});
