import { createHash } from 'node:crypto';
import type { CommerceSettings } from '../../config/commerce.js';
import { PLANS } from '../../contract/offers.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { order, orderSku, payment } from '../../db/schema.js';
import type { PaidPeriod } from '../../payments/plan-provider.js';
import { issueInvoice } from '../invoices/issue-invoice.js';
import { tellOrder } from '../orders/order-events.js';
import { moveCredits } from '../payments/ledger.js';

/** The order that a paid invoice of the provider becomes: the same however often it is told. */
export const planOrderId = (invoiceId: string): string =>
  createHash('sha256').update(`plan:${invoiceId}`).digest('hex').slice(0, ID_LENGTH);

/**
 * Gives what a paid period brings, once: an order with its invoice, and the credits of the plan. In a transaction that holds
 * the account.
 */
export async function givePaidPeriod(
  tx: Executor,
  userId: string,
  { invoiceId, intentId, plan: planId, amount_cents, currency, paidAt }: PaidPeriod,
  commerce: CommerceSettings,
): Promise<void> {
  const id = planOrderId(invoiceId);
  const plan = [...commerce.plans, ...PLANS].find((one) => one.id === planId);
  const made = await tx
    .insert(order)
    .values({
      ...{ id, owner_user: userId, payment_mode: 'card', status: 'fulfilled', currency },
      ...{ subtotal_cents: amount_cents, amount_cents, paid_at: paidAt, fulfilled_at: new Date() },
    })
    .onConflictDoNothing()
    .returning({ id: order.id });
  if (made.length === 0) return;
  const credits = plan?.credits ?? 0;
  await tx.insert(orderSku).values({
    ...{ order_id: id, position: 0, type: 'plan', name: `${plan?.name ?? planId} plan`, offer: planId },
    ...{ price_cents: amount_cents, credits },
  });
  if (intentId !== null)
    await tx
      .insert(payment)
      .values({
        ...{ intent_id: intentId, order_id: id, attempt: 1, status: 'succeeded', amount_cents, currency },
      })
      .onConflictDoNothing();
  await tellOrder(tx, id, {
    ...{ actor: 'provider', event: 'fulfilled', from: null, to: 'fulfilled', detail: invoiceId },
  });
  await moveCredits(tx, {
    ...{ userId, amount: credits, reason: 'plan', key: `plan:${invoiceId}`, actor: 'provider', orderId: id },
  });
  await issueInvoice(tx, commerce.seller, id);
}
