import { and, asc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { isDesignOwner, mayOnAnyDesign } from '../../access/designs.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import type { Executor } from '../../db/database.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { folderForDesigns } from '../folders/folder-for-designs.js';
import { asList } from '../paging.js';
import { LISTED_COLUMNS, toListedDesign } from './listed-design.js';
import { requireMember } from '../../access/require-member.js';

/** Where designs lie and whether they are there: for their owner, all of a list or none. */
export const designLibraryCalls = [
  handler(calls.get, async ({ ids }, { db, principal }) => {
    const wanted = unique(ids);
    const rows = await db
      .select(LISTED_COLUMNS)
      .from(savedDesign)
      .where(and(inArray(savedDesign.id, wanted), mayOnAnyDesign(principal, 'view')));
    return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(toListedDesign);
  }),

  handler(calls.delete, async ({ id }, context) => {
    const changed = await mark(context, id, 'deleted');
    return { deleted: changed };
  }),

  handler(calls.restore, async ({ id }, context) => {
    const changed = await mark(context, id, 'restored');
    return { restored: changed };
  }),

  handler(calls.moveToFolder, async ({ folder_id, design_id }, { db, principal }) => {
    requireMember(principal);
    return db.transaction(async (tx) => {
      // a folder before what lies in it, as when it is deleted
      const folder = await folderForDesigns(tx, principal, folder_id);
      const ids = unique(design_id);
      await lock(tx, ids, mayOnAnyDesign(principal, 'manage'));
      await tx
        .update(savedDesign)
        .set({ folder_id: folder, trashed_folder_id: null })
        .where(inArray(savedDesign.id, ids));
      return { moved: ids.length };
    });
  }),
];

const unique = (ids: string | string[]): string[] => [...new Set(asList(ids))];

/**
 * Deletes or restores one's own, and gives how many that changed: those that were so already stay as they are, since a call
 * whose answer was lost comes again.
 */
const mark = (
  { db, principal }: Context,
  id: string | string[],
  as: 'deleted' | 'restored',
): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = unique(id);
    const { deleted_at } = savedDesign;
    await lock(tx, ids, isDesignOwner(principal));
    const changed = await tx
      .update(savedDesign)
      .set({ deleted_at: as === 'deleted' ? sql`now()` : null })
      .where(and(inArray(savedDesign.id, ids), as === 'deleted' ? isNull(deleted_at) : isNotNull(deleted_at)))
      .returning({ id: savedDesign.id });
    return changed.length;
  });

/**
 * Holds designs until the end of the transaction, in one order for all callers. Throws 'not_found' unless all are allowed.
 */
async function lock(tx: Executor, ids: string[], allowed: SQL): Promise<void> {
  const held = await tx
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(and(inArray(savedDesign.id, ids), allowed))
    .orderBy(asc(savedDesign.id))
    .for('update');
  if (held.length < ids.length) throw notFound();
}
