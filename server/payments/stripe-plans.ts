import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError } from '../contract/envelope.js';
import type { Plan } from '../contract/offers.js';
import type { PlanProvider, ProviderSubscription, Subscriber } from './plan-provider.js';
import { customerId, intentOf, METADATA, productOf, told, waitingOf } from './stripe-plan-reading.js';
import { nothingThere, unless } from './stripe-failures.js';
import type { StripeProvider } from './stripe.js';

/** Invoices looked at: more than were paid since the provider's last message was missed. */
const MOST_INVOICES = 24;

type How = Pick<
  Stripe.SubscriptionUpdateParams,
  'proration_behavior' | 'billing_cycle_anchor' | 'payment_behavior'
>;
const AT_ONCE: How = {
  proration_behavior: 'always_invoice',
  billing_cycle_anchor: { type: 'now' },
  // until it is paid, which may take the buyer to their bank, nothing changes
  payment_behavior: 'pending_if_incomplete',
};
const NEXT_TIME: How = { proration_behavior: 'none' };

/** Subscriptions at Stripe, or at whatever speaks its language. */
export class StripePlans implements PlanProvider {
  constructor(private readonly stripe: Pick<StripeProvider, 'ask'>) {}

  async subscribe(
    who: Subscriber,
    plan: Plan,
    { paymentMethod, key }: { readonly paymentMethod: string; readonly key: string },
  ): Promise<ProviderSubscription> {
    const id = await this.stripe.ask(async (sdk) => {
      const customer = await customerOf(sdk, who);
      const { id: method } = await sdk.paymentMethods.attach(paymentMethod, { customer });
      const made = await sdk.subscriptions.create(
        {
          ...{ customer, default_payment_method: method, payment_behavior: 'allow_incomplete' },
          items: [{ price: await priceOf(sdk, plan) }],
          metadata: { [METADATA.user]: who.id, [METADATA.plan]: plan.id },
        },
        { idempotencyKey: `subscribe:${key}` },
      );
      return made.id;
    });
    return this.#certain(id);
  }

  read(id: string): Promise<ProviderSubscription | null> {
    return this.stripe.ask(async (sdk) => {
      const found = await sdk.subscriptions.retrieve(id).catch(nothingThere);
      if (!found) return null;
      const { data } = await sdk.invoices.list({
        ...{ subscription: id, limit: MOST_INVOICES, expand: ['data.payments'] },
      });
      const waiting = waitingOf(found, data);
      const intentId = waiting && intentOf(waiting);
      const intent = intentId ? await sdk.paymentIntents.retrieve(intentId) : undefined;
      return told(found, data, intent);
    });
  }

  async change(id: string, plan: Plan, now: boolean, paymentMethod?: string): Promise<ProviderSubscription> {
    await this.stripe.ask(async (sdk) => {
      const held = await withoutPending(sdk, id);
      // clicked twice, or taken back: nothing is charged anew
      const same = held.metadata[METADATA.plan] === plan.id;
      const method =
        paymentMethod === undefined
          ? undefined
          : await sdk.paymentMethods.attach(paymentMethod, { customer: customerId(held) });
      // a card may not stand in a change that waits for its payment
      if (method) await sdk.subscriptions.update(id, { default_payment_method: method.id });
      const params: Stripe.SubscriptionUpdateParams = {
        ...(held.cancel_at_period_end && { cancel_at_period_end: false }),
        ...(!same && {
          items: [{ id: held.items.data[0]!.id, price: await priceOf(sdk, plan) }],
          metadata: { ...held.metadata, [METADATA.plan]: plan.id },
          ...(now ? AT_ONCE : NEXT_TIME),
        }),
      };
      if (Object.keys(params).length > 0) await sdk.subscriptions.update(id, params);
      if (method) await payWhatIsDue(sdk, id, method.id);
    });
    const after = await this.#certain(id);
    if (after.plan === plan.id || after.clientSecret !== null) return after;
    // the card does not pay it
    await this.stripe.ask((sdk) => withoutPending(sdk, id));
    throw new ApiError('payment_declined', after.fault ?? 'Your card was declined.');
  }

  async cancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription> {
    await this.stripe.ask((sdk) => sdk.subscriptions.update(id, { cancel_at_period_end: cancel }));
    return this.#certain(id);
  }

  async drop(id: string): Promise<void> {
    await this.stripe.ask((sdk) => sdk.subscriptions.cancel(id).catch(nothingThere));
  }

  async #certain(id: string): Promise<ProviderSubscription> {
    const found = await this.read(id);
    if (!found) throw new Error(`the provider does not know ${id}`);
    return found;
  }
}

/** The subscription without a change that waits for its payment: another one takes its place, or none does. */
async function withoutPending(sdk: Stripe, id: string): Promise<Stripe.Subscription> {
  const held = await sdk.subscriptions.retrieve(id);
  if (!held.pending_update) return held;
  const { data } = await sdk.invoices.list({ subscription: id, status: 'open' });
  const waiting = waitingOf(held, data);
  if (waiting) await sdk.invoices.voidInvoice(waiting.id);
  return sdk.subscriptions.retrieve(id);
}

/** With another card a period that is late is paid at once, not at the provider's next try. */
async function payWhatIsDue(sdk: Stripe, subscription: string, payment_method: string): Promise<void> {
  const { data } = await sdk.invoices.list({ subscription, status: 'open', limit: 1 });
  if (data[0]) await sdk.invoices.pay(data[0].id, { payment_method }).catch(bankAsks);
}

/** Its buyer authenticates it: reading the subscription tells with what. */
const bankAsks = unless('invoice_payment_intent_requires_action');

async function customerOf(sdk: Stripe, { id, email, name }: Subscriber): Promise<string> {
  const params = { email, name, metadata: { [METADATA.user]: id } };
  // who has another name or address by now is told anew
  const key = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  return (await sdk.customers.create(params, { idempotencyKey: `customer:${key}` })).id;
}

/** The price of a month; a plan is a product, and each price that it had is known by a name, all made when first sold. */
async function priceOf(sdk: Stripe, { id, name, price_cents, interval }: Plan): Promise<string> {
  const product = productOf(id);
  const lookup_key = `${product}_${interval}_${price_cents}`;
  const { data } = await sdk.prices.list({ lookup_keys: [lookup_key], limit: 1 });
  if (data[0]) return data[0].id;
  await sdk.products.create({ id: product, name }).catch(unless('resource_already_exists'));
  const price = { currency: 'usd', product, unit_amount: price_cents, recurring: { interval }, lookup_key };
  return (await sdk.prices.create(price, { idempotencyKey: `price:${lookup_key}` })).id;
}
