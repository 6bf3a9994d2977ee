import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/pages/dm-page-grid.js';
import type { DmPageGrid } from '../../../../elements/shell/pages/dm-page-grid.js';
import { renamePage } from '../../../../elements/editor/pages/page-names.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, focused, inside, press } from '../../controls/support.js';
import { openSession, sendDrag } from '../support.js';

interface Shown {
  readonly grid: DmPageGrid;
  readonly editor: Editor;
}

async function show(count = 12): Promise<Shown> {
  const { editor } = openSession(Array.from({ length: count }, (_, i) => [shape(`s${i}`, 20 * i, 20)]));
  const grid = await fixture<DmPageGrid>(html`<dm-page-grid .editor=${editor} open></dm-page-grid>`);
  await settled({ grid });
  return { grid, editor };
}

/** What was done is drawn, and the keyboard is where it goes then. */
async function settled({ grid }: Pick<Shown, 'grid'>): Promise<void> {
  while (!(await grid.updateComplete)) await grid.updateComplete;
  await grid.updateComplete;
}

const tiles = ({ grid }: Shown) => allInside(grid, '.page');
const order = ({ editor }: Shown) => editor.index.pages.value;
const chosen = (shown: Shown) =>
  tiles(shown)
    .filter((tile) => tile.getAttribute('aria-pressed') === 'true')
    .map((tile) => tile.dataset['id']);
const said = ({ grid }: Shown) => inside(grid, '[role=status]').textContent;
const tileOf = (shown: Shown, page: string) => tiles(shown).find(({ dataset }) => dataset['id'] === page)!;

async function keys(shown: Shown, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) {
    await sendKeys({ press: key });
    await settled(shown);
  }
}

describe('dm-page-grid', () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it('is accessible, a name being typed in it', async () => {
    const shown = await show();
    renamePage(shown.editor, 'p2', 'Cover');
    await settled(shown);
    await expectAccessible(shown.grid);
    await keys(shown, 'F2');
    await expectAccessible(shown.grid);
  });

  it('is walked by arrows in both directions and shows the page of Enter or of a double press', async () => {
    const shown = await show();
    expect(focused()).to.equal(tileOf(shown, 'p1'));
    await keys(shown, 'ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'ArrowLeft');
    expect(chosen(shown)).to.eql(['p11']);
    expect(focused()).to.equal(tileOf(shown, 'p11'));
    await keys(shown, 'Enter');
    expect(shown.editor.page.value).to.equal('p11');
    expect(shown.grid.open).to.equal(false);
    shown.grid.open = true;
    await settled(shown);
    tileOf(shown, 'p3').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(shown.editor.page.value).to.equal('p3');
  });

  it('moves what is selected by Alt and arrows, one place or one row, says so, and takes it back', async () => {
    const shown = await show();
    const columns = tiles(shown).filter(
      (tile) => tile.getBoundingClientRect().top === tiles(shown)[0]!.getBoundingClientRect().top,
    ).length;
    await keys(shown, 'Alt+ArrowRight');
    expect(order(shown).slice(0, 3)).to.eql(['p2', 'p1', 'p3']);
    expect(said(shown)).to.equal('Page moved to place 2');
    expect(focused()).to.equal(tileOf(shown, 'p1'));
    await keys(shown, 'Alt+ArrowLeft', 'Alt+ArrowDown');
    expect(order(shown).indexOf('p1')).to.equal(columns);
    await keys(shown, 'Home', 'Shift+ArrowRight', 'Alt+ArrowRight');
    expect(order(shown).slice(0, 3)).to.eql(['p4', 'p2', 'p3']);
    expect(said(shown)).to.equal('2 pages moved to places 2 to 3');
    await keys(shown, 'Control+z', 'Control+z', 'Control+z', 'Control+z');
    expect(order(shown)).to.eql(Array.from({ length: 12 }, (_, i) => `p${i + 1}`));
  });

  it('moves what is dragged, all that is selected with it, to where the line shows', async () => {
    const shown = await show();
    await press(tileOf(shown, 'p2'));
    await settled(shown);
    tileOf(shown, 'p4').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    await settled(shown);
    expect(chosen(shown)).to.eql(['p2', 'p4']);
    const data = new DataTransfer();
    tileOf(shown, 'p4').dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: data }));
    const carry = (to: DataTransfer) => to.setData(data.types[0]!, 'p4');
    const { right, top } = tileOf(shown, 'p6').getBoundingClientRect();
    const at = { x: right - 8, y: top + 10 };
    expect(sendDrag(inside(shown.grid, '.grid'), 'dragover', carry, at).defaultPrevented).to.equal(true);
    await settled(shown);
    expect(inside(shown.grid, '.before').contains(tileOf(shown, 'p7'))).to.equal(true);
    sendDrag(inside(shown.grid, '.grid'), 'drop', carry, at);
    await settled(shown);
    expect(order(shown).slice(0, 7)).to.eql(['p1', 'p3', 'p5', 'p6', 'p2', 'p4', 'p7']);
    expect(allInside(shown.grid, '.before, .after, .dragged')).to.eql([]);
  });

  it('duplicates and deletes all that is selected at once, and keeps the keyboard and the last page', async () => {
    const shown = await show(4);
    await keys(shown, 'ArrowRight', 'Shift+ArrowRight', 'Control+d');
    expect(order(shown)).to.have.length(6);
    const copies = order(shown).slice(3, 5);
    expect(chosen(shown)).to.eql(copies);
    expect(focused()).to.equal(tileOf(shown, copies[0]!));
    await keys(shown, 'Delete');
    expect(order(shown)).to.eql(['p1', 'p2', 'p3', 'p4']);
    expect(said(shown)).to.equal('2 pages deleted');
    expect(focused()).to.equal(tileOf(shown, 'p4'));
    await keys(shown, 'Delete');
    expect(focused()).to.equal(tileOf(shown, 'p3'));
    await keys(shown, 'Control+a', 'Delete');
    expect(order(shown)).to.have.length(3);
    await keys(shown, 'Control+z');
    expect(order(shown)).to.have.length(4);
  });

  it('names a page in place: Enter keeps it, Escape does not and closes nothing', async () => {
    const shown = await show(3);
    await keys(shown, 'F2');
    await sendKeys({ type: 'Cover' });
    await keys(shown, 'Enter');
    expect(shown.editor.pageRecord('p1').page.name).to.equal('Cover');
    expect(focused()!.getAttribute('aria-label')).to.equal('Page 1 of 3, Cover');
    await keys(shown, 'F2');
    await sendKeys({ type: 'Other' });
    await keys(shown, 'Escape');
    expect(shown.editor.pageRecord('p1').page.name).to.equal('Cover');
    expect(shown.grid.open).to.equal(true);
  });
});
