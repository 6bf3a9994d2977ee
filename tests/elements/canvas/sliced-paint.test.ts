import { expect } from '@open-wc/testing';
import type { Paintable } from '../../../elements/canvas/scene/paintable.js';
import { SlicedPaint } from '../../../elements/canvas/painting/sliced-paint.js';
import { difference } from './block-difference.js';
import { colorAt, open, pixels, shape, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const crisp = ({ canvas }: Opened): Promise<void> => waitUntil(() => canvas.crisp, 'it never gets crisp');

/** Many shapes side by side, each turned: more than is painted in a slice. */
const many = () =>
  Array.from({ length: 400 }, (_, i) =>
    shape(`s${i}`, (i % 20) * 24, Math.floor(i / 20) * 18, 22, 16, { rotation: i }),
  );

/** Something that takes a while to paint, and counts. */
function slowItems(count: number): { readonly items: Paintable[]; painted: number } {
  const slow = { items: [] as Paintable[], painted: 0 };
  const draw = (context: CanvasRenderingContext2D): void => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    slow.painted++;
    context.fillStyle = '#c4512d';
    context.fillRect(0, 0, 20, 20);
  };
  const ink = { x: 0, y: 0, width: 20, height: 20 };
  slow.items.push(...Array.from({ length: count }, () => ({ ink, draw, items: [] }) as unknown as Paintable));
  return slow;
}

describe('dm-canvas: settling', () => {
  it('paints aside in slices, and hands the picture over when all is painted', async () => {
    const { editor } = await open([]);
    const paint = new SlicedPaint(editor);
    const slow = slowItems(30);
    let picture: HTMLCanvasElement | undefined;
    let color: Uint8ClampedArray | undefined;
    paint.start(slow.items, [1, 0, 0, 1, 0, 0], { width: 50, height: 40 }, (canvas) => {
      picture = canvas;
      color = canvas.getContext('2d')!.getImageData(5, 5, 1, 1).data;
    });
    expect(slow.painted).to.be.within(1, 29);
    expect(paint.underWay).to.equal(true);
    const turns: number[] = [];
    while (!picture) {
      turns.push(slow.painted);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(turns.length).to.be.above(2);
    expect([slow.painted, paint.underWay]).to.deep.equal([30, false]);
    expect([...color!]).to.deep.equal([0xc4, 0x51, 0x2d, 255]);
    paint.dispose();
  });

  it('paints no further once it is canceled', async () => {
    const { editor } = await open([]);
    const paint = new SlicedPaint(editor);
    const slow = slowItems(30);
    paint.start(slow.items, [1, 0, 0, 1, 0, 0], { width: 50, height: 40 }, () => expect.fail('ready'));
    const { painted } = slow;
    paint.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([slow.painted, paint.underWay]).to.deep.equal([painted, false]);
  });

  it('shows what changes before it is crisp at once, and is right in the end', async () => {
    const opened = await open([...many(), shape('top', 50, 50, 60, 60)]);
    const { editor, canvas } = opened;
    editor.viewport.zoomAt(1.5, { x: 0, y: 0 });
    canvas.paintNow();
    expect(canvas.crisp).to.equal(false);
    editor.run('Color', () =>
      editor.patch('top', { shape_details: { outline: 'rectangle', fill: '#2f7fb8' } } as never),
    );
    canvas.paintNow();
    expect(colorAt(opened, 80, 80)).to.equal('#2f7fb8');
    // the snapshot has it too
    editor.viewport.panBy({ x: 12, y: 9 });
    canvas.paintNow();
    expect(colorAt(opened, 80, 80)).to.equal('#2f7fb8');
    await crisp(opened);
    const settled = pixels(opened);
    canvas.paintNow({ all: true });
    expect(difference(settled, pixels(opened))).to.equal(0);
  });

  it('begins anew when the page is moved or changed while it is painted aside', async () => {
    const blue = { shape_details: { outline: 'rectangle', fill: '#2f7fb8' } };
    const opened = await open([...many(), shape('top', 50, 50, 60, 60, blue)]);
    const { editor, canvas } = opened;
    for (let i = 0; i < 12; i++) {
      editor.viewport.panBy({ x: 7, y: -5 });
      canvas.paintNow();
      // about as long as the rest it waits for: some of these meet it at work
      await new Promise((resolve) => setTimeout(resolve, 116 + i));
      editor.run('Move', () => editor.patch('top', { position: { x: 100 + i * 20, y: 90 } }));
      canvas.paintNow();
    }
    await crisp(opened);
    const settled = pixels(opened);
    canvas.paintNow({ all: true });
    // a place painted again alone differs by a hair
    expect(difference(settled, pixels(opened))).to.be.below(12);
  });
});
