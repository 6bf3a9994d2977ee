import { and, desc, eq } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { requireMember } from '../../access/require-member.js';
import { newToken } from '../../access/secrets.js';
import { MOST_WEBHOOKS, webhook as calls } from '../../contract/access-token.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { webhook, webhookDelivery } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { publicUrl } from '../../net/public-address.js';
import { lockMember } from '../lock-member.js';

/** Messages of each address that are listed. */
const SHOWN = 10;
const LIMITS = { perMinute: 30 };

export const webhookCalls = [
  handler(
    calls.create,
    async ({ url: typed }, { db, principal }) => {
      const { id: owner_user } = requireMember(principal);
      const url = requireAddress(typed);
      const row = { id: newId(ID_LENGTH), owner_user, url, secret: `whsec_${newToken()}` };
      await db.transaction(async (tx) => {
        await lockMember(tx, owner_user);
        if ((await tx.$count(webhook, eq(webhook.owner_user, owner_user))) >= MOST_WEBHOOKS)
          throw new ApiError(
            'no_room',
            `An account has at most ${MOST_WEBHOOKS} webhooks. Delete some first.`,
          );
        await tx.insert(webhook).values(row);
      });
      return { _id: row.id, url, secret: row.secret };
    },
    LIMITS,
  ),

  handler(calls.list, async (_, { db, principal }) => {
    const rows = await db
      .select()
      .from(webhook)
      .where(eq(webhook.owner_user, requireMember(principal).id))
      .orderBy(desc(webhook.created_at), desc(webhook.id));
    return Promise.all(
      rows.map(async ({ id, url, created_at }) => ({
        ...{ _id: id, url, created_at: created_at.toISOString() },
        deliveries: await lastDeliveries(db, id),
      })),
    );
  }),

  handler(calls.delete, async ({ id }, { db, principal }) => {
    const own = and(eq(webhook.id, id), eq(webhook.owner_user, requireMember(principal).id));
    return { deleted: (await db.delete(webhook).where(own).returning({ id: webhook.id })).length };
  }),
];

/** An https address without a login, not of this machine's own network as far as it can be seen from its name. */
function requireAddress(typed: string): string {
  try {
    const url = publicUrl(typed.trim());
    if (url.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
  } catch {
    // said below
  }
  throw new ApiError('bad_request', 'url: must be an https address that everybody can reach', {
    path: 'url',
  });
}

async function lastDeliveries(db: Executor, webhookId: string) {
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhook_id, webhookId))
    .orderBy(desc(webhookDelivery.created_at), desc(webhookDelivery.id))
    .limit(SHOWN);
  return rows.map(({ id, created_at, delivered_at, fault }) => ({
    ...{ id, created_at: created_at.toISOString() },
    ...{ delivered_at: delivered_at?.toISOString() ?? null, fault },
  }));
}
