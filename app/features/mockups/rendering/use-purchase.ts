import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OF_USER } from '../../account/index.js';
import { OneOrder, orderCharges, useCoupon } from '../../payment/index.js';
import { begunOrder, openOrder, priceWith, type ToRender } from './place-order.js';

/**
 * Buying one high-resolution image by card: an order is made when it is first paid for, and the same one is paid however
 * often a card is declined. `paid` is the id of an order whose payment succeeded; `failed` what came in the way of the order.
 */
export function usePurchase(wanted: ToRender) {
  const { mockup } = wanted;
  const [paid, setPaid] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  // what was put in when the dialog was opened
  const [first] = useState(wanted);

  const before = useQuery({
    queryKey: [OF_USER, 'begun-order', mockup._id],
    queryFn: () => begunOrder(first),
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });
  const known = before.data ?? null;
  const coupon = useCoupon((typed) => priceWith(first, typed));

  const [one] = useState(() => new OneOrder((used) => openOrder(first, used)));
  const orderId = async (): Promise<string> => {
    try {
      return await one.idFor(coupon.code);
    } catch (error) {
      setFailed({ error });
      throw error;
    }
  };

  const free = useMutation({ mutationFn: orderId, onSuccess: setPaid });
  return {
    /** Whether it is known if this very picture was ordered before. */
    looking: before.isPending,
    lookFailed: before.isError,
    look: () => void before.refetch(),
    paid: paid ?? (known?.status === 'fulfilled' ? known._id : null),
    failed,
    again: () => setFailed(null),
    fail: (error: unknown) => setFailed({ error }),
    coupon,
    cents: coupon.cents ?? Math.round(mockup.price * 100),
    steps: orderCharges(orderId),
    onPaid: () => setPaid(one.id),
    orderFree: () => free.mutate(),
    ordering: free.isPending,
  };
}

/** What one does to buy an image, and how far that is. */
export type Purchase = ReturnType<typeof usePurchase>;
