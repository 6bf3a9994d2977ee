import { mayOnFolder, type FolderAct } from '../access/folders.js';
import { folder } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import type { Context } from '../http/handler.js';
import { requireMember } from './require-member.js';

/** A folder the asker may act on. Throws 'not_signed_in' for a visitor, 'not_found' for whoever may not. */
export async function requireFolder(
  { db, asker }: Pick<Context, 'db' | 'asker'>,
  act: FolderAct,
  id: string,
): Promise<{ id: string; name: string; type: 'photo' | 'design' }> {
  requireMember(asker);
  const [found] = await db
    .select({ id: folder.id, name: folder.name, type: folder.type })
    .from(folder)
    .where(mayOnFolder(asker, act, id));
  if (!found) throw notFound();
  return found;
}
