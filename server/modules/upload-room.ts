import { eq, sql } from 'drizzle-orm';
import type { Member } from '../access/asker.js';
import { ApiError } from '../contract/envelope.js';
import type { Executor } from '../db/database.js';
import { upload } from '../db/schema.js';

const GB = 1024 ** 3;

/** Bytes an account may keep, by its plan. */
const ROOM: Record<Member['subscription']['sub_status'], number> = { free: 1 * GB, active: 5 * GB };

/** What was deleted lies on our disk for a while: with it an account may hold so many times its room. */
const WITH_DELETED = 2;

/** Throws 'no_room' when so many bytes more are beyond the account's plan. */
export async function requireRoom(db: Executor, { id, subscription }: Member, bytes: number): Promise<void> {
  const total = sql<number>`coalesce(sum(${upload.bytes}), 0)::float8`;
  const [used] = await db
    .select({
      all: total,
      kept: sql<number>`coalesce(sum(${upload.bytes}) filter (where ${upload.removed_at} is null), 0)::float8`,
    })
    .from(upload)
    .where(eq(upload.owner_user, id));
  const room = ROOM[subscription.sub_status];
  if (used!.kept + bytes <= room && used!.all + bytes <= room * WITH_DELETED) return;
  throw new ApiError('no_room', 'There is no room left for uploads. Delete some, then try again.');
}
