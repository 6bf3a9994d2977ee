import Stripe from 'stripe';
import { ApiError } from '../contract/envelope.js';
import type {
  NewPayment,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  ProviderPayment,
} from './payment-provider.js';

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

export const providerAway = () =>
  new ApiError(
    'unavailable',
    'The payment service does not answer. Please try again: nothing is charged twice.',
  );

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
    return this.ask(async ({ paymentIntents }) => paymentOf(await paymentIntents.retrieve(id)));
  }

  cancel(id: string): Promise<ProviderPayment> {
    return this.ask(async ({ paymentIntents }) => {
      try {
        return paymentOf(await paymentIntents.cancel(id));
      } catch (error) {
        if (isUnexpectedState(error)) return paymentOf(await paymentIntents.retrieve(id));
        throw error;
      }
    });
  }

  refund(id: string, amountCents: number, key: string): Promise<number> {
    return this.ask(async ({ refunds, paymentIntents }) => {
      await refunds.create({ payment_intent: id, amount: amountCents }, { idempotencyKey: `refund:${key}` });
      const { latest_charge: charge } = await paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      return charge !== null && typeof charge !== 'string' ? charge.amount_refunded : amountCents;
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

/** What to tell of a failure: whose fault it is, and nothing of how we speak to the provider. */
function asApiError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return new ApiError('payment_declined', error.message);
  if (error instanceof errors.StripeInvalidRequestError && error.param === 'payment_method')
    return new ApiError('bad_request', 'payment_method: is unknown', { path: 'payment_method' });
  if (error instanceof errors.StripeError && !(error instanceof errors.StripeInvalidRequestError))
    return Object.assign(providerAway(), { cause: error });
  return error;
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
  const charge = type === 'charge.refunded' ? (object as unknown as Stripe.Charge) : null;
  return {
    ...{ id, type, object },
    payment: intent && paymentOf(intent),
    refund:
      charge && typeof charge.payment_intent === 'string'
        ? { paymentId: charge.payment_intent, refundedCents: charge.amount_refunded }
        : null,
  };
}

export const paymentOf = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  id: intent.id,
  status: intent.status as PaymentState,
  amountCents: intent.amount,
  currency: intent.currency,
  orderId: intent.metadata['order_id'] ?? null,
  clientSecret: intent.client_secret,
  fault: intent.last_payment_error?.message ?? null,
});
