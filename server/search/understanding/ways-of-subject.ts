import type { SearchQuery } from '../search-query.js';
import { languageSignOf, tellingTerms, wholePhrase, type Term } from './read-search.js';
import { named, nearTo, own, some, sooner, way, type Way } from './way.js';

/** Ways to ask for a subject, in whatever format. */
export function waysOfSubject(query: SearchQuery, terms: readonly Term[]): readonly Way[] {
  if (terms.length === 0) return [way(query, [])];
  const words = terms.map(([first]) => first).join(' ');
  const telling = tellingTerms(terms);
  // nothing but the name of a language asks for what is in it; then for what is called so
  const sign = terms.length === 1 ? languageSignOf(terms[0]!) : undefined;
  return [
    sooner(way(named(query), terms), [
      ...(sign === undefined ? [] : [{ sign }]),
      { phrase: wholePhrase(query.text) },
      { own: true },
    ]),
    // what a design says of several words says little
    ...(terms.length > 1 ? [] : [way(query, own(terms))]),
    // the last word may be the beginning of one
    { query: { ...(terms.length > 1 ? named(query) : query), text: words, all: true } },
    ...(telling.length < terms.length ? [way(named(query), telling)] : []),
    ...nearTo(query, terms, (length) => length > 1),
    ...(terms.length > 1 ? [way(query, own(terms))] : []),
    ...(terms.length > 1 ? [some(named(query), terms)] : []),
    ...nearTo(query, terms, (length) => length === 1),
    ...(terms.length > 1 ? [some(query, terms)] : []),
  ];
}
