import { expect } from '@open-wc/testing';
import { seededRandom } from '../../../elements/math/random.js';
import { difference } from './block-difference.js';
import { colorAt, Mouse, open, photo, pixels, shape, words, type Opened, type Stored } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const shadow = { shadowColor: '#203060', r: 5, theta: 60, blur: 4, opacity: 1, size: 5 };
const effect = {
  stroke: true,
  strokeSize: 3,
  strokeColor: '#ffffff',
  glow: true,
  glowColor: '#ff00aa',
  glowIntensity: 80,
};
const blue = { shape_details: { outline: 'ellipse', fill: '#2f7fb8' } };

/** Things with shadows, blends and text effects, two of them in a group that is painted as one. */
const scene: readonly Stored[] = [
  photo('under', 20, 20, 300, 220),
  shape('cast', 60, 60, 110, 90, { shadow, rotation: 30 }),
  shape('first', 200, 60, 100, 100, { ...blue, shadow }),
  shape('between', 260, 100, 100, 100),
  shape('blended', 120, 160, 120, 110, { ...blue, blend_mode: 'multiply', shadow }),
  shape('second', 280, 150, 100, 100, blue),
  { ...words('neon', 'Neon', 80, 260), shadow },
];
const groups = [{ id: 'g', objects: ['first', 'second'], opacity: 0.5 }];

async function effects(): Promise<Opened> {
  const opened = await open(
    scene.map((object) =>
      object.id === 'neon'
        ? { ...object, text_details: { ...(object.text_details as object), text_effect: effect } }
        : object,
    ),
    { page: { groups } },
  );
  return opened;
}

function drag({ editor, canvas }: Opened, ids: readonly string[]): void {
  const random = seededRandom(11);
  for (let i = 0; i < 12; i++) {
    const by = { x: (random() - 0.5) * 110, y: (random() - 0.5) * 110 };
    editor.run('Move', () =>
      ids.forEach((id) => {
        const { position } = editor.object(id)!;
        editor.patch(id, { position: { ...position, x: position.x + by.x, y: position.y + by.y } });
      }),
    );
    canvas.paintNow();
  }
}

describe('dm-canvas: effects', () => {
  for (const ids of [['cast'], ['blended'], ['neon'], ['first'], ['first', 'second'], ['under']])
    it(`leaves no trail of ${ids.join(' and ')} when dragged`, async () => {
      const opened = await effects();
      const before = pixels(opened);
      drag(opened, ids);
      const shown = pixels(opened);
      opened.canvas.paintNow({ all: true });
      expect(difference(shown, pixels(opened))).to.be.below(8);
      expect(difference(shown, before), 'nothing moved').to.be.above(20);
    });

  it('drags from layers where nothing above blends, and shows the same', async () => {
    const opened = await effects();
    opened.editor.selection.set(['neon'], { deep: true });
    await waitUntil(() => opened.canvas.dragPrepared, 'the layers are never ready');
    drag(opened, ['neon']);
    expect(opened.canvas.dragPrepared).to.equal(true);
    const shown = pixels(opened);
    opened.canvas.paintNow({ all: true });
    expect(difference(shown, pixels(opened))).to.be.below(8);
  });

  it('paints a faded group as one, and follows its opacity, its blend and its end', async () => {
    const opened = await open([shape('a', 50, 50, 100, 100), shape('b', 100, 100, 100, 100, blue)], {
      page: { groups: [{ id: 'g', objects: ['a', 'b'], opacity: 0.5 }] },
    });
    const { editor, canvas } = opened;
    const faded = colorAt(opened, 180, 180);
    expect(colorAt(opened, 120, 120), 'nothing shows through').to.equal(faded);
    const record = editor.store.get('g')!;
    if (record.typeName !== 'group') throw new Error('no group');
    editor.run('Opacity', () => editor.store.put({ ...record, extra: {} }));
    canvas.paintNow();
    expect(colorAt(opened, 120, 120)).to.equal('#2f7fb8');
    editor.history.undo();
    canvas.paintNow();
    expect(colorAt(opened, 120, 120)).to.equal(faded);
    editor.run('Ungroup', () => editor.store.remove('g'));
    canvas.paintNow();
    expect(colorAt(opened, 120, 120)).to.equal('#2f7fb8');
  });

  it('neither paints nor meets what is hidden', async () => {
    const opened = await open([
      shape('a', 50, 50, 100, 100),
      shape('b', 50, 50, 100, 100, { ...blue, hidden: true }),
    ]);
    const { editor, canvas } = opened;
    expect(colorAt(opened, 100, 100)).to.equal('#c4512d');
    new Mouse(opened).click(100, 100);
    expect(editor.selection.ids).to.eql(['a']);
    editor.run('Hide', () => editor.patch('a', { hidden: true }));
    canvas.paintNow();
    expect(colorAt(opened, 100, 100)).to.equal('#ffffff');
  });
});
