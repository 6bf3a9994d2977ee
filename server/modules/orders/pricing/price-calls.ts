import { eq } from 'drizzle-orm';
import { requireMember } from '../../../access/require-member.js';
import { order as calls } from '../../../contract/order.js';
import { user as userCalls } from '../../../contract/user.js';
import { user } from '../../../db/schema.js';
import { handler } from '../../../http/calls/handler.js';
import { discountOf, requireCoupon } from '../../payments/coupons.js';
import { coveredLines } from './covered-lines.js';
import { pricedAnswer, priceLines, skusOf, sumOf, usd } from './price-lines.js';

/** Nobody guesses codes at speed. */
const COUPON_LIMITS = { perMinute: 30 };

export const priceCalls = [
  handler(
    calls.price,
    async ({ skus, resources, coupon_code }, { db, principal, commerce }) => {
      const member = requireMember(principal);
      const priced = await priceLines({ db, commerce }, member, skus ?? skusOf(resources!));
      const lines = await coveredLines(db, member, priced);
      const discount =
        coupon_code === undefined
          ? 0
          : discountOf(await requireCoupon(db, coupon_code, { userId: member.id }), sumOf(lines));
      return pricedAnswer(lines, discount);
    },
    COUPON_LIMITS,
  ),

  handler(
    calls.applyCoupon,
    async ({ price, coupon_code }, { db, principal }) => {
      const coupon = await requireCoupon(db, coupon_code, { userId: requireMember(principal).id });
      const cents = Math.round(price * 100);
      const off = discountOf(coupon, cents);
      return {
        ...{ price: usd(cents - off), discount: usd(off) },
        ...{ coupon_code: coupon.code, percent: coupon.percent },
      };
    },
    COUPON_LIMITS,
  ),

  handler(userCalls.credits, async (_, { db, principal }) => {
    const { id } = requireMember(principal);
    const [row] = await db.select({ remaining: user.credits }).from(user).where(eq(user.id, id));
    const remaining = row?.remaining ?? 0;
    return { remaining, '123rf': { remaining } };
  }),
];
