import { and, eq, type SQL } from 'drizzle-orm';
import type { FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { designResource, folder, purchase } from '../../db/schema.js';
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

/** What an account bought, as it lies in its My Purchases: nothing is put there or taken out by hand. */

/** A purchase of the owner of the folder of the same query. */
export const isPurchaseOfOwner: SQL = eq(purchase.owner_user, folder.owner_user);

/** The newest purchases of the owners of some folders, at most `most` of each, oldest of them first, by folder. */
export const newestPurchases = (
  db: Executor,
  folderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FolderResource[]>> =>
  newestByFolder(db, folderIds, newest(db, most), { line: resourceOf, where: IS_PURCHASES });

/** Those before a place in the list of one of these folders, each with its own. */
export async function purchasesBefore(
  db: Executor,
  folderId: string,
  most: number,
  place?: ListPlace,
): Promise<Placed[]> {
  const line = placed(resourceOf);
  const found = newestByFolder(db, [folderId], newest(db, most, place), { line, where: IS_PURCHASES });
  return (await found).get(folderId)!;
}

const IS_PURCHASES = eq(folder.own, 'my_purchases');

const newest = (db: Executor, most: number, place?: ListPlace) =>
  db
    .select(pictureColumns(designResource, purchase.created_at))
    .from(purchase)
    .innerJoin(designResource, eq(designResource.id, purchase.resource_id))
    .where(and(isPurchaseOfOwner, before(purchase.created_at, designResource.id, place)))
    .orderBy(...newestFirst(purchase.created_at, designResource.id))
    .limit(most)
    .as('newest');

/** The clean file, which is its buyer's alone; small pictures are kept with their mark only. */
function resourceOf({ id, name, width, height }: PictureRow): FolderResource {
  const path = `design_resource/${id}?clean=1`;
  return { ...{ _id: id, name, width, height }, path, low_path: path };
}
