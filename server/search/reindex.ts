import { and, asc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import {
  designResource,
  mockup,
  searchEntry,
  template,
  templateCategory,
  textTemplate,
} from '../db/schema.js';
import { mockupSearchable } from './searchables.js';
import { extractDesignText } from './design-text.js';
import { templateFacts } from './filters/template-facts.js';
import { notifyOfChange } from './change-notifications.js';
import { putEntries, TABLES, type Searchable } from './search-entries.js';
import type { SearchKind } from './search-query.js';
import { reindexSavedDesigns } from './saved-designs/reindex-saved-designs.js';
import { lacksTerms } from './spelling/terms.js';
import { TOKENIZER_VERSION } from './tokenizer.js';

/** Items read at once: a template may weigh 8 MB. */
const BATCH: Readonly<Record<SearchKind, number>> = {
  ...{ template: 20, text_template: 50, design_resource: 500, mockup: 500 },
};

/** How items of each kind are read, with all that they are found by. */
const READ: Readonly<Record<SearchKind, (db: Executor, ids: string[]) => Promise<Searchable[]>>> = {
  template: async (db, ids) => {
    const places = await db
      .select({ template: templateCategory.template_id, category: templateCategory.category_id })
      .from(templateCategory)
      .where(inArray(templateCategory.template_id, ids))
      .orderBy(asc(templateCategory.position));
    const rows = await db
      .select({
        ...{ id: template.id, name: template.name, keywords: template.keywords },
        ...{ language: template.language, styles: template.styles },
        text: template.design_file,
      })
      .from(template)
      .where(inArray(template.id, ids));
    return rows.map(({ text, language, styles, ...row }) => {
      const design: unknown = JSON.parse(text);
      return {
        ...{ kind: 'template', ...row },
        categories: places.filter((place) => place.template === row.id).map((place) => place.category),
        design_text: extractDesignText(design),
        filtered: { ...templateFacts(design), language, styles },
      };
    });
  },
  text_template: async (db, ids) => {
    const { id, name, keywords, categories, object } = textTemplate;
    const rows = await db
      .select({ id, name, keywords, categories, object })
      .from(textTemplate)
      .where(inArray(id, ids));
    return rows.map(({ object: stored, ...row }) => ({
      ...{ kind: 'text_template', ...row },
      design_text: extractDesignText(stored),
    }));
  },
  design_resource: async (db, ids) => {
    const { id, name, keywords, sub_type, free } = designResource;
    const rows = await db
      .select({ id, name, keywords, sub_type, free })
      .from(designResource)
      .where(inArray(id, ids));
    return rows.map((row) => ({ kind: 'design_resource', ...row, categories: [], design_text: '' }));
  },
  mockup: async (db, ids) =>
    (await db.select().from(mockup).where(inArray(mockup.id, ids))).map(mockupSearchable),
};

/** Writes anew what some items are found by, as they are now. */
export async function reindexEntries(
  tx: Executor,
  kind: SearchKind,
  ids: readonly string[],
  how: { readonly onlyOld?: boolean } = {},
): Promise<void> {
  for await (const items of readSearchables(tx, kind, ids)) await putEntries(tx, items, how);
}

/** Items as they are now, some at a time; those that are not there are left out. */
export async function* readSearchables(
  db: Executor,
  kind: SearchKind,
  ids: readonly string[],
): AsyncGenerator<Searchable[]> {
  for (let from = 0; from < ids.length; from += BATCH[kind])
    yield await READ[kind](db, ids.slice(from, from + BATCH[kind]));
}

/** Makes the entries that are missing or of an earlier form: those of an older version's data, or of an older backup. */
export async function reindexAllEntries(db: Executor): Promise<void> {
  for (const kind of Object.keys(TABLES) as SearchKind[]) {
    const { id } = TABLES[kind];
    const current = db
      .select({ one: sql`1` })
      .from(searchEntry)
      .where(
        and(eq(searchEntry.kind, kind), eq(searchEntry.id, id), eq(searchEntry.form, TOKENIZER_VERSION)),
      );
    const old = await db.select({ id }).from(TABLES[kind]).where(notExists(current));
    const ids = old.map((row) => row.id).sort();
    await reindexEntries(db, kind, ids, { onlyOld: true });
    await refreshStanding(db, kind);
    if (await lacksTerms(db, kind)) await notifyOfChange(db, kind);
  }
  await reindexSavedDesigns(db);
}

/** Brings entries in line with what their items say of being listed, after a change that wrote none of them anew. */
export async function refreshStanding(tx: Executor, kind: SearchKind): Promise<void> {
  const table = TABLES[kind];
  const { id, listed, priority } = searchEntry;
  const changed = await tx
    .update(searchEntry)
    .set({ listed: sql`${table.active}`, priority: sql`${table.priority}` })
    .from(table)
    .where(
      and(
        ...[eq(searchEntry.kind, kind), eq(id, table.id)],
        or(ne(listed, table.active), ne(priority, table.priority)),
      ),
    )
    .returning({ id });
  if (changed.length > 0) await notifyOfChange(tx, kind);
}
