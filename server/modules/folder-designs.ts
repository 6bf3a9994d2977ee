import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { owns, roleOf } from '../access/access.js';
import type { Asker } from '../access/asker.js';
import type { FolderResource } from '../contract/folder.js';
import type { Executor } from '../db/database.js';
import { folder, savedDesign } from '../db/schema.js';
import { thumbnailAddress } from './thumbnail.js';

/** Designs as folders list them. */

/** A design that lies in the folder of the same query; in My Designs lie all that the account owns. */
export const designLiesThere: SQL = and(
  isNull(savedDesign.deleted_at),
  or(
    eq(savedDesign.folder_id, folder.id),
    and(eq(folder.own, 'my_designs'), eq(savedDesign.owner_user, folder.owner_user)),
  ),
)!;

/** The newest designs of each folder, at most `most` of each, oldest of them first, by folder. */
export async function newestDesigns(
  db: Executor,
  asker: Asker,
  folderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> {
  const listed = new Map<string, FolderResource[]>(folderIds.map((id) => [id, []]));
  if (folderIds.length === 0) return listed;
  const { id, name, width, height, thumbnail_hash, updated_at } = savedDesign;
  const newest = db
    .select({
      ...{ id, name, width, height, thumbnail_hash, updated_at },
      role: sql<'edit' | 'view'>`${roleOf(asker)}`.as('role'),
      owned: sql<boolean>`${owns(asker)}`.as('owned'),
    })
    .from(savedDesign)
    .where(designLiesThere)
    .orderBy(desc(updated_at), desc(id))
    .limit(most)
    .as('newest');
  const rows = await db
    .select({ folderId: folder.id, design: newest._.selectedFields })
    .from(folder)
    .crossJoinLateral(newest)
    .where(inArray(folder.id, [...folderIds]))
    .orderBy(newest.updated_at, newest.id);
  for (const { folderId, design } of rows) listed.get(folderId)!.push(resourceOf(design));
  return listed;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_hash: string | null;
  readonly updated_at: Date;
  readonly role: 'view' | 'edit';
  readonly owned: boolean;
}

function resourceOf({ id, name, width, height, role, owned, ...row }: Row): FolderResource {
  const thumbnail = thumbnailAddress({ id, thumbnail_hash: row.thumbnail_hash });
  return {
    ...{ _id: id, name, width, height, path: thumbnail, low_path: thumbnail },
    design: { role, owned, updated_at: row.updated_at.toISOString() },
  };
}
