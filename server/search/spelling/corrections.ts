import { and, arrayOverlaps, eq, inArray, like } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { searchTerm } from '../../db/schema.js';
import { englishWords } from './english.js';
import { isSearchedFor } from '../understanding/searched-words.js';
import type { SearchKind } from '../search-query.js';
import { isCorrectable, suggestTerm, typedDeletes } from './spelling.js';
import { wordForms, isPrefixable } from '../tokenizer.js';

/** Words of a search that are looked up; more would be a text, not a search. */
const MOST_DOUBTED = 5;

/**
 * What the words of a search are taken for that nothing listed has, by word; a word that is known, the beginning of a known
 * one in the last place, one that English has, and one that resembles none, are missing.
 */
export async function findCorrections(
  db: Executor,
  kind: SearchKind,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const doubtful = words.filter(isCorrectable).slice(0, MOST_DOUBTED);
  const known = await knownOf(db, kind, doubtful);
  const last = words.at(-1)!;
  const unknown: string[] = [];
  for (const word of doubtful)
    if (!wordForms(word).some((form) => known.has(form)))
      if (word !== last || !(await isOpening(db, kind, last))) unknown.push(word);
  const english = await englishWords(unknown);
  const slips = unknown.filter((word) => !english.has(word) && !isSearchedFor(word));
  if (slips.length === 0) return new Map();
  const near = await db
    .select({ word: searchTerm.word, things: searchTerm.things })
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, kind), arrayOverlaps(searchTerm.near, slips.flatMap(typedDeletes))));
  return new Map(
    slips.flatMap((word) => {
      const meant = suggestTerm(word, near);
      return meant === undefined ? [] : [[word, meant]];
    }),
  );
}

async function knownOf(
  db: Executor,
  kind: SearchKind,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: searchTerm.word })
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, kind), inArray(searchTerm.word, words.flatMap(wordForms))));
  return new Set(rows.map(({ word }) => word));
}

/** Whether a known word begins like this: it is still being typed. */
async function isOpening(db: Executor, kind: SearchKind, word: string): Promise<boolean> {
  if (!isPrefixable(word)) return false;
  const rows = await db
    .select({ word: searchTerm.word })
    .from(searchTerm)
    // words are letters alone: none of them means anything here
    .where(and(eq(searchTerm.kind, kind), like(searchTerm.word, `${word}%`)))
    .limit(1);
  return rows.length > 0;
}
