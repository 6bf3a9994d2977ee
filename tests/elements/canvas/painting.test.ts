import { expect } from '@open-wc/testing';
import { transformPoint } from '../../../elements/math/matrix.js';
import { seededRandom } from '../../../elements/math/random.js';
import { difference } from './block-difference.js';
import {
  colorAt,
  line,
  Mouse,
  open,
  photo,
  pixels,
  shape,
  words,
  type Opened,
  type Stored,
} from './support.js';
import { waitUntil } from '../../support/wait-until.js';

function scene(seed: number): Stored[] {
  const random = seededRandom(seed);
  return Array.from({ length: 60 }, (_, i) => {
    const x = random() * 420;
    const y = random() * 340;
    const more = {
      rotation: random() < 0.5 ? 0 : Math.round(random() * 360),
      opacity: random() < 0.3 ? 0.6 : 1,
    };
    const kind = i % 5;
    if (kind === 0) return words(`t${i}`, 'Some words', x, y, more);
    if (kind === 1) return photo(`m${i}`, x, y, 90, 60, more);
    if (kind === 2) return line(`l${i}`, x, y, 120, more);
    const details = {
      outline: kind === 3 ? 'star' : 'ellipse',
      fill: '#2f7fb8',
      stroke: '#1c1b18',
      stroke_width: 3,
    };
    return shape(`s${i}`, x, y, 70, 60, { ...more, shape_details: details });
  });
}

function randomDrags(opened: Opened, random: () => number, ids: readonly string[], count: number): void {
  for (let i = 0; i < count; i++) {
    const by = { x: (random() - 0.5) * 120, y: (random() - 0.5) * 120 };
    opened.editor.run('Move', () =>
      ids.forEach((id) => {
        const { position } = opened.editor.object(id)!;
        opened.editor.patch(id, { position: { ...position, x: position.x + by.x, y: position.y + by.y } });
      }),
    );
    opened.canvas.paintNow();
  }
}

const middleOf = ({ editor }: Opened, id: string): [number, number] => {
  const { position, width, height } = editor.object(id)!;
  return [Math.round(position.x + width / 2), Math.round(position.y + height / 2)];
};

const dragPrepared = ({ canvas }: Opened): Promise<void> =>
  waitUntil(() => canvas.dragPrepared, 'the layers are never ready');

/** Whether anything is drawn over the page in a rectangle of it. */
function chromeInk({ canvas, editor }: Opened, x: number, y: number, width: number, height: number): boolean {
  const chrome = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.chrome')!;
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const rect = [at.x, at.y, width, height].map((v) => Math.round(v * devicePixelRatio));
  const [left = 0, top = 0, across = 1, down = 1] = rect;
  const { data } = chrome.getContext('2d')!.getImageData(left, top, across, down);
  return data.some((value) => value > 0);
}

