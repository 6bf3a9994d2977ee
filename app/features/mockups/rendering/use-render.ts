import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { order, RENDER_POLL } from '../../../../server/contract/order.js';
import { api } from '../../../api.js';
import { OF_USER } from '../../account/index.js';

/** Where a render stands. */
export type RenderStage =
  | { readonly kind: 'ordering' }
  /** Nothing came of it: at the order, with the error it failed with, or at the render. */
  | { readonly kind: 'failed'; readonly error?: unknown }
  /** `asked` is false when the last question got no answer. */
  | { readonly kind: 'rendering'; readonly progress: number; readonly asked: boolean }
  | { readonly kind: 'ready'; readonly fileSrc: string };

/** Completes an order and gives its id; `anew` when the one before came to nothing. */
export type PlaceOrder = (anew: boolean) => Promise<string>;

/** Has a high-resolution image ordered and asks every 2000 ms how far it is (C-014). `retry` orders anew, `ask` asks at once. */
export function useRender(place: PlaceOrder) {
  const ordering = useMutation({ mutationFn: place });
  const { mutate } = ordering;
  const orderId = ordering.data;
  const status = useQuery({
    queryKey: [OF_USER, 'render', orderId],
    enabled: orderId !== undefined,
    queryFn: ({ signal }) => api(order.renderStatus, { orderId: orderId ?? '', skuIndex: 0 }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.success || data?.failed ? false : RENDER_POLL),
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => mutate(false), [mutate]);
  return {
    stage: stageOf(ordering, status),
    retry: () => mutate(true),
    ask: () => void status.refetch(),
    asking: status.isFetching,
  };
}

function stageOf(
  ordering: { readonly isError: boolean; readonly error: unknown; readonly data: string | undefined },
  status: {
    readonly isError: boolean;
    readonly data: { fileSrc: string | null; progress: number; failed: boolean } | undefined;
  },
): RenderStage {
  if (ordering.isError) return { kind: 'failed', error: ordering.error };
  if (ordering.data === undefined) return { kind: 'ordering' };
  if (status.data?.failed) return { kind: 'failed' };
  if (status.data?.fileSrc) return { kind: 'ready', fileSrc: status.data.fileSrc };
  return { kind: 'rendering', progress: status.data?.progress ?? 0, asked: !status.isError };
}
