import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { searchTerm } from '../../db/schema.js';
import type { SearchKind } from '../search-query.js';
import { wordForms } from '../tokenizer.js';

/** Things that a catalog has, roughly: how rare a word is depends on it only a little. */
const CATALOG = 1000;

/** How telling each word is: the fewer things have it, the more (inverse document frequency). */
export async function rarityOf(db: Executor, kind: SearchKind, words: readonly string[]): Promise<number[]> {
  const forms = words.flatMap(wordForms);
  if (forms.length === 0) return [];
  const rows = await db
    .select({ word: searchTerm.word, things: searchTerm.things })
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, kind), inArray(searchTerm.word, forms)));
  const things = new Map(rows.map((row) => [row.word, row.things]));
  return words.map((word) => {
    const most = Math.max(0, ...wordForms(word).map((form) => things.get(form) ?? 0));
    return Math.log(1 + CATALOG / (1 + most));
  });
}
