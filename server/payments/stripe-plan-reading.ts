import type Stripe from 'stripe';
import type { PaidPeriod, ProviderSubscription } from './plan-provider.js';

/** What Stripe tells of a subscription, in the product's words. */

/** What the product's subscriptions are known by at the provider. */
export const METADATA = { user: 'user_id', plan: 'plan' } as const;

/** A plan is a product of this name and its id. */
const PRODUCT = 'designmaker_';

export const productOf = (plan: string): string => `${PRODUCT}${plan}`;

export const customerId = ({ customer }: Stripe.Subscription): string =>
  typeof customer === 'string' ? customer : customer.id;

export const intentOf = ({ payments }: Stripe.Invoice): string | null => {
  const intent = payments?.data.find(({ payment }) => payment.type === 'payment_intent')?.payment
    .payment_intent;
  return intent === undefined ? null : typeof intent === 'string' ? intent : intent.id;
};

/** The invoice that waits to be paid: of the first period, of one that is late, or of a change that waits for it. */
export function waitingOf(
  { status, pending_update, latest_invoice }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Stripe.Invoice | undefined {
  const latest = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice?.id;
  const open = invoices.filter((invoice) => invoice.status === 'open');
  if (pending_update) return open.find(({ id }) => id === latest);
  return status === 'active' ? undefined : open[0];
}

const day = (seconds: number): Date => new Date(seconds * 1000);

export function told(
  found: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  waiting: Stripe.PaymentIntent | undefined,
): ProviderSubscription {
  const item = found.items.data[0]!;
  return {
    ...{ id: found.id, customer: customerId(found), userId: found.metadata[METADATA.user] ?? '' },
    ...{ plan: found.metadata[METADATA.plan] ?? '', status: statusOf(found.status) },
    ...{ periodStart: day(item.current_period_start), periodEnd: day(item.current_period_end) },
    cancelAtPeriodEnd: found.cancel_at_period_end,
    paid: invoices
      .filter(({ status }) => status === 'paid')
      .map(paidOf)
      .reverse(),
    clientSecret: waiting?.status === 'requires_action' ? waiting.client_secret : null,
    fault: waiting?.last_payment_error?.message ?? null,
  };
}

function paidOf(invoice: Stripe.Invoice): PaidPeriod {
  return {
    ...{ invoiceId: invoice.id, intentId: intentOf(invoice) },
    plan: planIn(invoice),
    ...{ amount_cents: invoice.amount_paid, currency: invoice.currency },
    paidAt: day(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/**
 * The plan that an invoice is for: the product it asks money for. What it takes off is of the plan before; and what it says
 * of the subscription was so when it was written, which is before a change that waits for it.
 */
function planIn({ lines, parent }: Stripe.Invoice): string {
  const line = lines.data.findLast(({ amount }) => amount > 0);
  const product = line?.pricing?.price_details?.product ?? '';
  if (product.startsWith(PRODUCT)) return product.slice(PRODUCT.length);
  return parent?.subscription_details?.metadata?.[METADATA.plan] ?? '';
}

/** Whatever is not paid for opens nothing. */
function statusOf(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'past_due';
  return status === 'incomplete' ? 'incomplete' : 'canceled';
}