describe('dm-canvas: painting', () => {
  for (const prepared of [false, true])
    it(`shows the same after 25 drags as painted anew, ${prepared ? 'from layers' : 'by dirty rectangles'}`, async () => {
      const opened = await open(scene(7));
      const ids = ['s23', 't30', 'm31'];
      if (prepared) {
        opened.editor.selection.set(ids, { deep: true });
        await dragPrepared(opened);
      }
      randomDrags(opened, seededRandom(3), ids, 25);
      expect(opened.canvas.dragPrepared).to.equal(prepared);
      const shown = pixels(opened);
      opened.canvas.paintNow({ all: true });
      expect(difference(shown, pixels(opened))).to.be.below(12);
      const away = opened.editor.object('s23')!;
      opened.editor.run('Hide', () => opened.editor.patch('s23', { opacity: 0 }));
      opened.canvas.paintNow({ all: true });
      expect(difference(shown, pixels(opened)), `${away.id} not repainted would show`).to.be.above(20);
    });

  for (const [how, only] of [
    ['all', () => true],
    ['those on top', (i: number) => i > 20],
    ['what lies between others', (i: number) => i > 20 && i < 45],
  ] as const)
    it(`shows many that are dragged together as painted anew: ${how}`, async () => {
      const opened = await open([shape('paper', -40, -40, 580, 480), ...scene(5)]);
      const ids = scene(5).flatMap(({ id }, i) => (only(i) ? [id] : []));
      opened.editor.selection.set(ids, { deep: true });
      await dragPrepared(opened);
      const mouse = new Mouse(opened).down(...middleOf(opened, ids.at(-1)!)).move(40, 30);
      // past what it would snap to, half a pixel away: layers are put down on whole pixels
      mouse.hold({ ctrlKey: true });
      for (const [x, y] of [
        [460, 20],
        [20, 380],
        [271, 133],
      ] as const) {
        mouse.move(x, y);
        opened.canvas.paintNow();
        const shown = pixels(opened);
        expect(opened.canvas.dragPrepared).to.equal(true);
        opened.canvas.paintNow({ all: true });
        expect(difference(shown, pixels(opened)), `at ${x}, ${y}`).to.be.below(12);
      }
      mouse.up();
      opened.editor.history.undo();
      opened.canvas.paintNow();
      const undone = pixels(opened);
      opened.canvas.paintNow({ all: true });
      expect(difference(undone, pixels(opened)), 'after undo').to.be.below(12);
    });

  it('shows many that are dragged before anything was prepared, and what is done to them then', async () => {
    const opened = await open(scene(5));
    const { editor, canvas } = opened;
    editor.selection.set(editor.index.objects('p'), { deep: true });
    const mouse = new Mouse(opened).down(...middleOf(opened, 's58')).move(90, 70);
    canvas.paintNow();
    mouse.move(120, 95);
    canvas.paintNow();
    expect(canvas.dragPrepared, 'prepared by the first frame').to.equal(true);
    editor.run('Fade', () => editor.patch('s58', { opacity: 0.2 }));
    canvas.paintNow();
    const shown = pixels(opened);
    canvas.paintNow({ all: true });
    expect(difference(shown, pixels(opened))).to.be.below(12);
    mouse.up();
  });

  for (const [how, count] of [
    ['a few on a corner', 14],
    ['all', 300],
  ] as const)
    it(`shows what is dragged while it is still being prepared as painted anew: ${how}`, async () => {
      const many = Array.from({ length: 300 }, (_, i) =>
        words(`w${i}`, 'Some words', (i % 20) * 4, Math.floor(i / 20) * 6),
      );
      const idle: IdleRequestCallback[] = [];
      const real = globalThis.requestIdleCallback;
      globalThis.requestIdleCallback = (work) => idle.push(work);
      const slice = () => idle.shift()!({ didTimeout: false, timeRemaining: () => 0 });
      try {
        const opened = await open(many);
        const { canvas } = opened;
        opened.editor.selection.set(
          many.slice(-count).map(({ id }) => id),
          { deep: true },
        );
        await waitUntil(() => idle.length > 0, 'nothing is prepared');
        slice();
        const mouse = new Mouse(opened, { ctrlKey: true }).down(...middleOf(opened, 'w299')).move(200, 150);
        for (const [x, y] of [
          [260, 220],
          [330, 180],
        ] as const) {
          mouse.move(x, y);
          canvas.paintNow();
          while (!canvas.dragPrepared && idle.length > 0) slice();
          mouse.move(x + 3, y + 5);
          canvas.paintNow();
          const shown = pixels(opened);
          canvas.paintNow({ all: true });
          expect(difference(shown, pixels(opened)), `at ${x}, ${y}`).to.be.below(12);
        }
        mouse.up();
      } finally {
        globalThis.requestIdleCallback = real;
      }
    });

  it('follows undo, deleting, restacking and the page color', async () => {
    const opened = await open([
      shape('a', 50, 50),
      shape('b', 90, 70, 100, 80, { shape_details: { outline: 'rectangle', fill: '#2f7fb8' } }),
    ]);
    const { editor, canvas } = opened;
    expect(colorAt(opened, 120, 100)).to.equal('#2f7fb8');
    editor.run('Restack', () => {
      editor.patch('a', { layer_index: 1 });
      editor.patch('b', { layer_index: 0 });
    });
    canvas.paintNow();
    expect(colorAt(opened, 120, 100)).to.equal('#c4512d');
    editor.run('Delete', () => editor.store.remove('a'));
    canvas.paintNow();
    expect(colorAt(opened, 120, 100)).to.equal('#2f7fb8');
    expect(colorAt(opened, 60, 60)).to.equal('#ffffff');
    editor.history.undo();
    canvas.paintNow();
    expect(colorAt(opened, 60, 60)).to.equal('#c4512d');
    const page = editor.pageRecord();
    editor.run('Color', () =>
      editor.store.put({ ...page, page: { ...page.page, background_color: '#102030' } }),
    );
    canvas.paintNow();
    expect(colorAt(opened, 400, 300)).to.equal('#102030');
  });

  it('moves the picture while the view moves and is crisp when it rests', async () => {
    const opened = await open([shape('a', 50, 50, 100, 80, { rotation: 20 })]);
    opened.editor.viewport.zoomAt(2, { x: 300, y: 250 });
    opened.canvas.paintNow();
    const moved = pixels(opened);
    expect(colorAt(opened, 100, 90)).to.equal('#c4512d');
    await waitUntil(() => difference(moved, pixels(opened)) > 0, 'it never gets crisp');
    const rested = pixels(opened);
    opened.canvas.paintNow({ all: true });
    expect(difference(rested, pixels(opened))).to.equal(0);
  });

  it('keeps a prepared drag right while the view stands, and prepares again after zooming', async () => {
    const opened = await open(scene(11));
    opened.editor.selection.set(['s23'], { deep: true });
    await dragPrepared(opened);
    opened.editor.viewport.zoomAt(0.8, { x: 300, y: 250 });
    opened.canvas.paintNow();
    expect(opened.canvas.dragPrepared).to.equal(false);
    await dragPrepared(opened);
  });

  it('draws what arrives late, and settles the height of texts then', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const { editor, canvas } = opened;
    const late = words('t', 'Some more words than fit', 50, 150, { width: 200 });
    const object = { ...late, text_details: { ...(late.text_details as object), font: 'Fraunces' } };
    editor.run('Add', () =>
      editor.store.put({
        typeName: 'object',
        id: 't',
        page: 'p',
        slot: 'page',
        object: { ...object, layer_index: 1 } as never,
      }),
    );
    canvas.paintNow();
    await waitUntil(() => editor.object('t')!.height > 100, 'the height is never settled');
    expect(editor.history.undoName.value).to.equal('Add');
    editor.history.undo();
    expect(editor.object('t')).to.equal(undefined);
  });

  it('pans by wheel, middle button and space bar, and zooms at the pointer with Ctrl', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const { editor, canvas } = opened;
    const stage = canvas.shadowRoot!.querySelector('.stage')!;
    const { left, top } = stage.getBoundingClientRect();
    const at = () => editor.viewport.matrix.peek();
    const start = at();
    const wheel = (init: WheelEventInit) =>
      stage.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: left + 100,
          clientY: top + 100,
          ...init,
        }),
      );
    wheel({ deltaX: 10, deltaY: 20 });
    expect([at()[4] - start[4], at()[5] - start[5]]).to.eql([-10, -20]);
    const before = editor.viewport.toPage({ x: 100, y: 100 });
    wheel({ deltaY: -50, ctrlKey: true });
    expect(editor.viewport.scale.value).to.be.above(1.2);
    const now = editor.viewport.toPage({ x: 100, y: 100 });
    // the page's corner is held on whole CSS pixels, half of one each way
    const { scale } = editor.viewport;
    expect(Math.hypot(now.x - before.x, now.y - before.y) * scale.value).to.be.below(Math.SQRT1_2 + 1e-6);
    const held = at();
    const middle = new Mouse(opened, {}, { button: 1 });
    middle.move(100, 100).down();
    expect(canvas.gesture).to.equal('panning');
    middle.up();
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(canvas.gesture).to.equal('ready-to-pan');
    canvas.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    expect(canvas.gesture).to.equal('idle');
    expect(at()).to.eql(held);
  });

  it('pans and zooms with two fingers and selects nothing by it', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const touch = (pointerId: number) => new Mouse(opened, {}, { pointerId, pointerType: 'touch' });
    const [one, two] = [touch(11), touch(12)];
    one.down(80, 80);
    two.down(280, 80);
    expect(opened.canvas.gesture).to.equal('idle');
    const scale = opened.editor.viewport.scale.value;
    two.move(380, 80);
    expect(opened.editor.viewport.scale.value).to.be.closeTo(scale * 1.5, 0.01);
    one.up();
    two.up();
    expect(opened.canvas.gesture).to.equal('idle');
  });

  it('says of a picture that could not be had that it failed, over the page and not in it', async () => {
    const lost = { image_details: { src: 'gone', image_needs_autoset: true } };
    const opened = await open([photo('m', 50, 50, 200, 120, lost), photo('n', 300, 50, 40, 40, lost)]);
    expect(chromeInk(opened, 51, 51, 198, 118)).to.equal(true);
    expect(chromeInk(opened, 301, 51, 38, 38)).to.equal(false);
    const { objects } = opened.editor.toFile().pages[0]!;
    expect(JSON.stringify(objects)).not.to.contain('failed');
    opened.editor.run('Delete', () => opened.editor.store.remove('m'));
    opened.canvas.paintNow();
    expect(chromeInk(opened, 51, 51, 198, 118)).to.equal(false);
  });
});
