import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { coupon, couponUse } from '../../db/schema.js';

export type Coupon = typeof coupon.$inferSelect;

/** The provider takes no less than this: an order for which less remains costs nothing. */
export const LEAST_CHARGE_CENTS = 50;

const refused = (message: string) => new ApiError('invalid_coupon', message);

/** Codes are kept in capitals, and written in any letters. */
export const couponKey = (code: string): string => code.trim().toUpperCase();

/** What a coupon takes off, cents; never more than there is. */
export function discountOf({ percent, amount_cents }: Coupon, subtotal: number): number {
  const off = percent === null ? amount_cents! : Math.round((subtotal * percent) / 100);
  const rest = subtotal - Math.min(off, subtotal);
  return rest < LEAST_CHARGE_CENTS ? subtotal : subtotal - rest;
}

/**
 * A coupon that the account may use now, or uses for the order already; `lock` holds it for the transaction that uses it.
 * Throws 'invalid_coupon', which says why.
 */
export async function requireCoupon(
  db: Executor,
  code: string,
  {
    userId,
    orderId,
    lock = false,
  }: { readonly userId: string; readonly orderId?: string; readonly lock?: boolean },
): Promise<Coupon> {
  const wanted = db
    .select()
    .from(coupon)
    .where(eq(coupon.code, couponKey(code)));
  const [row] = await (lock ? wanted.for('update') : wanted);
  if (!row) throw refused('This coupon code is not valid');
  if (row.expires_at !== null && row.expires_at <= new Date()) throw refused('This coupon has expired');
  const [mine] = await db
    .select({ order: couponUse.order_id })
    .from(couponUse)
    .where(and(eq(couponUse.code, row.code), eq(couponUse.owner_user, userId)));
  if (mine && mine.order !== orderId) throw refused('You have used this coupon already');
  if (!mine && row.most_uses !== null && row.used >= row.most_uses)
    throw refused('This coupon has been used up');
  return row;
}

/** Keeps a coupon that was locked for an order, in the transaction that makes it. */
export async function holdCoupon(
  tx: Executor,
  { code }: Coupon,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<void> {
  await tx.insert(couponUse).values({ code, owner_user: userId, order_id: orderId });
  await tx
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(eq(coupon.code, code));
}

/** Gives the coupon of an order back, if it holds one, in the transaction that closes it. */
export async function releaseCoupon(tx: Executor, orderId: string): Promise<void> {
  const released = await tx
    .delete(couponUse)
    .where(eq(couponUse.order_id, orderId))
    .returning({ code: couponUse.code });
  for (const { code } of released)
    await tx
      .update(coupon)
      .set({ used: sql`${coupon.used} - 1` })
      .where(eq(coupon.code, code));
}
