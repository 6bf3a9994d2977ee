import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { order, RENDER_POLL } from '../../../../server/contract/order.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { OF_USER } from '../../account/index.js';
import { uploadLocalPictures } from '../inputs/upload-local-pictures.js';
import { placedOrder, rememberOrder } from './placed-orders.js';

export interface ToRender {
  readonly user: UserDetails;
  readonly mockup: Mockup;
  readonly inputs: MockupInputs;
}

/** Where a render stands. */
export type RenderStage =
  | { readonly kind: 'ordering' }
  /** Nothing came of it: at the order, with the error it failed with, or at the render. */
  | { readonly kind: 'failed'; readonly error?: unknown }
  /** `asked` is false when the last question got no answer. */
  | { readonly kind: 'rendering'; readonly progress: number; readonly asked: boolean }
  | { readonly kind: 'ready'; readonly fileSrc: string };

/** Orders a high-resolution image and asks every 2000 ms how far it is (C-014). `retry` orders anew, `ask` asks at once. */
export function useRender(wanted: ToRender) {
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
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what was put in when it was ordered
  useEffect(() => mutate({ ...wanted, anew: false }), [mutate]);
  return {
    stage: stageOf(ordering, status),
    retry: () => mutate({ ...wanted, anew: true }),
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

/** A subscriber's order is complete without a payment; gives its id. The same picture is not ordered twice but `anew`. */
async function place({ user, mockup, inputs, anew }: ToRender & { readonly anew: boolean }): Promise<string> {
  const { _id, price } = mockup;
  const ordered = { user, mockup: _id, inputs: await uploadLocalPictures(user, inputs) };
  const before = anew ? null : placedOrder(ordered);
  if (before !== null) return before;
  const skus = [{ type: 'mockup' as const, mockup: _id, inputs: ordered.inputs, price }];
  const { _id: id } = await api(order.add, { payment_mode: 'subscription', skus });
  await api(order.confirm, { id });
  rememberOrder(ordered, id);
  return id;
}
