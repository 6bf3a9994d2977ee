import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { folder, type savedDesign, type upload } from '../db/schema.js';
import type { Principal } from './principal.js';
import { ownsFolder } from './folders.js';

/** What lies in folders. */
type FolderItem = typeof upload | typeof savedDesign;

/**
 * Whether the principal may take an item out of the folder it lies in: the folder's owner may take out all (C-019),
 * everybody else what is their own.
 */
export function mayTakeOut(principal: Principal, item: FolderItem): SQL {
  if (!principal.user) return sql`false`;
  const inOwnFolder = and(eq(folder.id, item.folder_id), ownsFolder(principal));
  return or(
    eq(item.owner_user, principal.user.id),
    sql`exists (select 1 from ${folder} where ${inOwnFolder})`,
  )!;
}
