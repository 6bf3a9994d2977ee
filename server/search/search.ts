import { and, count, desc, asc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import {
  category,
  designResource,
  searchEntry,
  template,
  templateCategory,
  textTemplate,
} from '../db/schema.js';
import { LABEL } from './entries.js';
import type { SearchField, SearchKind, SearchQuery, SearchResult } from './query.js';
import { formsOf, isBeginning, wordsOf } from './words.js';

/** Words of a search that count; pairs of letters of an unspaced script are some too. */
const MOST_WORDS = 24;

const TABLES = { design_resource: designResource, text_template: textTemplate, template } as const;

/** Finds what is listed and fits the query. This is all that another search engine would have to do. */
export async function search(db: Executor, kind: SearchKind, query: SearchQuery): Promise<SearchResult> {
  const words = [...new Set(wordsOf(query.text))].slice(0, MOST_WORDS);
  const fields = Object.keys(query.fields) as SearchField[];
  if (words.length === 0 || fields.length === 0) return { total: 0, ids: [] };
  const labels = fields.map((field) => LABEL[field]).join('');
  const wanted = words.map((word, i) => {
    const ends = `${i === words.length - 1 && isBeginning(word) ? '*' : ''}${labels}`;
    return `(${formsOf(word)
      .map((form) => `'${form}':${ends}`)
      .join(' | ')})`;
  });
  const strict = await page(db, kind, query, wanted.join(' & '));
  if (strict.total > 0 || query.all || words.length === 1) return strict;
  return page(db, kind, query, wanted.join(' | '));
}

/** Those that fit a query in PostgreSQL's form. */
async function page(
  db: Executor,
  kind: SearchKind,
  query: SearchQuery,
  wanted: string,
): Promise<SearchResult> {
  const table = TABLES[kind];
  const fits = and(
    eq(searchEntry.kind, kind),
    sql`${searchEntry.words} @@ ${wanted}::tsquery`,
    eq(table.active, true),
    query.subTypes && inArray(designResource.sub_type, [...query.subTypes]),
    query.categories && isIn(db, table.id, query.categories),
  );
  const joined = eq(table.id, searchEntry.id);
  const [counted] = await db
    .select({ total: count() })
    .from(searchEntry)
    .innerJoin(table, joined)
    .where(fits);
  const total = counted?.total ?? 0;
  if (total <= query.from) return { total, ids: [] };
  const rows = await db
    .select({ id: searchEntry.id })
    .from(searchEntry)
    .innerJoin(table, joined)
    .where(fits)
    .orderBy(desc(rank(query, wanted)), desc(table.priority), asc(table.id))
    .limit(query.size)
    .offset(query.from);
  return { total, ids: rows.map(({ id }) => id) };
}

/** The more words, the more fields and the heavier ones, the better; a whole word before one that only begins so. */
function rank({ fields }: SearchQuery, wanted: string): SQL<number> {
  const any = wanted.replaceAll(' & ', ' | ');
  const heaviest = Math.max(...Object.values(fields));
  const weights = (['design_text', 'categories.name', 'name', 'keywords'] as const).map(
    (field) => (fields[field] ?? 0) / heaviest,
  );
  const ranked = (words: string) =>
    sql`ts_rank(${`{${weights.join(',')}}`}::float4[], ${searchEntry.words}, ${words}::tsquery)`;
  return sql`${ranked(any)} + ${ranked(any.replaceAll('*', ''))}`;
}

/** Whether a template lies in a category of that name, or in one that belongs to it. */
function isIn(db: Executor, id: PgColumn, names: readonly string[]): SQL {
  const parent = alias(category, 'parent');
  const small = names.map((name) => name.trim().toLowerCase());
  return exists(
    db
      .select({ one: sql`1` })
      .from(templateCategory)
      .innerJoin(category, eq(category.id, templateCategory.category_id))
      .leftJoin(parent, eq(parent.id, category.parent_id))
      .where(
        and(
          eq(templateCategory.template_id, id),
          or(
            // the database may know small letters of English alone
            inArray(category.name, [...names]),
            inArray(sql`lower(${category.name})`, small),
            inArray(parent.name, [...names]),
            inArray(sql`lower(${parent.name})`, small),
          ),
        ),
      ),
  );
}
