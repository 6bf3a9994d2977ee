import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/canvas/dm-canvas.js';
import type { DmCanvas } from '../../../elements/canvas/dm-canvas.js';
import { setBackgroundColor } from '../../../elements/editor/pages/background.js';
import { renamePage } from '../../../elements/editor/pages/page-names.js';
import { removePage } from '../../../elements/editor/pages/pages.js';
import { PAGE_GAP } from '../../../elements/editor/viewport.js';
import { scrollPages } from '../../../elements/editor/view-state/page-scrolling.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { allInside, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import { shape, words } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

interface Shown {
  readonly canvas: DmCanvas;
  readonly editor: Editor;
}

/** So many pages of 500 x 400, a shape in the corner of each, on a canvas of 600 x 500 at 100 %. */
async function show(count = 50, scale = 1): Promise<Shown> {
  const pages = Array.from({ length: count }, (_, i) => [
    shape(`s${i + 1}`, 10, 10, 100, 80),
    shape(`over${i + 1}`, 200, 360, 100, 120),
  ]);
  const { editor } = openSession(pages);
  const canvas = await fixture<DmCanvas>(
    html`<dm-canvas style="width: 600px; height: 500px" .editor=${editor}></dm-canvas>`,
  );
  editor.viewport.choose(scale);
  canvas.paintNow();
  return { canvas, editor };
}

const pictures = ({ canvas }: Shown) =>
  allInside(canvas, '.neighbor').filter(({ style }) => style.display !== 'none');
const pictureOf = (shown: Shown, page: string) =>
  pictures(shown).find(({ dataset }) => dataset['page'] === page)!;
const topOf = (shown: Shown, page: string): number => {
  const canvas = shown.canvas.getBoundingClientRect();
  return pictureOf(shown, page).getBoundingClientRect().top - canvas.top;
};

function wheel({ canvas }: Shown, deltaY: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, deltaY };
  inside(canvas, '.stage').dispatchEvent(new WheelEvent('wheel', init));
  canvas.paintNow();
}

/** A press and release at a point of the canvas, CSS pixels. */
function click({ canvas }: Shown, x: number, y: number): void {
  const { left, top } = canvas.getBoundingClientRect();
  for (const type of ['pointermove', 'pointerdown', 'pointerup'])
    inside(canvas, '.stage').dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, composed: true, cancelable: true, pointerId: 1, isPrimary: true },
        ...{ pointerType: 'mouse', clientX: left + x, clientY: top + y },
      }),
    );
  canvas.paintNow();
}

function colorOf(canvas: HTMLCanvasElement, x: number, y: number): string {
  const [r, g, b] = canvas.getContext('2d')!.getImageData(x, y, 1, 1).data;
  return `#${[r, g, b].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
}

const pictureColor = (shown: Shown, page: string, x = 300, y = 200): string =>
  colorOf(pictureOf(shown, page).querySelector('canvas')!, x * devicePixelRatio, y * devicePixelRatio);

describe('pages under one another', () => {
  before(() => setViewport({ width: 800, height: 700 }));
  beforeEach(() => scrollPages(true));
  after(() => scrollPages(false));

  it('shows pictures of the pages in sight alone, what they are called above them, however many there are', async () => {
    const shown = await show(50);
    renamePage(shown.editor, 'p2', 'Menu');
    wheel(shown, 100);
    expect(pictures(shown).map(({ dataset }) => dataset['page'])).to.eql(['p1', 'p2']);
    expect(topOf(shown, 'p2') - topOf(shown, 'p1')).to.equal(400 + PAGE_GAP);
    expect(pictureOf(shown, 'p2').textContent).to.equal('Page 2 · Menu');
    await waitUntil(() => pictureColor(shown, 'p2', 60, 50) === '#c4512d');
    for (let i = 0; i < 60; i += 1) wheel(shown, 400);
    expect(allInside(shown.canvas, '.neighbor').length).to.be.below(10);
  });

  it('the page in the middle is edited once scrolling rests, and nothing on the screen moves for it', async () => {
    const shown = await show(4);
    wheel(shown, 300);
    const before = topOf(shown, 'p2');
    expect(shown.editor.page.value).to.equal('p1');
    await waitUntil(() => shown.editor.page.value === 'p2');
    shown.canvas.paintNow();
    expect(topOf(shown, 'p2')).to.equal(before);
    expect(Math.round(inside(shown.canvas, '.page').getBoundingClientRect().top)).to.equal(
      Math.round(shown.canvas.getBoundingClientRect().top + before),
    );
  });

  it('a press finds the object of the page it is on, and one of another page is never hit there', async () => {
    const shown = await show(3);
    wheel(shown, 200);
    const second = 50 - 200 + 400 + PAGE_GAP;
    click(shown, 50 + 60, second + 50);
    expect([shown.editor.page.value, shown.editor.selection.ids]).to.eql(['p2', ['s2']]);
    click(shown, 50 + 60, second - PAGE_GAP - 200);
    expect([shown.editor.page.value, shown.editor.selection.ids]).to.eql(['p1', []]);
    // what hangs over the edge of the first page is not to be had on the second
    click(shown, 50 + 250, second + 20);
    expect([shown.editor.page.value, shown.editor.selection.ids]).to.eql(['p2', []]);
  });

  it('the page that is left shows what was done to it at once', async () => {
    const shown = await show(3);
    wheel(shown, 100);
    setBackgroundColor(shown.editor, '#102030');
    click(shown, 50 + 60, 350 + PAGE_GAP + 30);
    expect(shown.editor.page.value).to.equal('p2');
    expect(pictureColor(shown, 'p1')).to.equal('#102030');
  });

  it('a page gone to otherwise comes to the middle, one that is deleted makes room, and one alone is as ever', async () => {
    const shown = await show(5);
    shown.editor.goToPage('p4');
    shown.canvas.paintNow();
    expect(topOf(shown, 'p4')).to.equal(50);
    removePage(shown.editor, 'p4');
    shown.canvas.paintNow();
    expect(shown.editor.page.value).to.equal('p5');
    expect(topOf(shown, 'p5')).to.equal(50);
    for (let i = 0; i < 20; i += 1) wheel(shown, 400);
    expect(topOf(shown, 'p5')).to.be.above(-400);
    scrollPages(false);
    shown.canvas.paintNow();
    expect(pictures(shown)).to.eql([]);
    wheel(shown, -5000);
    expect(shown.editor.viewport.topOf(0)).to.be.below(500);
  });

  it('whoever types or drags keeps the page', async () => {
    const { editor } = openSession([[words('t', 'Words', 20, 20)], []]);
    const canvas = await fixture<DmCanvas>(
      html`<dm-canvas style="width: 600px; height: 500px" .editor=${editor}></dm-canvas>`,
    );
    const shown = { canvas, editor };
    editor.viewport.choose(1);
    editor.selection.set(['t']);
    editor.editingText.value = 't';
    wheel(shown, 400);
    await waitUntil(() => canvas.crisp, 'the page');
    expect([editor.page.value, editor.editingText.value]).to.eql(['p1', 't']);
    editor.editingText.value = null;
    await waitUntil(() => editor.page.value === 'p2', 'the page');
  });
});
