import { sql } from 'drizzle-orm';
import type { Principal } from '../../access/principal.js';
import { mayOnFolder, ownsFolder } from '../../access/folders.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';

/**
 * The folder to put designs in, as their `folder_id` says it: null for the principal's My Designs, where all of theirs are
 * listed. It cannot be deleted until the transaction ends. Throws 'not_found' for one the principal may not edit.
 */
export async function folderForDesigns(
  tx: Executor,
  principal: Principal,
  id: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ type: folder.type, own: folder.own, mine: sql<boolean>`${ownsFolder(principal)}` })
    .from(folder)
    .where(mayOnFolder(principal, 'edit', id))
    .for('key share');
  if (!found || (found.own === 'my_designs' && !found.mine)) throw notFound();
  if (found.type !== 'design')
    throw new ApiError('bad_request', 'Designs are put into folders of designs', { path: 'folder_id' });
  return found.own === null ? id : null;
}
