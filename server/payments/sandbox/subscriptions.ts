import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { sandboxObject } from '../../db/schema.js';
import {
  chargeInvoice,
  createInvoice,
  openInvoiceOf,
  settleInvoice,
  voidInvoice,
  type Billed,
} from './invoices.js';
import { emit, lockObject, newObjectId, saveObject, seconds, shown } from './objects.js';
import { periodEnd } from './periods.js';
import { PENDING_PARAMETERS } from './parameters/known-parameters.js';
import { beginAnew, dropPending, withPending } from './pending-updates.js';
import {
  anchorOf,
  askedPrice,
  itemId,
  itemsOf,
  periodOf,
  priceIn,
  requirePrice,
  type Price,
} from './subscription-items.js';
import {
  answer,
  groupOf,
  invalid,
  SandboxError,
  wordOf,
  type Answer,
  type Body,
  type Params,
} from './wire.js';

/** Subscriptions of the test shop, with one price each, by the month. */

export async function createSubscription(tx: Executor, params: Params): Promise<Answer> {
  const customer = wordOf(params, 'customer') ?? '';
  await lockObject(tx, 'customer', customer, 'customer');
  const method = wordOf(params, 'default_payment_method');
  if (method === undefined) throw invalid('A payment method is needed', { param: 'default_payment_method' });
  const price = await requirePrice(tx, params);
  const now = seconds();
  const sub: Body = {
    ...{ id: newObjectId('sub'), object: 'subscription', customer, status: 'incomplete', created: now },
    ...{ default_payment_method: method, metadata: groupOf(params, 'metadata'), livemode: false },
    ...{ billing_cycle_anchor: now, cancel_at_period_end: false, canceled_at: null, latest_invoice: null },
    items: itemsOf(newObjectId('si'), price, now, periodEnd(now, now)),
    ...{ pending_update: null, _pending: null, _period_price: 0, _failures: 0 },
  };
  await saveObject(tx, sub);
  await emit(tx, 'customer.subscription.created', sub);
  const lines = [wholePrice(price)];
  return answer(shown(await bill(tx, sub, { lines, reason: 'subscription_create', now })));
}

const wholePrice = (price: Price) => ({ amount: price.unit_amount, price });

export const findSubscription = async (tx: Executor, id: string): Promise<Answer> =>
  answer(shown(await lockObject(tx, 'subscription', id)));

export async function updateSubscription(tx: Executor, id: string, params: Params): Promise<Answer> {
  const held = await lockObject(tx, 'subscription', id);
  if (held['status'] === 'canceled')
    throw invalid('A canceled subscription can only update its metadata', { param: 'id' });
  const cancel = wordOf(params, 'cancel_at_period_end');
  const method = wordOf(params, 'default_payment_method');
  const price = await askedPrice(tx, params);
  requirePendable(params);
  if (price && held['_pending'])
    throw invalid('There is a pending update', { code: 'subscription_pending_update', param: 'items' });
  const changed: Body = {
    ...held,
    metadata: { ...(held['metadata'] as object), ...groupOf(params, 'metadata') },
    ...(cancel !== undefined && { cancel_at_period_end: cancel === 'true' }),
    ...(method !== undefined && { default_payment_method: method }),
    ...(price && { items: itemsOf(itemId(held), price, ...periodOf(held)) }),
  };
  const atOnce = price !== null && wordOf(groupOf(params, 'billing_cycle_anchor'), 'type') === 'now';
  const sub = atOnce ? await beginAnew(tx, changed, held, seconds()) : await saveObject(tx, changed);
  await emit(tx, 'customer.subscription.updated', sub);
  return answer(shown(sub));
}

/** A change that may wait for its payment takes nothing along that Stripe would not let wait. */
function requirePendable(params: Params): void {
  if (wordOf(params, 'payment_behavior') !== 'pending_if_incomplete') return;
  const known: readonly string[] = PENDING_PARAMETERS;
  const stranger = Object.keys(params).find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw invalid(`${stranger} cannot be changed with payment_behavior=pending_if_incomplete`, {
      param: stranger,
    });
}

export async function cancelSubscription(tx: Executor, id: string): Promise<Answer> {
  const held = await lockObject(tx, 'subscription', id);
  if (held['status'] === 'canceled') throw invalid('It is canceled', { code: 'resource_missing' });
  return answer(shown(await end(tx, held)));
}

async function end(tx: Executor, held: Body): Promise<Body> {
  const latest = held['latest_invoice'];
  if (typeof latest === 'string') {
    const invoice = await lockObject(tx, 'invoice', latest);
    if (invoice['status'] === 'open') await voidInvoice(tx, invoice);
  }
  const ended = await saveObject(tx, { ...held, status: 'canceled', canceled_at: seconds() });
  await emit(tx, 'customer.subscription.deleted', ended);
  return ended;
}

