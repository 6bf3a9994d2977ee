import { useEffect, useRef, useState } from 'react';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import { payment as strings } from '../strings.js';

/** What the server is asked, one after the other. Each rejects when it refused, or could not be reached. */
export interface PaymentSteps {
  /** Charges a card; gives the secret when the buyer is to authenticate the payment, null when nothing more is asked. */
  readonly charge: (paymentMethod: string) => Promise<string | null>;
  /** Goes on after that. */
  readonly resume: (secret: string) => Promise<string | null>;
  /** Has it fulfilled; rejects with 'not_paid' while it is not. Absent where the caller does so. */
  readonly confirm?: () => Promise<unknown>;
}

export type PaymentStage =
  /** A card is to be given; `fault` says why the last one, or the last try, came to nothing. */
  | { readonly kind: 'card'; readonly fault: string | null }
  | { readonly kind: 'paying' }
  | { readonly kind: 'authenticating'; readonly secret: string }
  /** The provider has it in hand. */
  | { readonly kind: 'unsettled' };

/** Trying again helps no more: what is paid for is closed, gone, or somebody else's. */
const FINAL: readonly ErrorCode[] = [
  ...(['not_paid', 'already_owned', 'not_found', 'not_allowed', 'not_signed_in'] as const),
];

interface Ends {
  readonly onPaid: () => void;
  /** It can not be paid here any more. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * A payment by card: charged, authenticated where the bank asks, confirmed. A declined card comes back to the field with the
 * provider's words. One payment at a time, however often the button is pressed.
 */
export function useCardPayment(steps: PaymentSteps, { onPaid, onFailed }: Ends) {
  const [stage, setStage] = useState<PaymentStage>({ kind: 'card', fault: null });
  const busy = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  const show = (next: PaymentStage) => {
    if (shown.current) setStage(next);
  };

  const run = async (act: () => Promise<string | null>) => {
    if (busy.current) return;
    busy.current = true;
    show({ kind: 'paying' });
    try {
      const secret = await act();
      if (secret !== null) return show({ kind: 'authenticating', secret });
      await confirm();
    } catch (error) {
      if (error instanceof ApiError && FINAL.includes(error.code)) onFailed(error);
      show({ kind: 'card', fault: faultOf(error) });
    } finally {
      busy.current = false;
    }
  };

  const confirm = async () => {
    try {
      await steps.confirm?.();
    } catch {
      // it was charged a moment ago: either it is on its way, or nobody can say
      return show({ kind: 'unsettled' });
    }
    onPaid();
  };

  return {
    stage,
    pay: (paymentMethod: string) => void run(() => steps.charge(paymentMethod)),
    authenticated: (secret: string) => void run(() => steps.resume(secret)),
    ask: () => void run(() => Promise.resolve(null)),
    fault: (words: string | null) => !busy.current && show({ kind: 'card', fault: words }),
  };
}

/** The provider's or the server's own words, where they are meant for the buyer. */
export const faultOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'bad_request' && error.code !== 'bad_answer'
    ? error.message
    : strings.failed;
