import type { Table } from '../delimited.js';
import { TableFault } from '../table-fault.js';
import { tidyTable } from '../tidy-table.js';
import { CellFormats } from './cell-formats.js';
import { sharedStrings, worksheetRows, type WorkbookParts } from './worksheet.js';
import { XmlReader } from './xml-reader.js';
import { unpackText, zipEntries } from './zip-entries.js';

interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** An open workbook: the names of its sheets, and their values. */
export interface Workbook {
  readonly sheets: readonly string[];
  /** A sheet by its place. Stops now and then. Throws a TableFault, `empty` among them. */
  read(sheet: number): Generator<void, Table>;
}

const broken = (): never => {
  throw new TableFault('brokenWorkbook');
};

/** Where relations of a part lead, by their ids; paths from the root of the archive. */
function relations(xml: string, folder: string): ReadonlyMap<string, { path: string; type: string }> {
  const found = new Map<string, { path: string; type: string }>();
  const reader = new XmlReader(xml);
  while (reader.next()) {
    if (reader.name !== 'Relationship' || reader.closes) continue;
    const target = reader.attribute('Target');
    const path = new URL(target, `file:///${folder}`).pathname.slice(1);
    const type = reader.attribute('Type').split('/').pop() ?? '';
    found.set(reader.attribute('Id'), { path: decodeURIComponent(path), type });
  }
  return found;
}

/** Sheets that people see, in their order, and the calendar in which days are counted. */
function outline(xml: string): { sheets: { name: string; id: string }[]; from1904: boolean } {
  const sheets: { name: string; id: string }[] = [];
  const reader = new XmlReader(xml);
  let from1904 = false;
  while (reader.next()) {
    if (reader.name === 'workbookPr') from1904 ||= /^(1|true)$/.test(reader.attribute('date1904'));
    if (reader.name !== 'sheet' || reader.closes) continue;
    const shown = !/hidden/i.test(reader.attribute('state'));
    if (shown) sheets.push({ name: reader.attribute('name'), id: reader.attribute('[\\w]+:id') });
  }
  return { sheets, from1904 };
}

/**
 * Opens an Excel workbook (.xlsx). Numbers and days come out as their cells show them; `locale` says how, where the workbook
 * leaves it to the reader. Stops now and then. Throws a TableFault.
 */
export function* openWorkbook(bytes: Uint8Array, locale: string): Generator<void, Workbook> {
  const entries = zipEntries(bytes);
  const part = function* (path: string): Generator<void, string> {
    const entry = entries.get(path);
    return entry ? yield* unpackText(bytes, entry) : '';
  };
  const root = relations(yield* part('_rels/.rels'), '');
  const main = [...root.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!entries.has(main)) throw new TableFault('notATable');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const links = relations(yield* part(`${folder}_rels/${main.slice(folder.length)}.rels`), folder);
  const { sheets, from1904 } = outline(yield* part(main));
  const pathOf = (wanted: string) => [...links.values()].find(({ type }) => type === wanted)?.path ?? '';
  const parts: WorkbookParts = {
    strings: yield* sharedStrings(yield* part(pathOf('sharedStrings'))),
    formats: new CellFormats(yield* part(pathOf('styles')), locale, from1904),
  };
  const known: SheetPart[] = sheets.flatMap(({ name, id }) => {
    const link = links.get(id);
    return link?.type === 'worksheet' ? [{ name, path: link.path }] : [];
  });
  if (known.length === 0) return broken();
  return {
    sheets: known.map(({ name }) => name),
    *read(index) {
      const path = known[index]?.path ?? broken();
      return yield* tidyTable(yield* worksheetRows(yield* part(path), parts));
    },
  };
}
