import { isFilled, labelName, valuesOf } from '../../document/bulk/bulk-columns.js';
import type { BulkLabel, BulkRow } from '../../document/bulk/bulk-data.js';
import { sourceOfValue } from './pictures/picture-values.js';

/** A row that has something to fill in, as the generator takes it. */
export interface FilledRow {
  /** Its number in the sheet, from 1. */
  readonly number: number;
  /** Words by id of the label. */
  readonly texts: Readonly<Record<string, string>>;
  /** Source keys by id of the label. */
  readonly images: Readonly<Record<string, string>>;
  /** What was filled in, by name of the label. */
  readonly values: Readonly<Record<string, string>>;
}

/** The rows that become designs; those whose values are all empty are skipped (spec 2 section 4). */
export function filledRows(rows: readonly BulkRow[], labels: readonly BulkLabel[]): readonly FilledRow[] {
  return rows.flatMap((row, index) => {
    if (!isFilled(row, labels)) return [];
    const values = valuesOf(row, labels);
    const given = (type: BulkLabel['type']): [string, string][] =>
      labels.flatMap((label) => {
        const value = values.get(label.id)!;
        return label.type === type && value.trim() !== '' ? [[label.id, value]] : [];
      });
    const images = given('image').map(([id, value]) => [id, sourceOfValue(value)]);
    return [
      {
        number: index + 1,
        texts: Object.fromEntries(given('text')),
        images: Object.fromEntries(images) as Record<string, string>,
        values: Object.fromEntries(labels.map((label) => [labelName(label).trim(), values.get(label.id)!])),
      },
    ];
  });
}
