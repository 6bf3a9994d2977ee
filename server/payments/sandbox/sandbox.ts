import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { sandboxRequest } from '../../db/schema.js';
import { cardFault, keptCard, type TypedCard } from './cards.js';
import { newObjectId, saveObject, seconds } from './objects.js';
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
} from './payment-intents.js';
import { attachMethod, createCustomer, createPrice, createProduct, listPrices } from './customers.js';
import { listInvoices } from './invoices.js';
import { giveUpInvoice } from './pending-updates.js';
import { KNOWN_PARAMETERS, type Request } from './parameters/known-parameters.js';
import { checkParameters } from './parameters/rules.js';
import { createRefund } from './refunds.js';
import {
  advance,
  cancelSubscription,
  createSubscription,
  dueSubscriptions,
  findSubscription,
  followPayment,
  payInvoice,
  updateSubscription,
} from './subscriptions.js';
import { readForm, SandboxError, type Answer, type Params } from './wire.js';

type Route = (tx: Executor, params: Params, id: string) => Promise<Answer>;

/** What it answers, by method and path; `:id` is whatever stands there. */
const ROUTES: Readonly<Record<Request, Route>> = {
  'POST /v1/payment_intents': createIntent,
  'GET /v1/payment_intents/:id': (tx, params, id) => findIntent(tx, id, params),
  'POST /v1/payment_intents/:id/confirm': (tx, params, id) => confirmIntent(tx, id, params),
  'POST /v1/payment_intents/:id/cancel': (tx, _params, id) => cancelIntent(tx, id),
  'POST /v1/refunds': createRefund,
  'POST /v1/customers': createCustomer,
  'POST /v1/payment_methods/:id/attach': (tx, params, id) => attachMethod(tx, id, params),
  'POST /v1/products': createProduct,
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions/:id': (tx, _params, id) => findSubscription(tx, id),
  'POST /v1/subscriptions/:id': (tx, params, id) => updateSubscription(tx, id, params),
  'DELETE /v1/subscriptions/:id': (tx, _params, id) => cancelSubscription(tx, id),
  'GET /v1/invoices': listInvoices,
  'POST /v1/invoices/:id/void': (tx, _params, id) => giveUpInvoice(tx, id),
  'POST /v1/invoices/:id/pay': (tx, params, id) => payInvoice(tx, id, params),
};

/**
 * A payment provider inside the product, in the wire form of Stripe: it charges nobody. It is spoken to as if it were far
 * away: each request is a transaction of its own, and whoever asks may die before the answer comes.
 */
export class Sandbox {
  #listeners = new Set<() => void>();

  constructor(private readonly db: Executor) {}

  /** Takes the place of the network between the SDK and Stripe. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const text = method === 'POST' ? String(init?.body ?? '') : search.slice(1);
    const key = new Headers(init?.headers).get('idempotency-key');
    const { status, body } = await this.#answer(
      `${method} ${pathname}`,
      text,
      method === 'POST' ? key : null,
    );
    for (const listener of this.#listeners) listener();
    const headers = { 'content-type': 'application/json', 'request-id': newObjectId('req') };
    return new Response(JSON.stringify(body), { status, headers });
  };

  /** Calls back after each request: there may be messages to deliver. Gives the way to stop. */
  onRequest(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The field for cards: what is wrong with what was typed, or the payment method it becomes. */
  async takeCard(
    card: TypedCard,
  ): Promise<{ readonly fault: ReturnType<typeof cardFault>; readonly id: string }> {
    const fault = cardFault(card);
    const id = newObjectId('pm');
    if (fault) return { fault, id: '' };
    const { behavior, last4 } = keptCard(card);
    await saveObject(this.db, {
      ...{ id, object: 'payment_method', type: 'card', created: seconds(), livemode: false },
      ...{ card: { brand: 'visa', last4 }, customer: null, _behavior: behavior },
    });
    return { fault: null, id };
  }

  /** The page on which the buyer completes or fails an authentication. Throws a SandboxError. */
  async authenticate(asked: Parameters<typeof authenticateIntent>[1]): Promise<'done' | 'failed'> {
    const outcome = await this.db.transaction(async (tx) => {
      const done = await authenticateIntent(tx, asked);
      await followPayment(tx, asked.id);
      return done;
    });
    for (const listener of this.#listeners) listener();
    return outcome;
  }

  /** Charges what is due of subscriptions at a moment, and ends those that do. Gives how many were looked at. */
  async advance(now = new Date()): Promise<number> {
    const due = await dueSubscriptions(this.db, seconds(now));
    for (const id of due) await this.db.transaction((tx) => advance(tx, id, seconds(now)));
    if (due.length > 0) for (const listener of this.#listeners) listener();
    return due.length;
  }

  async #answer(request: string, text: string, key: string | null): Promise<Answer> {
    try {
      return await this.db.transaction(async (tx) => {
        const known = key === null ? null : await knownAnswer(tx, key, `${request} ${text}`);
        if (known) return known;
        const given = await route(tx, request, text);
        if (key !== null) await tx.update(sandboxRequest).set(given).where(eq(sandboxRequest.key, key));
        return given;
      });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      return { status: error.status, body: { error: error.error } };
    }
  }
}

/** What was answered to the same request; null for the first one, whose key is now taken until the transaction ends. */
async function knownAnswer(tx: Executor, key: string, request: string): Promise<Answer | null> {
  const fingerprint = createHash('sha256').update(request).digest('hex');
  const taken = await tx
    .insert(sandboxRequest)
    .values({ key, fingerprint, status: 0, body: {} })
    .onConflictDoNothing()
    .returning({ key: sandboxRequest.key });
  if (taken.length > 0) return null;
  const [kept] = await tx.select().from(sandboxRequest).where(eq(sandboxRequest.key, key));
  if (kept!.fingerprint !== fingerprint)
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: 'The key was used before with other parameters',
    });
  return { status: kept!.status, body: kept!.body };
}

function route(tx: Executor, request: string, text: string): Promise<Answer> {
  for (const pattern of Object.keys(ROUTES) as Request[]) {
    const id = idIn(request, pattern);
    if (id === null) continue;
    const params = readForm(text);
    checkParameters(KNOWN_PARAMETERS[pattern], params);
    return ROUTES[pattern](tx, params, id);
  }
  throw new SandboxError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request})`,
  });
}

/** What stands at `:id`, '' for a path without one; null for another request. */
function idIn(request: string, pattern: Request): string | null {
  const [before, after] = pattern.split(':id') as [string, string | undefined];
  if (after === undefined) return request === before ? '' : null;
  if (!request.startsWith(before) || !request.endsWith(after)) return null;
  const id = request.slice(before.length, after === '' ? undefined : -after.length);
  return /^\w+$/.test(id) ? id : null;
}
