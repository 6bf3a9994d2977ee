import { asc, desc, eq } from 'drizzle-orm';
import { creditEntry, session, subscription, user } from '../../../db/schema.js';
import { addKept, type Exporting } from './exporting.js';

/** `account.json`: who the account is, its plan, how its credits came and went, and where it is signed in; beside it its picture. */
export async function addProfile(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const [row] = await db.select().from(user).where(eq(user.id, member.id));
  if (!row) throw new Error('The account is gone');
  const { id, name, email, email_verified, type, sub_status, credits, created_at, picture_hash } = row;
  const [plan] = await db.select().from(subscription).where(eq(subscription.owner_user, id));
  const entries = await db
    .select()
    .from(creditEntry)
    .where(eq(creditEntry.owner_user, id))
    .orderBy(asc(creditEntry.position));
  const devices = await db
    .select({ device: session.device, since: session.created_at })
    .from(session)
    .where(eq(session.user_id, id))
    .orderBy(desc(session.created_at));
  await archive.addList('account', {
    ...{ id, name, email, email_verified, type, created_at, credits, sub_status },
    picture: await addKept(exporting, { folders: [], name: 'Account picture' }, picture_hash),
    plan: plan ? { plan: plan.plan, status: plan.status, period_end: plan.period_end } : null,
    credit_entries: entries.map(({ amount, balance_after, reason, order_id, created_at: at }) => ({
      ...{ amount, balance_after, reason, order_id, created_at: at },
    })),
    devices,
  });
}
