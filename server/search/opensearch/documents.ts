import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { categoryNames, fieldWords, TABLES, type Searchable } from '../search-entries.js';
import type { SearchKind } from '../search-query.js';
import { readThings } from '../reindex.js';

/** What the index holds of one thing. Fields that are searched hold folded words. */
export interface IndexDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly active: boolean;
  readonly priority: number;
  readonly sub_type?: string;
  readonly within: readonly string[];
  readonly keywords: string;
  readonly name: string;
  readonly categories: { readonly name: string };
  readonly design_text: string;
}

export interface Versioned {
  readonly document: IndexDocument;
  /** From 1; of two documents of a thing the higher one is newer. */
  readonly version: number;
}

/** The name of a thing's document: ids are those of their kind alone. */
export const documentId = (kind: SearchKind, id: string): string => `${kind}:${id}`;

/** Documents of things as they are now, some at a time; those that are not there are left out. */
export async function* readDocuments(
  db: Executor,
  kind: SearchKind,
  ids: readonly string[],
): AsyncGenerator<Versioned[]> {
  for await (const things of readThings(db, kind, ids)) {
    const names = await categoryNames(db, things);
    const rows = await rowsOf(db, kind, things);
    yield things.flatMap((thing) => {
      const row = rows.get(thing.id);
      return row ? [documentOf(thing, row, names)] : [];
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
  things: readonly Searchable[],
): Promise<Map<string, Row>> {
  const ids = things.map(({ id }) => id);
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

function documentOf(
  thing: Searchable,
  { id, active, priority, rev }: Row,
  names: ReadonlyMap<string, readonly string[]>,
): Versioned {
  const words = fieldWords(thing, names);
  const document = {
    ...{ kind: thing.kind, id, active, priority },
    ...(thing.sub_type !== undefined && { sub_type: thing.sub_type }),
    within: withinOf(thing, names),
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
