import { and, eq, lt, lte } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { savedDesign } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';
import { keepFile } from '../files/keep.js';
import { THUMBNAIL_SIDE } from '../modules/designs/thumbnail.js';
import { picturesOf } from './pictures-of.js';
import type { RenderPool } from './render-pool.js';
import { teamFontsOf } from './team-fonts-of.js';

interface Tools {
  readonly db: Executor;
  readonly files: FileStore;
  readonly pool: Pick<RenderPool, 'needsOf' | 'render'>;
}

/** Paints the thumbnail of a saved design as it is now; a design that is gone needs none. */
export async function paintThumbnail({ db, files, pool }: Tools, id: string): Promise<void> {
  const [design] = await db
    .select({ designFile: savedDesign.design_file, rev: savedDesign.rev, owner: savedDesign.owner_user })
    .from(savedDesign)
    .where(eq(savedDesign.id, id));
  if (!design) return;
  const { designFile, rev, owner } = design;
  const { sources, fonts } = await pool.needsOf(designFile);
  const pictures = await picturesOf(db, files, sources);
  const teamFonts = await teamFontsOf(db, files, { owner, fonts });
  const { bytes, missing } = await pool.render({ designFile, side: THUMBNAIL_SIDE, pictures, teamFonts });
  const hash = await keepFile(db, files, bytes, 'image/webp');
  // what the browser painted of the same revision shows uploads that never reached us: it is kept over a poorer one
  const olderThan = missing.length > 0 ? lt : lte;
  await db
    .update(savedDesign)
    .set({ thumbnail_hash: hash, thumbnail_rev: rev })
    .where(and(eq(savedDesign.id, id), olderThan(savedDesign.thumbnail_rev, rev)));
}
