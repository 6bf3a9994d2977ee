import { and, eq } from 'drizzle-orm';
import { orderSku, subscription } from '../../db/schema.js';
import type { OrderRow } from '../orders/order-events.js';
import { planOrderId } from './paid-periods.js';
import { syncSubscription, type Syncing } from './sync-subscription.js';

/**
 * Ends at once the plan of which an order paid the last period, because its money was given back: nobody has a month that
 * is not paid, and nobody is charged for the next. Of a period that is over only the credits go, the plan goes on. For what
 * is no plan, or ended already, it does nothing; so it may be asked again after a crash.
 */
export async function endRefundedPlan(
  services: Syncing,
  { id, owner_user }: Pick<OrderRow, 'id' | 'owner_user'>,
): Promise<void> {
  const { db, plans } = services;
  const planLine = and(eq(orderSku.order_id, id), eq(orderSku.type, 'plan'));
  if ((await db.$count(orderSku, planLine)) === 0) return;
  const [held] = await db
    .select({ subscription: subscription.provider_subscription })
    .from(subscription)
    .where(eq(subscription.owner_user, owner_user));
  const known = held?.subscription ?? null;
  if (known === null) return;
  const last = (await plans.read(known))?.paid.at(-1);
  if (!last || planOrderId(last.invoiceId) !== id) return;
  await plans.drop(known);
  await syncSubscription(services, known);
}
