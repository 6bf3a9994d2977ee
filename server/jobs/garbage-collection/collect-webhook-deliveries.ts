import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { webhookDelivery } from '../../db/schema.js';

/** Days that a message to an address is kept: its owner sees how the last ones went. */
const KEPT = 30;

/** Deletes messages that nobody asks about any more, delivered or given up. Gives how many. */
export async function collectWebhookDeliveries(db: Executor, days = KEPT): Promise<number> {
  const gone = await db
    .delete(webhookDelivery)
    .where(lt(webhookDelivery.created_at, sql`now() - make_interval(days => ${days})`))
    .returning({ id: webhookDelivery.id });
  return gone.length;
}
