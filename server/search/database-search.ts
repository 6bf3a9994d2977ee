import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { category, searchEntry } from '../db/schema.js';
import { findCorrections } from './spelling/corrections.js';
import { ENGLISH } from './filters/filter-signs.js';
import { rarityOf } from './spelling/rarity.js';
import { LABEL, quoted, TAG } from './search-entries.js';
import {
  FIELDS,
  SIGN,
  type SearchField,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
} from './search-query.js';
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
  const conditions = await conditionsOf(db, query);
  if (conditions === null) return NOTHING;
  if (query.terms) return searchTerms(db, kind, { ...query, terms: query.terms }, conditions);
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
  conditions: readonly string[],
): Promise<SearchResult> {
  const terms = query.terms.slice(0, MOST_WORDS);
  const called = inFormOf(kind, query);
  const named = (name: string): string => {
    if (name.startsWith(SIGN)) return quoted(TAG.filter(name.slice(SIGN.length)));
    const words = tokenize(name).map((word) => called(word, false));
    return words.length > 0 ? `(${words.join(' & ')})` : called(name, false);
  };
  const whole = terms.map(([own]) => named(own));
  const open = terms.map((names) =>
    names.length === 1 ? named(names[0]) : `(${names.map(named).join(' | ')})`,
  );
  const telling = async ([own]: (typeof terms)[number]): Promise<number> =>
    Math.max(0, ...(await rarityOf(db, kind, tokenize(own))));
  const rarity = query.some ? await Promise.all(terms.map(telling)) : null;
  return page(db, query, {
    kind,
    whole,
    open,
    joined: query.some ? '|' : '&',
    conditions,
    rarity,
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

interface Wanted {
  /** Each word in PostgreSQL's form: in any of its forms, in the fields asked for. */
  readonly whole: readonly string[];
  /** The same with the last one as a beginning too; what is found is found by these. */
  readonly open: readonly string[];
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
async function conditionsOf(
  db: Executor,
  { subTypes, free, categories, signs = [] }: SearchQuery,
): Promise<string[] | null> {
  const ids = categories && (await categoryIds(db, categories));
  if (ids?.length === 0) return null;
  const price = free === undefined ? undefined : [TAG.free(free)];
  const filters = signs.map((list) => list.map(TAG.filter));
  return [ids?.map(TAG.category), subTypes?.map(TAG.subType), price, ...filters].flatMap((tags) =>
    tags ? [`(${tags.map(quoted).join(' | ')})`] : [],
  );
}

interface Asked extends Wanted {
  readonly kind: SearchKind;
  readonly joined: Joined;
  readonly conditions: readonly string[];
  /** How telling each word is; null where all are there anyway. */
  readonly rarity: readonly number[] | null;
  /** What is found by `open` alone says this part of what a word itself says, 0 to 1. */
  readonly other: number;
}

async function page(
  db: Executor,
  query: SearchQuery,
  { kind, whole, open, joined, conditions, rarity, other }: Asked,
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
  const ranked = db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int` })
    .from(found)
    .orderBy(
      // the same design in another language does not stand beside its English twin [E-032]
      ...(kind === 'template' ? [desc(sql`${found.words} @@ ${quoted(TAG.filter(ENGLISH))}::tsquery`)] : []),
      ...(rarity ? [desc(telling(found.words, { whole, open, other }, rarity))] : []),
      ...(open.length > 0 ? [desc(rank(query, found.words, { whole, open }))] : []),
      desc(found.priority),
      asc(found.id),
    );
  const rows = await ranked.limit(query.size).offset(query.from);
  // past the last page there is no row to say how many there are
  const [told] = rows.length > 0 || query.from === 0 ? rows : await ranked.limit(1).offset(0);
  return { total: told?.total ?? 0, ids: rows.map((row) => row.id) };
}

/**
 * How much of the search an item has: rare words say more than common ones, and a beginning half of the word
 * ("linkedin post" means LinkedIn rather than a postcard).
 */
function telling(
  words: unknown,
  { whole, open, other }: Wanted & Pick<Asked, 'other'>,
  rarity: readonly number[],
): SQL<number> {
  const has = (wanted: string) => sql`(${words} @@ ${wanted}::tsquery)::int`;
  const parts = whole.map((word, i) => {
    const found =
      open[i] === word
        ? has(word)
        : sql`(${has(word)} * ${1 - other}::float4 + ${has(open[i]!)} * ${other}::float4)`;
    return sql`${found} * ${rarity[i]}::float4`;
  });
  return sql.join(parts, sql` + `) as SQL<number>;
}

/** The more words, the more fields and the heavier ones, the better; a whole word before one that only begins so. */
function rank({ fields }: SearchQuery, words: unknown, { whole, open }: Wanted): SQL<number> {
  const heaviest = Math.max(...Object.values(fields));
  const weights = (['design_text', 'categories.name', 'name', 'keywords'] as const).map(
    (field) => (fields[field] ?? 0) / heaviest,
  );
  const ranked = (wanted: readonly string[]) =>
    sql<number>`ts_rank(${`{${weights.join(',')}}`}::float4[], ${words}, ${wanted.join(' | ')}::tsquery)`;
  return String(open) === String(whole) ? ranked(whole) : sql`${ranked(open)} + ${ranked(whole)}`;
}

/** Those called so, and those that belong to one called so. */
async function categoryIds(db: Executor, names: readonly string[]): Promise<string[]> {
  const parent = alias(category, 'parent');
  const small = names.map((name) => name.trim().toLowerCase());
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parent_id))
    .where(
      or(
        // the database may know small letters of English alone
        inArray(category.name, [...names]),
        inArray(sql`lower(${category.name})`, small),
        inArray(parent.name, [...names]),
        inArray(sql`lower(${parent.name})`, small),
      ),
    );
  return rows.map(({ id }) => id);
}
