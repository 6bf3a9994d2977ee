import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SheetRow } from '../../../elements/bulk/dm-bulk-sheet.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, drag, focused, inside, listen, pointOf, press } from '../controls/support.js';
import { activeCell, cellAt, sheet, TRIPS } from './support.js';

type Rows = { rows: readonly SheetRow[] };

const keys = async (...names: string[]): Promise<void> => {
  for (const name of names) await sendKeys({ press: name });
};

describe('dm-bulk-sheet', () => {
  it('is accessible: empty, filled, edited, with faults, and without labels', async () => {
    await expectAccessible(await sheet());
    const filled = await sheet(TRIPS, {
      faults: [{ row: 1, label: 'Photo', message: 'The picture is missing.' }],
    });
    await expectAccessible(filled);
    await keys('F2');
    await expectAccessible(filled);
    await expectAccessible(await sheet([], { labels: [] }));
  });

  it('shows 20 rows, three spare ones after the last filled, and no more than there may be', async () => {
    const count = (element: Element) =>
      Number(
        inside(element, '[role=grid]').ariaRowCount ??
          inside(element, '[role=grid]').getAttribute('aria-rowcount'),
      ) - 1;
    const row = { Headline: 'A' };
    expect(count(await sheet())).to.equal(20);
    expect(count(await sheet(Array(18).fill(row)))).to.equal(21);
    expect(count(await sheet(Array(99).fill(row)))).to.equal(100);
    expect(count(await sheet(Array(99).fill(row), { maxRows: 1000 }))).to.equal(102);
  });

  it('replaces a value by typing, keeps it with Enter, Tab and arrows, and tells each once', async () => {
    const element = await sheet(TRIPS);
    const changes = listen<Rows>(element, 'dm-rows-change');
    await sendKeys({ type: 'Sand' });
    await keys('Enter');
    expect(activeCell(element)).to.equal('1:0');
    await sendKeys({ type: 'Salt' });
    await keys('Tab');
    await sendKeys({ type: 'Today' });
    await keys('ArrowDown');
    expect(activeCell(element)).to.equal('2:1');
    expect(changes.length).to.equal(3);
    expect(element.rows.map(({ Headline, Date: date }) => [Headline, date])).to.deep.equal([
      ['Sand', '14 June'],
      ['Salt', 'Today'],
    ]);
  });

  it('edits a value with F2, moves the caret with arrows, breaks lines, and gives it up with Escape', async () => {
    const element = await sheet(TRIPS);
    await keys('F2', 'Home', 'ArrowRight');
    await sendKeys({ type: '!' });
    await keys('Shift+Enter', 'Enter');
    expect(element.rows[0]?.['Headline']).to.equal('T!\naste the long road');
    await sendKeys({ type: 'gone' });
    await keys('Escape');
    expect(element.rows[1]?.['Headline']).to.equal('First flush is here');
    expect(activeCell(element)).to.equal('1:0');
  });

  it('shows all lines of a long text while it is edited', async () => {
    const element = await sheet([
      { Headline: 'A sentence that goes on and on, longer than any cell. '.repeat(4) },
    ]);
    await keys('F2');
    await element.updateComplete;
    const field = inside(element, 'textarea');
    expect(field.clientHeight).to.be.at.least(Math.min(field.scrollHeight, 180));
    expect(inside(element, 'tr[data-row="0"]').offsetHeight).to.equal(44);
  });

  it('composes with an input method from the first key on', async () => {
    const element = await sheet(TRIPS);
    const field = inside<HTMLTextAreaElement>(element, 'textarea');
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    field.setRangeText('か', 0, field.value.length, 'end');
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    await element.updateComplete;
    expect(activeCell(element)).to.equal('0:0');
    field.dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(element.rows[0]?.['Headline']).to.equal('か');
  });

  it('goes to the left with the left arrow in both directions of writing', async () => {
    const element = await sheet(TRIPS);
    element.dir = 'rtl';
    await keys('ArrowLeft');
    expect(activeCell(element)).to.equal('0:1');
    expect(cellAt(element, 0, 1).getBoundingClientRect().left).to.be.below(
      cellAt(element, 0, 0).getBoundingClientRect().left,
    );
  });

  it('keeps what is being typed when the keyboard goes elsewhere', async () => {
    const element = await sheet(TRIPS);
    await sendKeys({ type: 'Kept' });
    (focused() as HTMLElement).blur();
    expect(element.rows[0]?.['Headline']).to.equal('Kept');
  });

  it('moves with arrows, Home, End, pages and to the corners, and scrolls along', async () => {
    const element = await sheet(Array(400).fill(TRIPS[0]), { maxRows: 1000 });
    await keys('ArrowRight', 'ArrowDown', 'End', 'Control+End');
    expect(activeCell(element)).to.equal('402:2');
    const box = inside(element, '.box').getBoundingClientRect();
    expect(cellAt(element, 402, 2).getBoundingClientRect().bottom).to.be.at.most(box.bottom);
    expect(allInside(element, 'tr[data-row]').length).to.be.below(60);
    await keys('Control+Home');
    expect(activeCell(element)).to.equal('0:0');
    await keys('PageDown');
    expect(Number(activeCell(element).split(':')[0])).to.be.within(5, 12);
  });

  it('leaves with Tab after the last cell and with F6 at once', async () => {
    const element = await sheet();
    await keys('Control+End', 'Tab');
    expect(inside(element, 'textarea').matches(':focus')).to.equal(false);
    element.focus();
    await keys('F6');
    expect(inside(element, '.after').matches(':focus')).to.equal(true);
  });

  it('chooses a block with Shift and with the mouse, fills it down and empties it', async () => {
    const element = await sheet(TRIPS);
    await drag(pointOf(cellAt(element, 0, 0)), pointOf(cellAt(element, 3, 1)));
    await keys('Control+d');
    expect(element.rows.length).to.equal(4);
    expect(element.rows[3]).to.deep.equal({ Headline: 'Taste the long road', Date: '14 June' });
    await keys('ArrowLeft', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Delete');
    expect(element.rows[0]).to.deep.equal({ Photo: TRIPS[0]?.['Photo'] });
    expect(element.rows[1]).to.deep.equal({});
  });

  it('fills down to where the handle is dragged', async () => {
    const element = await sheet(TRIPS);
    await drag(pointOf(inside(element, '.handle')), pointOf(cellAt(element, 3, 0)));
    expect(element.rows.map(({ Headline }) => Headline)).to.deep.equal(Array(4).fill('Taste the long road'));
  });

  it('takes steps back and again, and lets none of these keys out', async () => {
    const element = await sheet(TRIPS);
    const outside: string[] = [];
    element.addEventListener('keydown', ({ key }) => outside.push(key));
    await sendKeys({ type: 'New' });
    await keys('Enter', 'Control+z');
    expect(element.rows).to.deep.equal(TRIPS);
    expect(activeCell(element)).to.equal('0:0');
    await keys('Control+y');
    expect(element.rows[0]?.['Headline']).to.equal('New');
    await keys('Control+Shift+z', 'Delete');
    expect(outside.filter((key) => key !== 'Control' && key !== 'Shift')).to.deep.equal([]);
  });

  it('puts rows in and takes them out', async () => {
    const element = await sheet(TRIPS);
    await press(inside(element, 'dm-icon-button[icon=plus]'));
    expect(element.rows[1]).to.deep.equal(TRIPS[0]);
    await press(inside(element, 'tr[data-row="1"] th'));
    await press(inside(element, 'dm-icon-button[icon=trash]'));
    expect(element.rows).to.deep.equal([{}, TRIPS[1]]);
  });

  it('asks for a picture by button and by Enter, takes the answer, and removes it', async () => {
    const element = await sheet(TRIPS);
    const asked = listen(element, 'dm-choose-image');
    await press(inside(element, 'tr[data-row="1"] .select'));
    element.focus();
    await keys('Enter');
    expect(asked).to.deep.equal([
      { row: 1, label: 'Photo' },
      { row: 1, label: 'Photo' },
    ]);
    element.setValue(1, 'Photo', '/pictures/green%20tea.jpg?v=2');
    await element.updateComplete;
    expect(cellAt(element, 1, 2).querySelector('.value')?.textContent).to.equal('green tea.jpg');
    expect(inside<HTMLImageElement>(element, 'tr[data-row="1"] img').alt).to.equal('');
    await press(inside(element, 'tr[data-row="1"] .remove'));
    expect(element.rows[1]).to.deep.equal({ Headline: 'First flush is here', Date: '21 June' });
  });

  it('marks faults in their cells, lists them by row, and goes there', async () => {
    const element = await sheet(Array(80).fill(TRIPS[0]), {
      faults: [{ row: 60, label: 'Date', message: 'The text is cut off.' }],
    });
    const entry = inside(element, '.faults button');
    expect(entry.textContent?.trim()).to.equal('Row 61, Date: The text is cut off.');
    await press(entry);
    await element.updateComplete;
    expect(activeCell(element)).to.equal('60:1');
    expect(inside(element, 'textarea').getAttribute('aria-invalid')).to.equal('true');
  });

  it('says how much is filled and which pictures are missing', async () => {
    const element = await sheet(TRIPS);
    expect(inside(element, '[part=summary]').textContent).to.equal(
      '2 of 20 rows filled, 1 image missing. Empty rows are skipped.',
    );
  });
});
