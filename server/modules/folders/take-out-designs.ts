import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mayTakeOut } from '../../access/folder-items.js';
import { ApiError } from '../../contract/envelope.js';
import { savedDesign, type folder } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';

/**
 * Puts designs of a folder back to their owners' My Designs, within a transaction: all of them, or none. Throws 'not_found'
 * when one is not there or not the principal's to take out, 'not_allowed' for My Designs itself.
 */
export async function takeOutDesigns(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  { id: folderId, own, name }: Pick<typeof folder.$inferSelect, 'id' | 'own' | 'name'>,
  ids: readonly string[],
): Promise<number> {
  if (own !== null) throw new ApiError('not_allowed', `Designs cannot be taken out of ${name}, only deleted`);
  const wanted = [...new Set(ids)];
  const there = and(
    inArray(savedDesign.id, wanted),
    eq(savedDesign.folder_id, folderId),
    isNull(savedDesign.deleted_at),
    mayTakeOut(principal, savedDesign),
  );
  // in one order, so that two who take out the same designs wait for each other instead of for ever
  const found = await db
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(there)
    .orderBy(savedDesign.id)
    .for('no key update');
  if (found.length < wanted.length) throw notFound();
  await db.update(savedDesign).set({ folder_id: null }).where(inArray(savedDesign.id, wanted));
  return wanted.length;
}
