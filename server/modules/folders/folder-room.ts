import { and, eq, sql } from 'drizzle-orm';
import { isUserMadeFolder } from '../../access/folders.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_FOLDERS } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';
import { lockMember } from '../lock-member.js';

/** With those in its trash an account may have so many times its folders. */
const WITH_DELETED = 2;

const full = (message: string) => new ApiError('no_room', message);

/**
 * Throws 'no_room' when the account has as many folders as it may. Two made at once are counted one after the other, until
 * the transaction ends.
 */
export async function requireRoomForFolder(
  tx: Executor,
  me: string,
  { restoring = false } = {},
): Promise<void> {
  await lockMember(tx, me);
  const [folders] = await tx
    .select({
      kept: sql<number>`count(*) filter (where ${folder.deleted_at} is null)`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(folder)
    .where(and(eq(folder.owner_user, me), isUserMadeFolder));
  const { kept, all } = folders!;
  if (kept >= MAX_FOLDERS)
    throw full(`An account can have at most ${MAX_FOLDERS} folders. Delete some, then try again.`);
  if (!restoring && all >= MAX_FOLDERS * WITH_DELETED)
    throw full('Your trash is full of folders. Delete some there for good, then try again.');
}
