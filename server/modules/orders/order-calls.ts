import { and, eq } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { checkoutPath, order as calls } from '../../contract/order.js';
import type { AskedSku, PlacedOrder } from '../../contract/order-skus.js';
import { user as userCalls } from '../../contract/user.js';
import type { Executor } from '../../db/database.js';
import { order } from '../../db/schema.js';
import { fileHandler, handler } from '../../http/calls/handler.js';
import { chargeOrder } from './charge.js';
import { confirmOrder } from './confirm.js';
import { listedOrders, outputAddress, placedOrders } from './history.js';
import { noSuchOrder } from './lock-order.js';
import { madeAnswer, makeOrder } from './make-order.js';
import { renderFile, renderKey, requireSku } from './order-renders.js';
import { planCovers } from './pricing/covered-lines.js';
import { priceLines, skusOf } from './pricing/price-lines.js';
import { setCoupon } from './pricing/set-coupon.js';
import type { Services } from '../../services.js';

/** Renders and payments are expensive, and nobody needs one every second. */
const LIMITS = { perMinute: 30 };

export const orderCalls = [
  handler(
    calls.add,
    async ({ payment_mode, skus, designId, coupon_code: couponCode, amount }, context) => {
      const member = requireMember(context.principal);
      const mode = payment_mode === 'stripe' ? 'card' : payment_mode;
      const wanted = { mode, designId, couponCode, skus: skus ?? [packFor(context, amount!)] } as const;
      return madeAnswer(await makeOrder(context, member, wanted));
    },
    LIMITS,
  ),

  handler(
    calls.addDesignOrder,
    async ({ design_id: designId, resources, coupon_code: couponCode }, context) => {
      const member = requireMember(context.principal);
      const wanted = { mode: 'card', designId, couponCode, skus: skusOf(resources) } as const;
      return madeAnswer(await makeOrder(context, member, wanted));
    },
    LIMITS,
  ),

  handler(
    calls.createCheckout,
    async ({ paymentMode, data, designId, coupon_code: couponCode }, context) => {
      const member = requireMember(context.principal);
      const skus = skusOf(data.map(({ id, resource_type: type }) => ({ id, type })));
      try {
        const covered = await planCovers(context.db, member, await priceLines(context, member, skus));
        const mode = covered ? 'subscription' : paymentMode === 'credits' ? 'credits' : 'card';
        const { id, amount_cents } = await makeOrder(context, member, { mode, skus, designId, couponCode });
        if (mode === 'card' && amount_cents > 0)
          return { order: id, fulfilled: false, checkoutUrl: checkoutPath(id, designId) };
        await confirmOrder(context, member, id);
        return { order: id, fulfilled: true, checkoutUrl: null };
      } catch (error) {
        // bought in another window: there is nothing left to pay
        if (error instanceof ApiError && error.code === 'already_owned')
          return { order: null, fulfilled: true, checkoutUrl: null };
        throw error;
      }
    },
    LIMITS,
  ),

  handler(
    calls.chargeStripe,
    async ({ order_id, payment_method, payment_intent_id }, context) =>
      chargeOrder(context, requireMember(context.principal), {
        ...{ orderId: order_id, paymentMethod: payment_method, paymentId: payment_intent_id },
      }),
    LIMITS,
  ),

  handler(
    calls.confirm,
    async ({ id }, context) => {
      await confirmOrder(context, requireMember(context.principal), id);
      return { _id: id };
    },
    LIMITS,
  ),

  handler(calls.getOne, async ({ id }, { db, principal }) => ownOrder(db, requireMember(principal), id)),

  handler(
    calls.setCoupon,
    async ({ id, coupon_code }, context) => {
      const member = requireMember(context.principal);
      await setCoupon(context, member, id, coupon_code);
      return ownOrder(context.db, member, id);
    },
    LIMITS,
  ),

  handler(userCalls.fetchOrderHistory, async (_, { db, principal }) =>
    placedOrders(db, listedOrders(db, requireMember(principal).id)),
  ),

  handler(calls.renderStatus, async ({ orderId, skuIndex }, context) => {
    const sku = await requireSku(context, orderId, skuIndex);
    const done = sku.output_hash !== null;
    const key = renderKey(orderId, skuIndex);
    const failed = !done && !(await context.jobs.isOpen(context.db, 'render_mockup', key));
    return {
      success: done,
      fileSrc: done ? outputAddress(orderId, skuIndex) : null,
      progress: done ? 1 : sku.progress,
      // it is tried several times before it is given up
      failed,
    };
  }),

  fileHandler(calls.output, async ({ orderId, skuIndex }, context) => {
    const sku = await requireSku(context, orderId, Number(skuIndex));
    return renderFile(context, sku);
  }),
];

async function ownOrder(db: Executor, { id: userId }: Member, id: string): Promise<PlacedOrder> {
  const [found] = await placedOrders(db, and(eq(order.id, id), eq(order.owner_user, userId))!);
  if (!found) throw noSuchOrder();
  return found;
}

/** The credit pack that costs so many USD. Throws 'bad_request' when none does. */
function packFor({ commerce }: Pick<Services, 'commerce'>, amount: number): AskedSku {
  const pack = commerce.packs.find(({ price_cents }) => price_cents === Math.round(amount * 100));
  if (!pack)
    throw new ApiError('bad_request', 'amount: is not the price of a credit pack', { path: 'amount' });
  return { type: 'credit_pack', pack: pack.id };
}
