import { eq } from 'drizzle-orm';
import type { Principal } from '../../access/principal.js';
import { memberOf } from '../../access/member-of.js';
import type { Executor } from '../../db/database.js';
import { user } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import { storeFile } from '../../files/store/store-file.js';
import { THUMBNAIL_SIDE } from '../../modules/designs/thumbnail.js';
import { composePageMockups, type PageMockupTools } from '../mockup-rendering/page-mockups.js';
import { paintPageArt } from './paint-page-art.js';
import { loadPictures } from '../page-rendering/load-pictures.js';
import type { RenderPool } from '../page-rendering/render-pool.js';
import type { RenderResult, RenderTask } from '../page-rendering/render-task.js';
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
  { transparent = false, ...design }: Painted,
): Promise<{ hash: string; missing: readonly string[] }> {
  const { bytes, missing } = await firstPageBytes(tools, design, { side: THUMBNAIL_SIDE, transparent });
  return { hash: await storeFile(tools.db, tools.files, bytes, 'image/webp'), missing };
}

/** How a picture of a page comes out. */
export type PageLook = Pick<RenderTask, 'side' | 'transparent' | 'enlarge' | 'lossless' | 'jpeg'>;

/** The first page of a design as a file, with all that its owner may see. */
export async function firstPageBytes(
  tools: PaintTools,
  { designFile, owner }: Omit<Painted, 'transparent'>,
  look: PageLook,
): Promise<RenderResult> {
  return tools.pool.render({ designFile, ...(await suppliesOf(tools, { designFile, owner })), ...look });
}

/** Files of the pictures and fonts of a design that its owner may see: of its first page, or with `all` of every page. */
export async function suppliesOf(
  tools: PaintTools,
  { designFile, owner }: Omit<Painted, 'transparent'>,
  all = false,
): Promise<Pick<RenderTask, 'pictures' | 'teamFonts'>> {
  const { db, files, pool } = tools;
  const { sources, fonts } = await pool.needsOf(designFile, all);
  const stored = await loadPictures(db, files, { sources, viewer: owner });
  const principal = await principalOfOwner(db, owner);
  const composed = await composePageMockups({ ...tools, viewer: owner }, sources, (page) =>
    principal ? paintPageArt(tools, page, principal) : Promise.resolve(null),
  );
  const pictures = new Map([...stored, ...composed]);
  return { pictures, teamFonts: await loadTeamFonts(db, files, { owner, fonts }) };
}

/** Pages that were put into mockups of a design are those its owner may see; a visitor's are not painted. */
export async function principalOfOwner(db: Executor, owner: string | null): Promise<Principal | null> {
  if (owner === null) return null;
  const [row] = await db.select().from(user).where(eq(user.id, owner));
  return row ? { user: memberOf(row), visitor: null } : null;
}
