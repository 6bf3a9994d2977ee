import type { SheetLabel } from '../model/rows.js';
import type { Table } from './delimited.js';

/** Which column of the file goes to which label: an index a label, -1 for none. */
export type ColumnMatch = readonly number[];

/** Names that differ by case, accents' form, or spaces and dashes alone are the same. */
const simple = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Columns whose head is a label's name; each is given away once. */
export function matchColumns(heads: readonly string[], labels: readonly SheetLabel[]): ColumnMatch {
  const names = heads.map(simple);
  const taken = new Set<number>();
  return labels.map(({ name }) => {
    const column = names.findIndex((head, index) => !taken.has(index) && head === simple(name));
    if (column >= 0) taken.add(column);
    return column;
  });
}

export const isComplete = (match: ColumnMatch): boolean => match.every((column) => column >= 0);

const isFigure = (value: string): boolean => /^[\s\d.,:/%€$£+-]+$/.test(value);

/** A first row of names: one is a label's, or all are short words that differ, over other rows. */
export function hasHeads(table: Table, labels: readonly SheetLabel[]): boolean {
  const [first = []] = table;
  if (matchColumns(first, labels).some((column) => column >= 0)) return true;
  if (table.length < 2 || first.length < 2) return false;
  const words = first.every((value) => value.trim() !== '' && value.length <= 40 && !isFigure(value));
  return words && new Set(first.map(simple)).size === first.length;
}

/** What a file most likely is: whether its first row holds names, and which column goes to which label. */
export function guessColumns(
  table: Table,
  labels: readonly SheetLabel[],
): { heads: boolean; match: ColumnMatch } {
  const heads = hasHeads(table, labels);
  const [first = []] = table;
  return { heads, match: heads ? matchColumns(first, labels) : matchInOrder(first.length, labels) };
}

/** The columns in their order: only for a file that has no names. */
export const matchInOrder = (width: number, labels: readonly SheetLabel[]): ColumnMatch =>
  labels.map((_, index) => (index < width ? index : -1));
