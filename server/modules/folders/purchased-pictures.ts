import { desc, eq, type SQL } from 'drizzle-orm';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { designResource, folder, purchase } from '../../db/schema.js';
import { newestByFolder, pictureColumns, type PictureRow } from './newest-by-folder.js';

/** What an account bought, as it lies in its My Purchases: nothing is put there or taken out by hand. */

/** A purchase of the owner of the folder of the same query. */
export const isPurchaseOfOwner: SQL = eq(purchase.owner_user, folder.owner_user);

/** The newest purchases of the owners of some folders, at most `most` of each, oldest of them first, by folder. */
export function newestPurchases(
  db: Executor,
  folderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> {
  const newest = db
    .select(pictureColumns(designResource, purchase.created_at))
    .from(purchase)
    .innerJoin(designResource, eq(designResource.id, purchase.resource_id))
    .where(isPurchaseOfOwner)
    .orderBy(desc(purchase.created_at), desc(designResource.id))
    .limit(most)
    .as('newest');
  const where = eq(folder.own, 'my_purchases');
  return newestByFolder(db, folderIds, newest, { line: resourceOf, where });
}

/** The clean file, which is its buyer's alone; small pictures are kept with their mark only. */
function resourceOf({ id, name, width, height }: PictureRow): FolderResource {
  const path = `design_resource/${id}?clean=1`;
  return { ...{ _id: id, name, width, height }, path, low_path: path };
}
