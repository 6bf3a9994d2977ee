import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FolderResource } from '../contract/folder.js';
import type { Executor } from '../db/database.js';
import { upload } from '../db/schema.js';

/** What a picture's line in an answer is made of. */
export const RESOURCE_COLUMNS = {
  id: upload.id,
  name: upload.name,
  width: upload.width,
  height: upload.height,
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const resourceOf = ({ id, name, width, height }: Row): FolderResource => ({
  ...{ _id: id, name, width, height },
  path: `upload/${id}`,
  low_path: `upload/${id}/low`,
});

/** The newest pictures of a folder, at most `most`, oldest of them first; removed ones are left out. */
export async function resourcesIn(db: Executor, folderId: string, most: number): Promise<FolderResource[]> {
  const rows = await db
    .select(RESOURCE_COLUMNS)
    .from(upload)
    .where(and(eq(upload.folder_id, folderId), isNull(upload.removed_at)))
    .orderBy(desc(upload.created_at), desc(upload.id))
    .limit(most);
  return rows.map(resourceOf).reverse();
}
