import { mayOnFolder, type FolderAct } from '../../access/folders.js';
import { ApiError } from '../../contract/envelope.js';
import { folder } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { requireMember } from '../../access/require-member.js';

type Folder = Pick<typeof folder.$inferSelect, 'id' | 'name' | 'type' | 'own'>;

/**
 * Within a transaction: `key share` keeps a folder from being deleted before the transaction ends, `update` keeps
 * everybody else from putting something in meanwhile.
 */
export type RowLock = 'key share' | 'update';

/** A folder the principal may act on. Throws 'not_signed_in' for a visitor, 'not_found' for whoever may not. */
export async function requireFolder(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  act: FolderAct,
  id: string,
  lock?: RowLock,
): Promise<Folder> {
  requireMember(principal);
  const query = db
    .select({ id: folder.id, name: folder.name, type: folder.type, own: folder.own })
    .from(folder)
    .where(mayOnFolder(principal, act, id));
  const [found] = await (lock ? query.for(lock) : query);
  if (!found) throw notFound();
  return found;
}

/** Throws 'bad_request' for a folder of designs. */
export function requirePhotos({ type }: Folder): void {
  if (type !== 'photo') throw new ApiError('bad_request', 'This folder holds designs, not pictures');
}

/** Throws 'bad_request' for a folder of designs, 'not_allowed' for My Purchases, where only what was bought lies. */
export function requireTakesPictures(folder: Folder): void {
  requirePhotos(folder);
  if (folder.own === 'my_purchases')
    throw new ApiError('not_allowed', `Pictures cannot be put into ${folder.name}`);
}
