import { getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import * as schema from '../db/schema.js';
import type { CatalogueRows } from './rows.js';

/** Rows per statement: PostgreSQL takes 65,535 parameters, the widest table has 17. */
const BATCH = 500;

export async function replaceCategories(tx: Executor, rows: CatalogueRows['categories']): Promise<void> {
  const table = schema.category;
  for (const part of batches(rows)) {
    await tx
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  }
  await tx
    .update(table)
    .set({ active: false })
    .where(notInArray(table.id, idsOf(rows)));
}

export async function replaceIconGroups(tx: Executor, rows: CatalogueRows['iconGroups']): Promise<void> {
  const table = schema.iconGroup;
  for (const part of batches(rows)) {
    await tx
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  }
  await tx
    .update(table)
    .set({ active: false })
    .where(notInArray(table.id, idsOf(rows)));
}

export async function replaceResources(
  tx: Executor,
  files: CatalogueRows['files'],
  rows: CatalogueRows['resources'],
): Promise<void> {
  const table = schema.designResource;
  for (const part of batches(files)) await tx.insert(schema.file).values(part).onConflictDoNothing();
  for (const part of batches(rows)) {
    await tx
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  }
  await tx
    .update(table)
    .set({ active: false })
    .where(notInArray(table.id, idsOf(rows)));
}

export async function replaceTemplates(
  tx: Executor,
  rows: CatalogueRows['templates'],
  places: CatalogueRows['templateCategories'],
): Promise<void> {
  const table = schema.template;
  for (const part of batches(rows)) {
    await tx
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  }
  await tx
    .update(table)
    .set({ active: false })
    .where(notInArray(table.id, idsOf(rows)));
  await tx.delete(schema.templateCategory);
  for (const part of batches(places)) await tx.insert(schema.templateCategory).values(part);
}

export async function replaceTextTemplates(
  tx: Executor,
  rows: CatalogueRows['textTemplates'],
): Promise<void> {
  const table = schema.textTemplate;
  for (const part of batches(rows)) {
    await tx
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: table.id, set: theNew(table) });
  }
  await tx
    .update(table)
    .set({ active: false })
    .where(notInArray(table.id, idsOf(rows)));
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
