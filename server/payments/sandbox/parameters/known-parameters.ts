import type Stripe from 'stripe';
import {
  cents,
  email,
  flag,
  group,
  list,
  metadata,
  needed,
  oneOf,
  text,
  whole,
  type Needed,
  type Rule,
  type Table,
} from './rules.js';

/** What a request may say: names of the SDK's type alone, and all that the type requires. */
type Known<Params> = {
  readonly [Name in keyof Params as object extends Pick<Params, Name> ? never : Name]: Needed;
} & {
  readonly [Name in keyof Params as object extends Pick<Params, Name> ? Name : never]?: Rule | Needed;
};

const known = <Params>(table: Known<Params>): Table => table as unknown as Table;

/** Ids of Stripe's. */
const id = text(255);
const NONE: Table = {};

const item = { id, price: id } satisfies Known<Stripe.SubscriptionUpdateParams.Item>;

/** By method and path, as `Sandbox` answers them. Nothing is spread: the compiler would not look for strangers in it. */
export const KNOWN_PARAMETERS = {
  'POST /v1/payment_intents': known<Stripe.PaymentIntentCreateParams>({
    amount: needed(cents),
    currency: needed(oneOf('usd', 'eur', 'gbp', 'jpy')),
    metadata,
    confirmation_method: oneOf('automatic', 'manual'),
    // only cards are taken here
    allowed_payment_method_types: list(oneOf('card')),
    receipt_email: email,
    description: text(1000),
    customer: id,
    payment_method: id,
  }),
  'GET /v1/payment_intents/:id': known<Stripe.PaymentIntentRetrieveParams>({
    expand: list(oneOf('latest_charge')),
  }),
  'POST /v1/payment_intents/:id/confirm': known<Stripe.PaymentIntentConfirmParams>({
    payment_method: id,
    off_session: flag,
  }),
  'POST /v1/payment_intents/:id/cancel': NONE,
  'POST /v1/refunds': known<Stripe.RefundCreateParams>({
    payment_intent: needed(id),
    amount: cents,
    metadata,
  }),
  'POST /v1/customers': known<Stripe.CustomerCreateParams>({ email, name: text(256), metadata }),
  'POST /v1/payment_methods/:id/attach': known<Stripe.PaymentMethodAttachParams>({ customer: needed(id) }),
  'POST /v1/products': known<Stripe.ProductCreateParams>({ name: needed(text(250)), id }),
  'POST /v1/prices': known<Stripe.PriceCreateParams>({
    currency: needed(oneOf('usd')),
    product: needed(id),
    unit_amount: needed(cents),
    recurring: needed(group(known<Stripe.PriceCreateParams.Recurring>({ interval: needed(oneOf('month')) }))),
    lookup_key: text(200),
  }),
  'GET /v1/prices': known<Stripe.PriceListParams>({ lookup_keys: needed(list(text(200))), limit: whole }),
  'POST /v1/subscriptions': known<Stripe.SubscriptionCreateParams>({
    customer: needed(id),
    default_payment_method: id,
    metadata,
    payment_behavior: oneOf('allow_incomplete'),
    items: needed(list(group(known<Stripe.SubscriptionCreateParams.Item>({ price: needed(id) })))),
  }),
  'GET /v1/subscriptions/:id': NONE,
  'POST /v1/subscriptions/:id': known<Stripe.SubscriptionUpdateParams>({
    default_payment_method: id,
    cancel_at_period_end: flag,
    metadata,
    items: list(group(item)),
    proration_behavior: oneOf('always_invoice', 'none'),
    payment_behavior: oneOf('pending_if_incomplete'),
    billing_cycle_anchor: group(
      known<Stripe.SubscriptionUpdateParams.BillingCycleAnchor>({ type: needed(oneOf('now')) }),
    ),
  }),
  'DELETE /v1/subscriptions/:id': NONE,
  'GET /v1/invoices': known<Stripe.InvoiceListParams>({
    subscription: needed(id),
    limit: whole,
    expand: list(oneOf('data.payments')),
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  }),
  'POST /v1/invoices/:id/void': NONE,
  'POST /v1/invoices/:id/pay': known<Stripe.InvoicePayParams>({ payment_method: id }),
} as const satisfies Readonly<Record<string, Table>>;

export type Request = keyof typeof KNOWN_PARAMETERS;

/**
 * What Stripe takes with a change that waits for its payment (docs.stripe.com/billing/subscriptions/pending-updates-reference,
 * and the changelog of the SDK's version).
 */
export const PENDING_PARAMETERS: readonly (keyof Stripe.SubscriptionUpdateParams)[] = [
  'payment_behavior',
  'proration_behavior',
  'billing_cycle_anchor',
  'items',
  'metadata',
  'cancel_at_period_end',
];
