import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { searchEntry } from '../db/schema.js';
import { findCorrections } from './spelling/corrections.js';
import { ENGLISH } from './filters/filter-signs.js';
import { closeness, inLanguage, nameWords, rank, telling, tier, type Wanted } from './ranking.js';
import { rarityOf } from './spelling/rarity.js';
import { LABEL, quoted, TAG } from './search-entries.js';
import {
  FIELDS,
  SIGN,
  typedWordsOf,
  type SearchField,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
} from './search-query.js';
import { anyOf, categoriesOf, soonerOf, type Within } from './sooner.js';
import { varied, WINDOW } from './variety.js';
import { wordForms, isPrefixable, replaceWords, tokenize } from './tokenizer.js';

/** Words of a search that count; pairs of letters of an unspaced script are some too. */
const MOST_WORDS = 24;

/**
 * Most that one search finds: of more, those of the highest priority. Words that nearly everything has would otherwise
 * have the database weigh nearly everything.
 */
export const MOST_FOUND = 5000;

const NOTHING: SearchResult = { total: 0, ids: [] };
const NO_CORRECTIONS: ReadonlyMap<string, string> = new Map();

/** Finds what is listed and fits the query, in the words asked for before those they may be mistyped for. */
export async function searchDatabase(
  db: Executor,
  kind: SearchKind,
  query: SearchQuery,
): Promise<SearchResult> {
  if (Object.keys(query.fields).length === 0) return NOTHING;
  const within = await categoriesOf(db, query);
  const conditions = conditionsOf(query, within);
  if (conditions === null) return NOTHING;
  if (query.terms) return searchTerms(db, kind, { ...query, terms: query.terms }, { conditions, within });
  const words = [...new Set(tokenize(query.text))].slice(0, MOST_WORDS);
  if (words.length === 0) return NOTHING;
  const ask = async (wanted: readonly string[], joined: Joined) => {
    const rarity = joined === '|' ? await rarityOf(db, kind, wanted) : null;
    const found = wantedOf(kind, query, wanted);
    return page(db, query, { kind, ...found, joined, conditions, rarity, other: BEGUN });
  };
  const joins = waysOf(query, words);
  if (joins.length === 0) return NOTHING;
  const strict = joins.includes('&') ? await ask(words, '&') : NOTHING;
  if (strict.total > 0) return strict;
  const corrections = query.asWritten ? NO_CORRECTIONS : await findCorrections(db, kind, words);
  const meant = words.map((word) => corrections.get(word) ?? word);
  if (corrections.size > 0)
    for (const joined of joins) {
      const found = await ask(meant, joined);
      if (found.total > 0) return { ...found, corrected: replaceWords(query.text, corrections) };
    }
  return joins.includes('|') ? ask(words, '|') : strict;
}

/** What a word says that only begins so, and one that means the same, beside the word itself. */
const BEGUN = 0.5;
const SAME = 0.85;

type ByTerms = SearchQuery & Required<Pick<SearchQuery, 'terms'>>;

/** Finds what has each part by one of its names, or some of the parts; those by their own names first. */
async function searchTerms(
  db: Executor,
  kind: SearchKind,
  query: ByTerms,
  { conditions, within }: { conditions: readonly string[]; within: Within },
): Promise<SearchResult> {
  const terms = query.terms.slice(0, MOST_WORDS);
  const inForm = inFormOf(kind, query);
  const named = (name: string): string => {
    if (name.startsWith(SIGN)) return quoted(TAG.filter(name.slice(SIGN.length)));
    const words = tokenize(name).map((word) => inForm(word, false));
    return words.length > 0 ? `(${words.join(query.asPhrases ? ' <-> ' : ' & ')})` : inForm(name, false);
  };
  const whole = terms.map(([own]) => named(own));
  const open = terms.map((names) =>
    names.length === 1 ? named(names[0]) : `(${names.map(named).join(' | ')})`,
  );
  const rarityOfTerm = async ([own]: (typeof terms)[number]): Promise<number> =>
    Math.max(0, ...(await rarityOf(db, kind, tokenize(own))));
  const rarity = query.some ? await Promise.all(terms.map(rarityOfTerm)) : null;
  const sooner = (query.sooner ?? []).map((each) => soonerOf(each, whole, within));
  return page(db, query, {
    kind,
    whole,
    open,
    joined: query.some ? '|' : '&',
    conditions,
    rarity,
    sooner,
    other: SAME,
  });
}

/** Whether all words must be there, or some. */
type Joined = '&' | '|';

/** How words are asked for, one after the other until something is found; a single word is all there is. */
function waysOf({ all, some }: SearchQuery, words: readonly string[]): readonly Joined[] {
  const single = words.length === 1;
  if (some) return single ? [] : ['|'];
  return single || all ? ['&'] : ['&', '|'];
}

function wantedOf(kind: SearchKind, query: SearchQuery, words: readonly string[]): Wanted {
  const inForm = inFormOf(kind, query);
  const last = words.length - 1;
  return {
    whole: words.map((word) => inForm(word, false)),
    open: words.map((word, i) => inForm(word, i === last && isPrefixable(word))),
  };
}

