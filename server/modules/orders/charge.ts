import { eq } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { boughtOf } from '../../access/purchases.js';
import type { ResponseOf } from '../../contract/contract.js';
import { ApiError } from '../../contract/envelope.js';
import type { order as calls } from '../../contract/order.js';
import { order, payment } from '../../db/schema.js';
import type { ProviderPayment } from '../../payments/payment-provider.js';
import { closeOrder, endRivals, openPayment, rivalPayments, type Closing } from './close-order.js';
import { fulfilOrder } from './fulfil.js';
import { lockOrder, picturesIn } from './lock-order.js';
import type { OrderRow } from './order-events.js';
import { recordPayment } from './record-payment.js';

export type Charged = ResponseOf<typeof calls.chargeStripe>;

interface Asked {
  readonly orderId: string;
  readonly paymentMethod: string | undefined;
  /** The payment that the buyer authenticated. */
  readonly paymentId: string | undefined;
}

/** Others may begin, pay or give up a payment of the same order meanwhile; so often it is tried again. */
const TRIES = 6;

const NOTHING_DUE: Charged = {
  requires_action: false,
  payment_intent_client_secret: null,
  payment_intent_id: null,
};

export const alreadyOwned = () => new ApiError('already_owned', 'You have these pictures already');

export const closed = () => new ApiError('not_paid', 'This order is closed. Please order again.');

/**
 * Charges an order. Steps of ours and of the provider's alternate, and a crash between any two loses nothing: a payment is
 * begun under a name made of the order and the attempt, is written down before any money can move, and can be charged once.
 */
export async function chargeOrder(services: Closing, member: Member, asked: Asked): Promise<Charged> {
  let begun: Begun | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const claim = await claimPayment(services, member, asked.orderId, begun);
    if (claim.kind === 'fulfilled') return NOTHING_DUE;
    if (claim.kind === 'rivals') await endRivals(services, claim.ids);
    else if (claim.kind === 'begin') begun = await begin(services, claim.order);
    else {
      const { told, again } = await move(services, claim.id, asked);
      const state = await recordPayment(services, told, { actor: `user:${member.id}` });
      if (!again) return answerOf(told, state);
    }
  }
  throw new ApiError('unavailable', 'The payment is under way in another window. Please try again.');
}

interface Begun {
  readonly payment: ProviderPayment;
  readonly attempt: number;
}

type Claim =
  | { readonly kind: 'fulfilled' }
  | { readonly kind: 'rivals'; readonly ids: readonly string[] }
  | { readonly kind: 'begin'; readonly order: OrderRow }
  | { readonly kind: 'payment'; readonly id: string };

/**
 * What is next for an order, decided while account and order are held: a payment that was begun is written down here, and
 * only if none of the pictures is bought or being paid for elsewhere.
 */
async function claimPayment(
  services: Closing,
  { id: userId }: Member,
  orderId: string,
  begun: Begun | null,
): Promise<Claim> {
  const claim = await services.db.transaction(async (tx): Promise<Claim | 'owned'> => {
    const row = await lockOrder(tx, userId, orderId);
    if (row.status === 'fulfilled') return { kind: 'fulfilled' };
    if (row.status !== 'pending') throw closed();
    if (row.payment_mode !== 'card')
      throw new ApiError('bad_request', 'order_id: is not paid by card', { path: 'order_id' });
    const actor = `user:${userId}` as const;
    const pictures = await picturesIn(tx, orderId);
    if ((await boughtOf(tx, userId, pictures)).size > 0) {
      await closeUnpaid(tx, row, actor);
      return 'owned';
    }
    if (row.amount_cents === 0) {
      await fulfilOrder(tx, row, { ...services, actor });
      return { kind: 'fulfilled' };
    }
    const ids = await rivalPayments(tx, { userId, orderId, pictures });
    if (ids.length > 0) return { kind: 'rivals', ids };
    const open = await openPayment(tx, orderId);
    if (open !== null) return { kind: 'payment', id: open };
    const attempt = row.attempt + 1;
    // another window may have used the attempt up meanwhile
    if (begun?.attempt !== attempt) return { kind: 'begin', order: row };
    const { id, status, amountCents: amount_cents, currency } = begun.payment;
    await tx
      .insert(payment)
      .values({ intent_id: id, order_id: orderId, attempt, status, amount_cents, currency });
    await tx.update(order).set({ attempt }).where(eq(order.id, orderId));
    return { kind: 'payment', id };
  });
  if (claim === 'owned') throw alreadyOwned();
  return claim;
}

/** A picture came by another way: an order whose payment is under way is left to that payment. */
async function closeUnpaid(
  tx: Parameters<typeof closeOrder>[0],
  row: OrderRow,
  actor: `user:${string}`,
): Promise<void> {
  if ((await openPayment(tx, row.id)) === null)
    await closeOrder(tx, row, { to: 'canceled', actor, event: 'owned already' });
}

/** All that is said of it is the order's and stays the same: asked again, the provider knows it by that. */
async function begin({ payments }: Closing, row: OrderRow): Promise<Begun> {
  const { id: orderId, amount_cents: amountCents, currency, email } = row;
  const attempt = row.attempt + 1;
  const payment = await payments.begin({
    ...{ orderId, attempt, amountCents, currency, email },
    description: `Order ${row.id}`,
  });
  return { payment, attempt };
}

interface Moved {
  readonly told: ProviderPayment;
  /** It was given up for another one, which is to begin. */
  readonly again: boolean;
}

/** One step of a payment that is written down; gives how it stands after it. */
async function move({ payments }: Closing, id: string, { paymentMethod, paymentId }: Asked): Promise<Moved> {
  if (paymentId !== undefined && paymentId !== id)
    throw new ApiError('not_found', 'There is no such payment');
  const told = await payments.find(id);
  const rests = paymentMethod === undefined;
  switch (told.status) {
    case 'requires_payment_method':
      return { told: rests ? told : await payments.charge(id, paymentMethod), again: false };
    case 'requires_confirmation':
      return { told: await payments.charge(id, paymentMethod), again: false };
    case 'requires_action': {
      // another card was given instead of authenticating the first
      const left = rests ? told : await payments.cancel(id);
      return { told: left, again: left.status === 'canceled' };
    }
    default:
      return { told, again: told.status === 'canceled' && !rests };
  }
}

function answerOf(
  { id, status, clientSecret, fault }: ProviderPayment,
  state: OrderRow['status'] | null,
): Charged {
  if (status === 'requires_action')
    return { requires_action: true, payment_intent_client_secret: clientSecret, payment_intent_id: id };
  if (status === 'processing' || state === 'fulfilled')
    return { requires_action: false, payment_intent_client_secret: null, payment_intent_id: id };
  throw new ApiError('payment_declined', fault ?? 'The payment was not completed. Please try again.');
}
