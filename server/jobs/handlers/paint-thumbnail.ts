import { and, eq, lt, lte } from 'drizzle-orm';
import { savedDesign } from '../../db/schema.js';
import { paintFirstPage, type PaintTools } from './paint-first-page.js';

/** Paints the thumbnail of a saved design as it is now; a design that is gone needs none. */
export async function paintThumbnail(tools: PaintTools, id: string): Promise<void> {
  const { db } = tools;
  const [design] = await db
    .select({ designFile: savedDesign.design_file, rev: savedDesign.rev, owner: savedDesign.owner_user })
    .from(savedDesign)
    .where(eq(savedDesign.id, id));
  if (!design) return;
  const { designFile, rev, owner } = design;
  const { hash, missing } = await paintFirstPage(tools, { designFile, owner });
  // what the browser painted of the same revision shows uploads that never reached us: it is kept over a poorer one
  const olderThan = missing.length > 0 ? lt : lte;
  await db
    .update(savedDesign)
    .set({ thumbnail_hash: hash, thumbnail_rev: rev })
    .where(and(eq(savedDesign.id, id), olderThan(savedDesign.thumbnail_rev, rev)));
}
