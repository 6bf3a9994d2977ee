import { eq } from 'drizzle-orm';
import { entitlementsOf } from '../../access/entitlements.js';
import type { Member } from '../../access/principal.js';
import type { CommerceSettings } from '../../config/commerce.js';
import type { CurrentSubscription } from '../../contract/subscription.js';
import type { Executor } from '../../db/database.js';
import { subscription, user } from '../../db/schema.js';
import { roomOf, storageOf } from '../folders/upload-quota.js';
import { memberNow } from './member-now.js';
import { currentPlan } from './current-plan.js';
import { quotasOf } from './quotas.js';

/** Where an account's plan stands, with what is left of it. */
export async function currentSubscription(
  db: Executor,
  { id }: Pick<Member, 'id'>,
  { walls }: Pick<CommerceSettings, 'walls'>,
): Promise<CurrentSubscription> {
  const [row] = await db
    .select({ user, paid: subscription })
    .from(user)
    .leftJoin(subscription, eq(subscription.owner_user, user.id))
    .where(eq(user.id, id));
  const { paid, user: account } = row!;
  const member = memberNow(account);
  const current = await currentPlan(db, id);
  const { premium_image, premium_video } = await quotasOf(db, id, current);
  const storage = { used: (await storageOf(db, id)).kept, limit: await roomOf(db, member) };
  const entitled = entitlementsOf(member, walls);
  const bare = { plan: null, next_plan: null, cancel_at_period_end: false } as const;
  return {
    ...(paid
      ? {
          ...{ plan: paid.status === 'canceled' ? null : paid.plan, next_plan: paid.next_plan },
          ...{ status: paid.status, cancel_at_period_end: paid.cancel_at_period_end },
        }
      : // by an operator's word
        {
          ...bare,
          plan: current?.plan.id ?? null,
          status: current ? ('active' as const) : ('free' as const),
        }),
    period_start: (current?.period.start ?? paid?.period_start)?.toISOString() ?? null,
    period_end: (current?.period.end ?? paid?.period_end)?.toISOString() ?? null,
    quotas: {
      premium_images: withLeft(premium_image),
      premium_videos: withLeft(premium_video),
      storage_bytes: withLeft(storage),
    },
    credits: account.credits,
    entitled: entitled.magic_resize,
    photos: entitled.photos,
  };
}

const withLeft = ({ used, limit }: { used: number; limit: number }) => ({
  ...{ used, limit, left: Math.max(0, limit - used) },
});
