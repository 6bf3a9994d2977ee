import { inSlices } from '../../export/time-slices.js';
import { guessColumns, isComplete } from '../files/match-columns.js';
import { openTable, type TableFile } from '../files/open-table.js';
import { rowsOfTable, type ImportedRows } from '../files/rows-of-table.js';
import { MAX_FILE_BYTES, TableFault, type TableFaultCode } from '../files/table-fault.js';
import type { SheetLabel } from '../model/rows.js';
import { t } from '../strings.js';
import type { ImportSource } from './dm-bulk-import.js';

interface ImportHost {
  readonly labels: () => readonly SheetLabel[];
  /** Rows up to the last filled one, and the most there may be. */
  readonly filled: () => number;
  readonly maxRows: () => number;
  readonly take: (imported: ImportedRows, replace: boolean, name: string) => void;
  readonly refuse: (message: string) => void;
  readonly changed: () => void;
}

const WORDS = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  notATable: 'fileNotATable',
  oldWorkbook: 'fileOldWorkbook',
  brokenWorkbook: 'fileBrokenWorkbook',
} as const satisfies Record<TableFaultCode, string>;

/** Why a file was refused, by its name. */
function refusal(error: unknown, name: string): string {
  return t(error instanceof TableFault ? WORDS[error.code] : 'fileUnreadable', { name });
}

/**
 * Reads files in slices, one at a time: the page stays usable and the user may cancel. A file whose columns all have
 * labels' names goes into an empty sheet at once; of others the columns are asked for first.
 */
export class FileImport {
  /** Name of the file that is being read, '' when none is. */
  reading = '';
  /** What waits for its columns. */
  source: ImportSource | null = null;
  #file: TableFile | undefined;
  #stop = new AbortController();

  constructor(private readonly host: ImportHost) {}

  async open(file: File): Promise<void> {
    await this.#work(file.name, async (signal) => {
      if (file.size > MAX_FILE_BYTES) throw new TableFault('tooLarge');
      const bytes = new Uint8Array(await file.arrayBuffer());
      this.#file = await inSlices(openTable(bytes, navigator.language), signal);
      await this.#read(file.name, 0, signal);
    });
  }

  async chooseSheet(sheet: number): Promise<void> {
    const name = this.source?.name ?? '';
    await this.#work(name, (signal) => this.#read(name, sheet, signal));
  }

  take(imported: ImportedRows, replace: boolean): void {
    const name = this.source?.name ?? '';
    this.close();
    this.host.take(imported, replace, name);
  }

  /** Gives up reading, or what was read. */
  close(): void {
    this.#stop.abort();
    this.source = null;
    this.#file = undefined;
    this.reading = '';
    this.host.changed();
  }

  async #work(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.reading = name;
    this.host.changed();
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) this.host.refuse(refusal(error, name));
    }
    if (signal.aborted) return;
    this.reading = '';
    this.host.changed();
  }

  async #read(name: string, sheet: number, signal: AbortSignal): Promise<void> {
    const file = this.#file;
    if (!file) return;
    const table = await inSlices(file.read(sheet), signal);
    const labels = this.host.labels();
    const guess = guessColumns(table, labels);
    const certain = guess.heads && isComplete(guess.match) && file.sheets.length === 1;
    this.source = { name, sheets: file.sheets, sheet, table };
    if (certain && this.host.filled() === 0)
      this.take(rowsOfTable(table, labels, { ...guess, room: this.host.maxRows() }), true);
  }
}
