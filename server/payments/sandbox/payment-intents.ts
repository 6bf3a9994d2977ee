import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { sandboxObject } from '../../db/schema.js';
import { CARD_FAULTS, NAMED_CARDS, type CardBehavior, type CardFault } from './cards.js';
import { emit, lockObject, newObjectId, saveObject, seconds, shown } from './objects.js';
import { answer, groupOf, invalid, missing, wordOf, type Answer, type Body, type Params } from './wire.js';

/** Payments of the test shop: begun, charged, authenticated, given up. */

/** Stripe takes no less, cents. */
const LEAST = 50;

export async function createIntent(tx: Executor, params: Params): Promise<Answer> {
  const amount = Number(wordOf(params, 'amount'));
  const currency = wordOf(params, 'currency');
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('Invalid integer', { param: 'amount' });
  if (amount < LEAST) throw invalid('The amount is too small', { code: 'amount_too_small', param: 'amount' });
  if (currency === undefined) throw invalid('Missing required param: currency', { param: 'currency' });
  const id = newObjectId('pi');
  const intent: Body = {
    ...{ id, object: 'payment_intent', amount, amount_received: 0, currency, livemode: false },
    ...{ client_secret: `${id}_secret_${newObjectId('s').slice(2)}`, created: seconds() },
    ...{ customer: wordOf(params, 'customer') ?? null, metadata: groupOf(params, 'metadata') },
    confirmation_method: wordOf(params, 'confirmation_method') ?? 'automatic',
    payment_method: wordOf(params, 'payment_method') ?? null,
    description: wordOf(params, 'description') ?? null,
    invoice: wordOf(params, 'invoice') ?? null,
    ...{ latest_charge: null, last_payment_error: null, next_action: null, canceled_at: null },
    status:
      wordOf(params, 'payment_method') === undefined ? 'requires_payment_method' : 'requires_confirmation',
  };
  await saveObject(tx, intent);
  if (wordOf(params, 'confirm') === 'true') return confirmIntent(tx, id, params);
  return answer(shown(intent));
}

export const findIntent = async (tx: Executor, id: string, params: Params): Promise<Answer> => {
  const intent = await lockObject(tx, 'payment_intent', id);
  const expands = Object.values(groupOf(params, 'expand')).includes('latest_charge');
  const charge = expands ? String(intent['latest_charge']) : null;
  return answer({
    ...shown(intent),
    ...(charge !== null &&
      charge !== 'null' && { latest_charge: shown(await lockObject(tx, 'charge', charge)) }),
  });
};

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const unexpected = (intent: Body): Error =>
  invalid(`This payment is ${String(intent['status'])}`, {
    ...{ code: 'payment_intent_unexpected_state', payment_intent: shown(intent) },
  });

export async function confirmIntent(tx: Executor, id: string, params: Params): Promise<Answer> {
  const intent = await lockObject(tx, 'payment_intent', id);
  if (!CONFIRMABLE.includes(String(intent['status']))) throw unexpected(intent);
  const given = wordOf(params, 'payment_method');
  const method = given ?? intent['payment_method'];
  if (typeof method !== 'string') throw invalid('A payment method is needed', { param: 'payment_method' });
  const behavior = await behaviorOf(tx, method);
  // authenticated once, it is for that card
  const authenticated = intent['_authenticated'] === method;
  const confirmed = { ...intent, payment_method: method, last_payment_error: null, next_action: null };
  if (behavior === 'authenticates' && !authenticated) return askToAuthenticate(tx, confirmed, params);
  if (behavior === 'pays' || behavior === 'authenticates' || behavior === 'fails_later')
    return answer(shown(await settle(tx, confirmed)));
  return decline(tx, confirmed, CARD_FAULTS[behavior]);
}

async function askToAuthenticate(tx: Executor, intent: Body, params: Params): Promise<Answer> {
  // nobody is there to do it
  if (wordOf(params, 'off_session') === 'true')
    return decline(tx, intent, {
      ...{ code: 'authentication_required', decline_code: 'authentication_required' },
      message: 'Your card was declined. This transaction requires authentication.',
    });
  const asked = {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  };
  await saveObject(tx, asked);
  await emit(tx, 'payment_intent.requires_action', asked);
  return answer(shown(asked));
}

/** The money moves. */
export async function settle(tx: Executor, intent: Body): Promise<Body> {
  const charge = {
    ...{ id: newObjectId('ch'), object: 'charge', amount: intent['amount'], currency: intent['currency'] },
    ...{ amount_refunded: 0, refunded: false, paid: true, status: 'succeeded', created: seconds() },
    ...{
      payment_intent: intent['id'],
      payment_method: intent['payment_method'],
      metadata: intent['metadata'],
    },
  };
  await saveObject(tx, charge);
  const settled = {
    ...{ ...intent, status: 'succeeded', amount_received: intent['amount'], next_action: null },
    ...{ latest_charge: charge.id, last_payment_error: null },
  };
  await saveObject(tx, settled);
  await emit(tx, 'charge.succeeded', charge);
  await emit(tx, 'payment_intent.succeeded', settled);
  return settled;
}

async function decline(tx: Executor, intent: Body, fault: CardFault): Promise<Answer> {
  const error = { type: 'card_error', ...fault };
  const refused = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
  };
  await saveObject(tx, refused);
  await emit(tx, 'payment_intent.payment_failed', refused);
  return { status: 402, body: { error: { ...error, payment_intent: shown(refused) } } };
}

export async function cancelIntent(tx: Executor, id: string): Promise<Answer> {
  const intent = await lockObject(tx, 'payment_intent', id);
  if (!CONFIRMABLE.includes(String(intent['status']))) throw unexpected(intent);
  const canceled = { ...intent, status: 'canceled', canceled_at: seconds(), next_action: null };
  await saveObject(tx, canceled);
  await emit(tx, 'payment_intent.canceled', canceled);
  return answer(shown(canceled));
}

/** The buyer completed or failed the authentication in their browser. */
export async function authenticateIntent(
  tx: Executor,
  { id, secret, ok }: { readonly id: string; readonly secret: string; readonly ok: boolean },
): Promise<'done' | 'failed'> {
  const intent = await lockObject(tx, 'payment_intent', id);
  if (intent['client_secret'] !== secret) throw missing('payment_intent', id);
  if (intent['status'] !== 'requires_action') throw unexpected(intent);
  if (!ok) {
    await decline(tx, intent, {
      ...{ code: 'payment_intent_authentication_failure', decline_code: null },
      message: 'We are unable to authenticate your payment method. Please choose another card and try again.',
    });
    return 'failed';
  }
  const passed = { ...intent, _authenticated: intent['payment_method'], next_action: null };
  if (intent['confirmation_method'] === 'manual')
    await saveObject(tx, { ...passed, status: 'requires_confirmation' });
  else await settle(tx, passed);
  return 'done';
}

/** What a card does. Throws for a payment method that is none. */
export async function behaviorOf(tx: Executor, method: string): Promise<CardBehavior> {
  const named = NAMED_CARDS[method];
  if (named !== undefined) return named;
  const [row] = await tx
    .select({ behavior: sql<CardBehavior>`${sandboxObject.body} ->> '_behavior'` })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.id, method), eq(sandboxObject.kind, 'payment_method')));
  if (!row) throw missing('PaymentMethod', method, 'payment_method');
  return row.behavior;
}
