import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { categoryNames, fieldWords, TABLES, type Searchable } from '../search-entries.js';
import type { SearchKind } from '../search-query.js';
import { ENGLISH, filterSigns, languageSign } from '../filters/filter-signs.js';
import { readSearchables } from '../reindex.js';

/** What the index holds of one item. Fields that are searched hold folded words. */
export interface IndexDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly active: boolean;
  readonly priority: number;
  readonly sub_type?: string;
  readonly free?: boolean;
  /** Of a template; see `../filters/filter-signs.ts`. */
  readonly signs?: readonly string[];
  readonly english?: boolean;
  readonly within: readonly string[];
  readonly keywords: string;
  readonly name: string;
  readonly categories: { readonly name: string };
  readonly design_text: string;
}

export interface Versioned {
  readonly document: IndexDocument;
  /** From 1; of two documents of an item the higher one is newer. */
  readonly version: number;
}

/** The name of an item's document: ids are those of their kind alone. */
export const documentId = (kind: SearchKind, id: string): string => `${kind}:${id}`;

/** Documents of items as they are now, some at a time; those that are not there are left out. */
export async function* readDocuments(
  db: Executor,
  kind: SearchKind,
  ids: readonly string[],
): AsyncGenerator<Versioned[]> {
  for await (const items of readSearchables(db, kind, ids)) {
    const names = await categoryNames(db, items);
    const signs = await filterSigns(db, items);
    const rows = await rowsOf(db, kind, items);
    yield items.flatMap((item) => {
      const row = rows.get(item.id);
      return row ? [documentOf(item, row, { names, signs })] : [];
    });
  }
}

interface Row {
  readonly id: string;
  readonly active: boolean;
  readonly priority: number;
  readonly rev: number;
}

async function rowsOf(
  db: Executor,
  kind: SearchKind,
  items: readonly Searchable[],
): Promise<Map<string, Row>> {
  const ids = items.map(({ id }) => id);
  const table = TABLES[kind];
  const rows = await db
    .select({
      ...{ id: table.id, active: table.active, priority: table.priority },
      rev: 'rev' in table ? table.rev : sql<number>`0`,
    })
    .from(table)
    .where(inArray(table.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

interface About {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly signs: ReadonlyMap<string, readonly string[]>;
}

function documentOf(
  item: Searchable,
  { id, active, priority, rev }: Row,
  { names, signs }: About,
): Versioned {
  const words = fieldWords(item, names);
  const own = item.kind === 'template' ? signs.get(id) : undefined;
  const document = {
    ...{ kind: item.kind, id, active, priority },
    ...(item.sub_type !== undefined && { sub_type: item.sub_type }),
    ...(item.free !== undefined && { free: item.free }),
    ...(own && { signs: own, english: own.includes(languageSign(ENGLISH)) }),
    within: withinOf(item, names),
    keywords: words.keywords.join(' '),
    name: words.name.join(' '),
    categories: { name: words['categories.name'].join(' ') },
    design_text: words.design_text.join(' '),
  };
  return { document, version: rev + 1 };
}

function withinOf({ categories }: Searchable, names: ReadonlyMap<string, readonly string[]>): string[] {
  const all = categories.flatMap((id) => names.get(id) ?? []).map((name) => name.toLowerCase());
  return [...new Set(all)].filter((name) => name !== '');
}
