import { eq, sql } from 'drizzle-orm';
import { mayOnDesign } from '../../access/designs.js';
import type { Principal } from '../../access/principal.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { wordsAfterSave } from '../../search/saved-designs/saved-design-words.js';
import { beginsCheckpoint, storeRevision } from './design-revisions.js';
import type { StoredText } from './design-text.js';

export interface Save {
  readonly text: StoredText;
  /** The revision it was made on. */
  readonly base: number;
  /** Keeps the state it replaces as a revision of its own, however new that is. */
  readonly checkpoint?: boolean | undefined;
}

/**
 * Keeps a design over revision `base`, if that is still the newest: of several writers exactly one wins, the others learn
 * the newest revision from ApiError 'stale' and nothing of theirs is written.
 */
export async function saveDesign({ db, jobs, principal }: Context, id: string, save: Save) {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ rev: savedDesign.rev, saved_by: savedDesign.saved_by, began: savedDesign.checkpoint_at })
      .from(savedDesign)
      .where(mayOnDesign(principal, 'edit', id))
      .for('update');
    if (!held) throw notFound();
    if (held.rev !== save.base) return { rev: await alreadySaved(tx, id, save) };
    const author = authorOf(principal);
    const begins = beginsCheckpoint(held, author, save.checkpoint);
    if (begins) await storeRevision(tx, id);
    const rev = save.base + 1;
    await tx
      .update(savedDesign)
      .set({
        ...save.text,
        words: wordsAfterSave(save.text.words),
        rev,
        saved_by: author,
        updated_at: sql`now()`,
        ...(begins && { checkpoint_at: sql`now()` }),
      })
      .where(eq(savedDesign.id, id));
    await jobs.add(tx, 'thumbnail', id);
    return { rev };
  });
}

/** Who writes, as `saved_by` keeps it: a user's id, or something that is no user's id. */
export const authorOf = ({ user, visitor }: Principal): string =>
  user?.id ?? (visitor ? `visitor ${visitor.slice(0, 16)}` : 'somebody with the link');

/** A save whose answer was lost comes again over the same base with the same text: it is there already, not stale. */
async function alreadySaved(tx: Executor, id: string, { text, base }: Save): Promise<number> {
  const [held] = await tx
    .select({ rev: savedDesign.rev, same: eq(savedDesign.design_file, text.design_file).mapWith(Boolean) })
    .from(savedDesign)
    .where(eq(savedDesign.id, id));
  if (!held) throw notFound();
  if (held.same && held.rev === base + 1) return held.rev;
  throw new ApiError('stale', 'The design was changed elsewhere', { rev: held.rev });
}
