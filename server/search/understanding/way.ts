import type { SearchField, SearchQuery, Sooner } from '../search-query.js';
import { typedWords } from './phrases.js';
import { tellingTerms, type Term } from './read-search.js';
import { related } from './related-words.js';

/** A way to ask for what is meant; whether it asks for what is called by the very words, or for what is merely near to it. */
export interface Way {
  readonly query: SearchQuery;
  readonly isExact?: true;
  readonly isNear?: true;
}

/** What items are called by; what a design happens to say tells less of it. */
const NAMES: readonly SearchField[] = ['keywords', 'name'];

/** What fits an earlier one of these stands before the rest. */
export const sooner = ({ query, ...how }: Way, first: readonly Sooner[]): Way => ({
  ...how,
  query: { ...query, sooner: first },
});

/** All of some terms. */
export const way = (query: SearchQuery, terms: readonly Term[]): Way => ({
  query: { ...query, terms, all: true },
});
/** Some of them. */
export const some = (query: SearchQuery, terms: readonly Term[]): Way => ({
  query: { ...query, terms: tellingTerms(terms), all: false, some: true },
});

/** Each by its own words alone. */
export const own = (terms: readonly Term[]): Term[] => terms.map(([first]) => [first]);

/** What is near to phrases of so many words: one of it is enough. */
export function nearTo(
  query: SearchQuery,
  terms: readonly Term[],
  has: (length: number) => boolean = () => true,
): Way[] {
  const words = typedWords(terms.map(([first]) => first).join(' '));
  const near = related.all(words).flatMap(({ length, known }) => (has(length) ? known : []));
  const found = [...new Set(near)].map((word): Term => [word]);
  return found.length > 0 ? [{ ...some(named(query), found), isNear: true }] : [];
}

/** The same in what items are called alone, where the search counts that at all. */
export function named(query: SearchQuery): SearchQuery {
  const fields = Object.fromEntries(
    Object.entries(query.fields).filter(([field]) => NAMES.includes(field as SearchField)),
  );
  return Object.keys(fields).length > 0 ? { ...query, fields } : query;
}
