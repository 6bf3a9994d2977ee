import { newId } from '../../../elements/math/ids.js';
import type { Member } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import type { MadeOrder } from '../../contract/order.js';
import type { AskedSku } from '../../contract/order-skus.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { order, orderPicture, orderSku } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import { requireDesign } from '../designs/require-design.js';
import { lockAccount } from '../payments/account-lock.js';
import { discountOf, holdCoupon, requireCoupon } from '../payments/coupons.js';
import { quotaLeft } from '../subscriptions/quotas.js';
import { freeCoupon } from './pricing/free-coupon.js';
import { requireMockupPlan } from './pricing/mockup-plan.js';
import { mockupLine, type MockupLine } from './pricing/mockup-lines.js';
import { tellOrder, type OrderRow } from './order-events.js';
import { creditsFor, priceLines, sumOf, usd, type PricedLine } from './pricing/price-lines.js';

export interface WantedOrder {
  readonly mode: OrderRow['payment_mode'];
  readonly skus: readonly AskedSku[];
  readonly designId?: string | undefined;
  readonly couponCode?: string | undefined;
}

type Item = PricedLine & Partial<MockupLine> & { readonly design_id: string | null };

/**
 * Makes an order, unpaid, at the server's prices. What the account has already is left out. Throws 'already_owned' when
 * nothing remains, and 'not_found' for designs that the account may not see.
 */
export async function makeOrder(context: Context, member: Member, wanted: WantedOrder): Promise<OrderRow> {
  const items = await itemsOf(context, member, wanted);
  await requireMode(context, member, wanted, items);
  const { couponCode } = wanted;
  if (couponCode !== undefined) await freeCoupon(context, member, couponCode);
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, member.id);
    const row = await insertOrder(tx, member, { ...wanted, items });
    await tellOrder(tx, row.id, { actor: `user:${member.id}`, event: 'made', from: null, to: 'pending' });
    return row;
  });
}

export const madeAnswer = ({ id, amount_cents, currency, status }: OrderRow): MadeOrder => ({
  ...{ _id: id, amount: usd(amount_cents), amount_cents, currency, status },
});

async function itemsOf(context: Context, member: Member, { skus, designId }: WantedOrder): Promise<Item[]> {
  const lines = await priceLines(context, member, skus);
  const items: Item[] = [];
  for (const line of lines.filter(({ owned }) => !owned)) {
    const sku = skus[line.index]!;
    const own =
      sku.type === 'mockup' || sku.type === 'credit_pack' ? undefined : (sku.design ?? sku.designId);
    const item = { ...line, design_id: own ?? designId ?? null };
    items.push(sku.type === 'mockup' ? { ...item, ...(await mockupLine(context, sku)) } : item);
  }
  const designs = new Set([designId, ...items.map(({ design_id }) => design_id)]);
  for (const id of designs) if (id != null) await requireDesign(context, 'view', id);
  if (items.length === 0) throw new ApiError('already_owned', 'You have these pictures already');
  return items;
}

async function requireMode(
  { db }: Context,
  member: Member,
  { mode, couponCode }: WantedOrder,
  items: readonly Item[],
): Promise<void> {
  if (mode !== 'card' && couponCode !== undefined)
    throw new ApiError('bad_request', 'coupon_code: is for payments by card', { path: 'coupon_code' });
  if (mode === 'credits' && creditsFor(items) === null)
    throw new ApiError('bad_request', 'payment_mode: credits buy pictures alone', { path: 'payment_mode' });
  if (mode !== 'subscription') return;
  const pictures = items.filter(({ type }) => type !== 'mockup' && type !== 'credit_pack');
  if (pictures.length < items.length) {
    if (items.some(({ type }) => type === 'credit_pack'))
      throw new ApiError('bad_request', 'payment_mode: plans buy no credits', { path: 'payment_mode' });
    requireMockupPlan(member);
  }
  if (pictures.length > 0 && (await quotaLeft(db, member.id, 'premium_image')) < pictures.length)
    throw new ApiError('subscription_needed', 'Your plan does not cover these pictures');
}

async function insertOrder(
  tx: Executor,
  { id: userId, email }: Member,
  { mode, items, designId, couponCode }: WantedOrder & { readonly items: readonly Item[] },
): Promise<OrderRow> {
  const byCard = mode === 'card';
  const subtotal_cents = byCard ? sumOf(items) : 0;
  const coupon =
    couponCode === undefined ? null : await requireCoupon(tx, couponCode, { userId, lock: true });
  const discount_cents = coupon ? discountOf(coupon, subtotal_cents) : 0;
  const id = newId(ID_LENGTH);
  const [row] = await tx
    .insert(order)
    .values({
      ...{ id, owner_user: userId, payment_mode: mode, design_id: designId ?? null, email },
      ...{ subtotal_cents, discount_cents, amount_cents: subtotal_cents - discount_cents },
      ...{ amount_credits: mode === 'credits' ? (creditsFor(items) ?? 0) : 0 },
      coupon_code: coupon?.code ?? null,
    })
    .returning();
  if (coupon) await holdCoupon(tx, coupon, { userId, orderId: id });
  for (const [position, item] of items.entries()) await insertLine(tx, { order_id: id, position }, item);
  return row!;
}

async function insertLine(
  tx: Executor,
  at: { readonly order_id: string; readonly position: number },
  { type, id, name, price_cents, credits, design_id, inputs, hashes = [] }: Item,
): Promise<void> {
  await tx.insert(orderSku).values({
    ...{ ...at, type, name, price_cents, credits, design_id },
    ...(type === 'mockup' && { mockup_id: id, ...(inputs && { inputs }) }),
    ...(type === 'credit_pack' && { offer: id }),
    ...(type !== 'mockup' && type !== 'credit_pack' && { resource_id: id }),
  });
  const pictures = hashes.flatMap((hash, image) => (hash === null ? [] : [{ ...at, image, hash }]));
  if (pictures.length > 0) await tx.insert(orderPicture).values(pictures);
}
