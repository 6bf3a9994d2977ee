import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { order, orderSku } from '../../db/schema.js';
import { lockAccount } from '../payments/account-lock.js';
import type { OrderRow } from './order-events.js';

export const noSuchOrder = () => new ApiError('not_found', 'There is no such order');

/** An order of an account's own; anybody else's is not there. Throws 'not_found'. */
export async function requireOrder(db: Executor, userId: string, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), eq(order.owner_user, userId)));
  if (!row) throw noSuchOrder();
  return row;
}

/** Holds the account and one of its orders until the transaction ends, in this order (lockAccount). */
export async function lockOrder(tx: Executor, userId: string, id: string): Promise<OrderRow> {
  await lockAccount(tx, userId);
  const [row] = await tx
    .select()
    .from(order)
    .where(and(eq(order.id, id), eq(order.owner_user, userId)))
    .for('update');
  if (!row) throw noSuchOrder();
  return row;
}

/** Pictures that an order is for. */
export async function picturesIn(db: Executor, orderId: string): Promise<string[]> {
  const lines = await db
    .select({ id: orderSku.resource_id })
    .from(orderSku)
    .where(eq(orderSku.order_id, orderId));
  return lines.flatMap(({ id }) => id ?? []);
}

/** Whether an order is for renders of mockups, among other things. */
export const hasMockups = async (db: Executor, orderId: string): Promise<boolean> =>
  (await db.$count(orderSku, and(eq(orderSku.order_id, orderId), eq(orderSku.type, 'mockup')))) > 0;
