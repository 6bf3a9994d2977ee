/** Rows that an empty sheet shows, and empty ones that always stand after the last filled row (B-025). */
export const INITIAL_ROWS = 20;
export const SPARE_ROWS = 3;
/** Rows a sheet takes unless told otherwise (B-025), and the most it can be told to take (E-041). */
export const DEFAULT_MAX_ROWS = 100;
export const LARGEST_MAX_ROWS = 1000;

/** A column: a bulk label of the design. `name` is the key of its values in a row. */
export interface SheetLabel {
  readonly id: string;
  readonly name: string;
  readonly type: 'text' | 'image';
}

/** One design: a value per label name. Text labels hold text, image labels a picture's path, address or file name. */
export type SheetRow = Readonly<Record<string, string>>;

/** A cell by its places from 0, among rows and among labels. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const EMPTY: SheetRow = {};

/** A value by its label's name, '' where there is none; names such as 'constructor' are names like any other. */
export const valueOf = (row: SheetRow | undefined, name: string): string =>
  row && Object.hasOwn(row, name) ? String(row[name] ?? '') : '';

/** True when nothing is in the row; blanks are nothing. Such rows are skipped when designs are made. */
export const isEmptyRow = (row: SheetRow | undefined): boolean =>
  !row || Object.keys(row).every((name) => valueOf(row, name).trim() === '');

/** How many rows there are up to the last filled one. */
export function filledLength(rows: readonly SheetRow[]): number {
  let length = rows.length;
  while (length > 0 && isEmptyRow(rows[length - 1])) length--;
  return length;
}

/** Without the empty rows at the end; those between filled ones keep their place. */
export function trimRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  const length = filledLength(rows);
  return length === rows.length ? rows : rows.slice(0, length);
}

/** Rows to be shown: 20 at first, three spare ones after the last, at most `max`; never fewer than there are. */
export function shownRows(rows: readonly SheetRow[], max: number): number {
  const filled = filledLength(rows);
  return Math.max(filled, Math.min(max, Math.max(INITIAL_ROWS, filled + SPARE_ROWS)));
}

/** A row with one value changed; an empty value leaves the row. */
export function withValue(row: SheetRow | undefined, name: string, value: string): SheetRow {
  if (value !== '') return { ...row, [name]: value };
  if (!row || !Object.hasOwn(row, name)) return row ?? EMPTY;
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
}

/** As many rows as asked for, empty ones added where they are missing; always an array of its own. */
export function padded(rows: readonly SheetRow[], length: number): SheetRow[] {
  const all = [...rows];
  while (all.length < length) all.push(EMPTY);
  return all;
}
