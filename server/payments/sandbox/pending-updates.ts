import type { Executor } from '../../db/database.js';
import { chargeInvoice, createInvoice, settleInvoice, voidInvoice } from './invoices.js';
import { emit, lockObject, saveObject, shown } from './objects.js';
import { periodEnd } from './periods.js';
import { itemId, itemsOf, periodOf, priceIn } from './subscription-items.js';
import { answer, invalid, type Answer, type Body } from './wire.js';

/** Changes of a subscription that wait for their payment: until it is made, nothing of it is another. */

/** A change waits so long at most, seconds. */
const WAITS = 23 * 3600;

/**
 * A period of the new price at once; what is left of the old one is taken off. Where the card does not pay, or its buyer is
 * to authenticate the payment first, the change waits.
 */
export async function beginAnew(tx: Executor, changed: Body, held: Body, now: number): Promise<Body> {
  const [start, end] = periodOf(held);
  const left = Math.max(0, Math.min(1, (end - now) / (end - start)));
  const price = priceIn(changed);
  const anew = {
    ...{ billing_cycle_anchor: now, _period_price: price.unit_amount, metadata: changed['metadata'] },
    ...{ items: itemsOf(itemId(held), price, now, periodEnd(now, now)), status: 'active', _failures: 0 },
    cancel_at_period_end: changed['cancel_at_period_end'],
  };
  const lines = [
    { amount: -Math.round(Number(held['_period_price']) * left), price: priceIn(held) },
    { amount: price.unit_amount, price },
  ];
  const invoice = await createInvoice(tx, held, { lines, reason: 'subscription_update', now });
  const method = String(changed['default_payment_method']);
  const outcome = await chargeInvoice(tx, invoice, { offSession: false, method });
  if (outcome === 'paid') {
    await settleInvoice(tx, invoice, now);
    return saveObject(tx, { ...changed, ...anew, latest_invoice: invoice['id'] });
  }
  if (outcome !== 'asks') await emit(tx, 'invoice.payment_failed', invoice);
  return saveObject(tx, {
    ...{ ...held, latest_invoice: invoice['id'], _pending: anew },
    pending_update: {
      ...{ expires_at: Math.min(now + WAITS, end), subscription_items: anew.items.data },
      metadata: anew.metadata,
    },
  });
}

const none = { _pending: null, pending_update: null };

/** The subscription with the change that waited for this invoice, if there is one. */
export const withPending = (sub: Body, invoice: Body): Body =>
  sub['_pending'] && sub['latest_invoice'] === invoice['id']
    ? { ...sub, ...(sub['_pending'] as Body), ...none }
    : sub;

/** The subscription without a change that waited. */
export async function dropPending(tx: Executor, sub: Body): Promise<Body> {
  if (!sub['_pending']) return sub;
  await voidInvoice(tx, await lockObject(tx, 'invoice', String(sub['latest_invoice'])));
  return saveObject(tx, { ...sub, ...none });
}

/** Gives an invoice up, and the change that waited for it. */
export async function giveUpInvoice(tx: Executor, id: string): Promise<Answer> {
  const invoice = await lockObject(tx, 'invoice', id);
  if (invoice['status'] !== 'open') throw invalid('Invoice is not open', { code: 'invoice_not_editable' });
  const sub = await lockObject(tx, 'subscription', String(invoice['_subscription']));
  if (sub['_pending'] && sub['latest_invoice'] === id) {
    const left = await dropPending(tx, sub);
    await emit(tx, 'customer.subscription.updated', left);
  } else await voidInvoice(tx, invoice);
  return answer(shown(await lockObject(tx, 'invoice', id)));
}
