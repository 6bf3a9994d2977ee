import { newId } from '../../../elements/math/ids.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { orderEvent, type order } from '../../db/schema.js';

export type OrderRow = typeof order.$inferSelect;
export type OrderState = OrderRow['status'];

/** Who did something to an order. */
export type Actor = `user:${string}` | 'provider' | 'sweep' | 'admin';

interface Happening {
  readonly actor: Actor;
  readonly event: string;
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly detail?: string | null;
}

/** Longest detail kept, letters. */
const LONGEST = 500;

/** Writes down what happened to an order, in the transaction in which it happens. */
export async function tellOrder(
  tx: Executor,
  orderId: string,
  { actor, event, from, to, detail }: Happening,
): Promise<void> {
  await tx.insert(orderEvent).values({
    ...{ id: newId(ID_LENGTH), order_id: orderId, actor, event, from_status: from, to_status: to },
    detail: detail?.slice(0, LONGEST) ?? null,
  });
}
