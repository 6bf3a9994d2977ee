import { and, eq, sql } from 'drizzle-orm';
import { mayOnDesign } from '../access/access.js';
import { ApiError } from '../contract/envelope.js';
import type { Executor } from '../db/database.js';
import { savedDesign } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import type { Context } from '../http/handler.js';
import type { DesignText } from './design-text.js';

/**
 * Keeps a design over revision `base`, if that is still the newest: of several writers exactly one wins, the others learn
 * the newest revision from ApiError 'stale' and nothing of theirs is written.
 */
export async function saveDesign({ db, jobs, asker }: Context, id: string, text: DesignText, base: number) {
  const may = mayOnDesign(asker, 'edit', id);
  if (!may) throw notFound();
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .update(savedDesign)
      .set({ ...text, rev: base + 1, updated_at: sql`now()` })
      .where(and(may, eq(savedDesign.rev, base)))
      .returning({ rev: savedDesign.rev });
    if (!saved) return { rev: await alreadySaved(tx, may, text, base) };
    await jobs.add(tx, 'thumbnail', id);
    return saved;
  });
}

/** A save whose answer was lost comes again over the same base with the same text: it is there already, not stale. */
async function alreadySaved(
  tx: Executor,
  may: NonNullable<ReturnType<typeof mayOnDesign>>,
  { design_file }: DesignText,
  base: number,
): Promise<number> {
  const [held] = await tx
    .select({ rev: savedDesign.rev, same: eq(savedDesign.design_file, design_file).mapWith(Boolean) })
    .from(savedDesign)
    .where(may);
  if (!held) throw notFound();
  if (held.same && held.rev === base + 1) return held.rev;
  throw new ApiError('stale', 'The design was changed elsewhere', { rev: held.rev });
}
