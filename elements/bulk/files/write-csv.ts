import { valueOf, type SheetLabel, type SheetRow } from '../model/rows.js';
import { quoted } from './delimited.js';

/** Excel takes a file for UTF-8 only with this mark. */
const MARK = '\ufeff';

const FORMULA = /^[=+\-@\t\r]/;
/** Figures and phone numbers do no harm. */
const FIGURE = /^[+-][\d\s.,()/%-]*$/;

/** A value that a spreadsheet would run as a formula stands behind an apostrophe, which reading takes away again. */
const guarded = (value: string): string => (FORMULA.test(value) && !FIGURE.test(value) ? `'${value}` : value);

const line = (values: readonly string[]): string =>
  `${values.map((value) => quoted(guarded(value), ',')).join(',')}\r\n`;

/** Labels and rows as a CSV file that Excel opens in its letters; without rows it is an empty template. */
export function writeCsv(labels: readonly SheetLabel[], rows: readonly SheetRow[]): string {
  const names = labels.map(({ name }) => name);
  const lines = rows.map((row) => line(names.map((name) => valueOf(row, name))));
  return [MARK, line(names), ...lines].join('');
}
