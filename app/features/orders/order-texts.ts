import type { OrderedSku, PlacedOrder } from '../../../server/contract/order-skus.js';
import { creditsText, money } from '../../ui/money.js';
import { orders as strings } from './strings.js';

/** What is said of an order and of its lines. */

type Typed = Pick<OrderedSku, 'type'>;

/** Whether a line is a picture of the catalog, which carries a license. */
export const isPicture = ({ type }: Typed): boolean => !['mockup', 'credit_pack', 'plan'].includes(type);

export function kindText({ type }: Typed): string {
  const { kinds } = strings;
  return type === 'mockup' || type === 'credit_pack' || type === 'plan' ? kinds[type] : kinds.picture;
}

type Paid = Pick<PlacedOrder, 'payment_mode'>;

/** What a line cost, in what it was paid with; what a plan covered cost nothing. */
export function priceText(
  { price_cents, credits }: Pick<OrderedSku, 'price_cents' | 'credits'>,
  { payment_mode }: Paid,
): string {
  if (payment_mode === 'credits') return creditsText(credits);
  return payment_mode === 'subscription' ? strings.covered : money(price_cents);
}

export function totalText({ amount_cents, amount_credits, payment_mode }: PlacedOrder): string {
  return payment_mode === 'credits' ? creditsText(amount_credits) : money(amount_cents);
}
