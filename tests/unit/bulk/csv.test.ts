import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDelimited, quoted } from '../../../elements/bulk/files/delimited.js';
import { openTable } from '../../../elements/bulk/files/open-table.js';
import { writeCsv } from '../../../elements/bulk/files/write-csv.js';
import { csv, finished, fixtureBytes, LABELS, tableOf } from './support.js';

const FRUIT = [
  ['Überschrift', 'Datum', 'Foto'],
  ['Süße Früchte', '14. Juni', 'früchte; rot.jpg'],
  ['Zwei\nZeilen', '21. Juni', ''],
];

describe('reading CSV files', () => {
  it('takes commas, quotes, and quotes that are only signs', () => {
    expect(tableOf(fixtureBytes('commas.csv'))).toEqual([
      ['Headline', 'Date', 'Photo'],
      ['Taste, slowly', '14 June', 'spices.jpg'],
      ['She said "go"', '21 June', 'tea.jpg'],
      ['"5" tall', '28 June', ''],
    ]);
  });

  it('tells semicolons, Latin-1 and a byte order mark by itself', () => {
    expect(tableOf(fixtureBytes('semicolons-latin1.csv'))).toEqual(FRUIT);
    expect(tableOf(fixtureBytes('semicolons-utf8-bom.csv'))).toEqual(FRUIT);
  });

  it('tells tabs and UTF-16, with a mark and without', () => {
    const bytes = fixtureBytes('tabs-utf16.csv');
    expect(tableOf(bytes)[1]?.[0]).toBe('Süße Früchte');
    expect(tableOf(bytes.slice(2))[2]).toEqual(['Zwei\nZeilen', '21. Juni', '']);
  });

  it('takes a single column, the hint of Excel, old line ends, and a last line without an end', () => {
    expect(csv('Name\nAda\nGrace, Admiral\n')).toEqual([
      ['Name', ''],
      ['Ada', ''],
      ['Grace', ' Admiral'],
    ]);
    expect(csv('sep=|\r\na,b|c\r\n')).toEqual([['a,b', 'c']]);
    expect(csv('a;b\rc;d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('leaves out empty rows around, and keeps those between', () => {
    expect(csv('\n,,\na,b,\n,,\nc,,\n\n')).toEqual([
      ['a', 'b'],
      ['', ''],
      ['c', ''],
    ]);
  });

  it('says why a file is no table', () => {
    const codes = [
      new Uint8Array(),
      new TextEncoder().encode(' \n \n\n'),
      Uint8Array.of(1, 2, 0, 0, 3, 9, 0, 77),
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0),
      new Uint8Array(20_000_001),
    ].map((bytes) => {
      try {
        finished(openTable(bytes, 'en'));
        return 'opened';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    });
    expect(codes).toEqual(['empty', 'empty', 'notATable', 'oldWorkbook', 'brokenWorkbook', 'tooLarge']);
  });

  it('lets others have a turn many times in a file of 200 columns', () => {
    const line = Array.from({ length: 200 }, (_, column) => `value ${column}`).join(';');
    const bytes = new TextEncoder().encode(`${line}\n`.repeat(1000));
    const { result, turns } = finished(openTable(bytes, 'en'));
    expect(turns).toBeGreaterThan(50);
    expect(finished(result.read(0)).result.length).toBe(1000);
  });

  it('reads what was quoted, whatever it is', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ',', '\t', '\n', ' ', 'ü') });
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = rows
          .map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(parseDelimited(text, ',')).toEqual(rows);
        const sparing = rows.map((row) => row.map((field) => quoted(field, '\t')).join('\t')).join('\n');
        expect(parseDelimited(sparing, '\t')).toEqual(rows);
      }),
    );
  });
});

describe('writing CSV files', () => {
  it('is read by Excel in its letters, and quotes what needs it', () => {
    const text = writeCsv(LABELS, [{ Headline: 'Straße, "lang"', Date: 'a\nb' }]);
    expect(text).toBe('\ufeffHeadline,Date,Hero photo\r\n"Straße, ""lang""","a\nb",\r\n');
  });

  it('makes an empty template of no rows', () => {
    expect(writeCsv(LABELS, [])).toBe('\ufeffHeadline,Date,Hero photo\r\n');
  });

  it('writes nothing that a spreadsheet would run, and reads it as it was', () => {
    const values = [
      '=HYPERLINK("http://a")',
      '@SUM(A1)',
      '+cmd|x',
      '-2+3+cmd',
      "'quoted'",
      '-12.50',
      '+49 170 1234',
    ];
    const rows = values.map((Headline) => ({ Headline, Date: 'x' }));
    const text = writeCsv(LABELS, rows);
    const cells = csv(text)
      .slice(1)
      .map(([first]) => first);
    expect(cells).toEqual(values);
    expect(text.match(/(^|\n)"?[=@]/g)).toBeNull();
    expect(text).toContain('\n-12.50,');
  });
});
