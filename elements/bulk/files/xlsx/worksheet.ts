import type { Table } from '../delimited.js';
import { MAX_FILE_COLUMNS, MAX_FILE_ROWS } from '../table-fault.js';
import type { CellFormats } from './cell-formats.js';
import { XmlReader } from './xml-reader.js';

/** Tags read between two chances for others to have a turn. */
const TAGS_A_STEP = 6000;

/** What cells refer to. */
export interface WorkbookParts {
  readonly strings: readonly string[];
  readonly formats: CellFormats;
}

/** Column of an address such as BC12, from 0; undefined when it has none. */
export function columnOf(address: string): number | undefined {
  let column = 0;
  for (const sign of address.toUpperCase()) {
    if (sign < 'A' || sign > 'Z') break;
    column = column * 26 + sign.charCodeAt(0) - 64;
  }
  return column > 0 ? column - 1 : undefined;
}

/** Texts of the shared list, in its order: those of runs in one, without the readings of Asian words. */
export function* sharedStrings(xml: string): Generator<void, string[]> {
  const strings: string[] = [];
  const reader = new XmlReader(xml);
  let text = '';
  let reading = false;
  for (let tags = 1; reader.next(); tags++) {
    if (reader.name === 'rPh') reading = !reader.closes;
    if (reader.name === 't' && reader.closes && !reading) text += reader.text;
    if (reader.name === 'si' && (reader.closes || reader.isEmpty)) {
      strings.push(text);
      text = '';
    }
    if (tags % TAGS_A_STEP === 0) yield;
  }
  return strings;
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
}

function shownValue({ type, style, value, inline }: OpenCell, { strings, formats }: WorkbookParts): string {
  if (type === 'inlineStr') return inline;
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // what a formula could not work out is no text for a design
  if (type === 'e') return '';
  if (type === 'str' || type === 'd' || value === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? formats.show(number, style) : value;
}

/** Reads the rows of a sheet, each value as its cell shows it: of formulas what was last worked out. Stops now and then. */
export function* worksheetRows(xml: string, parts: WorkbookParts): Generator<void, Table> {
  const sheet = new SheetReader(xml, parts);
  for (let tags = 1; sheet.step(); tags++) if (tags % TAGS_A_STEP === 0) yield;
  return sheet.rows;
}

class SheetReader {
  readonly rows: Table = [];
  readonly #xml: XmlReader;
  #row: string[] = [];
  #cell: OpenCell | undefined;
  #reading = false;

  constructor(
    xml: string,
    private readonly parts: WorkbookParts,
  ) {
    this.#xml = new XmlReader(xml);
  }

  /** Takes the next tag in; false at the end. */
  step(): boolean {
    if (!this.#xml.next()) return false;
    const { name, closes } = this.#xml;
    if (name === 'row' && !closes) return this.#openRow();
    if (name === 'c') this.#onCell();
    else if (name === 'rPh') this.#reading = !closes;
    else if (closes && this.#cell) this.#onText(this.#cell);
    return true;
  }

  /** False past the last row that is read. */
  #openRow(): boolean {
    const number = Number(this.#xml.attribute('r')) || this.rows.length + 1;
    if (number > MAX_FILE_ROWS + 1) return false;
    while (this.rows.length < number - 1) this.rows.push([]);
    this.#row = [];
    this.rows.push(this.#row);
    return true;
  }

  #onCell(): void {
    const { closes, isEmpty } = this.#xml;
    if (!closes) {
      this.#cell = {
        column: columnOf(this.#xml.attribute('r')) ?? this.#row.length,
        type: this.#xml.attribute('t'),
        style: Number(this.#xml.attribute('s') || 0),
        value: '',
        inline: '',
      };
    }
    if ((closes || isEmpty) && this.#cell) this.#closeCell(this.#cell);
  }

  #onText(cell: OpenCell): void {
    if (this.#xml.name === 'v') cell.value = this.#xml.text;
    if (this.#xml.name === 't' && !this.#reading) cell.inline += this.#xml.text;
  }

  #closeCell(cell: OpenCell): void {
    this.#cell = undefined;
    const value = shownValue(cell, this.parts);
    if (value === '' || cell.column >= MAX_FILE_COLUMNS) return;
    while (this.#row.length < cell.column) this.#row.push('');
    this.#row[cell.column] = value.replace(/\r\n?/g, '\n');
  }
}
