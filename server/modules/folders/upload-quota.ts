import { eq, sql } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import { FREE_STORAGE_BYTES, PLANS } from '../../contract/offers.js';
import type { Executor } from '../../db/database.js';
import { brandFile, subscription, team, upload } from '../../db/schema.js';

/** What was deleted lies on our disk for a while: with it an account may hold so many times its room. */
const WITH_DELETED = 2;

/** What an account's pictures and the files of its own brand weigh, bytes: those kept, and all that lie on our disk. */
export async function storageOf(db: Executor, userId: string): Promise<{ kept: number; all: number }> {
  const [pictures] = await db.select(weightOf(upload)).from(upload).where(eq(upload.owner_user, userId));
  const [brand] = await db
    .select(weightOf(brandFile))
    .from(brandFile)
    .innerJoin(team, eq(team.id, brandFile.team_id))
    .where(eq(team.owner_user, userId));
  return { kept: pictures!.kept + brand!.kept, all: pictures!.all + brand!.all };
}

/** Bytes an account may keep, by its plan. */
export async function roomOf(
  db: Executor,
  { id, subscription: { sub_status } }: Pick<Member, 'id' | 'subscription'>,
): Promise<number> {
  if (sub_status === 'free') return FREE_STORAGE_BYTES;
  const [paid] = await db
    .select({ plan: subscription.plan, status: subscription.status })
    .from(subscription)
    .where(eq(subscription.owner_user, id));
  const plan = paid?.status === 'active' ? PLANS.find((one) => one.id === paid.plan) : undefined;
  return (plan ?? PLANS[0]!).storage_bytes;
}

/**
 * Throws 'no_room' when so many bytes more are beyond the account's plan. What an account holds from a larger plan of
 * before stays its own.
 */
export async function requireQuota(db: Executor, member: Member, bytes: number): Promise<void> {
  const room = await roomOf(db, member);
  const { kept, all } = await storageOf(db, member.id);
  if (kept + bytes > room) throw new ApiError('no_room', fullMessage(room));
  if (all + bytes > room * WITH_DELETED)
    throw new ApiError('no_room', 'What you deleted lately still takes up your storage. Try again later.');
}

const inGigabytes = (bytes: number): string => `${bytes / 1024 ** 3} GB`;

function fullMessage(room: number): string {
  const full = `Your ${inGigabytes(room)} of storage ${room === FREE_STORAGE_BYTES ? 'is' : 'are'} full.`;
  const larger = PLANS.find(({ storage_bytes }) => storage_bytes > room);
  return larger
    ? `${full} Delete some uploads, or upgrade to ${larger.name} for ${inGigabytes(larger.storage_bytes)}.`
    : `${full} Delete some uploads, then try again.`;
}

/** What files of a table weigh, bytes: those that are kept, and all that lie on our disk. */
const weightOf = ({ bytes, removed_at }: typeof upload | typeof brandFile) => ({
  all: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
  kept: sql<number>`coalesce(sum(${bytes}) filter (where ${removed_at} is null), 0)::float8`,
});
