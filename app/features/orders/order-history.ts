import type { OrderedSku, PlacedOrder } from '../../../server/contract/order-skus.js';

/** Which orders are listed where (spec 1 section 4, spec 3 section 2). */

const isMockup = ({ type }: Pick<OrderedSku, 'type'>): boolean => type === 'mockup';

/** Fulfilled orders whose first item is not a mockup. */
export const designOrders = (all: readonly PlacedOrder[]): readonly PlacedOrder[] =>
  all.filter(
    ({ status, skus: [first] }) => status === 'fulfilled' && first !== undefined && !isMockup(first),
  );

/** Orders whose first item is a mockup (C-005). */
export const mockupOrders = (all: readonly PlacedOrder[]): readonly PlacedOrder[] =>
  all.filter(({ skus: [first] }) => first !== undefined && isMockup(first));

/** A render is not tried for longer than this, ms. */
const MADE_WITHIN_MS = 30 * 60_000;

/** Whether a render of the order is on its way. */
export const isBeingMade = ({ status, createdAt, skus }: PlacedOrder): boolean =>
  status === 'fulfilled' &&
  Date.now() - Date.parse(createdAt) < MADE_WITHIN_MS &&
  skus.some((sku) => isMockup(sku) && sku.output_file === null);
