import type { Cell } from './rows.js';

/** What is chosen: the cell that has the keyboard and the corner opposite; both the same for one cell. */
export interface CellRange {
  readonly active: Cell;
  readonly extent: Cell;
}

/** The chosen block, all four edges inside it. */
export interface Span {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const sameCell = (one: Cell, other: Cell): boolean =>
  one.row === other.row && one.column === other.column;

export const oneCell = (cell: Cell): CellRange => ({ active: cell, extent: cell });

export const spanOf = ({ active, extent }: CellRange): Span => ({
  top: Math.min(active.row, extent.row),
  left: Math.min(active.column, extent.column),
  bottom: Math.max(active.row, extent.row),
  right: Math.max(active.column, extent.column),
});

export const heightOf = ({ top, bottom }: Span): number => bottom - top + 1;
export const widthOf = ({ left, right }: Span): number => right - left + 1;

export const isInside = ({ top, left, bottom, right }: Span, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The nearest cell of a sheet of that size; 0, 0 when it has none. */
export const clampCell = ({ row, column }: Cell, rows: number, columns: number): Cell => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
