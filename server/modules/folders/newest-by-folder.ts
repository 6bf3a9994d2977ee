import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SubqueryWithSelection } from 'drizzle-orm/pg-core';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';

/** What a picture's line in an answer is made of. */
export interface PictureRow {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture and since when it lies there, as the query of a list has them, whatever table they come from. The query around it
 * knows them by these names alone, so that none may be a folder's.
 */
export const pictureColumns = (
  { id, name, width, height }: Readonly<Record<keyof PictureRow, PgColumn>>,
  since: PgColumn,
) => ({
  ...{ id: sql<string>`${id}`.as('picture_id'), name: sql<string>`${name}`.as('picture_name') },
  ...{
    width: sql<number>`${width}`.as('picture_width'),
    height: sql<number>`${height}`.as('picture_height'),
  },
  created_at: sql<Date>`${since}`.as('lies_since'),
});

/** The pictures of one folder, the one of the query around it: the newest, as many as are wanted. */
type NewestPictures = SubqueryWithSelection<ReturnType<typeof pictureColumns>, 'newest'>;

/** The newest pictures of several folders, the oldest of them first, by folder; an empty list where there is none. */
export async function newestByFolder(
  db: Executor,
  folderIds: readonly string[],
  newest: NewestPictures,
  { line, where }: { readonly line: (row: PictureRow) => FolderResource; readonly where?: SQL },
): Promise<ReadonlyMap<string, FolderResource[]>> {
  const listed = new Map<string, FolderResource[]>(folderIds.map((id) => [id, []]));
  if (folderIds.length === 0) return listed;
  const rows = await db
    .select({ folderId: folder.id, picture: newest._.selectedFields })
    .from(folder)
    .crossJoinLateral(newest)
    .where(and(inArray(folder.id, [...folderIds]), where))
    .orderBy(newest.created_at, newest.id);
  for (const { folderId, picture } of rows) listed.get(folderId)!.push(line(picture));
  return listed;
}
