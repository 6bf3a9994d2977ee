import type { Client } from '../../../../server/contract/client.js';
import { designResource } from '../../../../server/contract/design-resource.js';
import { order } from '../../../../server/contract/order.js';
import { PICTURE_FIELDS, SKU_OF_RESOURCE } from '../../../../server/contract/order-skus.js';
import { subscription } from '../../../../server/contract/subscription.js';
import { user } from '../../../../server/contract/user.js';
import type { ToAddress } from '../../../ports/asset-mapping.js';
import type { SoldRef } from '../../../ports/sold-pictures.js';
import type { Shop } from './buying-flow.js';
import type { Cart, CartItem, Wallet } from './cart.js';

interface ShopParts {
  readonly api: Client;
  readonly address: ToAddress;
  /** The saved design that pictures are bought for. */
  readonly design: string;
}

/** References and ids that one call takes. */
const MOST_REFS = 1000;
const MOST_IDS = 100;

/** The shop of a design, answered by the product server. Prices, coupons and what is owned are the server's word. */
export const createShop = ({ api, address, design }: ShopParts): Shop => ({
  async unbought(refs) {
    const asked = parted(refs, MOST_REFS).map((resources) =>
      api(designResource.getPremiumResources, { design_id: design, resources: resources.map(bare) }),
    );
    return named(api, address, (await Promise.all(asked)).flat());
  },

  async price(items) {
    const { lines } = await api(order.price, { resources: items.map(bare) });
    return lines.reduce((sum, { price_cents: cents, owned }) => sum + (owned ? 0 : cents), 0);
  },

  wallet: () => walletOf(api),

  async discount(code, price) {
    const { discount } = await api(order.applyCoupon, { price: price / 100, coupon_code: code });
    return Math.round(discount * 100);
  },

  buy: (cart) => (cart.payWith === 'plan' ? byPlan(api, design, cart) : byCheckout(api, design, cart)),

  settle: async (id) => void (await api(order.confirm, { id })),
});

const bare = ({ type, id }: SoldRef) => ({ type, id });

/** Pictures with what a list shows of them; one that is gone from the catalog is sold no more. */
async function named(api: Client, address: ToAddress, refs: readonly SoldRef[]): Promise<CartItem[]> {
  const ids = [...new Set(refs.map(({ id }) => id))];
  const found = await Promise.all(parted(ids, MOST_IDS).map((id) => api(designResource.get, { id })));
  const rows = new Map(found.flatMap(({ docs }) => docs).map((row) => [row._id, row]));
  return refs.flatMap((ref) => {
    const row = rows.get(ref.id);
    if (row?.type !== 'image') return [];
    return [{ ...bare(ref), name: row.name, kind: row.sub_type, thumbnail: address(row.thumbnail) }];
  });
}

/** Without an answer about the plan there is none: credits and cards are still there. */
async function walletOf(api: Client): Promise<Wallet> {
  const [credits, plan] = await Promise.all([
    api(user.credits, {}),
    api(subscription.get, {}).catch(() => null),
  ]);
  return {
    credits: credits['123rf'].remaining,
    planLeft: plan?.photos ? plan.quotas.premium_images.left : null,
  };
}

async function byPlan(api: Client, design: string, { items }: Cart): Promise<null> {
  const skus = items.map(({ type: kind, id }) => {
    const type = SKU_OF_RESOURCE[kind];
    return { type, [PICTURE_FIELDS[type]]: id };
  });
  const { _id, status } = await api(order.add, { payment_mode: 'subscription', skus, designId: design });
  if (status !== 'fulfilled') await api(order.confirm, { id: _id });
  return null;
}

async function byCheckout(
  api: Client,
  design: string,
  { items, payWith, coupon }: Cart,
): Promise<string | null> {
  const {
    fulfilled,
    order: made,
    checkoutUrl,
  } = await api(order.createCheckout, {
    paymentMode: payWith === 'credits' ? 'credits' : 'stripe',
    data: items.map(({ type, id, thumbnail }) => ({ id, resource_type: type, src: thumbnail })),
    designId: design,
    ...(payWith === 'card' && coupon && { coupon_code: coupon.code }),
  });
  // no order: all of it was the account's already
  if (fulfilled || made === null) return null;
  if (checkoutUrl === null) throw new Error('there is no checkout');
  return checkoutUrl;
}

function parted<T>(all: readonly T[], most: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += most) parts.push(all.slice(at, at + most));
  return parts;
}
