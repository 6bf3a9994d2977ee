import { eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { category } from '../db/schema.js';
import { LABEL, quoted, TAG } from './search-entries.js';
import { phraseOf, phraseWords } from './ranking.js';
import type { SearchQuery, Sooner } from './search-query.js';

/** Ids of categories called by some names, and of those that belong to one called so. */
export type Within = (names: readonly string[]) => string[];

const small = (name: string): string => name.trim().toLowerCase();

/** The categories that a search names, asked for at once. */
export async function categoriesOf(
  db: Executor,
  { categories = [], sooner = [] }: SearchQuery,
): Promise<Within> {
  const named = sooner.flatMap((each) => [...(each.categories ?? []), ...(each.orNamed?.categories ?? [])]);
  const names = [...new Set([...categories, ...named])];
  if (names.length === 0) return () => [];
  const parent = alias(category, 'parent');
  const rows = await db
    .select({ id: category.id, name: category.name, parent: parent.name })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parent_id))
    .where(
      or(
        // the database may know small letters of English alone
        inArray(category.name, names),
        inArray(sql`lower(${category.name})`, names.map(small)),
        inArray(parent.name, names),
        inArray(sql`lower(${parent.name})`, names.map(small)),
      ),
    );
  return (wanted) => {
    const asked = new Set(wanted.map(small));
    return rows.flatMap(({ id, name, parent: above }) =>
      asked.has(small(name)) || asked.has(small(above ?? '')) ? [id] : [],
    );
  };
}

/**
 * What is to stand first, in PostgreSQL's form; null when nothing can be so. `whole` are the parts of the search by their
 * own names.
 */
export function soonerOf(
  { own, phrase, words, sign, ...sooner }: Sooner,
  whole: readonly string[],
  within: Within,
): string | null {
  const places = placesOf(sooner, within);
  if (places?.length === 0) return null;
  const parts = [
    ...(places ? [`(${places.join(' | ')})`] : []),
    ...(own ? whole : []),
    ...(phrase === undefined ? [] : [called(phraseWords(phrase))]),
    ...(words === undefined ? [] : phraseWords(words).map((word) => called([word]))),
    ...(sign === undefined ? [] : [quoted(TAG.filter(sign))]),
  ];
  return parts.length === 0 ? null : parts.join(' & ');
}

const called = (words: readonly string[]): string => phraseOf(words, LABEL.name + LABEL.keywords);

/** Where something is to be, any of these; null when it does not matter. */
function placesOf({ categories, orNamed }: Sooner, within: Within): string[] | null {
  if (!categories) return null;
  const others = within(orNamed?.categories ?? []).map(TAG.category);
  const names = (orNamed?.phrases ?? []).map((name) => phraseOf(phraseWords(name), LABEL.name));
  return [
    ...within(categories).map((id) => quoted(TAG.category(id))),
    ...(others.length > 0 && names.length > 0 ? [`(${anyOf(others)} & (${names.join(' | ')}))`] : []),
  ];
}

/** One of some tags. */
export const anyOf = (tags: readonly string[]): string => `(${tags.map(quoted).join(' | ')})`;
