import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { designRevision, savedDesign } from '../../db/schema.js';

/** Earlier states of a design that are kept. */
export const REVISIONS_KEPT = 20;

/** Saves by one author this close together, ms, are one sitting: a save comes every few seconds. */
const SITTING = 5 * 60_000;

interface Held {
  readonly saved_by: string | null;
  /** When the sitting began. */
  readonly began: Date | null;
}

/** Whether the state a save replaces must be kept: another author's, an earlier sitting's, or because the save says so. */
export const beginsCheckpoint = ({ saved_by, began }: Held, author: string, asked = false): boolean =>
  asked || began === null || saved_by !== author || Date.now() - began.getTime() > SITTING;

/** Copies the design as it is now to its revisions, and forgets the oldest beyond those kept. */
export async function storeRevision(tx: Executor, id: string): Promise<void> {
  const { design_file, rev, saved_by, updated_at } = savedDesign;
  await tx
    .insert(designRevision)
    .select(
      tx
        .select({ design_id: savedDesign.id, rev, design_file, saved_by, saved_at: updated_at })
        .from(savedDesign)
        .where(eq(savedDesign.id, id)),
    )
    .onConflictDoNothing();
  const newest = tx
    .select({ rev: designRevision.rev })
    .from(designRevision)
    .where(eq(designRevision.design_id, id))
    .orderBy(desc(designRevision.rev))
    .limit(REVISIONS_KEPT);
  await tx
    .delete(designRevision)
    .where(and(eq(designRevision.design_id, id), notInArray(designRevision.rev, sql`${newest}`)));
}
