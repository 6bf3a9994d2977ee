import type { Plan } from '../contract/offers.js';

/** A subscription as the payment provider tells it. Its word alone counts, never that of a message or of a browser. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customer: string;
  /** Whose it is: our own id of the account, which we gave the provider. */
  readonly userId: string;
  /** The plan that the next period is for. */
  readonly plan: string;
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** What was paid for it, oldest first. */
  readonly paid: readonly PaidPeriod[];
  /** With it the buyer authenticates the payment; null where nothing is asked. */
  readonly clientSecret: string | null;
  /** The provider's words when the last charge was declined. */
  readonly fault: string | null;
}

/** An invoice of the provider that is paid: it opens a period. */
export interface PaidPeriod {
  readonly invoiceId: string;
  /** null where nothing was charged. */
  readonly intentId: string | null;
  /** The plan it was for. */
  readonly plan: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly paidAt: Date;
}

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * What subscriptions need of the payment provider. All of it throws ApiError 'unavailable' when the provider does not answer
 * in time: it may have done what was asked, and its messages will tell.
 */
export interface PlanProvider {
  /**
   * Charges the first period; one that was declined comes back 'incomplete', with its fault. Asked again with the same key,
   * it is the same subscription.
   */
  subscribe(
    who: Subscriber,
    plan: Plan,
    by: { readonly paymentMethod: string; readonly key: string },
  ): Promise<ProviderSubscription>;
  /** null when there is none of this id. */
  read(id: string): Promise<ProviderSubscription | null>;
  /**
   * To another plan: `now` begins a period of it at once and charges what the rest of the old one does not cover; otherwise
   * the next period is of it. Takes a cancellation back. Throws 'payment_declined' with the provider's words.
   */
  change(id: string, plan: Plan, now: boolean, paymentMethod?: string): Promise<ProviderSubscription>;
  cancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription>;
  /** Ends one that was never paid. */
  drop(id: string): Promise<void>;
}
