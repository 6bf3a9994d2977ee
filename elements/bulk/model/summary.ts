import { isEmptyRow, valueOf, type SheetLabel, type SheetRow } from './rows.js';

/** What a sheet holds: rows with something in them, and pictures missing in those. */
export interface SheetSummary {
  readonly filled: number;
  readonly missingImages: number;
}

/** Counts what is filled and which pictures are missing in filled rows. */
export function summarize(labels: readonly SheetLabel[], rows: readonly SheetRow[]): SheetSummary {
  const filled = rows.filter((row) => !isEmptyRow(row));
  const images = labels.filter(({ type }) => type === 'image');
  const missing = filled.map((row) => images.filter(({ name }) => valueOf(row, name).trim() === '').length);
  return { filled: filled.length, missingImages: missing.reduce((sum, count) => sum + count, 0) };
}
