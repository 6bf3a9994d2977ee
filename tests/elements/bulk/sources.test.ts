import { expect } from '@open-wc/testing';
import { strToU8, zipSync } from 'fflate';
import { pasteInto, sheet } from './support.js';

/** Cells as Excel and Google Sheets put them on the clipboard. */
const EXCEL =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>One</td><td>1 May</td></tr></table></html>';
const GOOGLE = '<google-sheets-html-origin><table><tr><td>Two</td><td>2 May</td></tr></table>';

const SPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet of texts. */
function workbook(rows: readonly (readonly string[])[]): File {
  const cell = (text: string, at: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const cells = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((text, x) => cell(text, `${'ABC'[x]}${y + 1}`)).join('')}</row>`,
    )
    .join('');
  const files = {
    'xl/workbook.xml': `<workbook ${SPACE} xmlns:r="${RELATED}"><sheets><sheet name="Trips" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${SPACE}><sheetData>${cells}</sheetData></worksheet>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new File([zip], 'trips.xlsx');
}

const csv = (count: number): File =>
  new File([`Headline,Date,Photo\n${'Many,3 May,a.jpg\n'.repeat(count)}`], 'trips.csv', { type: 'text/csv' });

describe('where rows of dm-bulk-sheet come from', () => {
  it('cells of Excel and Google Sheets, CSV and XLSX files, and 1,000 rows where the host says so [E-041]', async () => {
    const excel = await sheet();
    await pasteInto(excel, 'One\t1 May', EXCEL);
    expect(excel.rows).to.deep.equal([{ Headline: 'One', Date: '1 May' }]);

    const google = await sheet();
    await pasteInto(google, 'Two\t2 May', GOOGLE);
    expect(google.rows).to.deep.equal([{ Headline: 'Two', Date: '2 May' }]);

    const book = await sheet();
    await book.openFile(
      workbook([
        ['Headline', 'Date', 'Photo'],
        ['Three', '3 May', 'a.jpg'],
      ]),
    );
    expect(book.rows).to.deep.equal([{ Headline: 'Three', Date: '3 May', Photo: 'a.jpg' }]);

    const usual = await sheet();
    await usual.openFile(csv(1200));
    expect(usual.rows).to.have.length(100);

    const large = await sheet([], { maxRows: 1000 });
    await large.openFile(csv(1200));
    expect(large.rows).to.have.length(1000);
    expect(large.rows[999]).to.deep.equal({ Headline: 'Many', Date: '3 May', Photo: 'a.jpg' });
  });
});
