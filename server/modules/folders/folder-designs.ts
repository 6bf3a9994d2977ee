import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { ownsDesign, designRoleOf } from '../../access/designs.js';
import type { Principal } from '../../access/principal.js';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder, savedDesign } from '../../db/schema.js';
import { LISTED_COLUMNS, toListedDesign, type ListedRow } from '../designs/listed-design.js';

/** Designs as folders list them. */

/** Which designs lie in the folder of the same query; two rules, since one with 'or' reads all designs for each folder. */
export const isDesignInFolder: SQL = and(
  isNull(savedDesign.deleted_at),
  eq(savedDesign.folder_id, folder.id),
)!;
/** In My Designs lie all that its owner made. */
export const isInMyDesigns: SQL = and(
  isNull(savedDesign.deleted_at),
  eq(savedDesign.owner_user, folder.owner_user),
)!;

interface Folder {
  readonly id: string;
  readonly own: string | null;
}

/** The newest designs of each folder, at most `most` of each, oldest of them first, by folder. */
export async function newestDesigns(
  db: Executor,
  principal: Principal,
  folders: readonly Folder[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> {
  const isMyDesigns = ({ own }: Folder) => own === 'my_designs';
  const rows = [
    ...(await newest(db, principal, isDesignInFolder, {
      of: folders.filter((one) => !isMyDesigns(one)),
      most,
    })),
    ...(await newest(db, principal, isInMyDesigns, { of: folders.filter(isMyDesigns), most })),
  ];
  const byFolder = new Map<string, FolderResource[]>(folders.map(({ id }) => [id, []]));
  for (const { folderId, design } of rows) byFolder.get(folderId)!.push(resourceOf(design));
  return byFolder;
}

async function newest(
  db: Executor,
  principal: Principal,
  lies: SQL,
  { of, most }: { of: readonly Folder[]; most: number },
): Promise<{ folderId: string; design: Row }[]> {
  if (of.length === 0) return [];
  const { id, updated_at } = savedDesign;
  const found = db
    .select({
      ...LISTED_COLUMNS,
      role: sql<'edit' | 'view'>`${designRoleOf(principal)}`.as('role'),
      owned: sql<boolean>`${ownsDesign(principal)}`.as('owned'),
    })
    .from(savedDesign)
    .where(lies)
    .orderBy(desc(updated_at), desc(id))
    .limit(most)
    .as('newest');
  const ids = of.map((one) => one.id);
  return db
    .select({ folderId: folder.id, design: found._.selectedFields })
    .from(folder)
    .crossJoinLateral(found)
    .where(inArray(folder.id, ids))
    .orderBy(found.updated_at, found.id);
}

interface Row extends ListedRow {
  readonly role: 'view' | 'edit';
  readonly owned: boolean;
}

function resourceOf({ role, owned, ...row }: Row): FolderResource {
  const { thumbnail, updated_at, ...about } = toListedDesign(row);
  return { ...about, path: thumbnail, low_path: thumbnail, design: { role, owned, updated_at } };
}
