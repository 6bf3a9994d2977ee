import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { savedDesign, user } from '../../db/schema.js';

/**
 * Who may no longer see a folder takes their own designs out of it: left there, they would stay open to people they cannot
 * even see. Within a transaction that holds the folder: what lay in one of the trash is nowhere in it.
 */
export async function withdrawDesigns(tx: Executor, folderId: string, email: string): Promise<void> {
  const theirs = tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.email_verified, true)));
  await tx
    .update(savedDesign)
    .set({ folder_id: null })
    .where(and(eq(savedDesign.folder_id, folderId), inArray(savedDesign.owner_user, theirs)));
}
