import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CommerceSettings } from '../../config/commerce.js';
import type { Executor } from '../../db/database.js';
import { order, orderSku, purchase, savedDesign } from '../../db/schema.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { issueInvoice } from '../invoices/issue-invoice.js';
import { moveCredits } from '../payments/ledger.js';
import { tellOrder, type Actor, type OrderRow } from './order-events.js';
import { renderKey } from './order-renders.js';

export interface Fulfilment {
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly commerce: Pick<CommerceSettings, 'seller'>;
  readonly actor: Actor;
  readonly detail?: string;
}

/** Designs whose thumbnails are painted anew after a purchase. */
const MOST_THUMBNAILS = 200;

/**
 * Gives the buyer what they ordered: pictures become the account's, renders begin, credits come in. In a transaction that
 * holds the account and the order, and once: an order that is fulfilled is left as it is.
 */
export async function fulfilOrder(
  tx: Executor,
  row: OrderRow,
  { jobs, commerce, actor, detail }: Fulfilment,
): Promise<void> {
  if (row.status === 'fulfilled' || row.status === 'refunded') return;
  const lines = await tx
    .select()
    .from(orderSku)
    .where(eq(orderSku.order_id, row.id))
    .orderBy(asc(orderSku.position));
  for (const line of lines) await give(tx, row, line, { jobs, actor });
  await issueInvoice(tx, commerce.seller, row.id);
  await repaint(tx, row.owner_user, lines, jobs);
  const now = sql`now()`;
  await tx
    .update(order)
    .set({ status: 'fulfilled', fulfilled_at: now, paid_at: now })
    .where(eq(order.id, row.id));
  await tellOrder(tx, row.id, {
    ...{ actor, event: 'fulfilled', from: row.status, to: 'fulfilled' },
    ...(detail !== undefined && { detail }),
  });
}

type Line = typeof orderSku.$inferSelect;

async function give(
  tx: Executor,
  row: OrderRow,
  line: Line,
  { jobs, actor }: Pick<Fulfilment, 'jobs' | 'actor'>,
): Promise<void> {
  const { position, type, resource_id, design_id, credits } = line;
  if (type === 'mockup') return jobs.add(tx, 'render_mockup', renderKey(row.id, position));
  if (type === 'credit_pack') {
    const key = `order:${row.id}:${position}`;
    const move = { userId: row.owner_user, amount: credits, reason: 'pack', key, actor } as const;
    await moveCredits(tx, { ...move, orderId: row.id });
  }
  if (resource_id !== null)
    await tx
      .insert(purchase)
      .values({ owner_user: row.owner_user, resource_id, order_id: row.id, design_id })
      .onConflictDoNothing();
}

/** Thumbnails of the account's designs that show what was bought lose the mark (D-036), or get it back. */
export async function repaint(
  tx: Executor,
  userId: string,
  lines: readonly Line[],
  jobs: Pick<JobQueue, 'add'>,
): Promise<void> {
  const ids = lines.flatMap(({ resource_id }) => resource_id ?? []);
  if (ids.length === 0) return;
  const shown = or(...ids.map((id) => sql`strpos(${savedDesign.design_file}, ${`"${id}"`}) > 0`));
  const designs = await tx
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(and(eq(savedDesign.owner_user, userId), isNull(savedDesign.deleted_at), shown))
    .limit(MOST_THUMBNAILS);
  for (const { id } of designs) await jobs.add(tx, 'thumbnail', id);
}
