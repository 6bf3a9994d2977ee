import { and, asc, eq, isNull } from 'drizzle-orm';
import { folder, folderPermission, upload } from '../../../db/schema.js';
import { addKept, TRASH, type Exporting } from './exporting.js';
import { withoutEnding } from './file-endings.js';

/**
 * Each upload as it was kept, in the folder it lies in; `uploads.json` lists them with the address by which designs name
 * them, and `folders.json` the folders and who was invited.
 */
export async function addUploads(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select({ upload, folder: folder.name })
    .from(upload)
    .innerJoin(folder, eq(folder.id, upload.folder_id))
    .where(and(eq(upload.owner_user, member.id), isNull(upload.purged_at)))
    .orderBy(asc(upload.created_at), asc(upload.id));
  const list = [];
  for (const { upload: row, folder: lies } of rows) {
    const { id, name, width, height, created_at, removed_at, attribution } = row;
    const place = { folders: ['Uploads', removed_at ? TRASH : lies], name: withoutEnding(name) };
    list.push({
      ...{ id, name, width, height, folder: lies, created_at, deleted_at: removed_at },
      ...(attribution && { attribution }),
      address: `upload/${id}`,
      file: await addKept(exporting, place, row.file_hash),
    });
  }
  await archive.addList('uploads', list);
}

export async function addFolders({ db, member, archive }: Exporting): Promise<void> {
  const rows = await db
    .select()
    .from(folder)
    .where(eq(folder.owner_user, member.id))
    .orderBy(asc(folder.created_at), asc(folder.id));
  const list = [];
  for (const { id, name, type, own, created_at, deleted_at } of rows) {
    const invited = await db
      .select({ email: folderPermission.email, role: folderPermission.role })
      .from(folderPermission)
      .where(eq(folderPermission.folder_id, id))
      .orderBy(asc(folderPermission.email));
    list.push({ ...{ id, name, type, own, created_at, deleted_at }, invited });
  }
  await archive.addList('folders', list);
}
