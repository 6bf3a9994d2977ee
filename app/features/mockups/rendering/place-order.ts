import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { order } from '../../../../server/contract/order.js';
import type { PlacedOrder, Priced } from '../../../../server/contract/order-skus.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { uploadLocalPictures } from '../inputs/upload-local-pictures.js';
import { placedOrder, rememberOrder, type Ordered } from './placed-orders.js';

export interface ToRender {
  readonly user: UserDetails;
  readonly mockup: Mockup;
  readonly inputs: MockupInputs;
}

/** What is ordered, with its pictures where the server finds them. */
const ordered = async ({ user, mockup, inputs }: ToRender): Promise<Ordered> => ({
  ...{ user, mockup: mockup._id, inputs: await uploadLocalPictures(user, inputs) },
});

const skusOf = ({ mockup, inputs }: Ordered, price: number) => [
  { type: 'mockup' as const, mockup, inputs, price },
];

/** A subscriber's order is complete without a payment; gives its id. The same picture is not ordered twice but `anew`. */
export async function placeBySubscription(wanted: ToRender, anew: boolean): Promise<string> {
  const what = await ordered(wanted);
  const before = anew ? null : placedOrder(what);
  if (before !== null) return before;
  const skus = skusOf(what, wanted.mockup.price);
  const { _id: id } = await api(order.add, { payment_mode: 'subscription', skus });
  await api(order.confirm, { id });
  rememberOrder(what, id);
  return id;
}

/** The order that this tab began for the very picture, as it stands now; null when there is none. */
export async function begunOrder(wanted: ToRender): Promise<PlacedOrder | null> {
  const id = placedOrder(await ordered(wanted));
  if (id === null) return null;
  try {
    return await api(order.getOne, { id });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * An order that is to be paid by card: the one that this tab began for the very picture, or a new one, which is remembered so
 * that nobody pays for it twice. Gives its id.
 */
export async function openOrder(wanted: ToRender, coupon: string | null): Promise<string> {
  const begun = await begunOrder(wanted);
  if (begun?.status === 'pending' && begun.coupon_code === coupon) return begun._id;
  const what = await ordered(wanted);
  const { _id: id } = await api(order.add, {
    ...{ payment_mode: 'card' as const, skus: skusOf(what, wanted.mockup.price) },
    ...(coupon !== null && { coupon_code: coupon }),
  });
  rememberOrder(what, id);
  return id;
}

/** What it comes to with a coupon. Fails with `invalid_coupon`. */
export async function priceWith(wanted: ToRender, coupon: string): Promise<Priced> {
  const what = await ordered(wanted);
  return api(order.price, { skus: skusOf(what, wanted.mockup.price), coupon_code: coupon });
}

/** Confirms an order that was paid; gives its id. */
export async function confirmPaid(id: string): Promise<string> {
  await api(order.confirm, { id });
  return id;
}
