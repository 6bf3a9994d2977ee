/** What the product asks of whoever takes cards. Amounts are integer cents. */

export const PAYMENT_STATES = [
  ...(['requires_payment_method', 'requires_confirmation', 'requires_action'] as const),
  ...(['processing', 'requires_capture', 'succeeded', 'canceled'] as const),
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment as the provider tells it. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: PaymentState;
  readonly amountCents: number;
  readonly currency: string;
  /** The order it was begun for; null for one that is none of ours. */
  readonly orderId: string | null;
  /** With it the buyer's browser authenticates the payment, and can do nothing else. */
  readonly clientSecret: string | null;
  /** The provider's words when the card was last declined. */
  readonly fault: string | null;
}

export interface ProviderRefund {
  readonly paymentId: string;
  /** In all, so far. */
  readonly refundedCents: number;
  /** The buyer's bank took it back, not the shop. */
  readonly disputed: boolean;
}

/** A message of the provider, whose signature was good. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Of a message about a payment. */
  readonly payment: ProviderPayment | null;
  /** Of a message about money that was given back. */
  readonly refund: ProviderRefund | null;
  /** What it is about, in the provider's own form. */
  readonly object: Readonly<Record<string, unknown>>;
}

export interface NewPayment {
  readonly orderId: string;
  /** Which payment of the order it is: with the order's id it names the payment at the provider. */
  readonly attempt: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly email?: string;
  readonly description?: string;
}

/**
 * All of these throw ApiError 'unavailable' when the provider does not answer in time: whatever was asked may have been done
 * or not, and asking again is safe.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Begins a payment; no money moves. Asked twice for the same attempt it is the same payment. */
  begin(wanted: NewPayment): Promise<ProviderPayment>;
  /**
   * Charges the card, once however often it is asked to. A declined card is told by `fault` and the state
   * 'requires_payment_method'. Throws ApiError 'bad_request' for a payment method that is none.
   */
  charge(id: string, paymentMethod?: string): Promise<ProviderPayment>;
  /** How a payment stands; one that the provider does not know is 'canceled'. */
  find(id: string): Promise<ProviderPayment>;
  /** Gives a payment up, unless it succeeded already: the answer tells. */
  cancel(id: string): Promise<ProviderPayment>;
  /** Gives back all that was not yet; `key` names the refund: asked twice, it is given back once. */
  refund(id: string, key: string): Promise<void>;
  /** Throws ApiError 'bad_request' when the signature is not the provider's. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}
