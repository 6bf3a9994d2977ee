import type { Table } from './delimited.js';
import { MAX_FILE_COLUMNS, MAX_FILE_ROWS, TableFault } from './table-fault.js';

/** Values looked at between two chances for others to have a turn. */
const VALUES_A_STEP = 20_000;

const filledWidth = (row: readonly string[]): number =>
  row.findLastIndex((value) => value !== '' && value.trim() !== '') + 1;

/** A row of exactly that many values. */
const squared = (row: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, index) => row[index] ?? '');

/**
 * Without the empty rows before and after, all rows as long as the longest filled one. Stops now and then. Throws `empty`
 * when nothing is left.
 */
export function* tidyTable(table: Table): Generator<void, Table> {
  const first = table.findIndex((row) => filledWidth(row) > 0);
  if (first < 0) throw new TableFault('empty');
  const last = table.findLastIndex((row) => filledWidth(row) > 0);
  const rows = table.slice(first, Math.min(last + 1, first + MAX_FILE_ROWS));
  yield;
  const filled = rows.reduce((most, row) => Math.max(most, filledWidth(row)), 0);
  const width = Math.min(MAX_FILE_COLUMNS, filled);
  yield;
  const step = Math.max(1, Math.floor(VALUES_A_STEP / width));
  for (let at = 0; at < rows.length; at++) {
    rows[at] = squared(rows[at]!, width);
    if (at % step === step - 1) yield;
  }
  return rows;
}
