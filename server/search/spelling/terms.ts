import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { searchEntry, searchTerm } from '../../db/schema.js';
import { invalidateSearches } from '../change-notifications.js';
import type { SearchKind } from '../search-query.js';
import { isTerm, termDeletes } from './spelling.js';

/** Entries counted, and rows written, in one call: the embedded database answers nothing else meanwhile. */
const ENTRIES = 2000;
const ROWS = 500;

/**
 * Counts anew which words the listed items of a kind are found by, and in how many of them. What a word was corrected to
 * before this is over still finds what it finds: the search itself asks for what is there now.
 */
export async function recountTerms(db: Executor, kind: SearchKind): Promise<void> {
  const counted = await countTerms(db, kind);
  const held = await db
    .select({ word: searchTerm.word, things: searchTerm.things })
    .from(searchTerm)
    .where(eq(searchTerm.kind, kind));
  const gone = held.filter(({ word }) => !counted.has(word)).map(({ word }) => word);
  for (const { word, things } of held) if (counted.get(word) === things) counted.delete(word);
  for (const words of parts(gone))
    await db.delete(searchTerm).where(and(eq(searchTerm.kind, kind), inArray(searchTerm.word, words)));
  // in one order for all: two servers may count at once
  for (const part of parts([...counted].sort()))
    await db
      .insert(searchTerm)
      .values(part.map(([word, things]) => ({ kind, word, things, near: termDeletes(word) })))
      .onConflictDoUpdate({
        target: [searchTerm.kind, searchTerm.word],
        set: { things: sql`excluded.things` },
      });
  await sortIn(db);
  if (gone.length + counted.size > 0) await invalidateSearches(db, kind);
  if (gone.length + counted.size > held.length / 10) await learnSpread(db);
}

/** Whether nothing was counted yet although there is something to be. */
export async function lacksTerms(db: Executor, kind: SearchKind): Promise<boolean> {
  const [term] = await db
    .select({ word: searchTerm.word })
    .from(searchTerm)
    .where(eq(searchTerm.kind, kind))
    .limit(1);
  if (term) return false;
  const [entry] = await db
    .select({ id: searchEntry.id })
    .from(searchEntry)
    .where(and(eq(searchEntry.kind, kind), searchEntry.listed))
    .limit(1);
  return entry !== undefined;
}

async function countTerms(db: Executor, kind: SearchKind): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (let after: string | null = ''; after !== null;) {
    const listed = and(eq(searchEntry.kind, kind), searchEntry.listed, gt(searchEntry.id, after));
    const part = db.select({ id: searchEntry.id }).from(searchEntry).where(listed);
    const ids = await part.orderBy(searchEntry.id).limit(ENTRIES);
    const last: string | undefined = ids.at(-1)?.id;
    if (last === undefined) break;
    const rows = await db
      .select({ word: sql<string>`word`, things: sql<number>`ndoc` })
      .from(
        sql`ts_stat(format('select words from search_entry where kind = %L and listed and id > %L and id <= %L', ${kind}::text, ${after}::text, ${last}::text))`,
      );
    for (const { word, things } of rows)
      if (isTerm(word)) counted.set(word, (counted.get(word) ?? 0) + things);
    after = ids.length < ENTRIES ? null : last;
  }
  return counted;
}

/**
 * Puts in place what was only noted in the indexes: every search goes through the notes, and the embedded database keeps
 * them.
 */
async function sortIn(db: Executor): Promise<void> {
  for (const index of ['search_entry_words', 'search_term_near'])
    await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
}

/**
 * Has the database learn how words are spread now, by which it decides how to find them; the embedded one never does
 * unasked.
 */
async function learnSpread(db: Executor): Promise<void> {
  await db.execute(sql`analyze ${searchEntry}`);
  await db.execute(sql`analyze ${searchTerm}`);
}

function* parts<Item>(list: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < list.length; from += ROWS) yield list.slice(from, from + ROWS);
}
