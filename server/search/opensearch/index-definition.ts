import { asc } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { catalogImport } from '../../db/schema.js';
import { hashOf } from '../../files/store/hash.js';
import { TOKENIZER_VERSION } from '../tokenizer.js';

/** Whoever changes the mapping or what documents hold raises it: the index is made anew at the next start. */
const INDEX_VERSION = 3;

/** As far as the calls may page, from 10,000 on by 100. */
const WINDOW = 10_100;

/** Folded words with spaces between them: our own way of taking texts apart serves both engines. */
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' } as const;

/** How the index is made. `made` tells what of; see `indexFingerprint`. */
export const indexDefinition = (made: string) => ({
  settings: { index: { max_result_window: WINDOW } },
  mappings: {
    dynamic: 'strict',
    _meta: { made },
    properties: {
      kind: { type: 'keyword' },
      id: { type: 'keyword' },
      active: { type: 'boolean' },
      priority: { type: 'integer' },
      sub_type: { type: 'keyword' },
      free: { type: 'boolean' },
      // what templates are filtered by, and whether one is in English
      signs: { type: 'keyword' },
      english: { type: 'boolean' },
      // names of its categories and of those above, in small letters
      within: { type: 'keyword' },
      keywords: words,
      name: words,
      categories: { properties: { name: words } },
      design_text: words,
    },
  },
});

/**
 * What an index made now would be made of: of one that says so too, only single changes can be missing, and those are
 * enqueued when they happen.
 */
export async function indexFingerprint(db: Executor): Promise<string> {
  const { pack, hash } = catalogImport;
  const packs = await db.select({ pack, hash }).from(catalogImport).orderBy(asc(pack));
  return hashOf(Buffer.from(JSON.stringify([INDEX_VERSION, TOKENIZER_VERSION, packs])));
}
