/** Why a file is no table. */
export type TableFaultCode =
  /** Nothing is in it. */
  | 'empty'
  /** More bytes than are read. */
  | 'tooLarge'
  /** Neither text nor a workbook. */
  | 'notATable'
  /** A workbook of before 2007, or one with a password: both look alike from outside. */
  | 'oldWorkbook'
  /** A workbook that is cut short or not well formed. */
  | 'brokenWorkbook';

/** A file that could not be read; the words for it are the element's. */
export class TableFault extends Error {
  constructor(readonly code: TableFaultCode) {
    super(`no table: ${code}`);
    this.name = 'TableFault';
  }
}

/** Bytes of a file, and of a part of a workbook once unpacked: beyond that memory is at risk. */
export const MAX_FILE_BYTES = 20_000_000;
export const MAX_PART_BYTES = 200_000_000;
/** Rows and columns that are read at all; how many are taken is the sheet's. */
export const MAX_FILE_ROWS = 20_000;
export const MAX_FILE_COLUMNS = 500;
