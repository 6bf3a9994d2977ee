import type { Ref } from 'react';

/** What one can do with a card field. */
export interface CardFieldHandle {
  /** Asks the provider for a payment method of what was typed; `onMethod` or `onFault` follows. */
  submit(): void;
}

export interface CardFieldProps {
  readonly ref: Ref<CardFieldHandle>;
  /** What is paid, cents of a US dollar. */
  readonly amountCents: number;
  /** Paid again and again, as a plan is. */
  readonly recurring: boolean;
  readonly onMethod: (paymentMethod: string) => void;
  /** Why there is none; null where the field itself says so. */
  readonly onFault: (words: string | null) => void;
}
