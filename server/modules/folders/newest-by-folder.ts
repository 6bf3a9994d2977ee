import { and, desc, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, SubqueryWithSelection } from 'drizzle-orm/pg-core';
import type { Attribution } from '../../../elements/objects/attribution.js';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';
import type { ListPlace } from '../list-cursor.js';

/** What a picture's line in an answer is made of. */
export interface PictureRow {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Who made it, where that must be said. */
  readonly attribution: Attribution | null;
}

interface ListedRow extends PictureRow {
  /** Since when it lies there, as exact as the database has it. */
  readonly since: string;
}

/**
 * A picture and since when it lies there, as the query of a list has them, whatever table they come from. The query around it
 * knows them by these names alone, so that none may be a folder's.
 */
export const pictureColumns = (
  { id, name, width, height }: Readonly<Record<Exclude<keyof PictureRow, 'attribution'>, PgColumn>>,
  since: PgColumn,
  attribution?: PgColumn,
) => ({
  ...{ id: sql<string>`${id}`.as('picture_id'), name: sql<string>`${name}`.as('picture_name') },
  ...{
    width: sql<number>`${width}`.as('picture_width'),
    height: sql<number>`${height}`.as('picture_height'),
  },
  attribution: sql<Attribution | null>`${attribution ?? sql`null::jsonb`}`.as('picture_attribution'),
  created_at: sql<Date>`${since}`.as('lies_since'),
  since: sql<string>`to_char(${since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('since_text'),
});

/** The newest first; of one moment each has a place of its own by its id. */
export const newestFirst = (since: PgColumn, id: PgColumn): SQL[] => [desc(since), desc(letters(id))];

/** What lies there for longer than what has a place in the list; everything without one. */
export const before = (since: PgColumn, id: PgColumn, place: ListPlace | undefined): SQL | undefined =>
  place && sql`(${since}, ${letters(id)}) < (${place.key}::timestamptz, ${place.id})`;

/** The same order on every server, whatever its language. */
const letters = (id: SQLWrapper): SQL => sql`${id} collate "C"`;

/** The pictures of one folder, the one of the query around it: the newest, as many as are wanted. */
type NewestPictures = SubqueryWithSelection<ReturnType<typeof pictureColumns>, 'newest'>;

/** The newest pictures of several folders, the oldest of them first, by folder; an empty list where there is none. */
export async function newestByFolder<Line>(
  db: Executor,
  folderIds: readonly string[],
  newest: NewestPictures,
  { line, where }: { readonly line: (row: ListedRow) => Line; readonly where?: SQL },
): Promise<ReadonlyMap<string, Line[]>> {
  const listed = new Map<string, Line[]>(folderIds.map((id) => [id, []]));
  if (folderIds.length === 0) return listed;
  const rows = await db
    .select({ folderId: folder.id, picture: newest._.selectedFields })
    .from(folder)
    .crossJoinLateral(newest)
    .where(and(inArray(folder.id, [...folderIds]), where))
    .orderBy(newest.created_at, letters(newest.id));
  for (const { folderId, picture } of rows) listed.get(folderId)!.push(line(picture));
  return listed;
}

/** A picture of a list, and the place it has there. */
export interface Placed {
  readonly resource: FolderResource;
  readonly place: ListPlace;
}

export const placed =
  (line: (row: PictureRow) => FolderResource) =>
  (row: ListedRow): Placed => ({ resource: line(row), place: { key: row.since, id: row.id } });
