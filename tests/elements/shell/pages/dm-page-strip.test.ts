import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/pages/dm-page-strip.js';
import type { DmPageStrip } from '../../../../elements/shell/pages/dm-page-strip.js';
import { setBackgroundColor } from '../../../../elements/editor/pages/background.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, attached, focused, inside, pointOf, press } from '../../controls/support.js';
import { openSession, sendDrag } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const PAGES = [[shape('a', 0, 0)], [shape('b', 0, 0)], [shape('c', 0, 0)]];

interface Shown {
  readonly strip: DmPageStrip;
  readonly editor: Editor;
}

async function show(pages = PAGES, width = 1000): Promise<Shown> {
  const { editor } = openSession(pages);
  const strip = await fixture<DmPageStrip>(
    html`<dm-page-strip style="width: ${width}px" .editor=${editor}></dm-page-strip>`,
  );
  return { strip, editor };
}

const thumbnails = ({ strip }: Shown) => allInside(strip, '.page');
const order = ({ editor }: Shown) => editor.index.pages.value;
const current = ({ strip }: Shown) => inside(strip, '.page[aria-current]');
const rows = ({ strip }: Shown) => allInside(strip, 'dm-menu.page-menu dm-menu-item');

async function openMenu(shown: Shown, index: number): Promise<void> {
  const target = thumbnails(shown)[index]!;
  const [clientX, clientY] = pointOf(target);
  target.focus();
  target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
  await shown.strip.updateComplete;
}

async function pick(shown: Shown, name: string): Promise<void> {
  rows(shown)
    .find((row) => row.textContent?.trim() === name)!
    .click();
  await shown.strip.updateComplete;
}

