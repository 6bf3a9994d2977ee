import type { Executor } from '../db/database.js';
import type { FileStore } from '../files/file-store.js';
import { keepFile } from '../files/keep.js';
import { THUMBNAIL_SIDE } from '../modules/designs/thumbnail.js';
import { picturesOf } from './pictures-of.js';
import type { RenderPool } from './render-pool.js';
import { teamFontsOf } from './team-fonts-of.js';

/** What pictures of designs are painted with. */
export interface Tools {
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
  { db, files, pool }: Tools,
  { designFile, owner, transparent = false }: Painted,
): Promise<{ hash: string; missing: readonly string[] }> {
  const { sources, fonts } = await pool.needsOf(designFile);
  const pictures = await picturesOf(db, files, sources);
  const teamFonts = await teamFontsOf(db, files, { owner, fonts });
  const task = { designFile, side: THUMBNAIL_SIDE, pictures, teamFonts, transparent };
  const { bytes, missing } = await pool.render(task);
  return { hash: await keepFile(db, files, bytes, 'image/webp'), missing };
}
