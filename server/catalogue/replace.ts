import { and, eq, getTableColumns, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import * as schema from '../db/schema.js';
import type { CatalogueRows } from './rows.js';

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
};

/**
 * Brings the rows of one pack in: known ids are renewed, new ones come, and those it no longer has leave the lists but
 * stay readable. Rows of other packs are not touched; throws when a row has the id of one of theirs.
 */
export async function replacePack(tx: Executor, pack: string, rows: CatalogueRows): Promise<void> {
  for (const part of batches(rows.files)) await tx.insert(schema.file).values(part).onConflictDoNothing();
  for (const [key, kind] of Object.entries(OWNED))
    await replaceOwned(tx, kind, pack, rows[key as keyof typeof OWNED]);
  await replacePlaces(tx, pack, rows);
  await tx.delete(schema.packFile).where(eq(schema.packFile.pack, pack));
  for (const part of batches(rows.packFiles)) await tx.insert(schema.packFile).values(part);
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
  for (const part of batches(rows))
    await tx
      .insert(table)
      .values(part.map((row) => ({ ...row, pack })) as never)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  await tx
    .update(table)
    .set({ active: false })
    .where(and(eq(table.pack, pack), notInArray(table.id, idsOf(rows))));
}

async function replacePlaces(
  tx: Executor,
  pack: string,
  { templateCategories }: CatalogueRows,
): Promise<void> {
  const places = schema.templateCategory;
  const own = tx
    .select({ id: schema.template.id })
    .from(schema.template)
    .where(eq(schema.template.pack, pack));
  await tx.delete(places).where(inArray(places.template_id, own));
  for (const part of batches(templateCategories)) await tx.insert(places).values(part);
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

/** On a known id, every column takes the value that was to be inserted. */
const theNew = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
