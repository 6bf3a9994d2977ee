import { SIGN, type SearchField, type SearchKind, type SearchQuery } from '../search-query.js';
import { isCorrectable } from '../spelling/spelling.js';
import { isEnglishFirst, orderClauses } from './order-clauses.js';
import { wordForms, isPrefixable, tokenize } from '../tokenizer.js';

/** Words of a search that count: with all fields, well below the 1024 clauses that OpenSearch takes. */
const MOST_WORDS = 24;
/** Words of the index that one mistyped word may stand for in a field. */
const GUESSES = 8;
/** What a guess counts beside the word itself. */
const GUESSED = 0.2;

/** Which words must be found: all as they are; all, but mistyped ones as what they resemble; or some of those. */
export type Strictness = 'exact' | 'mistyped' | 'some';

/** The words a search is for. */
export const queryWords = (text: string): string[] => [...new Set(tokenize(text))].slice(0, MOST_WORDS);

/**
 * What OpenSearch is asked: made anew from what was understood, so that nothing a stranger wrote gets there but folded
 * words, as values. Scores are plain sums, like the database's: the more words and fields and the heavier, the better,
 * and a whole word counts twice what only begins so. `limit` is how long OpenSearch may search, ms.
 */
export function queryBody(kind: SearchKind, query: SearchQuery, how: Strictness, limit: number): object {
  const found = query.terms ? query.terms.map((names) => termClause(names, query)) : wordClauses(query, how);
  const own = (query.terms ?? []).map(([name]) => termClause([name], query));
  const first = kind === 'template' ? orderClauses(query, own) : [];
  return {
    ...{ from: query.from, size: query.size, track_total_hits: true, timeout: `${limit}ms` },
    // of the words, only those that tell what a mistyped one was taken for
    _source: how !== 'exact' && shortFields(query),
    sort: [
      ...(isEnglishFirst(kind, query) ? [{ english: 'desc' }] : []),
      { _score: 'desc' },
      { priority: 'desc' },
      { id: 'asc' },
    ],
    query: {
      bool: {
        filter: [
          { term: { kind } },
          { term: { active: true } },
          ...(query.subTypes ? [{ terms: { sub_type: query.subTypes } }] : []),
          ...(query.free === undefined ? [] : [{ term: { free: query.free } }]),
          ...(query.signs ?? []).map((list) => ({ terms: { signs: list } })),
          ...(query.categories ? [{ terms: { within: query.categories.map(asName) } }] : []),
        ],
        must: (query.terms ? query.some : how === 'some')
          ? [{ bool: { should: found, minimum_should_match: 1 } }]
          : found,
        ...(first.length > 0 && { should: first }),
      },
    },
  };
}

function wordClauses(query: SearchQuery, how: Strictness): object[] {
  const words = queryWords(query.text);
  return words.map((word, i) => wordClause(word, query, i === words.length - 1, how));
}

/** What another name counts beside a thing's own. */
const SAME = 0.5;

/** A part of what is meant, by one of its names; a name of several words has all of them. */
function termClause(names: readonly string[], query: SearchQuery): object {
  const called = (name: string, share: number): object =>
    name.startsWith(SIGN) ? scored({ term: { signs: name.slice(SIGN.length) } }, share) : hasAll(name, share);
  const hasAll = (name: string, share: number): object => ({
    bool: {
      must: queryWords(name).map((word) => ({
        bool: {
          should: weightsOf(query).map(([field, weight]) =>
            scored({ terms: { [field]: wordForms(word) } }, 2 * weight * share),
          ),
          minimum_should_match: 1,
        },
      })),
    },
  });
  const clauses = names.map((name, i) => called(name, i === 0 ? 1 : SAME));
  return { bool: { should: clauses, minimum_should_match: 1 } };
}

function wordClause(word: string, query: SearchQuery, last: boolean, how: Strictness): object {
  const beginning = last && isPrefixable(word);
  const clauses = weightsOf(query).flatMap(([field, weight]) => [
    scored({ terms: { [field]: wordForms(word) } }, beginning ? weight : 2 * weight),
    ...(beginning ? [scored({ prefix: { [field]: { value: word } } }, weight)] : []),
    ...(how !== 'exact' && !query.asWritten && mayBeMistyped(word)
      ? [scored({ fuzzy: { [field]: fuzzy(word) } }, GUESSED * weight)]
      : []),
  ]);
  return { bool: { should: clauses, minimum_should_match: 1 } };
}

/** Shorter words are near to too many others: letters. */
const SHORTEST = 5;
/** From this many letters on two may be wrong, but not the first: letters. */
const LONG = 8;

/** Whether a word is looked for as one that it resembles, too. */
export const mayBeMistyped = (word: string): boolean => isCorrectable(word) && [...word].length >= SHORTEST;

const fuzzy = (value: string) => ({
  ...{ value, fuzziness: `AUTO:${SHORTEST},${LONG}`, max_expansions: GUESSES },
  ...([...value].length >= LONG && { prefix_length: 1 }),
});

/** A half of a letter is no JSON to everybody. */
const asName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\p{Cs}/gu, '\ufffd');

const scored = (filter: object, boost: number) => ({ constant_score: { filter, boost } });

const weightsOf = ({ fields }: SearchQuery): [SearchField, number][] =>
  Object.entries(fields) as [SearchField, number][];

/** An empty list would stand for all. */
function shortFields(query: SearchQuery): string[] | false {
  const short = weightsOf(query).flatMap(([field]) => (field === 'design_text' ? [] : [field]));
  return short.length > 0 && short;
}
