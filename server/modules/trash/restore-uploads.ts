import { and, inArray, not, sql } from 'drizzle-orm';
import { isInFolder } from '../../access/folders.js';
import { requireMember } from '../../access/require-member.js';
import { upload } from '../../db/schema.js';
import { myPhotosFolder } from '../folders/my-photos.js';
import { requireQuota } from '../folders/upload-quota.js';
import { lockMember } from '../lock-member.js';
import type { Asking } from './trash-kind.js';

/**
 * Lists pictures again, within a transaction that holds them: where they lay, or in the principal's My Photos when that
 * folder is no longer theirs to edit. Throws 'no_room' when the principal's storage has none for those that are their own:
 * a guest's take of the guest's.
 */
export async function restoreUploads({ db, principal }: Asking, ids: string[]): Promise<void> {
  const member = requireMember(principal);
  await lockMember(db, member.id);
  const mayPut = isInFolder(principal, 'edit', sql`${upload.folder_id}`) ?? sql`false`;
  const elsewhere = and(inArray(upload.id, ids), not(mayPut));
  await db
    .update(upload)
    .set({ folder_id: await myPhotosFolder({ db, principal }) })
    .where(elsewhere);
  const back = await db
    .update(upload)
    .set({ removed_at: null })
    .where(inArray(upload.id, ids))
    .returning({ owner: upload.owner_user });
  if (back.some(({ owner }) => owner === member.id)) await requireQuota(db, member, 0);
}
