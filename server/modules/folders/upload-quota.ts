import { eq, sql } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile, team, upload } from '../../db/schema.js';

const GB = 1024 ** 3;

/** Bytes an account may keep, by its plan. */
const ROOM: Record<Member['subscription']['sub_status'], number> = { free: 1 * GB, active: 5 * GB };

/** What was deleted lies on our disk for a while: with it an account may hold so many times its room. */
const WITH_DELETED = 2;

/**
 * Throws 'no_room' when so many bytes more are beyond the account's plan. Pictures and the files of the own brand count.
 */
export async function requireQuota(db: Executor, { id, subscription }: Member, bytes: number): Promise<void> {
  const [pictures] = await db.select(weightOf(upload)).from(upload).where(eq(upload.owner_user, id));
  const [brand] = await db
    .select(weightOf(brandFile))
    .from(brandFile)
    .innerJoin(team, eq(team.id, brandFile.team_id))
    .where(eq(team.owner_user, id));
  const room = ROOM[subscription.sub_status];
  const kept = pictures!.kept + brand!.kept + bytes;
  const all = pictures!.all + brand!.all + bytes;
  if (kept <= room && all <= room * WITH_DELETED) return;
  throw new ApiError('no_room', 'There is no room left for uploads. Delete some, then try again.');
}

/** What files of a table weigh, bytes: those that are kept, and all that lie on our disk. */
const weightOf = ({ bytes, removed_at }: typeof upload | typeof brandFile) => ({
  all: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
  kept: sql<number>`coalesce(sum(${bytes}) filter (where ${removed_at} is null), 0)::float8`,
});
