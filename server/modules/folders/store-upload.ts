import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import type { Attribution } from '../../../elements/objects/attribution.js';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { upload } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { prepareUpload, type PreparedUpload } from '../../files/uploads/prepare-upload.js';
import type { FormFile } from '../../http/calls/form-file.js';
import type { Context } from '../../http/calls/handler.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { lockMember } from '../lock-member.js';
import { requireFolder, requireTakesPictures } from './require-folder.js';
import { requireMember } from '../../access/require-member.js';
import { RESOURCE_COLUMNS, resourceOf } from './upload-list.js';
import { requireQuota } from './upload-quota.js';

type New = typeof upload.$inferInsert;

/**
 * Makes a member's picture safe and keeps it in a folder they may edit; the same picture again is the one that is there. It
 * is theirs and takes of their room, whose folder ever it lies in. Throws ApiError 'invalid_image', 'too_large',
 * 'too_many', 'no_room', or 'not_found' when the folder is gone or no longer theirs to edit by the time the picture is
 * ready.
 */
export async function storeUpload(
  { db, files, principal }: Pick<Context, 'db' | 'files' | 'principal'>,
  folderId: string,
  { name, bytes }: FormFile,
  attribution: Attribution | null = null,
): Promise<FolderResource> {
  const member = requireMember(principal);
  // nobody makes us unpack what has no room anyway
  await requireQuota(db, member, 0);
  const picture = await prepareUpload(bytes);
  const file_hash = await storeFile(db, files, picture.full.bytes, picture.full.mime);
  const low_hash = await storeFile(db, files, picture.low, 'image/webp');
  const row: New = {
    ...{ id: newId(ID_LENGTH), folder_id: folderId, owner_user: member.id, name, file_hash, low_hash },
    attribution,
    ...sizeOf(picture),
  };
  return db.transaction(async (tx) => {
    // two at once must neither become doubles nor pass the account's room together
    await lockMember(tx, member.id);
    requireTakesPictures(await requireFolder({ db: tx, principal }, 'edit', folderId, 'key share'));
    const known = await findSame(tx, row);
    if (known) return known;
    await requireQuota(tx, member, row.bytes);
    const [kept] = await tx.insert(upload).values(row).returning(RESOURCE_COLUMNS);
    return resourceOf(kept!);
  });
}

const sizeOf = ({ full, low, width, height }: PreparedUpload) => ({
  width,
  height,
  bytes: full.bytes.length + low.length,
});

/** The same picture of the same folder; it counts as new again, so that the list begins with it. Who made it is said from now on. */
async function findSame(
  tx: Executor,
  { folder_id, file_hash, attribution }: New,
): Promise<FolderResource | null> {
  const same = and(
    eq(upload.folder_id, folder_id),
    eq(upload.file_hash, file_hash),
    isNull(upload.removed_at),
  );
  const [row] = await tx
    .update(upload)
    .set({ created_at: sql`now()`, ...(attribution && { attribution }) })
    .where(same)
    .returning(RESOURCE_COLUMNS);
  return row ? resourceOf(row) : null;
}