/** Charges a period in the buyer's presence, and tells how it went. */
async function bill(tx: Executor, sub: Body, billed: Billed): Promise<Body> {
  const invoice = await createInvoice(tx, sub, billed);
  const billedSub = await saveObject(tx, { ...sub, latest_invoice: invoice['id'] });
  const method = String(sub['default_payment_method']);
  const outcome = await chargeInvoice(tx, invoice, { offSession: false, method });
  if (outcome === 'paid') return paid(tx, billedSub, invoice, billed.now);
  if (outcome !== 'asks') await emit(tx, 'invoice.payment_failed', invoice);
  return billedSub;
}

async function paid(tx: Executor, sub: Body, invoice: Body, now: number): Promise<Body> {
  await settleInvoice(tx, invoice, now);
  const active = await saveObject(tx, {
    ...sub,
    status: 'active',
    _failures: 0,
    _period_price: priceIn(sub).unit_amount,
  });
  await emit(tx, 'customer.subscription.updated', active);
  return active;
}

/** A payment that the buyer authenticated opens the period it was for. */
export async function followPayment(tx: Executor, intentId: string): Promise<void> {
  const invoice = await openInvoiceOf(tx, intentId);
  if (!invoice) return;
  const intent = await lockObject(tx, 'payment_intent', intentId);
  if (intent['status'] !== 'succeeded') return;
  const sub = await lockObject(tx, 'subscription', String(invoice['_subscription']));
  const due = sub['status'] === 'past_due' ? inNextPeriod(sub) : withPending(sub, invoice);
  await paid(tx, due, invoice, seconds());
}

/** A card that does not pay is tried so often, a day apart, before the subscription ends. */
const TRIES = 4;
const DAY = 86_400;

/** Subscriptions that may have something due at a moment, seconds. */
export async function dueSubscriptions(db: Executor, now: number): Promise<string[]> {
  const { body } = sandboxObject;
  const rows = await db
    .select({ id: sandboxObject.id })
    .from(sandboxObject)
    .where(
      and(
        eq(sandboxObject.kind, 'subscription'),
        inArray(sql`${body} ->> 'status'`, ['active', 'past_due']),
        lte(sql`(${body} #>> '{items,data,0,current_period_end}')::bigint`, now),
      ),
    );
  return rows.map(({ id }) => id);
}

/** What is due of a subscription at a moment: its end, the next period, or another try to be paid. */
export async function advance(tx: Executor, id: string, now: number): Promise<void> {
  const found = await lockObject(tx, 'subscription', id);
  const [, ends] = periodOf(found);
  // a change that nobody paid is gone with the period
  const held = ends <= now ? await dropPending(tx, found) : found;
  const due = ends + (held['status'] === 'past_due' ? Number(held['_failures']) * DAY : 0);
  if (!['active', 'past_due'].includes(String(held['status'])) || due > now) return;
  if (held['cancel_at_period_end'] === true || Number(held['_failures']) >= TRIES) {
    await end(tx, held);
    return;
  }
  const next = held['status'] === 'past_due' ? held : await nextPeriod(tx, held, ends);
  const invoice = await lockObject(tx, 'invoice', String(next['latest_invoice']));
  const method = String(next['default_payment_method']);
  const outcome = await chargeInvoice(tx, invoice, { offSession: true, method });
  if (outcome === 'paid') {
    await paid(tx, inNextPeriod(next), invoice, now);
    return;
  }
  const late = await saveObject(tx, {
    ...{ ...next, status: 'past_due', _failures: Number(next['_failures']) + 1 },
  });
  await emit(tx, 'invoice.payment_failed', invoice);
  await emit(tx, 'customer.subscription.updated', late);
}

const BANK_ASKS = {
  ...{ type: 'card_error', code: 'invoice_payment_intent_requires_action' },
  message: 'This payment requires additional user action before it can be completed successfully.',
};

/** Pays an invoice that is late with another card, in the buyer's presence. */
export async function payInvoice(tx: Executor, id: string, params: Params): Promise<Answer> {
  const invoice = await lockObject(tx, 'invoice', id);
  if (invoice['status'] !== 'open') throw invalid('Invoice is already paid', { code: 'invoice_not_open' });
  const sub = await lockObject(tx, 'subscription', String(invoice['_subscription']));
  const method = wordOf(params, 'payment_method') ?? String(sub['default_payment_method']);
  const outcome = await chargeInvoice(tx, invoice, { offSession: false, method });
  if (outcome === 'asks') return { status: 402, body: { error: BANK_ASKS } };
  if (outcome !== 'paid') throw new SandboxError(402, outcome.declined);
  await paid(tx, sub['status'] === 'past_due' ? inNextPeriod(sub) : sub, invoice, seconds());
  return answer(shown(await lockObject(tx, 'invoice', id)));
}

/** The period that follows the one that was paid last. */
function inNextPeriod(sub: Body): Body {
  const [, from] = periodOf(sub);
  return { ...sub, items: itemsOf(itemId(sub), priceIn(sub), from, periodEnd(anchorOf(sub), from)) };
}

async function nextPeriod(tx: Executor, held: Body, from: number): Promise<Body> {
  const billed = { lines: [wholePrice(priceIn(held))], reason: 'subscription_cycle', now: from } as const;
  const invoice = await createInvoice(tx, held, billed);
  return { ...held, latest_invoice: invoice['id'] };
}
