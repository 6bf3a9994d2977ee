import { SIGN, type SearchField, type SearchQuery } from '../search-query.js';
import { typedWords } from './phrases.js';
import { readSearch, readSubject, tellingTerms, type ReadSearch, type Term } from './read-search.js';
import { related } from './related-words.js';

/** A way to ask for what is meant; whether it asks for what is called by the very words, or for what is merely near to it. */
export interface Way {
  readonly query: SearchQuery;
  readonly isExact?: true;
  readonly isNear?: true;
}

/** What items are called by; what a design happens to say tells less of it. */
const NAMES: readonly SearchField[] = ['keywords', 'name'];

/** Ways to ask for what the words of a search mean, the truest first. The first that is not exact holds the words themselves. */
export const waysOf = (query: SearchQuery, hasFormats: boolean): readonly Way[] =>
  hasFormats && query.categories === undefined
    ? waysOfDesigns(query, readSearch(query.text))
    : waysOfSubject(query, readSubject(query.text));

function waysOfDesigns(query: SearchQuery, { format, terms, color }: ReadSearch): readonly Way[] {
  const signs = color === null ? null : colored(query, color);
  const both = (ask: (from: SearchQuery) => readonly Way[]): Way[] => [
    ...(signs ? ask({ ...query, signs }) : []),
    ...ask(query),
  ];
  if (!format) return [...calledExactly(query), ...both((from) => waysOfSubject(from, terms))];
  const inFormat = (from: SearchQuery): SearchQuery => ({ ...from, categories: format.categories });
  const near: SearchQuery = { ...query, categories: format.near };
  // what is called so in other formats stands before what is merely near
  const called = way(named(query), [[format.phrase]]);
  const all = [way(inFormat(query), []), called, ...(format.near.length > 0 ? [way(near, [])] : [])];
  const isPlain =
    terms.length === 0 && format.categories.some((name) => name.toLowerCase() === format.phrase);
  const exactly = isPlain ? [] : calledExactly(inFormat(query));
  if (terms.length === 0)
    // 'habit tracker' is no plain planner: a worksheet that is called so is nearer
    return [
      ...exactly,
      ...(isPlain ? [] : calledExactly(query)),
      ...(signs ? [way(inFormat({ ...query, signs }), [])] : []),
      ...all,
    ];
  return [
    ...exactly,
    ...both((from) => [
      way(named(inFormat(from)), own(terms)),
      // 'book report' is no cover of a report
      ...(from === query ? calledExactly(query) : []),
      way(named(inFormat(from)), terms),
      ...(format.near.length > 0 ? [way(named({ ...from, categories: format.near }), terms)] : []),
    ]),
    ...(terms.length > 1 ? [some(named(inFormat(query)), terms)] : []),
    // a look alone is looked for in the format; a subject, wherever it is
    ...(terms.every(isLook) ? all : []),
    way(named(query), terms),
    ...nearTo(inFormat(query), terms),
    ...all,
  ];
}

/** What is called by all the words of the search, one after the other. */
function calledExactly(query: SearchQuery): readonly Way[] {
  const words = typedWords(query.text).map(({ word }) => word);
  return words.length < 2 ? [] : [{ ...way(named(query), [[words.join(' ')]]), isExact: true }];
}

function waysOfSubject(query: SearchQuery, terms: readonly Term[]): readonly Way[] {
  if (terms.length === 0) return [way(query, [])];
  const words = terms.map(([first]) => first).join(' ');
  const telling = tellingTerms(terms);
  return [
    way(named(query), own(terms)),
    ...(terms.some(({ length }) => length > 1) ? [way(named(query), terms)] : []),
    way(query, own(terms)),
    // the last word may be the beginning of one
    { query: { ...query, text: words, all: true } },
    ...(telling.length < terms.length ? [way(named(query), telling)] : []),
    ...nearTo(query, terms, (length) => length > 1),
    ...(terms.length > 1 ? [some(named(query), terms)] : []),
    ...nearTo(query, terms, (length) => length === 1),
    ...(terms.length > 1 ? [some(query, terms)] : []),
  ];
}

const way = (query: SearchQuery, terms: readonly Term[]): Way => ({ query: { ...query, terms, all: true } });
const some = (query: SearchQuery, terms: readonly Term[]): Way => ({
  query: { ...query, terms: tellingTerms(terms), all: false, some: true },
});

const isLook = (names: Term): boolean => names.some((name) => name.startsWith(SIGN));

/** Each by its own words alone. */
const own = (terms: readonly Term[]): Term[] => terms.map(([first]) => [first]);

/** What is near to phrases of so many words: one of it is enough. */
function nearTo(
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
function named(query: SearchQuery): SearchQuery {
  const fields = Object.fromEntries(
    Object.entries(query.fields).filter(([field]) => NAMES.includes(field as SearchField)),
  );
  return Object.keys(fields).length > 0 ? { ...query, fields } : query;
}

/** With the color among the signs, unless a color was chosen already. */
const colored = ({ signs = [] }: SearchQuery, color: string): SearchQuery['signs'] | null =>
  signs.some(([sign]) => sign?.startsWith('color:')) ? null : [...signs, [`color:${color}`]];
