import { eq, sql } from 'drizzle-orm';
import type { Member } from '../../../access/principal.js';
import { ApiError } from '../../../contract/envelope.js';
import { order } from '../../../db/schema.js';
import { couponKey, discountOf, holdCoupon, releaseCoupon, requireCoupon } from '../../payments/coupons.js';
import { closed } from '../charge.js';
import { openPayment, type Closing } from '../close-order.js';
import { freeCoupon } from './free-coupon.js';
import { lockOrder, requireOrder } from '../lock-order.js';
import { tellOrder, type OrderRow } from '../order-events.js';
import { recordPayment } from '../record-payment.js';

/**
 * Puts a coupon on an order of the member's that is still to be paid by card, or takes it off (null). A payment that was
 * begun is given up first, as it is of another amount; one that turns out to be paid fulfils the order, and nothing is
 * changed. Throws 'invalid_coupon', which says why, 'not_paid' for an order that is closed.
 */
export async function setCoupon(
  services: Closing,
  member: Member,
  orderId: string,
  code: string | null,
): Promise<void> {
  const { db, payments } = services;
  const actor = `user:${member.id}` as const;
  const before = await requireOrder(db, member.id, orderId);
  if (!isOpen(before)) return;
  const wanted = code === null ? null : couponKey(code);
  if (wanted === before.coupon_code) return;
  if (wanted !== null) {
    // nothing is given up for a code that is none
    await freeCoupon(services, member, wanted, orderId);
    await requireCoupon(db, wanted, { userId: member.id, orderId });
  }
  const begun = await openPayment(db, orderId);
  if (begun !== null) await recordPayment(services, await payments.cancel(begun), { actor });
  await db.transaction(async (tx) => {
    const row = await lockOrder(tx, member.id, orderId);
    if (!isOpen(row) || wanted === row.coupon_code) return;
    if ((await openPayment(tx, orderId)) !== null)
      throw new ApiError('unavailable', 'The payment is under way in another window. Please try again.');
    await releaseCoupon(tx, orderId);
    const coupon =
      wanted === null ? null : await requireCoupon(tx, wanted, { userId: member.id, orderId, lock: true });
    if (coupon) await holdCoupon(tx, coupon, { userId: member.id, orderId });
    const discount_cents = coupon ? discountOf(coupon, row.subtotal_cents) : 0;
    await tx
      .update(order)
      .set({
        ...{ coupon_code: wanted, discount_cents, amount_cents: row.subtotal_cents - discount_cents },
        // a payment of the old amount that is just being begun is known by the old attempt, and is never charged
        attempt: sql`${order.attempt} + 1`,
      })
      .where(eq(order.id, orderId));
    await tellOrder(tx, orderId, {
      ...{ actor, event: 'coupon', from: row.status, to: row.status, detail: wanted },
    });
  });
}

/** Whether it is still to be paid; one that is paid needs nothing more. Throws for what no coupon can be put on. */
function isOpen({ status, payment_mode }: OrderRow): boolean {
  if (status === 'fulfilled' || status === 'refunded') return false;
  if (status !== 'pending') throw closed();
  if (payment_mode === 'card') return true;
  throw new ApiError('bad_request', 'id: is not paid by card', { path: 'id' });
}
