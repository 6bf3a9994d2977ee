import { describe, expect, it } from 'vitest';
import { unzipSync, zipSync } from 'fflate';
import { formatDate, isDateFormat } from '../../../elements/bulk/files/xlsx/date-format.js';
import { formatNumber } from '../../../elements/bulk/files/xlsx/number-format.js';
import { columnOf } from '../../../elements/bulk/files/xlsx/worksheet.js';
import { fixtureBytes, opened, tableOf } from './support.js';

const formats = fixtureBytes('excel-formats.xlsx');

/** A workbook with one of its files changed. */
function changed(bytes: Uint8Array, path: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(bytes);
  files[path] = new TextEncoder().encode(change(new TextDecoder().decode(files[path])));
  return zipSync(files);
}

const codeOf = (read: () => unknown): string | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('reading Excel workbooks', () => {
  it('takes words, days, money, shares, truth, formulas and codes as their cells show them', () => {
    const [heads, first, second, third] = tableOf(formats);
    expect(heads).toEqual([
      'Headline',
      'Date',
      'Price',
      'Share',
      'Sold out',
      'Seats',
      'Code',
      'Start',
      'Broken',
    ]);
    expect(first).toEqual([
      'Taste the long road\nwith "spices" & <salt>',
      '14. June 2026',
      '€ 12.50',
      '12.5%',
      'FALSE',
      '21',
      '0007',
      '9:05 AM',
      '',
    ]);
    expect(second).toEqual([
      'Straße nach القاهرة 🌶',
      '1. Dez 26',
      '-$1,234.50',
      '100.0%',
      'TRUE',
      '2',
      '0042',
      '6:30 PM',
      '',
    ]);
    expect(third).toEqual(['Rich text too', '6/14/2026', '', '', '', '', '0.3', '', '']);
  });

  it('lists the sheets that are not hidden, and reads the one that is chosen', () => {
    expect(opened(formats).sheets).toEqual(['Trips', 'Second']);
    expect(tableOf(formats, 1)).toEqual([['', 'Only here']]);
  });

  it('takes words that stand in their cells, and rows and columns that are left out', () => {
    expect(tableOf(fixtureBytes('inline-strings.xlsx'))).toEqual([
      ['Headline', '', 'Photo'],
      ['', '', ''],
      ...[1, 2, 3].map((row) => [`Row ${row}`, '', `photo-${row}.jpg`]),
    ]);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(tableOf(fixtureBytes('from-1904.xlsx'))).toEqual([
      ['Headline', 'Date'],
      ['Old Mac', '2026-06-14'],
    ]);
  });

  it('takes names with prefixes and cells without places', () => {
    const prefixed = changed(
      formats,
      'xl/worksheets/sheet2.xml',
      () =>
        '<x:worksheet xmlns:x="m"><x:sheetData><!-- <x:c/> --><x:row><x:c t="str"><x:v>A&#252;</x:v></x:c><x:c/><x:c><x:v>1e3</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    );
    expect(tableOf(prefixed, 1)).toEqual([['Aü', '1000']]);
  });

  it('reads no further than there may be rows', () => {
    const far = changed(
      formats,
      'xl/worksheets/sheet2.xml',
      () =>
        '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row></sheetData></worksheet>',
    );
    expect(tableOf(far, 1)).toEqual([['1']]);
  });

  it('says what is wrong with a broken one', () => {
    expect(codeOf(() => opened(formats.slice(0, 3000)))).toBe('brokenWorkbook');
    expect(codeOf(() => opened(zipSync({ 'note.txt': new Uint8Array(3) })))).toBe('notATable');
    const mangled = formats.slice();
    const at = new TextDecoder('latin1').decode(formats).indexOf('xl/worksheets/sheet1.xml');
    mangled.fill(0xff, at + 30, at + 300);
    expect(codeOf(() => tableOf(mangled))).toBe('brokenWorkbook');
    expect(
      codeOf(() =>
        tableOf(
          changed(formats, 'xl/worksheets/sheet2.xml', () => '<worksheet/>'),
          1,
        ),
      ),
    ).toBe('empty');
  });
});

describe('formats of cells', () => {
  it.each([
    [0.1 + 0.2, '', '0.3'],
    [1234567.891, '#,##0.00', '1,234,567.89'],
    [-5, '#,##0;[Red](#,##0)', '(5)'],
    [0, '0;-0;"none"', 'none'],
    [12.5, '0.## "kg"', '12.5 kg'],
    [1500000, '0.0,,"M"', '1.5M'],
    [3, '_-* #,##0.00\\ "€"_-', '3.00 €'],
    [0.5, '# ?/?', '0.5'],
    [1234, '0.00E+00', '1234'],
    [7, '"Nr. "000', 'Nr. 007'],
  ])('shows %f in %s as %s', (value, code, shown) => {
    expect(formatNumber(value, code, 'en-US')).toBe(shown);
  });

  it('parts figures as the reader does', () => {
    expect(formatNumber(1234.5, '#,##0.00', 'de-DE')).toBe('1.234,50');
  });

  it.each([
    [46187, 'yyyy-mm-dd', '2026-06-14'],
    [46187.75, 'd/m/yy h:mm', '14/6/26 18:00'],
    [46187.5, '[$-de-DE]dddd, d. mmmm', 'Sonntag, 14. Juni'],
    [0.5123, 'h\\:mm\\:ss', '12:17:43'],
    [1, 'yyyy-mm-dd', '1900-01-01'],
    [46187, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'Sunday, June 14, 2026'],
  ])('shows day %f in %s as %s', (serial, code, shown) => {
    expect(formatDate(serial, code, 'en-US')).toBe(shown);
  });

  it('knows days from numbers', () => {
    expect(['d. mmm', '[h]:mm', 'mm:ss.0'].map(isDateFormat)).toEqual([true, true, true]);
    expect(['General', '#,##0 "days"', '[Red]0', '0.00E+00', '@', '[$USD] 0'].map(isDateFormat)).toEqual(
      Array(6).fill(false),
    );
  });

  it('finds columns by their letters', () => {
    expect(['A1', 'Z9', 'AA1', 'BC12', '12'].map(columnOf)).toEqual([0, 25, 26, 54, undefined]);
  });
});
