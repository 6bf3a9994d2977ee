import { eq } from 'drizzle-orm';
import type { Principal } from '../../access/principal.js';
import { memberOf } from '../../accounts/sessions.js';
import type { Executor } from '../../db/database.js';
import { user } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import { storeFile } from '../../files/store/store-file.js';
import { THUMBNAIL_SIDE } from '../../modules/designs/thumbnail.js';
import { composePageMockups, type PageMockupTools } from '../mockup-rendering/page-mockups.js';
import { paintPageArt } from './paint-page-art.js';
import { loadPictures } from '../page-rendering/load-pictures.js';
import type { RenderPool } from '../page-rendering/render-pool.js';
import { loadTeamFonts } from '../page-rendering/load-team-fonts.js';

/** What pictures of designs are painted with. */
export interface PaintTools extends PageMockupTools {
  readonly db: Executor;
  readonly files: FileStore;
  readonly pool: Pick<RenderPool, 'needsOf' | 'render'>;
}

interface Painted {
  readonly designFile: string;
  /** Account whose fonts its texts may be set in; null for nobody's. */
  readonly owner: string | null;
  /** Without a page beneath it. */
  readonly transparent?: boolean;
}

/** Paints the first page of a design at the size of a thumbnail and keeps it; gives its hash, and what could not be had. */
export async function paintFirstPage(
  tools: PaintTools,
  { designFile, owner, transparent = false }: Painted,
): Promise<{ hash: string; missing: readonly string[] }> {
  const { db, files, pool } = tools;
  const { sources, fonts } = await pool.needsOf(designFile);
  const stored = await loadPictures(db, files, sources);
  const principal = await principalOfOwner(db, owner);
  const composed = await composePageMockups(tools, sources, (page) =>
    principal ? paintPageArt(tools, page, principal) : Promise.resolve(null),
  );
  const pictures = new Map([...stored, ...composed]);
  const teamFonts = await loadTeamFonts(db, files, { owner, fonts });
  const task = { designFile, side: THUMBNAIL_SIDE, pictures, teamFonts, transparent };
  const { bytes, missing } = await pool.render(task);
  return { hash: await storeFile(db, files, bytes, 'image/webp'), missing };
}

/** Pages that were put into mockups of a design are those its owner may see; a visitor's are not painted. */
async function principalOfOwner(db: Executor, owner: string | null): Promise<Principal | null> {
  if (owner === null) return null;
  const [row] = await db.select().from(user).where(eq(user.id, owner));
  return row ? { user: memberOf(row), visitor: null } : null;
}
