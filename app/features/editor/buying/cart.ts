import type { SoldRef } from '../../../ports/sold-pictures.js';

/** What is to be bought, and with what: pure. Amounts of money are cents, as the server said them. */

export interface CartItem extends SoldRef {
  readonly name: string;
  /** 'photo', 'icon' …; what the line says beside the license. */
  readonly kind: string;
  readonly thumbnail: string;
}

export type PayWith = 'plan' | 'credits' | 'card';

/** What an account has to pay with. */
export interface Wallet {
  /** null: could not be had. */
  readonly credits: number | null;
  /** Premium pictures that its plan still covers this month; null without such a plan. */
  readonly planLeft: number | null;
}

export interface Coupon {
  readonly code: string;
  /** Cents off. */
  readonly discount: number;
}

export interface Cart {
  readonly items: readonly CartItem[];
  /** Before the coupon. */
  readonly price: number;
  readonly wallet: Wallet;
  readonly payWith: PayWith;
  readonly coupon: Coupon | null;
}

/** What the pictures of a cart may be paid with: credits and plans pay for all of them or for none. */
export function waysToPay({ items, wallet }: Pick<Cart, 'items' | 'wallet'>): readonly PayWith[] {
  const { credits, planLeft } = wallet;
  return [
    ...(planLeft !== null && planLeft >= items.length ? (['plan'] as const) : []),
    ...(credits !== null && credits >= items.length ? (['credits'] as const) : []),
    'card',
  ];
}

/** What is offered first: the plan; credits when they exceed the number of pictures (spec 2 section 2); the card. */
export function payFirstWith(cart: Pick<Cart, 'items' | 'wallet'>): PayWith {
  const ways = waysToPay(cart);
  if (ways.includes('plan')) return 'plan';
  return (cart.wallet.credits ?? 0) > cart.items.length ? 'credits' : 'card';
}

/** Cents to be paid by card. */
export const totalOf = ({ price, coupon }: Pick<Cart, 'price' | 'coupon'>): number =>
  Math.max(0, price - (coupon?.discount ?? 0));

/** The cart with what was left of it, once some was bought: what no longer can be paid so is paid as is offered first. */
export function withItems(cart: Cart, items: readonly CartItem[], price: number): Cart {
  if (items.length === cart.items.length) return cart;
  // what a coupon takes off was reckoned for all that was there
  const left = { ...cart, items, price, coupon: null };
  return waysToPay(left).includes(cart.payWith) ? left : { ...left, payWith: payFirstWith(left) };
}
