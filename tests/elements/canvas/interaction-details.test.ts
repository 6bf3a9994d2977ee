import { aTimeout, expect } from '@open-wc/testing';
import { showRulers } from '../../../elements/editor/arranging/guides.js';
import { addGuideVertical } from '../../../elements/editor/commands/view/add-guide-vertical.js';
import { toggleRulers } from '../../../elements/editor/commands/view/toggle-rulers.js';
import { expectAccessible } from '../../support/axe.js';
import { line, Mouse, objectOf, open, rest, shape, words, type Opened } from './support.js';

const key = (opened: Opened, type: string, name: string, held: KeyboardEventInit = {}): void => {
  opened.canvas.dispatchEvent(
    new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...held }),
  );
};
const at = (opened: Opened, id: string): number[] => {
  const { x, y } = objectOf(opened, id).position;
  return [x, y];
};
const ids = ({ editor }: Opened): readonly string[] => editor.index.objects(editor.page.value);
const guides = ({ editor }: Opened) => editor.pageRecord().page.guides ?? [];
const guideElements = ({ canvas }: Opened): HTMLElement[] => [
  ...canvas.shadowRoot!.querySelectorAll<HTMLElement>('.guide'),
];
const touch = (opened: Opened, pointerId: number) =>
  new Mouse(opened, {}, { pointerId, pointerType: 'touch' });

describe('dm-canvas: snapping', () => {
  it('snaps to another object on each axis, and lets go with Ctrl', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 230, 210, 60, 60)]);
    const mouse = new Mouse(opened).dragTo({ x: 80, y: 80 }, { x: 258, y: 243 });
    expect(at(opened, 'a')).to.eql([230, 210]);
    mouse.hold({ ctrlKey: true }).move(258, 243);
    expect(at(opened, 'a')).to.eql([228, 213]);
    mouse.up();
  });

  it('snaps a pulled side, and the end of a line', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 223, 210, 60, 60), line('l', 60, 300, 100)]);
    opened.editor.selection.set(['a']);
    new Mouse(opened).drag({ x: 150, y: 90 }, { x: 219, y: 95 });
    expect(objectOf(opened, 'a').width).to.equal(173);
    opened.editor.selection.set(['l']);
    new Mouse(opened).drag({ x: 160, y: 302 }, { x: 255, y: 273 });
    const { width } = objectOf(opened, 'l');
    expect(width).to.be.closeTo(Math.hypot(253 - 60, 302 - 270), 1e-6);
  });

  it('counts a group as one, and does not snap to what is hidden', async () => {
    const groups = [{ id: 'g', objects: ['b', 'c'] }];
    const hidden = shape('h', 113, 10, 13, 13, { hidden: true });
    const members = [shape('b', 301, 250, 20, 20), shape('c', 401, 290, 20, 20)];
    const opened = await open([shape('a', 50, 50, 60, 40), ...members, hidden], { page: { groups } });
    const mouse = new Mouse(opened);
    // its left edge near that of the hidden one, then near that of the second member
    mouse.dragTo({ x: 70, y: 70 }, { x: 135, y: 131 });
    expect(at(opened, 'a')[0]).to.equal(115);
    mouse.move(419, 131);
    expect(at(opened, 'a')[0]).to.equal(399);
    mouse.move(319, 131);
    expect(at(opened, 'a')[0]).to.equal(301);
    mouse.up();
  });
});

