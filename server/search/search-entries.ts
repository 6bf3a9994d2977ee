import { eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { category, designResource, mockup, searchEntry, template, textTemplate } from '../db/schema.js';
import { filterSigns, type Filtered } from './filters/filter-signs.js';
import { notifyOfChange } from './change-notifications.js';
import type { SearchField, SearchKind } from './search-query.js';
import { TOKENIZER_VERSION, tokenize } from './tokenizer.js';

/** What something is found by. */
export interface Searchable {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  /** Comma-separated. */
  readonly keywords: string;
  /** Ids of categories: their names are found, and those of what they belong to. */
  readonly categories: readonly string[];
  /** What the texts of the design say. */
  readonly design_text: string;
  /** Of a picture: its kind. */
  readonly sub_type?: string;
  /** Of a picture: it is not sold. */
  readonly free?: boolean;
  /** Of a template. */
  readonly filtered?: Filtered;
}

/** The label that PostgreSQL keeps with a word of each field: a search chooses fields by them, and weighs them. */
export const LABEL = {
  keywords: 'A',
  name: 'B',
  'categories.name': 'C',
  design_text: 'D',
} as const satisfies Record<SearchField, string>;

/** Where items of each kind are kept. */
export const TABLES = {
  ...{ design_resource: designResource, text_template: textTemplate, template, mockup },
} as const;

/**
 * What something belongs to stands among its words, where a condition on it costs as little as a word: signs that no word
 * has keep them apart.
 */
export const TAG = {
  category: (id: string): string => `#${id}`,
  subType: (subType: string): string => `=${subType}`,
  free: (free: boolean): string => (free ? '$free' : '$sold'),
  filter: (sign: string): string => `@${sign}`,
} as const;

/** Words of one field; a book pasted into a design is found by its beginning. */
const MOST_WORDS = 2000;
/** The last place in a text that PostgreSQL counts. */
const LAST_PLACE = 16_383;
const BATCH = 500;

/**
 * Writes what items are found by, in the transaction that has changed them; `onlyOld` leaves entries of today's form alone,
 * for whoever writes what was read a while ago.
 */
export async function putEntries(
  tx: Executor,
  items: readonly Searchable[],
  { onlyOld = false } = {},
): Promise<void> {
  const names = await categoryNames(tx, items);
  const signs = await filterSigns(tx, items);
  // in one order for all: two servers that start together must not wait for each other
  const sorted = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let from = 0; from < sorted.length; from += BATCH) {
    const rows = sorted.slice(from, from + BATCH).map((item) => ({
      ...{ kind: item.kind, id: item.id, form: TOKENIZER_VERSION },
      words: vectorOf(
        { ...fieldWords(item, names), ...phrasesOf(item) },
        tagsOf(item, signs.get(item.kind === 'template' ? item.id : '')),
      ),
      ...standingOf(item),
    }));
    await tx
      .insert(searchEntry)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchEntry.kind, searchEntry.id],
        set: {
          ...{ words: sql`excluded.words`, form: sql`excluded.form` },
          ...{ listed: sql`excluded.listed`, priority: sql`excluded.priority` },
        },
        ...(onlyOld && { setWhere: ne(searchEntry.form, TOKENIZER_VERSION) }),
      });
  }
  for (const kind of new Set(items.map((item) => item.kind))) await notifyOfChange(tx, kind);
}

/** Whether it is listed and where, as its own row says by now. */
function standingOf({ kind, id }: Searchable) {
  const table = TABLES[kind];
  const own = (column: PgColumn, otherwise: SQL) =>
    sql`coalesce((select ${column} from ${table} where ${eq(table.id, id)}), ${otherwise})`;
  return { listed: own(table.active, sql`false`), priority: own(table.priority, sql`0`) };
}

const tagsOf = ({ categories, sub_type, free }: Searchable, signs: readonly string[] = []): string[] => [
  ...new Set(categories.map(TAG.category)),
  ...(sub_type === undefined ? [] : [TAG.subType(sub_type)]),
  ...(free === undefined ? [] : [TAG.free(free)]),
  ...signs.map(TAG.filter),
];

/** Names of the categories that items name, each with that of the one it belongs to. */
export async function categoryNames(
  tx: Executor,
  items: readonly Searchable[],
): Promise<Map<string, string[]>> {
  const ids = [...new Set(items.flatMap(({ categories }) => categories))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: category.id, name: category.name, parent: category.parent_id })
    .from(category)
    .where(inArray(category.id, ids));
  const parentIds = [...new Set(rows.flatMap(({ parent }) => parent ?? []))];
  const parents = parentIds.length
    ? await tx
        .select({ id: category.id, name: category.name })
        .from(category)
        .where(inArray(category.id, parentIds))
    : [];
  const nameOf = new Map(parents.map(({ id, name }) => [id, name]));
  return new Map(rows.map(({ id, name, parent }) => [id, [name, nameOf.get(parent ?? '') ?? '']]));
}

/** The words of each field in their order, each once. */
export function fieldWords(
  item: Searchable,
  names: ReadonlyMap<string, readonly string[]>,
): Record<SearchField, readonly string[]> {
  const words = (text: string) => [...new Set(tokenize(text).slice(0, MOST_WORDS))];
  return {
    keywords: words(item.keywords),
    name: words(item.name),
    'categories.name': words(item.categories.flatMap((id) => names.get(id) ?? []).join(' ')),
    design_text: words(item.design_text),
  };
}

/** Stands between two phrases, so that none goes on in the next. */
const GAP = '';

/** The words of the name and of each keyword, repeated ones too: phrases are found in them. */
function phrasesOf({
  name,
  keywords,
}: Searchable): Pick<Record<SearchField, readonly string[]>, 'keywords' | 'name'> {
  const words = (texts: readonly string[]) =>
    texts.flatMap((text) => [...tokenize(text), GAP]).slice(0, MOST_WORDS);
  return { keywords: words(keywords.split(',')), name: words([name]) };
}

/** A word as PostgreSQL reads it in what is found and in what is searched for. */
export const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;

/** The words of the fields as PostgreSQL reads them, and after them the tags, which have no place in a text. */
function vectorOf(fields: Record<SearchField, readonly string[]>, tags: readonly string[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [field, words] of Object.entries(fields) as [SearchField, readonly string[]][])
    for (const word of words) {
      // the s of "Mother's Day" stands with its word, and parts no phrase
      if (word !== 's') place = Math.min(place + 1, LAST_PLACE);
      if (word === GAP) continue;
      places.set(word, [...(places.get(word) ?? []), `${place}${LABEL[field]}`]);
    }
  const words = [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`);
  return [...words, ...tags.map(quoted)].join(' ');
}
