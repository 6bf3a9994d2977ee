import { defineStrings } from '../base/i18n/strings.js';

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
const columns = (count: number): string => (count === 1 ? '1 column' : `${count} columns`);
const images = (count: number): string => (count === 1 ? '1 image' : `${count} images`);
/** Names in a sentence; of many only the first few. */
const named = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');

const both = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' and ');

interface Amount {
  readonly rows: number;
  readonly columns: number;
}

/** Texts of the bulk sheet. Strings of the product's specs stand letter for letter. */
export const en = {
  addBelow: 'Add below',
  cancel: 'Cancel',
  columnForLabel: ({ label }: { label: string }) => `Column for ${label}`,
  columnNumber: ({ number }: { number: number }) => `Column ${number}`,
  download: 'Download',
  downloadCsv: 'Rows as CSV',
  downloadTemplate: 'Empty template',
  fileBrokenWorkbook: ({ name }: { name: string }) =>
    `${name} is damaged. Save it again in your spreadsheet and open that file.`,
  fileEmpty: ({ name }: { name: string }) => `${name} is empty.`,
  fileNotATable: ({ name }: { name: string }) => `${name} isn’t a table. Choose a CSV or Excel file (.xlsx).`,
  fileOldWorkbook: ({ name }: { name: string }) =>
    `${name} is an old Excel file or has a password. Save it as .xlsx or CSV and open that file.`,
  fileTooLarge: ({ name }: { name: string }) => `${name} is too large. Files may have up to 20 MB.`,
  fileUnreadable: ({ name }: { name: string }) => `${name} could not be read. Choose it again.`,
  firstRowNames: 'The first row holds names',
  imageNotFound: ({ name }: { name: string }) => `No image named '${name}'.`,
  importColumnsLeftOut: ({ names }: { names: readonly string[] }) =>
    `${names.length === 1 ? 'This column is' : 'These columns are'} left out: ${named(names)}.`,
  importDone: ({ count, name }: { count: number; name: string }) => `${rows(count)} came from ${name}.`,
  importNothing: 'Choose a column for at least one label.',
  importRows: ({ count }: { count: number }) => `Add ${rows(count)}`,
  importRowsLeftOut: ({ count, max }: { count: number; max: number }) =>
    `${rows(count)} ${count === 1 ? 'does' : 'do'} not fit: the sheet has room for ${rows(max)}.`,
  importTitle: ({ name }: { name: string }) => `Columns of ${name}`,
  noColumn: 'Leave empty',
  openFile: 'Open file',
  pasteFromSheet: 'Paste from a sheet',
  picturesUnmatched: ({ names }: { names: readonly string[] }) =>
    `No cell names ${named(names)}. Drop pictures on the cell of an image label to fill it and those below.`,
  readingFile: ({ name }: { name: string }) => `Reading ${name}`,
  replaceRows: 'Replace rows',
  sheetOfFile: 'Sheet',
  whereRowsGo: 'Where the rows go',
  cellName: ({ label, row }: { label: string; row: number }) => `${label}, row ${row}`,
  chosenRange: ({ rows: down, columns: across }: Amount) => `${rows(down)} by ${columns(across)} chosen`,
  copied: ({ rows: down, columns: across }: Amount) => `${rows(down)} by ${columns(across)} copied`,
  deleteRows: ({ count }: { count: number }) => (count === 1 ? 'Delete row' : `Delete ${count} rows`),
  dismiss: 'Dismiss',
  faultLine: ({ row, label, message }: { row: number; label: string; message: string }) =>
    `Row ${row}, ${label}: ${message}`,
  faultsMore: ({ count }: { count: number }) => `and ${count} more`,
  faultsTitle: ({ count }: { count: number }) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),
  fillHandle: 'Drag to fill the cells below',
  imageCellHint: 'Press Enter to select an image',
  insertRows: ({ count }: { count: number }) =>
    count === 1 ? 'Insert row above' : `Insert ${count} rows above`,
  noLabels: 'Add a label first. Each label becomes a column here.',
  pasteBlocked: 'The browser blocked the clipboard. Select a cell and press Ctrl+V.',
  pasteEmpty: 'Nothing to paste. Copy cells in your sheet first.',
  pasteLeftOut: ({ rows: down, columns: across, max }: Amount & { max: number }) =>
    `${both([down > 0 && rows(down), across > 0 && columns(across)])} did not fit and ` +
    `${down + across === 1 ? 'was' : 'were'} left out. The sheet has room for ${rows(max)}.`,
  redo: 'Redo',
  removeImage: ({ row, label }: { row: number; label: string }) => `Remove ${label} of row ${row}`,
  rowNumber: 'Row',
  selectImage: 'Select Image',
  sheet: 'Data',
  sheetFull: ({ max }: { max: number }) => `The sheet has room for ${rows(max)}. Delete a row first.`,
  sheetHelp:
    'Arrow keys move between cells. Type to replace a value, F2 or Enter to edit it. Tab goes to the next cell, F6 leaves the sheet.',
  summary: ({ filled, shown, missing }: { filled: number; shown: number; missing: number }) =>
    `${filled} of ${rows(shown)} filled${missing > 0 ? `, ${images(missing)} missing` : ''}. Empty rows are skipped.`,
  undo: 'Undo',
} as const;

export const t = defineStrings('bulk', en);
