import { valueOf, type Cell, type SheetLabel, type SheetRow } from '../model/rows.js';
import { baseName } from './picture-finder.js';

/** A file and the cells that it fills. */
export interface PlacedFile {
  readonly file: File;
  readonly cells: readonly Cell[];
}

/** Cells of image labels whose value is the name of a file, of any case and with or without folders before it. */
function cellsNaming(file: File, labels: readonly SheetLabel[], rows: readonly SheetRow[]): Cell[] {
  const name = baseName(file.name);
  return rows.flatMap((values, row) =>
    labels.flatMap((label, column) =>
      label.type === 'image' && baseName(valueOf(values, label.name)) === name ? [{ row, column }] : [],
    ),
  );
}

/**
 * Where dropped pictures go: into the cells that name them; those that none names into the cell under the pointer and those
 * below it, when it is of an image label. What has no place is answered apart.
 */
export function placePictures(
  files: readonly File[],
  labels: readonly SheetLabel[],
  rows: readonly SheetRow[],
  at: Cell | undefined,
): { placed: readonly PlacedFile[]; left: readonly File[] } {
  const named = files.map((file) => ({ file, cells: cellsNaming(file, labels, rows) }));
  const others = named.filter(({ cells }) => cells.length === 0).map(({ file }) => file);
  const found = named.filter(({ cells }) => cells.length > 0);
  if (!at || at.row < 0 || labels[at.column]?.type !== 'image') return { placed: found, left: others };
  const below = others.map((file, index) => ({
    file,
    cells: [{ row: at.row + index, column: at.column }],
  }));
  return { placed: [...found, ...below], left: [] };
}
