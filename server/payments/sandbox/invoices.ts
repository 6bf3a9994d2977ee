import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { sandboxObject } from '../../db/schema.js';
import { CARD_FAULTS } from './cards.js';
import { emit, lockObject, newObjectId, saveObject, seconds, shown } from './objects.js';
import { behaviorOf, cancelIntent, confirmIntent, createIntent } from './payment-intents.js';
import type { Price } from './subscription-items.js';
import { answer, wordOf, type Answer, type Body, type Params } from './wire.js';

/** Invoices of the test shop: each opens a period of a subscription once it is paid. */

/** Stripe charges no less, cents: what is under it is let go. */
const LEAST = 50;

/** What a line of an invoice asks for, cents, or takes off. */
interface Billing {
  readonly amount: number;
  readonly price: Price;
}

export interface Billed {
  readonly lines: readonly Billing[];
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly now: number;
}

/** Writes an invoice for a subscription, and the payment of it; nothing is charged yet. */
export async function createInvoice(tx: Executor, sub: Body, { lines, reason, now }: Billed): Promise<Body> {
  const id = newObjectId('in');
  const amount = Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  );
  const due = amount < LEAST ? 0 : amount;
  const intent = due === 0 ? null : await newIntent(tx, sub, id, due);
  const invoice = {
    ...{ id, object: 'invoice', amount_due: due, amount_paid: 0, currency: 'usd', status: 'open' },
    ...{ billing_reason: reason, customer: sub['customer'], created: now, livemode: false },
    status_transitions: { paid_at: null },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: sub['id'], metadata: sub['metadata'] },
    },
    lines: { object: 'list', data: lines.map(lineOf) },
    payments: {
      object: 'list',
      data:
        intent === null
          ? []
          : [
              {
                object: 'invoice_payment',
                payment: { type: 'payment_intent', payment_intent: intent },
              },
            ],
    },
    ...{ _subscription: sub['id'], _intent: intent },
  };
  return saveObject(tx, invoice);
}

const lineOf = ({ amount, price: { id: price, product } }: Billing) => ({
  ...{ id: newObjectId('il'), object: 'line_item', amount, currency: 'usd' },
  pricing: { type: 'price_details', price_details: { price, product } },
});

async function newIntent(tx: Executor, sub: Body, invoice: string, amount: number): Promise<string> {
  const { body } = await createIntent(tx, {
    ...{ amount: String(amount), currency: 'usd', invoice },
    ...{
      customer: String(sub['customer']),
      payment_method: String(sub['default_payment_method']),
    },
  });
  return String(body['id']);
}

export type Outcome = 'paid' | 'asks' | { readonly declined: Body };

/** Charges the card of the subscription; without the buyer when nobody is there to authenticate. */
export async function chargeInvoice(
  tx: Executor,
  invoice: Body,
  { offSession, method }: { readonly offSession: boolean; readonly method: string },
): Promise<Outcome> {
  const intent = invoice['_intent'];
  if (typeof intent !== 'string') return 'paid';
  if (offSession && (await behaviorOf(tx, method)) === 'fails_later')
    return { declined: { type: 'card_error', ...CARD_FAULTS.declined } };
  const { status, body } = await confirmIntent(tx, intent, {
    payment_method: method,
    ...(offSession && { off_session: 'true' }),
  });
  if (status === 402) return { declined: body['error'] as Body };
  return body['status'] === 'succeeded' ? 'paid' : 'asks';
}

/** The invoice is paid, and says so. */
export async function settleInvoice(tx: Executor, invoice: Body, now: number): Promise<Body> {
  const paid = {
    ...{ ...invoice, status: 'paid', amount_paid: invoice['amount_due'] },
    status_transitions: { paid_at: now },
  };
  await saveObject(tx, paid);
  await emit(tx, 'invoice.paid', paid);
  return paid;
}

/** The invoice that a payment is for, while it is open; null for a payment of something else. */
export async function openInvoiceOf(tx: Executor, intentId: string): Promise<Body | null> {
  const { invoice } = (await lockObject(tx, 'payment_intent', intentId)) as { invoice?: string | null };
  if (!invoice) return null;
  const found = await lockObject(tx, 'invoice', invoice);
  return found['status'] === 'open' ? found : null;
}

/** Of invoices from before lines were written. */
const NO_LINES = { object: 'list', data: [] };

export async function listInvoices(tx: Executor, params: Params): Promise<Answer> {
  const status = wordOf(params, 'status');
  const rows = await tx
    .select({ body: sandboxObject.body })
    .from(sandboxObject)
    .where(
      and(
        eq(sandboxObject.kind, 'invoice'),
        eq(sql`${sandboxObject.body} ->> '_subscription'`, wordOf(params, 'subscription') ?? ''),
        status === undefined ? undefined : eq(sql`${sandboxObject.body} ->> 'status'`, status),
      ),
    )
    .orderBy(desc(sql`(${sandboxObject.body} ->> 'created')::int`), desc(sandboxObject.created_at))
    .limit(Number(wordOf(params, 'limit') ?? 10));
  const data = rows.map(({ body }) => ({ lines: NO_LINES, ...shown(body) }));
  return answer({ object: 'list', url: '/v1/invoices', has_more: false, data });
}

/** An invoice that is not to be paid any more, nor can be: its payment is given up. */
export async function voidInvoice(tx: Executor, invoice: Body): Promise<Body> {
  const intent = invoice['_intent'];
  if (typeof intent === 'string') await cancelIntent(tx, intent);
  return saveObject(tx, { ...invoice, status: 'void', voided_at: seconds() });
}
