import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { template } from '../db/schema.js';

/** A page of the catalog shown beside a form, with one text of it selected. */
export interface ShowcasePicture {
  /** Of its picture. */
  readonly address: string;
  /** Of the page, px. */
  readonly width: number;
  readonly height: number;
  /** Of the text, parts of the page. */
  readonly selected: Box | null;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The proportion that fills the showcase best: a poster. */
const BEST = Math.SQRT1_2;
/** As many of the first templates are looked at. */
const LOOKED_AT = 60;

/** The template that suits the showcase; null while there is none. */
export async function showcasePicture(db: Executor): Promise<ShowcasePicture | null> {
  const { id, thumbnail, width, height } = template;
  const found = await db
    .select({ id, thumbnail, width, height })
    .from(template)
    .where(eq(template.active, true))
    .orderBy(desc(template.priority))
    .limit(LOOKED_AT);
  const misfit = (page: { width: number; height: number }) =>
    Math.abs(Math.log(page.width / page.height / BEST));
  const [best] = found.sort((a, b) => misfit(a) - misfit(b));
  if (!best) return null;
  const [row] = await db
    .select({ file: template.design_file })
    .from(template)
    .where(eq(template.id, best.id));
  const selected = largestText(JSON.parse(row!.file) as StoredPages, best);
  return { address: best.thumbnail, width: best.width, height: best.height, selected };
}

interface StoredPages {
  readonly pages: readonly {
    readonly objects: readonly {
      readonly type: string;
      readonly rotation?: number;
      readonly position: { readonly x: number; readonly y: number };
      readonly width: number;
      readonly height: number;
    }[];
  }[];
}

function largestText({ pages }: StoredPages, page: { width: number; height: number }): Box | null {
  const texts = pages[0]?.objects.filter(({ type, rotation = 0 }) => type === 'text' && rotation === 0) ?? [];
  const [largest] = [...texts].sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return null;
  return {
    x: largest.position.x / page.width,
    y: largest.position.y / page.height,
    width: largest.width / page.width,
    height: largest.height / page.height,
  };
}