describe('dm-page-strip', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('is accessible, its menu open', async () => {
    const shown = await show();
    await openMenu(shown, 1);
    await expectAccessible(shown.strip);
  });

  it('shows a page by a press, and says which of how many', async () => {
    const shown = await show();
    await press(thumbnails(shown)[2]!);
    await shown.strip.updateComplete;
    expect(shown.editor.page.value).to.equal('p3');
    expect(current(shown).getAttribute('aria-label')).to.equal('Page 3 of 3');
    expect(inside(shown.strip, '.count').textContent).to.equal('3 pages');
  });

  it('has room for its page and all its buttons on a phone', async () => {
    const { strip } = await show([PAGES[0]!], 320);
    const zoom = inside(strip, 'dm-zoom-control');
    const parts = ['.page', '.add', '.check', '.layers', 'dm-zoom-control'];
    const boxes = parts.map((part) => inside(strip, part).getBoundingClientRect());
    boxes.forEach((box, i) => {
      expect(box.width, parts[i]).to.be.greaterThan(19);
      if (i > 0) expect(box.left, parts[i]).to.be.at.least(boxes[i - 1]!.right);
    });
    expect(boxes.at(-1)!.right).to.be.at.most(strip.getBoundingClientRect().right);
    expect(inside(zoom, '.percent').getBoundingClientRect().width).to.be.greaterThan(40);
    expect(inside(zoom, '.fit').checkVisibility()).to.equal(false);
  });

  it('adds a page after the current one and brings it into sight', async () => {
    const shown = await show([...PAGES, ...PAGES.map((_, i) => [shape(`d${i}`, 0, 0)])], 420);
    inside(shown.strip, '.add').click();
    await shown.strip.updateComplete;
    expect(order(shown)).to.have.length(7);
    expect(order(shown)[1]).to.equal(shown.editor.page.value);
    shown.editor.goToPage('p6');
    await shown.strip.updateComplete;
    const [box, strip] = [current(shown), inside(shown.strip, '.pages')].map((e) =>
      e.getBoundingClientRect(),
    );
    expect(box!.right).to.be.at.most(strip!.right);
    expect(box!.left).to.be.at.least(strip!.left);
  });

  it('keeps what adds a page and how many there are in sight, and fades an edge that pages go on behind', async () => {
    const shown = await show(
      Array.from({ length: 20 }, (_, i) => [shape(`s${i}`, 0, 0)]),
      700,
    );
    const pages = inside(shown.strip, '.pages');
    const fades = () => ['more-before', 'more-after'].map((name) => pages.classList.contains(name));
    const inSight = () => {
      const zoom = inside(shown.strip, 'dm-zoom-control').getBoundingClientRect().left;
      const [add, count] = ['.add', '.count'].map((part) =>
        inside(shown.strip, part).getBoundingClientRect(),
      );
      expect(add!.left).to.be.at.least(pages.getBoundingClientRect().right);
      expect(count!.left).to.be.at.least(add!.right);
      expect(count!.right).to.be.at.most(zoom);
    };
    inSight();
    expect(fades()).to.eql([false, true]);
    shown.editor.goToPage('p10');
    await shown.strip.updateComplete;
    inSight();
    expect(fades()).to.eql([true, true]);
    shown.editor.goToPage('p20');
    await shown.strip.updateComplete;
    pages.scrollLeft = pages.scrollWidth;
    await waitUntil(() => !fades()[1]);
    expect(fades()).to.eql([true, false]);
    const few = await show(PAGES, 1000);
    expect(inside(few.strip, '.pages').matches('.more-before, .more-after')).to.equal(false);
  });

  it('copies, moves and deletes the page of the menu, and leaves the keyboard on a page', async () => {
    const shown = await show();
    await openMenu(shown, 1);
    await pick(shown, 'Duplicate page');
    expect(order(shown)).to.have.length(4);
    const copy = shown.editor.page.value;
    expect(order(shown)).to.eql(['p1', 'p2', copy, 'p3']);
    await openMenu(shown, 2);
    await pick(shown, 'Move page left');
    expect(order(shown)).to.eql(['p1', copy, 'p2', 'p3']);
    await openMenu(shown, 1);
    await pick(shown, 'Delete page');
    expect(order(shown)).to.eql(['p1', 'p2', 'p3']);
    await shown.strip.updateComplete;
    expect(focused()).to.equal(current(shown));
    shown.editor.history.undo();
    expect(order(shown)).to.eql(['p1', copy, 'p2', 'p3']);
  });

  it('adds, duplicates, moves and deletes pages; not past the ends, and not the last one [B-039]', async () => {
    const shown = await show([[shape('a', 0, 0)]]);
    const off = async (index: number): Promise<string[]> => {
      await openMenu(shown, index);
      const names = rows(shown).filter((row) => row.hasAttribute('disabled'));
      return names.map((row) => row.textContent!.trim());
    };
    const then = async (name: string): Promise<readonly string[]> => {
      await pick(shown, name);
      await shown.strip.updateComplete;
      return order(shown);
    };
    expect(await off(0)).to.eql(['Move page left', 'Move page right', 'Delete page']);
    const [, copy] = await then('Duplicate page');
    expect(order(shown)).to.eql(['p1', copy]);
    const { editor } = shown;
    expect(editor.index.objects(copy!)).to.have.length(1);
    expect(await off(1)).to.eql(['Move page right']);
    expect(await then('Move page left')).to.eql([copy, 'p1']);
    expect(await off(0)).to.eql(['Move page left']);
    expect(await then('Move page right')).to.eql(['p1', copy]);
    setBackgroundColor(editor, '#102030');
    await openMenu(shown, 1);
    await then('Add page');
    const added = editor.page.value;
    expect(order(shown)).to.eql(['p1', copy, added]);
    // every page has a background of its own
    const grounds = order(shown).map((id) => editor.pageRecord(id).page.background_color);
    expect(grounds).to.eql(['#ffffff', '#102030', '#ffffff']);
    expect(await off(2)).to.eql(['Move page right']);
    expect(await then('Delete page')).to.eql(['p1', copy]);
    await openMenu(shown, 1);
    expect(await then('Delete page')).to.eql(['p1']);
    expect(await off(0)).to.include('Delete page');
    for (let steps = 0; steps < 6; steps += 1) editor.history.undo();
    expect(order(shown)).to.eql(['p1', copy]);
    editor.history.undo();
    expect(order(shown)).to.eql(['p1']);
    expect(editor.history.undoName.value).to.equal(null);
  });

  it('does not delete the only page', async () => {
    const shown = await show([[]]);
    await openMenu(shown, 0);
    const row = rows(shown).find((item) => item.textContent?.trim() === 'Delete page')!;
    expect(row.hasAttribute('disabled')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    thumbnails(shown)[0]!.focus();
    await sendKeys({ press: 'Delete' });
    expect(order(shown)).to.eql(['p1']);
    expect(inside(shown.strip, '.count').textContent).to.equal('1 page');
  });

  it('gives the keyboard back to the thumbnail when its menu is left', async () => {
    const shown = await show();
    await openMenu(shown, 1);
    await sendKeys({ press: 'Escape' });
    expect(focused()).to.equal(thumbnails(shown)[1]);
  });

  it('is walked by arrows, Home and End; Alt moves the page, Delete removes it', async () => {
    const shown = await show();
    thumbnails(shown)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(shown.editor.page.value).to.equal('p2');
    await shown.strip.updateComplete;
    expect(focused()).to.equal(current(shown));
    await sendKeys({ press: 'End' });
    expect(shown.editor.page.value).to.equal('p3');
    await shown.strip.updateComplete;
    await sendKeys({ press: 'Alt+ArrowLeft' });
    expect(order(shown)).to.eql(['p1', 'p3', 'p2']);
    await shown.strip.updateComplete;
    await sendKeys({ press: 'Delete' });
    expect(order(shown)).to.eql(['p1', 'p2']);
    expect(allInside(shown.strip, '.page[tabindex="0"]')).to.have.length(1);
  });

  it('turns pages by Page Up and Page Down, and Ctrl+D duplicates the page that has the keyboard', async () => {
    const shown = await show();
    thumbnails(shown)[0]!.focus();
    await sendKeys({ press: 'PageDown' });
    expect(shown.editor.page.value).to.equal('p2');
    await shown.strip.updateComplete;
    await sendKeys({ press: 'Control+d' });
    const copy = shown.editor.page.value;
    expect(order(shown)).to.eql(['p1', 'p2', copy, 'p3']);
    await shown.strip.updateComplete;
    expect(focused()).to.equal(current(shown));
    await sendKeys({ press: 'PageUp' });
    expect(shown.editor.page.value).to.equal('p2');
  });

  it('adds a page between two where the plus stands', async () => {
    const shown = await show();
    inside(shown.strip, '[aria-label="New page after page 2"]').click();
    await shown.strip.updateComplete;
    expect(order(shown)).to.eql(['p1', 'p2', shown.editor.page.value, 'p3']);
    expect(focused()).to.equal(current(shown));
  });

  it('names a page in place by F2, as one step, and shows and says the name', async () => {
    const shown = await show();
    thumbnails(shown)[0]!.focus();
    await sendKeys({ press: 'F2' });
    await shown.strip.updateComplete;
    await expectAccessible(shown.strip);
    await sendKeys({ type: 'Cover d' });
    await sendKeys({ press: 'Enter' });
    await shown.strip.updateComplete;
    expect(order(shown)).to.have.length(3);
    expect(current(shown).getAttribute('aria-label')).to.equal('Page 1 of 3, Cover d');
    expect(current(shown).textContent).to.contain('1 Cover d');
    expect(focused()).to.equal(current(shown));
    expect(shown.editor.history.depth).to.equal(1);
  });

  it('moves a dragged page where the line shows, also in the gap between two', async () => {
    const shown = await show();
    const data = new DataTransfer();
    const [first, second] = thumbnails(shown);
    first!.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: data }));
    const type = data.types[0]!;
    const carry = (to: DataTransfer) => to.setData(type, data.getData(type));
    const { right, top } = second!.getBoundingClientRect();
    const strip = inside(shown.strip, '.pages');
    const at = { x: right + 4, y: top + 10 };
    expect(sendDrag(strip, 'dragover', carry, at).defaultPrevented).to.equal(true);
    await shown.strip.updateComplete;
    expect(thumbnails(shown)[2]!.classList.contains('before')).to.equal(true);
    sendDrag(strip, 'drop', carry, at);
    expect(order(shown)).to.eql(['p2', 'p1', 'p3']);
    await shown.strip.updateComplete;
    expect(allInside(shown.strip, '.before, .after')).to.have.length(0);
    shown.editor.history.undo();
    expect(order(shown)).to.eql(['p1', 'p2', 'p3']);
  });

  it('lets other drags pass', async () => {
    const shown = await show();
    const strip = inside(shown.strip, '.pages');
    const event = sendDrag(strip, 'dragover', (data) => data.setData('text/plain', 'p1'));
    expect(event.defaultPrevented).to.equal(false);
  });

  it('takes its editor before it is attached, and follows another one', async () => {
    const [first, second] = [openSession().editor, openSession(PAGES).editor];
    const strip = await attached(document.createElement('dm-page-strip') as DmPageStrip, { editor: first });
    expect(allInside(strip, '.page')).to.have.length(1);
    strip.editor = second;
    await strip.updateComplete;
    expect(allInside(strip, '.page')).to.have.length(3);
    strip.remove();
  });
});
