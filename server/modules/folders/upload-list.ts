import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder, upload } from '../../db/schema.js';
import type { ListPlace } from '../list-cursor.js';
import {
  before,
  newestByFolder,
  newestFirst,
  pictureColumns,
  placed,
  type PictureRow,
  type Placed,
} from './newest-by-folder.js';

/** What a picture's line in an answer is made of. */
export const RESOURCE_COLUMNS = {
  id: upload.id,
  name: upload.name,
  width: upload.width,
  height: upload.height,
  attribution: upload.attribution,
};

export const resourceOf = ({ id, name, width, height, attribution }: PictureRow): FolderResource => ({
  ...{ _id: id, name, width, height },
  path: `upload/${id}`,
  low_path: `upload/${id}/low`,
  ...(attribution && { attribution }),
});

/** A picture that lies in the folder of the same query. */
export const isPictureInFolder: SQL = and(eq(upload.folder_id, folder.id), isNull(upload.removed_at))!;

/** The newest pictures of a folder, at most `most`, oldest of them first; removed ones are left out. */
export const resourcesIn = async (db: Executor, folderId: string, most: number): Promise<FolderResource[]> =>
  (await newestPictures(db, [folderId], most)).get(folderId)!;

/** The same of several folders, at most `most` of each, by folder. */
export const newestPictures = (
  db: Executor,
  folderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> =>
  newestByFolder(db, folderIds, newest(db, most), { line: resourceOf });

/** Those before a place in the list of a folder, each with its own. */
export async function picturesBefore(
  db: Executor,
  folderId: string,
  most: number,
  place?: ListPlace,
): Promise<Placed[]> {
  const found = await newestByFolder(db, [folderId], newest(db, most, place), { line: placed(resourceOf) });
  return found.get(folderId)!;
}

const newest = (db: Executor, most: number, place?: ListPlace) =>
  db
    .select(pictureColumns(upload, upload.created_at, upload.attribution))
    .from(upload)
    .where(and(isPictureInFolder, before(upload.created_at, upload.id, place)))
    .orderBy(...newestFirst(upload.created_at, upload.id))
    .limit(most)
    .as('newest');
