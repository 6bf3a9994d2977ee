import { eq } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { webhook, webhookDelivery } from '../../db/schema.js';
import type { JobQueue } from '../../queue/job-queue.js';

/** What is told of. */
export interface WebhookEvent {
  readonly type: 'render.finished';
  readonly data: Readonly<Record<string, unknown>>;
}

/** Has every address of an account told, within the caller's transaction: told it is only when that stands. */
export async function announce(
  { db, jobs }: { readonly db: Executor; readonly jobs: JobQueue },
  ownerId: string,
  { type, data }: WebhookEvent,
): Promise<void> {
  const hooks = await db.select({ id: webhook.id }).from(webhook).where(eq(webhook.owner_user, ownerId));
  for (const { id: webhook_id } of hooks) {
    const id = newId(ID_LENGTH);
    const body = JSON.stringify({ id, type, created_at: new Date().toISOString(), data });
    await db.insert(webhookDelivery).values({ id, webhook_id, body });
    await jobs.add(db, 'webhook', id);
  }
}
