import { and, eq, getTableColumns, inArray, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import * as schema from '../db/schema.js';
import { putEntries } from '../search/search-entries.js';
import type { SearchKind } from '../search/search-query.js';
import { reindexEntries, refreshStanding } from '../search/reindex.js';
import type { CatalogRows } from './catalog-rows.js';

/** Rows per statement: PostgreSQL takes 65,535 parameters, the widest table has 20. */
const BATCH = 500;

/** What rows that belong to a pack are called to an operator, and their tables; all have an id and a pack. */
interface Owned {
  readonly what: string;
  readonly table: typeof schema.category;
}

const owned = (what: string, table: PgTable): Owned => ({ what, table: table as typeof schema.category });

const OWNED = {
  categories: owned('category', schema.category),
  iconGroups: owned('icon group', schema.iconGroup),
  resources: owned('resource', schema.designResource),
  templates: owned('template', schema.template),
  textTemplates: owned('text template', schema.textTemplate),
  mockups: owned('mockup', schema.mockup),
};

/** What authors may change. */
const AUTHORED = { templates: schema.template, textTemplates: schema.textTemplate } as const;
type Authored = (typeof AUTHORED)[keyof typeof AUTHORED];

/**
 * Brings the rows of one pack in: known ids are renewed, new ones come, and those it no longer has leave the lists but
 * stay readable. Rows of other packs are not touched, and what an author has saved since stays as the author left it;
 * throws when a row has the id of one of another pack.
 */
export async function replacePack(tx: Executor, pack: string, rows: CatalogRows): Promise<void> {
  for (const part of batches(rows.files)) await tx.insert(schema.file).values(part).onConflictDoNothing();
  const edited = {
    template: await editedIds(tx, AUTHORED.templates, pack),
    text_template: await editedIds(tx, AUTHORED.textTemplates, pack),
  };
  for (const [key, kind] of Object.entries(OWNED))
    await replaceOwned(tx, kind, pack, rows[key as keyof typeof OWNED]);
  await replacePlaces(tx, pack, rows, edited.template);
  await replaceMockupParts(tx, pack, rows);
  await replaceEntries(tx, rows, { ...edited, design_resource: [], mockup: [] });
  await tx.delete(schema.packFile).where(eq(schema.packFile.pack, pack));
  for (const part of batches(rows.packFiles)) await tx.insert(schema.packFile).values(part);
}

/** Ids of what authors have saved. None of the pack is saved by one until the import is over. */
async function editedIds(tx: Executor, table: Authored, pack: string): Promise<string[]> {
  const { id, edited_at } = table;
  const rows = await tx
    .select({ id, edited_at })
    .from(table)
    .where(eq(table.pack, pack))
    .orderBy(id)
    .for('update');
  return rows.filter((row) => row.edited_at !== null).map((row) => row.id);
}

async function replaceOwned(
  tx: Executor,
  { what, table }: Owned,
  pack: string,
  rows: readonly { id: string }[],
): Promise<void> {
  const foreign = await foreignRow(tx, table, pack, idsOf(rows));
  if (foreign)
    throw new Error(`${what} ${foreign.id} of pack ${pack} has the id of one of pack ${foreign.pack}`);
  const untouched = notEdited(table);
  for (const part of batches(rows))
    await tx
      .insert(table)
      .values(part.map((row) => ({ ...row, pack })) as never)
      .onConflictDoUpdate({
        target: table.id,
        set: theNew(table),
        ...(untouched && { setWhere: untouched }),
      });
  await tx
    .update(table)
    .set({ active: false })
    .where(and(eq(table.pack, pack), notInArray(table.id, idsOf(rows)), untouched));
}

/** Of a table that authors write to, the rows they have not; of another, no condition. */
function notEdited(table: PgTable): SQL | undefined {
  const authored = Object.values<PgTable>(AUTHORED).includes(table);
  return authored ? isNull((table as Authored).edited_at) : undefined;
}

async function replacePlaces(
  tx: Executor,
  pack: string,
  { templateCategories }: CatalogRows,
  edited: readonly string[],
): Promise<void> {
  const places = schema.templateCategory;
  const own = tx
    .select({ id: schema.template.id })
    .from(schema.template)
    .where(and(eq(schema.template.pack, pack), isNull(schema.template.edited_at)));
  await tx.delete(places).where(inArray(places.template_id, own));
  const kept = new Set(edited);
  for (const part of batches(templateCategories.filter((place) => !kept.has(place.template_id))))
    await tx.insert(places).values(part);
}

async function replaceMockupParts(
  tx: Executor,
  pack: string,
  { mockups, mockupFiles, mockupCategories }: CatalogRows,
): Promise<void> {
  const { mockup, mockupFile, mockupCategory } = schema;
  const own = tx.select({ id: mockup.id }).from(mockup).where(eq(mockup.pack, pack));
  await tx.delete(mockupCategory).where(inArray(mockupCategory.mockup_id, own));
  // those of mockups that have left the lists stay: designs and saved mockups may show them
  for (const part of batches(mockups))
    await tx.delete(mockupFile).where(inArray(mockupFile.mockup_id, idsOf(part)));
  for (const part of batches(mockupFiles)) await tx.insert(mockupFile).values(part);
  for (const part of batches(mockupCategories)) await tx.insert(mockupCategory).values(part);
}

/**
 * What an author changed is found by what the author wrote, and by what its categories are called now; what has left the
 * lists is found no more.
 */
async function replaceEntries(
  tx: Executor,
  { searchables }: CatalogRows,
  edited: Readonly<Record<SearchKind, readonly string[]>>,
): Promise<void> {
  await putEntries(
    tx,
    searchables.filter(({ kind, id }) => !edited[kind].includes(id)),
  );
  for (const [kind, ids] of Object.entries(edited) as [SearchKind, readonly string[]][]) {
    await reindexEntries(tx, kind, ids);
    await refreshStanding(tx, kind);
  }
}

/** A row of another pack that has one of the ids. */
async function foreignRow(tx: Executor, table: Owned['table'], pack: string, ids: readonly string[]) {
  for (const part of batches(ids)) {
    const [row] = await tx
      .select({ id: table.id, pack: table.pack })
      .from(table)
      .where(and(inArray(table.id, part), ne(table.pack, pack)))
      .limit(1);
    if (row) return row;
  }
  return undefined;
}

/**
 * On a known id, every column takes the value that was to be inserted; revisions go on, so that an author who had it open
 * learns that it is another now.
 */
const theNew = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      key === 'rev' ? sql`${column} + 1` : sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
