import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder, upload } from '../../db/schema.js';
import { newestByFolder, pictureColumns, type PictureRow } from './newest-by-folder.js';

/** What a picture's line in an answer is made of. */
export const RESOURCE_COLUMNS = {
  id: upload.id,
  name: upload.name,
  width: upload.width,
  height: upload.height,
};

export const resourceOf = ({ id, name, width, height }: PictureRow): FolderResource => ({
  ...{ _id: id, name, width, height },
  path: `upload/${id}`,
  low_path: `upload/${id}/low`,
});

/** A picture that lies in the folder of the same query. */
export const isPictureInFolder: SQL = and(eq(upload.folder_id, folder.id), isNull(upload.removed_at))!;

/** The newest pictures of a folder, at most `most`, oldest of them first; removed ones are left out. */
export const resourcesIn = async (db: Executor, folderId: string, most: number): Promise<FolderResource[]> =>
  (await newestPictures(db, [folderId], most)).get(folderId)!;

/** The same of several folders, at most `most` of each, by folder. */
export function newestPictures(
  db: Executor,
  folderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> {
  const newest = db
    .select(pictureColumns(upload, upload.created_at))
    .from(upload)
    .where(isPictureInFolder)
    .orderBy(desc(upload.created_at), desc(upload.id))
    .limit(most)
    .as('newest');
  return newestByFolder(db, folderIds, newest, { line: resourceOf });
}
