import { decodeText } from './decode-text.js';
import { readDelimited, type Table } from './delimited.js';
import { findDelimiter } from './find-delimiter.js';
import { TableFault } from './table-fault.js';
import { tidyTable } from './tidy-table.js';

/** Values whose guard is taken away between two chances for others to have a turn. */
const ROWS_A_STEP = 200;

/** What `write-csv.ts` puts before values that a spreadsheet would take for formulas. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

const unguarded = (value: string): string => (value.startsWith("'") ? value.replace(GUARDED, '') : value);

/** Reads a CSV file of any common encoding and delimiter; stops now and then. Throws a TableFault. */
export function* readCsv(bytes: Uint8Array): Generator<void, Table> {
  if (bytes.length === 0) throw new TableFault('empty');
  const text = yield* decodeText(bytes);
  yield;
  const { delimiter, start } = findDelimiter(text);
  yield;
  const table = yield* tidyTable(yield* readDelimited(start ? text.slice(start) : text, delimiter));
  for (let at = 0; at < table.length; at++) {
    table[at] = table[at]!.map(unguarded);
    if (at % ROWS_A_STEP === 0) yield;
  }
  return table;
}
