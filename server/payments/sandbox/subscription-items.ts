import type { Executor } from '../../db/database.js';
import { lockObject } from './objects.js';
import { groupOf, invalid, wordOf, type Body, type Params } from './wire.js';

/** The one item of a subscription of the test shop: its price by the month, and the period it is in. */

export interface Price {
  readonly id: string;
  readonly unit_amount: number;
  readonly product: string;
}

interface Item {
  readonly id: string;
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly price: Price;
}

const itemOf = (sub: Body): Item => (sub['items'] as { data: [Item] }).data[0];
export const itemId = (sub: Body): string => itemOf(sub).id;
export const priceIn = (sub: Body): Price => itemOf(sub).price;
export const anchorOf = (sub: Body): number => Number(sub['billing_cycle_anchor']);
export const periodOf = (sub: Body): [number, number] => {
  const { current_period_start: start, current_period_end: ends } = itemOf(sub);
  return [start, ends];
};

export const itemsOf = (id: string, price: Price, start: number, ends: number) => ({
  object: 'list',
  data: [{ id, object: 'subscription_item', current_period_start: start, current_period_end: ends, price }],
});

/** The price that a request names for its item; null where it names none. */
export async function askedPrice(tx: Executor, params: Params): Promise<Price | null> {
  const id = wordOf(groupOf(groupOf(params, 'items'), '0'), 'price');
  return id === undefined ? null : ((await lockObject(tx, 'price', id, 'price')) as unknown as Price);
}

/** The same; throws where it names none. */
export async function requirePrice(tx: Executor, params: Params): Promise<Price> {
  const price = await askedPrice(tx, params);
  if (!price) throw invalid('A price is needed', { param: 'items' });
  return price;
}
