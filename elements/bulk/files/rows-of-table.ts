import type { SheetLabel, SheetRow } from '../model/rows.js';
import type { Table } from './delimited.js';
import type { ColumnMatch } from './match-columns.js';

/** How a file goes into the sheet. */
export interface TablePlan {
  /** The first row holds names. */
  readonly heads: boolean;
  readonly match: ColumnMatch;
  /** Rows that the sheet has room for. */
  readonly room: number;
}

export interface ImportedRows {
  readonly rows: readonly SheetRow[];
  /** Filled rows beyond the room. */
  readonly rowsLeftOut: number;
  /** Heads, or numbers from 1, of filled columns that go to no label. */
  readonly columnsLeftOut: readonly string[];
}

const rowOf = (values: readonly string[], labels: readonly SheetLabel[], match: ColumnMatch): SheetRow =>
  Object.fromEntries(
    labels.flatMap(({ name }, index) => {
      const value = values[match[index] ?? -1]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

function unusedColumns(table: Table, { heads, match }: TablePlan): string[] {
  const used = new Set(match);
  const width = table[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column) && table.some((row) => row[column] !== ''))
    .map((column) => (heads && table[0]?.[column]) || String(column + 1));
}

/** Rows of the sheet out of a file's table. Empty rows are skipped; what does not fit is counted, not kept. */
export function rowsOfTable(table: Table, labels: readonly SheetLabel[], plan: TablePlan): ImportedRows {
  const columns = plan.match.filter((column) => column >= 0);
  const filled = table
    .slice(plan.heads ? 1 : 0)
    .filter((values) => columns.some((column) => values[column]?.trim()));
  const taken = filled.slice(0, Math.max(0, plan.room));
  return {
    rows: taken.map((values) => rowOf(values, labels, plan.match)),
    rowsLeftOut: filled.length - taken.length,
    columnsLeftOut: unusedColumns(table, plan),
  };
}
