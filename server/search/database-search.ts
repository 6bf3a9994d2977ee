import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { category, searchEntry } from '../db/schema.js';
import { findCorrections } from './corrections.js';
import { LABEL, quoted, TAG } from './search-entries.js';
import {
  FIELDS,
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

/** Finds what is listed and fits the query, in the words asked for before those they may be mistyped for. */
export async function searchDatabase(
  db: Executor,
  kind: SearchKind,
  query: SearchQuery,
): Promise<SearchResult> {
  const words = [...new Set(tokenize(query.text))].slice(0, MOST_WORDS);
  if (words.length === 0 || Object.keys(query.fields).length === 0) return NOTHING;
  const conditions = await conditionsOf(db, query);
  if (conditions === null) return NOTHING;
  const ask = (wanted: readonly string[], joined: Joined) =>
    page(db, query, { kind, ...wantedOf(kind, query, wanted), joined, conditions });
  const strict = await ask(words, '&');
  if (strict.total > 0) return strict;
  const corrections = await findCorrections(db, kind, words);
  const meant = words.map((word) => corrections.get(word) ?? word);
  const some = !query.all && words.length > 1;
  if (corrections.size > 0)
    for (const joined of some ? (['&', '|'] as const) : (['&'] as const)) {
      const found = await ask(meant, joined);
      if (found.total > 0) return { ...found, corrected: replaceWords(query.text, corrections) };
    }
  return some ? ask(words, '|') : strict;
}

/** Whether all words must be there, or some. */
type Joined = '&' | '|';

interface Wanted {
  /** Each word in PostgreSQL's form: in any of its forms, in the fields asked for. */
  readonly whole: readonly string[];
  /** The same with the last one as a beginning too; what is found is found by these. */
  readonly open: readonly string[];
}

function wantedOf(kind: SearchKind, { fields }: SearchQuery, words: readonly string[]): Wanted {
  const asked = Object.keys(fields) as SearchField[];
  // without a choice of fields the index alone knows what has a word
  const labels = asked.length === FIELDS[kind].length ? '' : asked.map((field) => LABEL[field]).join('');
  const inForm = (word: string, open: boolean) => {
    const ends = `${open ? '*' : ''}${labels}`;
    return `(${wordForms(word)
      .map((form) => quoted(form) + (ends && `:${ends}`))
      .join(' | ')})`;
  };
  const last = words.length - 1;
  return {
    whole: words.map((word) => inForm(word, false)),
    open: words.map((word, i) => inForm(word, i === last && isPrefixable(word))),
  };
}

/** What must be so besides the words, in the same form; null when nothing can be so. */
async function conditionsOf(db: Executor, { subTypes, categories }: SearchQuery): Promise<string[] | null> {
  const ids = categories && (await categoryIds(db, categories));
  if (ids?.length === 0) return null;
  return [ids?.map(TAG.category), subTypes?.map(TAG.subType)].flatMap((tags) =>
    tags ? [`(${tags.map(quoted).join(' | ')})`] : [],
  );
}

interface Asked extends Wanted {
  readonly kind: SearchKind;
  readonly joined: Joined;
  readonly conditions: readonly string[];
}

async function page(
  db: Executor,
  query: SearchQuery,
  { kind, whole, open, joined, conditions }: Asked,
): Promise<SearchResult> {
  const fitting = [`(${open.join(` ${joined} `)})`, ...conditions].join(' & ');
  const { id, priority, words } = searchEntry;
  const found = db
    .select({ id, priority, words })
    .from(searchEntry)
    .where(and(eq(searchEntry.kind, kind), searchEntry.listed, sql`${words} @@ ${fitting}::tsquery`))
    .orderBy(desc(priority), asc(id))
    .limit(MOST_FOUND)
    .as('found');
  const ranked = db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int` })
    .from(found)
    .orderBy(desc(rank(query, found.words, { whole, open })), desc(found.priority), asc(found.id));
  const rows = await ranked.limit(query.size).offset(query.from);
  // past the last page there is no row to say how many there are
  const [told] = rows.length > 0 || query.from === 0 ? rows : await ranked.limit(1).offset(0);
  return { total: told?.total ?? 0, ids: rows.map((row) => row.id) };
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