describe('dm-canvas: dragging with modifiers', () => {
  it('moves a copy with Alt, as one step, and selects it', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const before = opened.text();
    new Mouse(opened, { altKey: true }).drag({ x: 80, y: 80 }, { x: 193, y: 197 });
    expect(at(opened, 'a')).to.eql([50, 50]);
    const copy = ids(opened)[1]!;
    expect(opened.editor.selection.ids).to.eql([copy]);
    expect(at(opened, copy)).to.eql([163, 167]);
    expect(opened.editor.history.depth).to.equal(1);
    expect(opened.editor.history.undoName.value).to.equal('Duplicate');
    opened.editor.history.undo();
    expect(opened.text()).to.equal(before);
  });

  it('turns a drag into a copy and back while Alt is pressed and let go, without the pointer moving', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 50, 200)], {
      page: { groups: [{ id: 'g', objects: ['a', 'b'] }] },
    });
    const mouse = new Mouse(opened, { ctrlKey: true });
    opened.editor.selection.set(['a']);
    mouse.dragTo({ x: 80, y: 80 }, { x: 190, y: 110 });
    expect(at(opened, 'a')).to.eql([160, 80]);
    key(opened, 'keydown', 'Alt', { altKey: true, ctrlKey: true });
    expect(at(opened, 'a')).to.eql([50, 50]);
    expect(ids(opened).length).to.equal(4);
    expect(opened.editor.index.groups('p').length).to.equal(2);
    key(opened, 'keyup', 'Alt', { ctrlKey: true });
    expect(ids(opened)).to.eql(['a', 'b']);
    expect(at(opened, 'a')).to.eql([160, 80]);
    key(opened, 'keydown', 'Shift', { shiftKey: true, ctrlKey: true });
    expect(at(opened, 'a')).to.eql([160, 50]);
    mouse.hold({ shiftKey: true, ctrlKey: true }).up();
    expect(opened.editor.history.depth).to.equal(1);
    expect(opened.editor.history.undoName.value).to.equal('Move');
  });

  it('leaves no copy and the original selected when it is given up', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const before = opened.text();
    const mouse = new Mouse(opened, { altKey: true }).dragTo({ x: 80, y: 80 }, { x: 190, y: 190 });
    key(opened, 'keydown', 'Escape');
    mouse.up();
    expect(opened.text()).to.equal(before);
    expect(opened.editor.selection.ids).to.eql(['a']);
    expect(opened.editor.history.depth).to.equal(0);
  });

  it('stretches several shapes by a side, and scales them together with a text', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 250, 150), words('t', 'Hello', 60, 300)]);
    opened.editor.selection.set(['a', 'b']);
    new Mouse(opened, { ctrlKey: true }).drag({ x: 350, y: 140 }, { x: 500, y: 140 });
    expect(objectOf(opened, 'a')).to.include({ width: 150, height: 80 });
    expect([...at(opened, 'b'), objectOf(opened, 'b').width]).to.eql([350, 150, 150]);
    opened.editor.selection.set(['a', 't']);
    const { x, y, width, height } = opened.editor.selection.box.value!;
    // no handle there: the press moves nothing by a side
    new Mouse(opened, { ctrlKey: true }).drag({ x: x + width, y: y + height / 2 }, { x: x + width + 40, y });
    expect(objectOf(opened, 'a')).to.include({ width: 150, height: 80 });
  });
});

describe('dm-canvas: selecting in depth', () => {
  const nested = () => {
    const groups = [
      { id: 'outer', objects: ['c'] },
      { id: 'inner', objects: ['a', 'b'], parent: 'outer' },
    ];
    return open(
      [shape('a', 20, 50, 80), shape('b', 120, 50, 80), shape('c', 220, 50, 80), shape('d', 330, 50)],
      {
        page: { groups },
      },
    );
  };

  it('goes one level deeper with each double click, and stays there for clicks beside', async () => {
    const opened = await nested();
    const mouse = new Mouse(opened).doubleClick(40, 80);
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    await rest();
    mouse.doubleClick(40, 80);
    expect(opened.editor.selection.ids).to.eql(['a']);
    await rest();
    mouse.click(140, 80);
    expect(opened.editor.selection.ids).to.eql(['b']);
    mouse.click(240, 80);
    expect(opened.editor.selection.ids).to.eql(['c']);
    mouse.click(350, 80);
    expect(opened.editor.selection.ids).to.eql(['d']);
    mouse.click(240, 80);
    expect(opened.editor.selection.ids).to.eql(['a', 'b', 'c']);
  });

  it('takes a member at once with Ctrl, then what lies under it', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 60, 60), shape('c', 70, 70)], {
      page: { groups: [{ id: 'g', objects: ['b', 'c'] }] },
    });
    const mouse = new Mouse(opened, { ctrlKey: true });
    const seen = [1, 2, 3, 4].map(() => {
      mouse.click(100, 100);
      return opened.editor.selection.ids[0];
    });
    expect(seen).to.eql(['c', 'b', 'a', 'c']);
  });

  it('selects by a marquee what it touches, with Alt what it holds, with Ctrl out of groups', async () => {
    const opened = await nested();
    const drag = (keys: object) => new Mouse(opened, keys).drag({ x: 10, y: 30 }, { x: 150, y: 160 });
    drag({});
    expect(opened.editor.selection.ids).to.eql(['a', 'b', 'c']);
    drag({ ctrlKey: true });
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    drag({ altKey: true });
    expect(opened.editor.selection.ids).to.eql([]);
    drag({ altKey: true, ctrlKey: true });
    expect(opened.editor.selection.ids).to.eql(['a']);
  });

  it('touches a turned object where it is, not where its bounds are', async () => {
    const opened = await open([line('l', 100, 200, 300, { rotation: 45 })]);
    new Mouse(opened).drag({ x: 145, y: 270 }, { x: 200, y: 305 });
    expect(opened.editor.selection.ids).to.eql([]);
    new Mouse(opened).drag({ x: 145, y: 270 }, { x: 340, y: 220 });
    expect(opened.editor.selection.ids).to.eql(['l']);
  });
});

