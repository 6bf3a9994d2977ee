import { and, eq, inArray } from 'drizzle-orm';
import { createLexicon, type Lexicon } from '../../../elements/illustrate/words/lexicon.js';
import type { Executor } from '../../db/database.js';
import { designResource } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';

/** How long the words of the catalog are kept before they are read again, ms: an operator may bring in another pack. */
const KEEP = 300_000;

/** Drawings that may be put in a picture: what is sold stays with its mark, and out of pictures (DECISIONS 21). */
const usable = and(
  eq(designResource.sub_type, 'icon'),
  eq(designResource.free, true),
  eq(designResource.active, true),
);

export interface Drawings {
  readonly lexicon: () => Promise<Lexicon>;
  /** SVG text by id; what is not there is left out. */
  readonly files: (ids: readonly string[]) => Promise<Map<string, string>>;
}

/** The catalog's drawings by word. */
export function catalogDrawings(db: Executor, files: Pick<FileStore, 'read'>): Drawings {
  let kept: { readonly lexicon: Promise<Lexicon>; readonly until: number } | null = null;
  const read = async (): Promise<Lexicon> => {
    const { id, name, keywords, group_id } = designResource;
    const rows = await db.select({ id, name, keywords, group: group_id }).from(designResource).where(usable);
    return createLexicon(
      rows.map((row) => ({ ...row, group: row.group ?? '', keywords: row.keywords.split(/,\s*/) })),
    );
  };
  return {
    lexicon() {
      if (!kept || kept.until < Date.now()) {
        const lexicon = read();
        kept = { lexicon, until: Date.now() + KEEP };
        lexicon.catch(() => (kept = null));
      }
      return kept.lexicon;
    },
    async files(ids) {
      const found = new Map<string, string>();
      if (ids.length === 0) return found;
      const rows = await db
        .select({ id: designResource.id, hash: designResource.file_hash })
        .from(designResource)
        .where(and(usable, inArray(designResource.id, [...ids])));
      for (const { id, hash } of rows) found.set(id, Buffer.from(await files.read(hash)).toString('utf8'));
      return found;
    },
  };
}