/** A word in PostgreSQL's form, or what begins with it. */
function inFormOf(kind: SearchKind, { fields }: SearchQuery): (word: string, open: boolean) => string {
  const asked = Object.keys(fields) as SearchField[];
  // without a choice of fields the index alone knows what has a word
  const labels = asked.length === FIELDS[kind].length ? '' : asked.map((field) => LABEL[field]).join('');
  return (word, open) => {
    const ends = `${open ? '*' : ''}${labels}`;
    return `(${wordForms(word)
      .map((form) => quoted(form) + (ends && `:${ends}`))
      .join(' | ')})`;
  };
}

/** What must be so besides the words, in the same form; null when nothing can be so. */
function conditionsOf(
  { subTypes, free, categories, signs = [] }: SearchQuery,
  within: Within,
): string[] | null {
  const ids = categories && within(categories);
  if (ids?.length === 0) return null;
  const price = free === undefined ? undefined : [TAG.free(free)];
  const filters = signs.map((list) => list.map(TAG.filter));
  return [ids?.map(TAG.category), subTypes?.map(TAG.subType), price, ...filters].flatMap((tags) =>
    tags ? [anyOf(tags)] : [],
  );
}

interface Asked extends Wanted {
  readonly kind: SearchKind;
  readonly joined: Joined;
  readonly conditions: readonly string[];
  /** How telling each word is; null where all are there anyway. */
  readonly rarity: readonly number[] | null;
  /** What stands first, the foremost first. */
  readonly sooner?: readonly (string | null)[];
  /** What is found by `open` alone says this part of what a word itself says, 0 to 1. */
  readonly other: number;
}

async function page(
  db: Executor,
  query: SearchQuery,
  { kind, whole, open, joined, conditions, rarity, sooner = [], other }: Asked,
): Promise<SearchResult> {
  const asked = open.length > 0 ? [`(${open.join(` ${joined} `)})`] : [];
  const fitting = [...asked, ...conditions].join(' & ');
  const { id, priority, words } = searchEntry;
  const found = db
    .select({ id, priority, words })
    .from(searchEntry)
    .where(
      and(
        eq(searchEntry.kind, kind),
        searchEntry.listed,
        fitting === '' ? undefined : sql`${words} @@ ${fitting}::tsquery`,
      ),
    )
    .orderBy(desc(priority), asc(id))
    .limit(MOST_FOUND)
    .as('found');
  const foremost = foremostOf(kind, query, tier(found.words, sooner), found.words);
  const near = query.typed ? closeness(found.words, query.typed) : null;
  const ranked = db
    .select({
      ...{ id: found.id, words: found.words, total: sql<number>`(count(*) over ())::int`.as('total') },
      near: (near ?? sql<number>`0`).as('near'),
      foremost: foremost.as('foremost'),
    })
    .from(found)
    .orderBy(
      desc(sql`foremost`),
      ...(rarity ? [desc(telling(found.words, { whole, open, other }, rarity))] : []),
      ...(near ? [desc(sql`near`)] : []),
      ...(open.length > 0 ? [desc(rank(query, found.words, { whole, open }))] : []),
      desc(found.priority),
      asc(found.id),
    );
  const ask = async (from: number, size: number) => {
    const page = ranked.limit(size).offset(from).as('page');
    const { id, total, near: closeness, foremost: group, words } = page;
    // names of those on the page alone: the order stays that of the page
    return db.select({ id, total, closeness, group, name: nameWords(words) }).from(page);
  };
  // of what has some words alone, the most telling stand first
  const isVaried = near !== null && rarity === null && query.from < WINDOW;
  const end = query.from + query.size;
  const rows = isVaried ? await ask(0, Math.max(end, WINDOW)) : await ask(query.from, query.size);
  // past the last page there is no row to say how many there are
  const [told] = rows.length > 0 || query.from === 0 ? rows : await ask(0, 1);
  const shown = isVaried
    ? [...varied(rows.slice(0, WINDOW), typedWordsOf(query.typed!)), ...rows.slice(WINDOW)].slice(
        query.from,
        end,
      )
    : rows;
  return { total: told?.total ?? 0, ids: shown.map((row) => row.id) };
}

/**
 * What stands first, the more telling number first. The same design in another language does not stand beside its English
 * twin [E-032]. Of another language there is less, so that what fits best stands first in any, and what is in the language
 * before the rest of its kind.
 */
function foremostOf(
  kind: SearchKind,
  { language = ENGLISH }: SearchQuery,
  tiers: SQL,
  words: SQLWrapper,
): SQL<string> {
  if (kind !== 'template') return sql`''`;
  const english = inLanguage(words, ENGLISH);
  if (language === ENGLISH) return inOrder([english, tiers]);
  return inOrder(language === null ? [tiers] : [tiers, inLanguage(words, language), english]);
}

/** Numbers below ten, the first the most telling, as one text. */
const inOrder = (numbers: readonly SQL[]): SQL<string> => sql`concat(${sql.join([...numbers], sql`, `)})`;
