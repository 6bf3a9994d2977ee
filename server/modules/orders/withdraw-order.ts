import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { order, orderSku, payment, purchase, quotaUse } from '../../db/schema.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { moveCredits } from '../payments/ledger.js';
import { repaint } from './fulfil.js';
import { tellOrder, type Actor, type OrderRow } from './order-events.js';

interface Withdrawal {
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly actor: Actor;
  /** What is written down of it. */
  readonly event?: string;
}

/**
 * Takes back what an order gave, once its money was given back: pictures are no longer the account's, credits that were paid
 * with come back, credits that came in go as far as they are there. In a transaction that holds the account and the order;
 * one that is refunded is left as it is. Gives whether anything was done.
 */
export async function withdrawOrder(
  tx: Executor,
  row: OrderRow,
  { jobs, actor, event = 'refunded' }: Withdrawal,
): Promise<boolean> {
  if (row.status !== 'fulfilled') return false;
  const lines = await tx.select().from(orderSku).where(eq(orderSku.order_id, row.id));
  const taken = await tx
    .delete(purchase)
    .where(eq(purchase.order_id, row.id))
    .returning({ id: purchase.resource_id });
  if (row.payment_mode === 'subscription') await returnQuota(tx, row, taken.length);
  await moveBack(tx, row, lines, actor);
  await repaint(tx, row.owner_user, lines, jobs);
  await tx
    .update(payment)
    .set({ refunded_cents: sql`${payment.amount_cents}`, updated_at: sql`now()` })
    .where(and(eq(payment.order_id, row.id), eq(payment.status, 'succeeded')));
  await tx.update(order).set({ status: 'refunded' }).where(eq(order.id, row.id));
  await tellOrder(tx, row.id, { actor, event, from: row.status, to: 'refunded' });
  return true;
}

async function moveBack(
  tx: Executor,
  row: OrderRow,
  lines: readonly (typeof orderSku.$inferSelect)[],
  actor: Actor,
): Promise<void> {
  const move = { userId: row.owner_user, reason: 'refund', actor, orderId: row.id } as const;
  const spent = row.payment_mode === 'credits' ? row.amount_credits : 0;
  const balance = await moveCredits(tx, { ...move, amount: spent, key: `refund:${row.id}` });
  const brought = lines
    .filter(({ type }) => type === 'credit_pack' || type === 'plan')
    .reduce((sum, { credits }) => sum + credits, 0);
  // what is spent already cannot be taken
  await moveCredits(tx, { ...move, amount: -Math.min(brought, balance), key: `withdraw:${row.id}` });
}

/** Pictures that a plan covered may be taken anew, in the period they were taken in. */
async function returnQuota(
  tx: Executor,
  { owner_user, fulfilled_at }: OrderRow,
  count: number,
): Promise<void> {
  if (count === 0 || fulfilled_at === null) return;
  const { owner_user: owner, kind, period_start, used } = quotaUse;
  const own = and(eq(owner, owner_user), eq(kind, 'premium_image'));
  const [period] = await tx
    .select({ start: period_start })
    .from(quotaUse)
    .where(and(own, lte(period_start, fulfilled_at)))
    .orderBy(desc(period_start))
    .limit(1);
  if (!period) return;
  await tx
    .update(quotaUse)
    .set({ used: sql`greatest(0, ${used} - ${count})` })
    .where(and(own, eq(period_start, period.start)));
}
