import { expect } from '@open-wc/testing';
import { croppingOf } from '../../../elements/editor/cropping/session.js';
import { textEditingOf } from '../../../elements/editor/text-editing/session.js';
import { expectAccessible } from '../../support/axe.js';
import { colorAt, line, Mouse, objectOf, open, photo, rest, shape, words, type Opened } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const key = ({ canvas }: Opened, name: string, more: KeyboardEventInit = {}): void => {
  canvas.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
};

describe('dm-canvas: gestures', () => {
  it('shows the page, and is accessible', async () => {
    const opened = await open([shape('a', 50, 50), words('t', 'Hello', 100, 200), photo('m', 250, 50)]);
    expect(colorAt(opened, 100, 90)).to.equal('#c4512d');
    expect(colorAt(opened, 20, 20)).to.equal('#ffffff');
    expect(colorAt(opened, 310, 90)).to.equal('#ffffff');
    expect(colorAt(opened, 255, 55)).to.equal('#3060c0');
    await expectAccessible(opened.canvas);
  });

  it('selects what is pressed, adds with Shift, and lets go on the desk', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    const mouse = new Mouse(opened);
    mouse.click(80, 80);
    expect(opened.editor.selection.ids).to.eql(['a']);
    mouse.hold({ shiftKey: true }).click(220, 80);
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    await rest();
    mouse.click(80, 80);
    expect(opened.editor.selection.ids).to.eql(['b']);
    mouse.hold({}).click(400, 300);
    expect(opened.editor.selection.ids).to.eql([]);
    const status = opened.canvas.shadowRoot!.querySelector('[role=status]')!;
    await waitUntil(() => status.textContent === 'Nothing selected');
  });

  it('tells aloud what is selected', async () => {
    const opened = await open([shape('a', 50, 50), words('t', 'Hello', 100, 200)]);
    const status = opened.canvas.shadowRoot!.querySelector('[role=status]')!;
    opened.editor.selection.set(['t']);
    await waitUntil(() => status.textContent === 'Text, “Hello”, 2 of 2');
    opened.editor.selection.set(['a', 't']);
    await waitUntil(() => status.textContent === '2 objects selected');
    opened.editor.selection.set(['a']);
    key(opened, 'ArrowRight');
    await waitUntil(() => status.textContent === 'x 51, y 50. Rectangle, 100 by 80, 1 of 2');
    opened.editor.history.undo();
    await waitUntil(() => status.textContent === 'Undid Nudge');
  });

  it('selects what a marquee meets, but nothing that is locked', async () => {
    const locked = shape('c', 320, 50, 100, 80, { locked: true });
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50), locked]);
    new Mouse(opened).drag({ x: 20, y: 20 }, { x: 350, y: 100 });
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    expect(opened.canvas.gesture).to.equal('idle');
  });

  it('selects the picture behind the page by a click on the page, and nothing by one on the desk', async () => {
    const background = { ...photo('bg', 0, 0, 500, 400), sub_type: 'background', layer_index: 0 };
    const opened = await open([shape('a', 50, 50)], { page: { background_image: background } });
    new Mouse(opened).click(400, 300);
    expect(opened.editor.selection.ids).to.eql(['bg']);
    new Mouse(opened).click(-30, -30);
    expect(opened.editor.selection.ids).to.eql([]);
  });

  it('takes a whole group by a click and one of its members by a double click', async () => {
    const groups = [{ id: 'g', objects: ['a', 'b'] }];
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)], { page: { groups } });
    const mouse = new Mouse(opened).click(80, 80);
    expect(opened.editor.selection.ids).to.eql(['a', 'b']);
    mouse.down().up();
    expect(opened.editor.selection.ids).to.eql(['a']);
  });

  it('drags what is pressed right after a click on it, and goes into it only by a click', async () => {
    const groups = [{ id: 'g', objects: ['a', 'b'] }];
    const opened = await open(
      [shape('a', 50, 50), shape('b', 200, 50), words('t', 'Hello there', 60, 200), photo('m', 300, 260)],
      { page: { groups } },
    );
    const { editor } = opened;
    const mouse = new Mouse(opened);
    const place = (id: string) => ({ ...objectOf(opened, id).position });
    const before = [place('t'), place('m')];
    mouse.click(90, 225).drag({ x: 90, y: 225 }, { x: 137, y: 258 });
    expect(editor.editingText.value).to.equal(null);
    expect(place('t')).not.to.eql(before[0]);
    await rest();
    mouse.click(310, 270).drag({ x: 310, y: 270 }, { x: 283, y: 259 });
    expect(croppingOf(editor).value).to.equal(null);
    expect(place('m')).not.to.eql(before[1]);
    await rest();
    mouse.click(80, 80).drag({ x: 80, y: 80 }, { x: 81, y: 133 });
    expect(editor.selection.ids).to.eql(['a', 'b']);
    expect(place('a').y).to.equal(place('b').y);
    expect(place('b').y).to.be.above(90);
    await rest();
    // a hand that trembles still double clicks
    const { x, y } = place('t');
    mouse
      .click(x + 60, y + 25)
      .down(x + 61, y + 26)
      .move(x + 62, y + 26)
      .up();
    expect(editor.editingText.value).to.equal('t');
    const { start, end } = textEditingOf(editor).peek()!.selectionRange.value;
    expect([start, end - start]).to.eql([start, 0]);
    expect(start).to.be.within(1, 4);
  });

  it('lets a second press that is given up be no double click', async () => {
    const opened = await open([words('t', 'Hello there', 60, 200)]);
    const mouse = new Mouse(opened).click(90, 225).down();
    opened.canvas.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    mouse.up();
    expect(opened.editor.editingText.value).to.equal(null);
    expect(opened.editor.selection.ids).to.eql(['t']);
  });

  it('sees through the holes of shapes and lines, and takes texts anywhere in their box', async () => {
    const ring = { shape_details: { outline: 'ellipse', stroke: '#000000', stroke_width: 10 } };
    const opened = await open([
      shape('under', 40, 40, 200, 200),
      shape('ring', 50, 50, 150, 150, ring),
      line('l', 260, 100, 200, { rotation: 30 }),
      words('t', 'i', 50, 300),
    ]);
    const { surface } = opened.editor;
    expect(surface!.hitTest({ x: 125, y: 125 })).to.equal('under');
    expect(surface!.hitTest({ x: 55, y: 125 })).to.equal('ring');
    expect(surface!.hitTest({ x: 360, y: 107 })).to.equal('l');
    expect(surface!.hitTest({ x: 300, y: 140 })).to.equal(null);
    expect(surface!.hitTest({ x: 320, y: 320 })).to.equal('t');
  });

  it('moves the selection as one step, which undo takes back exactly', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    const before = opened.text();
    opened.editor.selection.set(['a', 'b']);
    new Mouse(opened, { ctrlKey: true }).drag({ x: 80, y: 80 }, { x: 113, y: 139 });
    expect(objectOf(opened, 'a').position).to.include({ x: 83, y: 109 });
    expect(objectOf(opened, 'b').position).to.include({ x: 233, y: 109 });
    expect(opened.editor.history.undoName.value).to.equal('Move');
    opened.editor.history.undo();
    expect(opened.text()).to.equal(before);
    expect(opened.editor.history.undoName.value).to.equal(null);
  });

  it('moves along one axis with Shift', async () => {
    const opened = await open([shape('a', 50, 50)]);
    new Mouse(opened, { shiftKey: true, ctrlKey: true }).drag({ x: 80, y: 80 }, { x: 180, y: 111 });
    expect(objectOf(opened, 'a').position).to.include({ x: 150, y: 50 });
  });

  it("snaps to the page's middle and edges", async () => {
    const opened = await open([shape('a', 50, 50)]);
    new Mouse(opened).drag({ x: 80, y: 80 }, { x: 227, y: 34 });
    expect(objectOf(opened, 'a').position).to.include({ x: 200, y: 0 });
  });

  it('takes a gesture back on Escape and when the pointer is lost', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const before = opened.text();
    const mouse = new Mouse(opened).dragTo({ x: 80, y: 80 }, { x: 200, y: 200 });
    expect(opened.canvas.gesture).to.equal('translating');
    key(opened, 'Escape');
    mouse.up();
    expect(opened.text()).to.equal(before);
    mouse.dragTo({ x: 80, y: 80 }, { x: 200, y: 200 }).send('pointercancel');
    expect(opened.text()).to.equal(before);
    expect(opened.canvas.gesture).to.equal('idle');
    expect(opened.editor.history.undoName.value).to.equal(null);
    expect(opened.editor.selection.ids).to.eql(['a']);
  });

  it('nudges by arrows, a burst of them as one step', async () => {
    const opened = await open([shape('a', 50, 50)]);
    opened.editor.selection.set(['a']);
    key(opened, 'ArrowRight');
    key(opened, 'ArrowRight');
    key(opened, 'ArrowDown', { shiftKey: true });
    expect(objectOf(opened, 'a').position).to.include({ x: 52, y: 60 });
    opened.editor.history.undo();
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
  });

  it('leaves locked objects where they are', async () => {
    const opened = await open([shape('a', 50, 50, 100, 80, { locked: true })]);
    new Mouse(opened).drag({ x: 80, y: 80 }, { x: 200, y: 200 });
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
    opened.editor.selection.set(['a']);
    key(opened, 'ArrowRight');
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
  });

  it('walks through the objects with Tab and out at the end', async () => {
    const opened = await open([shape('a', 50, 50), shape('b', 200, 50)]);
    opened.editor.selection.set(['a']);
    key(opened, 'Tab');
    expect(opened.editor.selection.ids).to.eql(['b']);
    const last = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    opened.canvas.dispatchEvent(last);
    expect(last.defaultPrevented).to.equal(false);
    key(opened, 'Escape');
    expect(opened.editor.selection.ids).to.eql([]);
  });

  it('shows without letting anything be selected when readonly', async () => {
    const opened = await open([shape('a', 50, 50)], { readonly: true });
    new Mouse(opened).drag({ x: 80, y: 80 }, { x: 200, y: 200 });
    expect(opened.editor.selection.ids).to.eql([]);
    expect(objectOf(opened, 'a').position).to.include({ x: 50, y: 50 });
    await expectAccessible(opened.canvas);
  });
});
