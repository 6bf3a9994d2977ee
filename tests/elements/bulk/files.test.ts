import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SheetPictures } from '../../../elements/bulk/dm-bulk-sheet.js';
import type { DmBulkImport } from '../../../elements/bulk/importing/dm-bulk-import.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, inside, listen, press } from '../controls/support.js';
import { cellAt, LABELS, sheet, TRIPS } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const file = (text: string, name = 'trips.csv'): File => new File([text], name, { type: 'text/csv' });
const note = (element: Element): string => inside(element, '.note p').textContent ?? '';
const dialogOf = (element: Element): DmBulkImport => inside<DmBulkImport>(element, 'dm-bulk-import');

/** Drops files onto a place of the sheet. */
function drop(target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  target.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }),
  );
}

describe('files in dm-bulk-sheet', () => {
  it('takes a file whose columns have the names of labels at once, in any order and case', async () => {
    const element = await sheet();
    const changes = listen(element, 'dm-rows-change');
    await element.openFile(file('photo;HEADLINE;date;Notes\na.jpg;One;1 May;x\n;;;\n;Two;2 May;\n'));
    await element.updateComplete;
    expect(element.rows).to.deep.equal([
      { Headline: 'One', Date: '1 May', Photo: 'a.jpg' },
      { Headline: 'Two', Date: '2 May' },
    ]);
    expect(changes.length).to.equal(1);
    expect(note(element)).to.equal('2 rows came from trips.csv. This column is left out: Notes.');
    await sendKeys({ press: 'Control+z' });
    expect(element.rows).to.deep.equal([]);
  });

  it('says how many of 5,000 rows and which of 200 columns were left out', async () => {
    const element = await sheet();
    const more = Array.from({ length: 197 }, (_, index) => `Extra ${index + 1}`).join(',');
    await element.openFile(file(`Headline,Date,Photo,${more}\n${`a,b,c,${more}\n`.repeat(5000)}`));
    await element.updateComplete;
    expect(element.rows.length).to.equal(100);
    expect(note(element)).to.equal(
      '100 rows came from trips.csv. 4900 rows do not fit: the sheet has room for 100 rows. ' +
        'These columns are left out: Extra 1, Extra 2, Extra 3, Extra 4 and 193 more.',
    );
  });

  it('asks for the columns of other files, and adds their rows below', async () => {
    const element = await sheet(TRIPS);
    await element.openFile(file('Title,When\nOne,1 May\nTwo,2 May\n'));
    await element.updateComplete;
    const dialog = dialogOf(element);
    await dialog.updateComplete;
    expect(inside(dialog, 'dialog').matches(':modal')).to.equal(true);
    await expectAccessible(dialog);
    expect(allInside(dialog, '.sample').map(({ textContent }) => textContent)).to.deep.equal(['', '', '']);
    const [title] = allInside(dialog, 'dm-select');
    title!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: '0' } }));
    await dialog.updateComplete;
    await press(inside(dialog, 'dm-button[kind=primary]'));
    await element.updateComplete;
    expect(element.rows.map(({ Headline }) => Headline)).to.deep.equal([
      ...TRIPS.map(({ Headline }) => Headline),
      'One',
      'Two',
    ]);
    expect(inside(dialog, 'dialog').hasAttribute('open')).to.equal(false);
  });

  it('keeps everything when the columns are given up, and says why a file is none', async () => {
    const element = await sheet(TRIPS);
    await element.openFile(file('Title\nOne\n'));
    await element.updateComplete;
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => dialogOf(element).source === null);
    expect(element.rows).to.deep.equal(TRIPS);
    await element.openFile(file('', 'empty.csv'));
    await element.updateComplete;
    expect(note(element)).to.equal('empty.csv is empty.');
    await element.openFile(new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'old.xls'));
    await element.updateComplete;
    expect(note(element)).to.contain('old.xls is an old Excel file or has a password.');
  });

  it('chooses the sheet of a workbook', async () => {
    const dialog = await fixture<DmBulkImport>(html`<dm-bulk-import .labels=${LABELS}></dm-bulk-import>`);
    dialog.source = { name: 'a.xlsx', sheets: ['One', 'Two'], sheet: 0, table: [['Headline'], ['x']] };
    await dialog.updateComplete;
    const asked = listen(dialog, 'dm-import-sheet');
    const [sheets] = allInside(dialog, 'dm-select');
    sheets!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: '1' } }));
    expect(asked).to.deep.equal([{ sheet: 1 }]);
  });

  it('finds pictures by name and address in one request, and marks those that are not there', async () => {
    const asked: (readonly string[])[] = [];
    const pictures: SheetPictures = {
      describe: (value) => (value.startsWith('kept/') ? { name: value.slice(5) } : undefined),
      find: async (names) => {
        asked.push(names);
        return names.map((name) => (name === 'gone.jpg' ? null : `kept/${name}`));
      },
    };
    const element = await sheet([], { pictures });
    await element.openFile(file('Headline,Date,Photo\na,b,tea.jpg\nc,d,gone.jpg\ne,f,tea.jpg\n'));
    await waitUntil(() => element.rows[0]?.['Photo'] === 'kept/tea.jpg');
    await element.updateComplete;
    expect(asked).to.deep.equal([['tea.jpg', 'gone.jpg']]);
    expect(element.rows.map(({ Photo }) => Photo)).to.deep.equal([
      'kept/tea.jpg',
      'gone.jpg',
      'kept/tea.jpg',
    ]);
    expect(inside(element, '.faults button').textContent?.trim()).to.equal(
      "Row 2, Photo: No image named 'gone.jpg'.",
    );
    await sendKeys({ press: 'Control+z' });
    expect(element.rows).to.deep.equal([]);
  });

  it('puts dropped pictures where they are named, and the others from the cell down', async () => {
    const pictures: SheetPictures = { add: async (files) => files.map(({ name }) => `kept/${name}`) };
    const element = await sheet([{ Photo: 'TEA.jpg' }, { Headline: 'b' }, { Photo: 'folder/tea.jpg' }], {
      pictures,
    });
    const jpg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    drop(cellAt(element, 1, 2), [jpg('tea.jpg'), jpg('other.jpg')]);
    await waitUntil(() => element.rows[1]?.['Photo']);
    expect(element.rows.map(({ Photo }) => Photo)).to.deep.equal([
      'kept/tea.jpg',
      'kept/other.jpg',
      'kept/tea.jpg',
    ]);
    drop(cellAt(element, 0, 0), [jpg('nowhere.jpg')]);
    await element.updateComplete;
    expect(note(element)).to.contain('No cell names nowhere.jpg.');
  });

  it('gives its rows as a file that it can read', async () => {
    const element = await sheet([{ Headline: '=1+1', Date: 'a;b\nc' }]);
    const other = await sheet();
    await other.openFile(file(element.csv()));
    expect(other.rows).to.deep.equal(element.rows);
  });
});
