import { heightOf, widthOf, type Span } from './range.js';
import { padded, valueOf, withValue, type Cell, type SheetLabel, type SheetRow } from './rows.js';

/** Values in rows, as they are copied, pasted and read from files. Rows may be of different lengths. */
export type Block = readonly (readonly string[])[];

/** What did not fit, in rows and columns of the block. */
export interface LeftOut {
  readonly rows: number;
  readonly columns: number;
}

interface Sheet {
  readonly labels: readonly SheetLabel[];
  readonly rows: readonly SheetRow[];
}

/** The values of a span, row by row. */
export function readSpan({ labels, rows }: Sheet, span: Span): Block {
  const names = labels.slice(span.left, span.right + 1).map(({ name }) => name);
  return Array.from({ length: heightOf(span) }, (_, index) =>
    names.map((name) => valueOf(rows[span.top + index], name)),
  );
}

const blockWidth = (block: Block): number => block.reduce((most, { length }) => Math.max(most, length), 0);

/** How often a block goes into the chosen span, in whole times; once when the span is no multiple of it. */
const times = (size: number, chosen: number): number => (chosen % size === 0 ? chosen / size : 1);

/** The block as often as it goes into the span: one copied cell fills all that are chosen. */
export function tiled(block: Block, span: Span): Block {
  const width = blockWidth(block);
  if (block.length === 0 || width === 0) return block;
  const down = times(block.length, heightOf(span));
  const across = times(width, widthOf(span));
  const square = (row: readonly string[]) => Array.from({ length: width }, (_, index) => row[index] ?? '');
  const wide = block.map((row) => Array.from({ length: across }, () => square(row)).flat());
  return Array.from({ length: down }, () => wide).flat();
}

/**
 * Writes a block with its first value at a cell. The sheet grows down to `max` rows; what is beyond that, or right of the
 * last label, is left out and told.
 */
export function writeBlock(
  { labels, rows }: Sheet,
  at: Cell,
  block: Block,
  max: number,
): { rows: readonly SheetRow[]; leftOut: LeftOut } {
  const room = Math.max(max, rows.length) - at.row;
  const taken = block.slice(0, Math.max(0, room));
  const next = padded(rows, at.row + taken.length);
  taken.forEach((values, index) => {
    const row = at.row + index;
    values.slice(0, labels.length - at.column).forEach((value, column) => {
      next[row] = withValue(next[row], labels[at.column + column]!.name, value);
    });
  });
  const columns = Math.max(0, at.column + blockWidth(block) - labels.length);
  return { rows: next, leftOut: { rows: block.length - taken.length, columns } };
}

/** Empties the cells of a span. */
export function clearSpan({ labels, rows }: Sheet, span: Span): readonly SheetRow[] {
  const names = labels.slice(span.left, span.right + 1).map(({ name }) => name);
  return rows.map((row, index) =>
    index < span.top || index > span.bottom
      ? row
      : names.reduce((left, name) => withValue(left, name, ''), row),
  );
}

/** Repeats the rows `from` downwards (or upwards) over the rows of `to`, in the columns of `from`. */
export function fillSpan(sheet: Sheet, from: Span, to: Span): readonly SheetRow[] {
  const source = readSpan(sheet, from);
  const next = padded(sheet.rows, to.bottom + 1);
  for (let row = to.top; row <= to.bottom; row++) {
    if (row >= from.top && row <= from.bottom) continue;
    const steps = (((row - from.top) % source.length) + source.length) % source.length;
    source[steps]!.forEach((value, index) => {
      next[row] = withValue(next[row], sheet.labels[from.left + index]!.name, value);
    });
  }
  return next;
}

/** Puts empty rows before the one given. Filled rows never leave at the end: `null` when they would not fit. */
export function insertRows(
  rows: readonly SheetRow[],
  at: number,
  count: number,
  max: number,
): readonly SheetRow[] | null {
  if (at >= rows.length) return rows;
  if (rows.length + count > max) return null;
  return [...rows.slice(0, at), ...padded([], count), ...rows.slice(at)];
}

/** Takes whole rows out; those below move up. */
export const deleteRows = (rows: readonly SheetRow[], top: number, bottom: number): readonly SheetRow[] => [
  ...rows.slice(0, top),
  ...rows.slice(bottom + 1),
];
