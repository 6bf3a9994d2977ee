import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Priced } from '../../../../server/contract/order-skus.js';
import { faultOf } from '../card/use-card-payment.js';

/** A coupon on what is ordered when it is first paid for; what it comes to is the server's word. */
export interface Coupon {
  /** The code that counts; null while there is none. */
  readonly code: string | null;
  /** What is to be paid with it, cents; null while there is none. */
  readonly cents: number | null;
  readonly fault: string | null;
  readonly busy: boolean;
  readonly onCode: (code: string | null) => void;
}

/** @param priceWith what it would cost with a code; rejects with `invalid_coupon` */
export function useCoupon(priceWith: (code: string) => Promise<Pick<Priced, 'total_cents'>>): Coupon {
  const [coupon, setCoupon] = useState<{ readonly code: string; readonly cents: number } | null>(null);
  const applying = useMutation({
    mutationFn: priceWith,
    onSuccess: ({ total_cents }, typed) => setCoupon({ code: typed.toUpperCase(), cents: total_cents }),
  });
  return {
    code: coupon?.code ?? null,
    cents: coupon?.cents ?? null,
    fault: applying.isError ? faultOf(applying.error) : null,
    busy: applying.isPending,
    onCode: (typed) => {
      if (typed !== null) return applying.mutate(typed);
      applying.reset();
      setCoupon(null);
    },
  };
}
