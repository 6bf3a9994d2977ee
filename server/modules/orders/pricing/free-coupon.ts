import { and, eq, ne } from 'drizzle-orm';
import type { Member } from '../../../access/principal.js';
import { couponUse, order } from '../../../db/schema.js';
import { couponKey } from '../../payments/coupons.js';
import { abandonOrder, type Closing } from '../close-order.js';

/**
 * An order of one's own that was never paid holds the coupon no longer once there is another one for it. `forOrder` is that
 * one, where it is there already: another window may just have put the coupon on it.
 */
export async function freeCoupon(
  services: Closing,
  { id }: Pick<Member, 'id'>,
  code: string,
  forOrder?: string,
): Promise<void> {
  const [held] = await services.db
    .select({ id: order.id, owner_user: order.owner_user })
    .from(couponUse)
    .innerJoin(order, eq(order.id, couponUse.order_id))
    .where(
      and(
        ...[eq(couponUse.code, couponKey(code)), eq(couponUse.owner_user, id), eq(order.status, 'pending')],
        forOrder === undefined ? undefined : ne(order.id, forOrder),
      ),
    );
  if (held) await abandonOrder(services, held, `user:${id}`);
}
