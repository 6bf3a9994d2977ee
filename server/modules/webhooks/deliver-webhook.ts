import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { webhook, webhookDelivery } from '../../db/schema.js';
import type { PostRemote } from '../../net/post-remote.js';
import { SIGNATURE_HEADER, signatureOf } from './signature.js';

/** Letters of a fault that are kept for the owner. */
const LONGEST_FAULT = 200;

interface Tools {
  readonly db: Executor;
  readonly postRemote: PostRemote;
  readonly now?: () => Date;
}

/**
 * Sends a message to its address. One that was delivered, or whose address is gone, needs none. Rejects when the address does
 * not answer with 2xx, so that the queue tries again.
 */
export async function deliverWebhook(
  { db, postRemote, now = () => new Date() }: Tools,
  id: string,
): Promise<void> {
  const own = eq(webhookDelivery.id, id);
  const [found] = await db
    .select({ delivery: webhookDelivery, webhook })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook_id))
    .where(own);
  if (!found || found.delivery.delivered_at) return;
  const { body } = found.delivery;
  const { url, secret } = found.webhook;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'DesignMaker-Webhook/1',
    [SIGNATURE_HEADER]: signatureOf(secret, body, now()),
  };
  try {
    const status = await postRemote(url, { headers, body });
    if (status < 200 || status > 299) throw new Error(`it answered with status ${status}`);
  } catch (error) {
    const fault = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_FAULT);
    await db.update(webhookDelivery).set({ fault }).where(own);
    throw error;
  }
  await db
    .update(webhookDelivery)
    .set({ delivered_at: sql`now()`, fault: null })
    .where(own);
}
