import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.js';

/**
 * A backup is gzipped lines of JSON: a head with row counts, then a row or a file a line. It is the same for both database
 * engines, so that it also moves from one to the other.
 */
export const FORMAT = 'design-maker-backup';
export const VERSION = 1;

/** In an order in which every row comes after what it refers to. Jobs go too: a lost thumbnail would stay lost. */
export const BACKUP_TABLES = {
  file: schema.file,
  category: schema.category,
  template: schema.template,
  templateCategory: schema.templateCategory,
  iconGroup: schema.iconGroup,
  designResource: schema.designResource,
  textTemplate: schema.textTemplate,
  catalogueImport: schema.catalogueImport,
  visitor: schema.visitor,
  savedDesign: schema.savedDesign,
  job: schema.job,
} as const satisfies Record<string, PgTable>;

export type TableName = keyof typeof BACKUP_TABLES;
export const TABLE_NAMES = Object.keys(BACKUP_TABLES) as TableName[];

export interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly made: string;
  readonly rows: Record<TableName, number>;
}

export type Line =
  | { readonly table: TableName; readonly row: Record<string, unknown> }
  | { readonly file: string; readonly data: string };

/** JSON has no dates: columns that hold them get them back. */
export function revive(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      columns[key]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
