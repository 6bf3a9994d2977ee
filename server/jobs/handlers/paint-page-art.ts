import { parseDesignFile } from '../../../elements/document/design-file.js';
import type { Executor } from '../../db/database.js';
import type { Principal } from '../../access/principal.js';
import { mayOnDesign } from '../../access/designs.js';
import { savedDesign } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import { composePageMockups, type PageMockupTools } from '../mockup-rendering/page-mockups.js';
import { loadPictures } from '../page-rendering/load-pictures.js';
import type { RenderPool } from '../page-rendering/render-pool.js';
import { loadTeamFonts } from '../page-rendering/load-team-fonts.js';

export interface PageTools extends PageMockupTools {
  readonly db: Executor;
  readonly files: FileStore;
  readonly pool: Pick<RenderPool, 'needsOf' | 'render'>;
}

/** Longest side of a page that is put into a mockup, px. */
const SIDE = 3000;

/** A page of a design as a picture, for a principal who may see the design; null when it is not there for them. */
export async function paintPageArt(
  { db, files, pool, ...tools }: PageTools,
  { design: id, page }: { readonly design: string; readonly page: string },
  principal: Principal,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ file: savedDesign.design_file, owner: savedDesign.owner_user })
    .from(savedDesign)
    .where(mayOnDesign(principal, 'view', id));
  const file = row && onePage(row.file, page);
  if (!row || !file) return null;
  const { sources, fonts } = await pool.needsOf(file);
  const viewer = principal.user?.id ?? null;
  const stored = await loadPictures(db, files, { sources, viewer });
  // a mockup on that page shows no pages in turn: it might be this one
  const composed = await composePageMockups({ ...tools, db, files, viewer }, sources, () =>
    Promise.resolve(null),
  );
  const pictures = new Map([...stored, ...composed]);
  const teamFonts = await loadTeamFonts(db, files, { owner: row.owner, fonts });
  const task = { designFile: file, side: SIDE, enlarge: true, lossless: true, pictures, teamFonts };
  return (await pool.render(task)).bytes;
}

/** The design with this page alone, as JSON text; null when it has no such page. */
function onePage(file: string, id: string): string | null {
  const design = parseDesignFile(file);
  const page = design.pages.find((one) => one.id === id);
  return page ? JSON.stringify({ ...design, pages: [page] }) : null;
}
