import Stripe from 'stripe';
import { ApiError } from '../contract/envelope.js';
import type {
  NewPayment,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  ProviderPayment,
} from './payment-provider.js';
import { asApiError, nothingThere, unless } from './stripe-failures.js';

export interface StripeOptions {
  readonly name: PaymentProvider['name'];
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Absent: Stripe itself. */
  readonly fetch?: typeof globalThis.fetch;
  /** How long one request may take, ms. */
  readonly timeout?: number;
  /** How often a request is sent again when no answer comes. */
  readonly retries?: number;
}

const TIMEOUT = 12_000;
/** Each with the same key: whatever the first did is not done again. */
const RETRIES = 1;

/** Stripe, or whatever speaks its language: the test shop does, so that one adapter serves both. */
export class StripeProvider implements PaymentProvider {
  readonly name: PaymentProvider['name'];
  /** For what else the product asks of it, such as subscriptions. */
  readonly sdk: Stripe;
  readonly #webhookSecret: string;

  constructor({
    name,
    secretKey,
    webhookSecret,
    fetch,
    timeout = TIMEOUT,
    retries = RETRIES,
  }: StripeOptions) {
    this.name = name;
    this.#webhookSecret = webhookSecret;
    this.sdk = new Stripe(secretKey, {
      ...{ timeout, maxNetworkRetries: retries, telemetry: false },
      ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    });
  }

  begin({
    orderId,
    attempt,
    amountCents,
    currency,
    email,
    description,
  }: NewPayment): Promise<ProviderPayment> {
    return this.ask(async ({ paymentIntents }) =>
      paymentOf(
        await paymentIntents.create(
          {
            ...{ amount: amountCents, currency, metadata: { order_id: orderId } },
            // only we charge it: a frame that is closed while the card is authenticated has paid nothing
            confirmation_method: 'manual',
            allowed_payment_method_types: ['card'],
            ...(email && { receipt_email: email }),
            ...(description && { description }),
          },
          { idempotencyKey: `order:${orderId}:${attempt}` },
        ),
      ),
    );
  }

  async charge(id: string, paymentMethod?: string): Promise<ProviderPayment> {
    const charged = await this.ask(async ({ paymentIntents }) => {
      try {
        return await paymentIntents.confirm(
          id,
          paymentMethod === undefined ? {} : { payment_method: paymentMethod },
        );
      } catch (error) {
        // a declined card is told by the payment; and when somebody was faster, how it ended is the answer
        if (error instanceof Stripe.errors.StripeCardError || isUnexpectedState(error)) return null;
        throw error;
      }
    });
    return charged === null ? this.find(id) : paymentOf(charged);
  }

  find(id: string): Promise<ProviderPayment> {
    return this.ask(async ({ paymentIntents }) => {
      const intent = await paymentIntents.retrieve(id).catch(nothingThere);
      return intent ? paymentOf(intent) : neverPaid(id);
    });
  }

  cancel(id: string): Promise<ProviderPayment> {
    return this.ask(async ({ paymentIntents }) => {
      try {
        return paymentOf(await paymentIntents.cancel(id));
      } catch (error) {
        if (isUnexpectedState(error)) return paymentOf(await paymentIntents.retrieve(id));
        nothingThere(error);
        return neverPaid(id);
      }
    });
  }

  async refund(id: string, key: string): Promise<void> {
    await this.ask(async ({ refunds }) => {
      // no amount is told: all that is left of it
      const given = refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${key}` });
      // the provider remembers the name for a day only, and then says so
      await given.catch(unless('charge_already_refunded'));
    });
  }

  readEvent(body: Buffer, signature: string | undefined): ProviderEvent {
    try {
      const event = this.sdk.webhooks.constructEvent(body, signature ?? '', this.#webhookSecret);
      return eventOf(event as unknown as RawEvent);
    } catch {
      throw new ApiError('bad_request', 'The signature is not the one of the payment service');
    }
  }

  /** Asks the provider something; its failures come as ours. */
  async ask<T>(question: (sdk: Stripe) => Promise<T>): Promise<T> {
    try {
      return await question(this.sdk);
    } catch (error) {
      throw asApiError(error);
    }
  }
}

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

interface RawEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

function eventOf({ id, type, data: { object } }: RawEvent): ProviderEvent {
  const intent = object['object'] === 'payment_intent' ? (object as unknown as Stripe.PaymentIntent) : null;
  return {
    ...{ id, type, object },
    payment: intent && paymentOf(intent),
    refund: refundIn(type, object),
  };
}

/** What a message says was given back, or taken back by the buyer's bank. */
function refundIn(type: string, object: Readonly<Record<string, unknown>>): ProviderEvent['refund'] {
  const { payment_intent: paymentId } = object as { payment_intent?: unknown };
  if (typeof paymentId !== 'string') return null;
  if (type === 'charge.refunded') {
    const { amount_refunded: refundedCents } = object as unknown as Stripe.Charge;
    return { paymentId, refundedCents, disputed: false };
  }
  // until it is lost, a dispute takes nothing away for good
  const { status, amount } = object as unknown as Stripe.Dispute;
  const lost = type === 'charge.dispute.closed' && status === 'lost';
  return lost ? { paymentId, refundedCents: amount, disputed: true } : null;
}

/** A payment that the provider does not know: of another account at it, or of the test shop. No money can come of it. */
const neverPaid = (id: string): ProviderPayment => ({
  ...{ id, status: 'canceled', amountCents: 0, currency: '', orderId: null, clientSecret: null, fault: null },
});

export const paymentOf = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  id: intent.id,
  status: intent.status as PaymentState,
  amountCents: intent.amount,
  currency: intent.currency,
  orderId: intent.metadata['order_id'] ?? null,
  clientSecret: intent.client_secret,
  fault: intent.last_payment_error?.message ?? null,
});
