import { expect } from '@open-wc/testing';
import { transformPoint } from '../../../elements/math/matrix.js';
import { Mouse, open, shape, type Opened } from './support.js';

/** Pixels of each color drawn over the page along a stretch of it, from left to right. */
function chromeAcross({ canvas, editor }: Opened, x: number, y: number, width: number): string[] {
  const chrome = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.chrome')!;
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const [left, top] = [at.x, at.y].map((v) => Math.round(v * devicePixelRatio)) as [number, number];
  const { data } = chrome.getContext('2d')!.getImageData(left, top, width, 1);
  return Array.from({ length: width }, (_, i) => data.slice(4 * i, 4 * i + 4).join(' ')).filter(
    (pixel) => !pixel.endsWith(' 0'),
  );
}

const isWhite = (pixel: string): boolean => pixel.startsWith('255 255 255');
const isGreen = (pixel: string): boolean => pixel === '12 143 105 255';

describe('dm-canvas: outlines of many objects', () => {
  it('has one plain line for each while a marquee is drawn, and light edges once it is done', async () => {
    const opened = await open([shape('a', 100, 100), shape('b', 300, 100, 100, 80, { rotation: 90 })]);
    // ends inside both, so that what is met is all the marquee has drawn at the far sides
    const mouse = new Mouse(opened).down(450, 20).move(380, 110).move(150, 130);
    opened.canvas.paintNow();
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    const upright = chromeAcross(opened, 95, 165, 10);
    expect([upright.filter(isGreen).length, upright.some(isWhite)]).to.eql([1, false]);
    expect(chromeAcross(opened, 305, 185, 10).some(isWhite)).to.equal(false);
    expect(chromeAcross(opened, 305, 185, 10)).not.to.eql([]);
    mouse.up();
    opened.canvas.paintNow();
    expect(chromeAcross(opened, 95, 165, 10).some(isWhite)).to.equal(true);
  });

  it('leaves out what is out of sight', async () => {
    const opened = await open([shape('a', 100, 100), shape('b', -900, 100), shape('c', 300, 100)]);
    opened.editor.selection.set(['a', 'b', 'c']);
    opened.canvas.paintNow();
    expect(chromeAcross(opened, 295, 165, 10)).not.to.eql([]);
  });

  it('draws more than a hundred selected objects plainly too', async () => {
    const row = Array.from({ length: 120 }, (_, i) => shape(`s${i}`, 4 * i, 100, 3, 80));
    const opened = await open([...row, shape('last', 20, 250)]);
    opened.editor.selection.set(['last', 's3']);
    opened.canvas.paintNow();
    expect(chromeAcross(opened, 115, 300, 10).some(isWhite)).to.equal(true);
    opened.editor.selection.set([...row.map(({ id }) => id), 'last']);
    opened.canvas.paintNow();
    const plain = chromeAcross(opened, 115, 300, 10);
    expect([plain.filter(isGreen).length, plain.some(isWhite)]).to.eql([1, false]);
  });
});
