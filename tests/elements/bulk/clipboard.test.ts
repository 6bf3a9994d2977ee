import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { allInside, inside } from '../controls/support.js';
import { activeCell, cellAt, copyFrom, pasteInto, sheet, TRIPS } from './support.js';

/** As Excel puts it on the clipboard: quoted where a cell has two lines, and a table with its own marks. */
const EXCEL_TEXT = '"Two\nlines"\t1\r\nPlain "word"\t2\r\n';
const EXCEL_HTML = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><style>td{x:y}</style><table>
  <tr><td>Two<br style='mso-data-placement:same-cell'>
  lines</td><td align=right>1</td></tr><tr><td>Plain&nbsp;"word"</td><td>2</td></tr></table></html>`;
const GOOGLE_HTML =
  '<google-sheets-html-origin><table><tr><td colspan="2" data-sheets-value="{}">Wide</td><td>x</td></tr></table>';

describe('copy and paste in dm-bulk-sheet', () => {
  it('takes cells of Excel, as a table and as text alone', async () => {
    for (const html of [EXCEL_HTML, '']) {
      const element = await sheet();
      await pasteInto(element, EXCEL_TEXT, html);
      expect(element.rows).to.deep.equal([
        { Headline: 'Two\nlines', Date: '1' },
        { Headline: 'Plain "word"', Date: '2' },
      ]);
      expect(allInside(element, '[aria-selected=true]').length).to.equal(4);
    }
  });

  it('takes cells of Google Sheets, with places for joined ones, and no tables of web pages', async () => {
    const element = await sheet(TRIPS);
    await pasteInto(element, 'Wide\t\tx', GOOGLE_HTML);
    expect(element.rows[0]).to.deep.equal({ Headline: 'Wide', Photo: 'x' });
    await pasteInto(element, 'Words of a page', '<table><tr><td>Layout</td></tr></table>');
    expect(element.rows[0]?.['Headline']).to.equal('Words of a page');
  });

  it('grows down to the most rows and says what was left out', async () => {
    const element = await sheet([], { maxRows: 30 });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await pasteInto(element, 'a\tb\n'.repeat(37));
    expect(element.rows.length).to.equal(30);
    expect(inside(element, '.note p').textContent).to.equal(
      '7 rows and 1 column did not fit and were left out. The sheet has room for 30 rows.',
    );
  });

  it('fills all chosen cells with one', async () => {
    const element = await sheet();
    for (const press of ['Shift+ArrowDown', 'Shift+ArrowRight']) await sendKeys({ press });
    await pasteInto(element, 'same');
    expect(element.rows).to.deep.equal(Array(2).fill({ Headline: 'same', Date: 'same' }));
  });

  it('copies and cuts what it can paste again', async () => {
    const element = await sheet([{ Headline: 'Two\nlines', Date: 'a "b"' }]);
    await sendKeys({ press: 'Shift+ArrowRight' });
    const copied = await copyFrom(element, 'copy');
    expect(copied.getData('text/plain')).to.equal('"Two\nlines"\t"a ""b"""');
    await copyFrom(element, 'cut');
    expect(element.rows).to.deep.equal([]);
    await sendKeys({ press: 'ArrowDown' });
    await pasteInto(element, copied.getData('text/plain'), copied.getData('text/html'));
    expect(element.rows[1]).to.deep.equal({ Headline: 'Two\nlines', Date: 'a "b"' });
    expect(activeCell(element)).to.equal('1:0');
  });

  it('leaves paste to the field while a value is edited', async () => {
    const element = await sheet(TRIPS);
    await sendKeys({ press: 'F2' });
    await pasteInto(element, 'a\tb');
    await sendKeys({ press: 'Escape' });
    expect(element.rows).to.deep.equal(TRIPS);
    expect(cellAt(element, 0, 0).textContent).to.contain('Taste the long road');
  });
});
