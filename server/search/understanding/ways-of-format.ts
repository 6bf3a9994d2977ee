import { SIGN, type SearchQuery, type Sooner } from '../search-query.js';
import { wholePhrase, type ReadSearch, type Term } from './read-search.js';
import { named, nearTo, some, sooner, way, type Way } from './way.js';

/** What a search asks for: a format, and what it is to be about or to look like. */
export interface InFormat {
  readonly query: SearchQuery;
  readonly format: NonNullable<ReadSearch['format']>;
  readonly terms: readonly Term[];
  /** The same once with the color that is named, and then without. */
  readonly both: (ask: (from: SearchQuery) => readonly Way[]) => Way[];
}

/** Ways to ask for a format alone, for one of a look, or for a subject in it. */
export function waysOfFormat(asked: InFormat): readonly Way[] {
  const { query, format, terms, both } = asked;
  if (terms.length === 0) return [...calledExactly(query, format), ...both((from) => anyOf(asked, from))];
  return terms.every(isLook) ? waysOfLook(asked) : waysOfSubjectInFormat(asked);
}

const within = (query: SearchQuery, { format: { categories } }: InFormat): SearchQuery => ({
  ...query,
  categories,
});

/** Whatever is of the format, or of one that is near to it. */
function anyOf(asked: InFormat, { typed, ...query }: SearchQuery): Way[] {
  const { terms, format } = asked;
  // a format alone is shown by all kinds of it
  const topic = terms.length > 0 ? [] : typed?.topic;
  const from = { ...query, ...(typed && topic && { typed: { ...typed, topic } }) };
  return [
    way(within(from, asked), []),
    // what is called so in other formats stands before what is merely near
    way(named(from), [[format.phrase]]),
    ...(format.near.length > 0 ? [way({ ...from, categories: format.near }, [])] : []),
  ];
}

/** A look alone is looked for in the format; a subject, wherever it is. */
function waysOfLook(asked: InFormat): Way[] {
  const { query, terms, both } = asked;
  const phrase = wholePhrase(query.text);
  return [
    ...both((from) => [sooner(way(named(within(from, asked)), terms), [{ phrase }, { own: true }])]),
    ...(terms.length > 1 ? [some(named(within(query, asked)), terms)] : []),
    ...anyOf(asked, query),
    way(named(query), terms),
  ];
}

function waysOfSubjectInFormat(asked: InFormat): Way[] {
  const { query, terms, both } = asked;
  const { categories, near, names } = asked.format;
  const phrase = wholePhrase(query.text);
  // 'book report' is no cover of a report, and a talent show of another format is nearer than another show
  const inOrNamed: Sooner = { categories, orNamed: { categories: near, phrases: names } };
  const first: readonly Sooner[] = [
    // words of another language have their templates in it
    ...(query.language ? [{ words: phrase }] : []),
    { ...inOrNamed, phrase },
    { ...inOrNamed, own: true },
    { phrase },
    inOrNamed,
    ...(near.length > 0 ? [{ categories: near }] : []),
  ];
  return [
    ...both((from) => [sooner(way(named(from), terms), first)]),
    ...ofKind(query, inOrNamed, 2),
    ...(terms.length > 1 ? [some(named(within(query, asked)), terms)] : []),
    ...ofKind(query, inOrNamed, 1),
    ...nearTo(within(query, asked), terms),
    ...anyOf(asked, query),
  ];
}

/** What is called by the very words that name a format: 'habit tracker' is no plain planner, and stands before the others. */
function calledExactly(query: SearchQuery, { categories, phrase }: NonNullable<ReadSearch['format']>): Way[] {
  if (categories.some((name) => name.toLowerCase() === phrase)) return [];
  const words = wholePhrase(query.text);
  if (!words.includes(' ')) return [];
  const called = way({ ...named(query), asPhrases: true }, [[words]]);
  return [{ ...sooner(called, [{ categories }]), isExact: true }];
}

/**
 * What is of the same kind, which so many of the last parts tell: a 'golf tournament flyer' is near to a
 * 'charity golf tournament flyer', as another charity is not.
 */
function ofKind(query: SearchQuery, first: Sooner, parts: number): Way[] {
  const { topic, format } = query.typed!;
  const kind = [...topic.slice(-parts).map(([own]) => own), ...format].join(' ');
  if (topic.length <= parts || !wholePhrase(query.text).endsWith(kind)) return [];
  return [sooner(way({ ...named(query), asPhrases: true }, [[kind]]), [first])];
}

const isLook = (names: Term): boolean => names.some((name) => name.startsWith(SIGN));