describe('dm-canvas: rulers and guides', () => {
  afterEach(() => showRulers(false));

  const pull = (opened: Opened, from: { x: number; y: number }, to: { x: number; y: number }): Mouse => {
    const { x, y } = opened.editor.viewport.toPage(from);
    return new Mouse(opened).dragTo({ x, y }, to);
  };

  it('are shown by a command, which is remembered, and are accessible', async () => {
    const opened = await open([shape('a', 50, 50)], { page: { guides: [{ axis: 'x', at: 120 }] } });
    const place = opened.canvas.shadowRoot!.querySelector<HTMLElement>('.rulers')!;
    expect(place.hidden).to.equal(true);
    expect(guideElements(opened).length).to.equal(0);
    toggleRulers.run(opened.editor);
    expect(place.hidden).to.equal(false);
    expect(localStorage.getItem('dm-rulers')).to.equal('on');
    expect(guideElements(opened)[0]!.getAttribute('aria-valuetext')).to.equal('120 px');
    await expectAccessible(opened.canvas);
    toggleRulers.run(opened.editor);
    expect(place.hidden).to.equal(true);
  });

  it('gives a guide to who pulls at a ruler, one step, which objects then snap to', async () => {
    const opened = await open([shape('a', 50, 50)]);
    showRulers(true);
    pull(opened, { x: 10, y: 200 }, { x: 171, y: 90 }).up();
    expect(guides(opened)).to.eql([{ axis: 'x', at: 171 }]);
    expect(opened.editor.history.undoName.value).to.equal('Add guide');
    new Mouse(opened).drag({ x: 80, y: 80 }, { x: 204, y: 120 });
    expect(at(opened, 'a')[0]).to.equal(171);
    opened.editor.history.undo();
    opened.editor.history.undo();
    expect(guides(opened)).to.eql([]);
  });

  it('moves a guide, lets go of it over the ruler, and brings it back by Escape and undo', async () => {
    const opened = await open([], { page: { guides: [{ axis: 'y', at: 120 }] } });
    showRulers(true);
    const before = opened.text();
    new Mouse(opened).drag({ x: 300, y: 120 }, { x: 300, y: 161 });
    expect(guides(opened)).to.eql([{ axis: 'y', at: 161 }]);
    const away = opened.editor.viewport.toPage({ x: 200, y: 5 });
    const mouse = new Mouse(opened).dragTo({ x: 300, y: 161 }, away);
    expect(guides(opened)).to.eql([]);
    mouse.move(300, 150).move(away.x, away.y);
    key(opened, 'keydown', 'Escape');
    mouse.up();
    expect(guides(opened)).to.eql([{ axis: 'y', at: 161 }]);
    new Mouse(opened).drag({ x: 300, y: 161 }, away);
    expect(guides(opened)).to.eql([]);
    expect(opened.editor.history.depth).to.equal(2);
    opened.editor.history.undo();
    opened.editor.history.undo();
    expect(opened.text()).to.equal(before);
  });

  it('leaves no step of a guide that was put back before it was let go', async () => {
    const opened = await open([]);
    showRulers(true);
    const ruler = opened.editor.viewport.toPage({ x: 10, y: 200 });
    new Mouse(opened).dragTo(ruler, { x: 100, y: 100 }).move(ruler.x, ruler.y).up();
    expect(guides(opened)).to.eql([]);
    expect(opened.editor.history.depth).to.equal(0);
  });

  it('can be had by keys alone: added, moved and removed', async () => {
    const opened = await open([]);
    addGuideVertical.run(opened.editor);
    await aTimeout(50);
    const [guide] = guideElements(opened);
    expect(opened.canvas.shadowRoot!.activeElement).to.equal(guide);
    const press = (name: string, held: KeyboardEventInit = {}): void => {
      const event = new KeyboardEvent('keydown', {
        key: name,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...held,
      });
      guide!.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(true);
    };
    press('ArrowLeft');
    press('ArrowRight', { shiftKey: true });
    expect(guides(opened)).to.eql([{ axis: 'x', at: 259 }]);
    expect(guide!.getAttribute('aria-valuenow')).to.equal('259');
    press('Delete');
    expect(guides(opened)).to.eql([]);
    expect(document.activeElement).to.equal(opened.canvas);
  });
});

describe('dm-canvas: fingers', () => {
  it('take a running drag back when a second one comes, without a step', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const before = opened.text();
    const one = touch(opened, 21).down(80, 80);
    one.move(120, 120).move(160, 140);
    expect(opened.canvas.gesture).to.equal('translating');
    const two = touch(opened, 22).down(300, 300);
    expect(opened.text()).to.equal(before);
    two.move(340, 340);
    one.up();
    two.up();
    expect(opened.text()).to.equal(before);
    expect(opened.editor.history.depth).to.equal(0);
  });

  it('ask for the menu by resting, and drag nothing after it', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const asked: MouseEvent[] = [];
    opened.canvas.addEventListener('contextmenu', (event) => asked.push(event));
    const finger = touch(opened, 23).down(80, 80);
    finger.move(82, 81);
    await aTimeout(600);
    expect(asked.length).to.equal(1);
    expect(opened.editor.selection.ids).to.eql(['a']);
    finger.move(160, 160).up();
    expect(at(opened, 'a')).to.eql([50, 50]);
    touch(opened, 24).down(80, 80).move(140, 140).up();
    await aTimeout(600);
    expect(asked.length).to.equal(1);
  });
});
