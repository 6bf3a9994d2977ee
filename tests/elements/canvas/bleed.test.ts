import { expect } from '@open-wc/testing';
import { setBleed } from '../../../elements/editor/pages/bleed.js';
import { transformPoint } from '../../../elements/math/matrix.js';
import { colorAt, open, shape, type Opened } from './support.js';

const bar = shape('bar', -40, 100, 100, 60, { shape_details: { outline: 'rectangle', fill: '#c4512d' } });

/** Whether something is drawn over a place of the page. */
function chromeAt({ canvas, editor }: Opened, x: number, y: number): boolean {
  const chrome = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.chrome')!;
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const [left, top] = [at.x - 3, at.y].map((v) => Math.round(v * devicePixelRatio)) as [number, number];
  const { data } = chrome.getContext('2d')!.getImageData(left, top, 6, 12);
  return data.some((value) => value > 0);
}

const alphaAt = ({ canvas, editor }: Opened, x: number, y: number): number => {
  const art = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.art')!;
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const [left, top] = [at.x, at.y].map((v) => Math.round(v * devicePixelRatio)) as [number, number];
  return art.getContext('2d')!.getImageData(left, top, 1, 1).data[3]!;
};

describe('the bleed on the canvas', () => {
  it('shows the page color and what reaches into it, around a trim line; undo takes it away', async () => {
    const opened = await open([bar], { page: { background_color: '#2f7fb8' } });
    const { editor, canvas } = opened;
    expect(alphaAt(opened, -10, 20)).to.equal(0);
    expect(chromeAt(opened, 0, 300)).to.equal(false);
    setBleed(editor, 20);
    canvas.paintNow();
    expect(colorAt(opened, -10, 20)).to.equal('#2f7fb8');
    expect(colorAt(opened, -10, 120)).to.equal('#c4512d');
    expect(alphaAt(opened, -25, 120)).to.equal(0);
    expect(chromeAt(opened, 0, 300)).to.equal(true);
    editor.history.undo();
    canvas.paintNow();
    expect(alphaAt(opened, -10, 120)).to.equal(0);
    expect(chromeAt(opened, 0, 300)).to.equal(false);
  });

  it('goes on with the background picture, which is met by no pointer there', async () => {
    const background = {
      id: 'bg',
      ...{ type: 'image', sub_type: 'background', layer_index: 0, position: { x: 0, y: 0 } },
      ...{ width: 500, height: 400, rotation: 0, opacity: 1, locked: false, image_details: { src: 'photo' } },
    };
    const opened = await open([], { design: { bleed: 20 }, page: { background_image: background } });
    const { editor, canvas } = opened;
    await editor.resources.ensure([editor.object('bg')!]);
    canvas.paintNow({ all: true });
    expect(colorAt(opened, -8, 200)).to.equal(colorAt(opened, 8, 200));
    expect(colorAt(opened, -8, 200)).not.to.equal('#ffffff');
    editor.run('Remove', () => editor.store.remove('bg'));
    canvas.paintNow();
    expect(colorAt(opened, -8, 200)).to.equal('#ffffff');
  });

  it('is in sight when the page is fitted', async () => {
    const { editor } = await open([]);
    editor.viewport.choose('fit');
    const before = editor.viewport.scale.value;
    setBleed(editor, 96);
    expect(editor.viewport.scale.value).to.be.below(before);
  });
});
