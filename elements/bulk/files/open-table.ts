import type { Table } from './delimited.js';
import { readCsv } from './read-csv.js';
import { MAX_FILE_BYTES, TableFault } from './table-fault.js';
import { openWorkbook } from './xlsx/workbook.js';

/** A file that holds one or several tables. */
export interface TableFile {
  /** Names of its sheets; a text file has one without a name. */
  readonly sheets: readonly string[];
  /** The values of a sheet, all rows of one length. Stops now and then. Throws a TableFault. */
  read(sheet: number): Generator<void, Table>;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks of before 2007, and those with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens a CSV or Excel file by what is in it, whatever its name. Stops now and then, so that a long file never holds up a
 * page. Throws a TableFault that says why it is no table.
 */
export function* openTable(bytes: Uint8Array, locale: string): Generator<void, TableFile> {
  if (bytes.length === 0) throw new TableFault('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new TableFault('tooLarge');
  if (startsWith(bytes, ...COMPOUND)) throw new TableFault('oldWorkbook');
  if (startsWith(bytes, ...ZIP)) return yield* openWorkbook(bytes, locale);
  const table = yield* readCsv(bytes);
  return {
    sheets: [''],
    *read() {
      yield;
      return table;
    },
  };
}
