import { readFileSync } from 'node:fs';
import { openTable, type TableFile } from '../../../elements/bulk/files/open-table.js';
import type { Table } from '../../../elements/bulk/files/delimited.js';
import type { SheetLabel } from '../../../elements/bulk/model/rows.js';

export const LABELS: readonly SheetLabel[] = [
  { id: '1', name: 'Headline', type: 'text' },
  { id: '2', name: 'Date', type: 'text' },
  { id: '3', name: 'Hero photo', type: 'image' },
];

/** Work done to its end at once, and how often it let others have a turn. */
export function finished<T>(work: Generator<void, T>): { result: T; turns: number } {
  for (let turns = 0; ; turns++) {
    const step = work.next();
    if (step.done) return { result: step.value, turns };
  }
}

export const fixtureBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/tables/${name}`, import.meta.url)));

export const opened = (bytes: Uint8Array): TableFile => finished(openTable(bytes, 'en-US')).result;

/** The values of a file's sheet. */
export const tableOf = (bytes: Uint8Array, sheet = 0): Table => finished(opened(bytes).read(sheet)).result;

export const csv = (text: string): Table => tableOf(new TextEncoder().encode(text));
