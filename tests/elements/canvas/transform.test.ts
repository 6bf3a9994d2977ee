import { expect } from '@open-wc/testing';
import type { Box, Point } from '../../../elements/math/geometry.js';
import { boxOf } from '../../../elements/objects/object-bounds.js';
import { anchorOf, pointOfBox } from '../../../elements/editor/transform/box-resize.js';
import { DIRECTIONS, type ResizeHandle } from '../../../elements/editor/transform/handles.js';
import { line, Mouse, objectOf, open, photo, shape, words, type Opened } from './support.js';

const boxNow = (opened: Opened, id: string): Box => boxOf(objectOf(opened, id));
const handlePoint = (box: Box, handle: ResizeHandle): Point => {
  const { x, y } = DIRECTIONS[handle];
  return pointOfBox(box, { x: (x + 1) / 2, y: (y + 1) / 2 });
};
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const outwards = (box: Box, handle: ResizeHandle, by: number): Point => {
  const at = handlePoint(box, handle);
  const middle = pointOfBox(box, { x: 0.5, y: 0.5 });
  const length = gap(at, middle);
  return { x: at.x + ((at.x - middle.x) / length) * by, y: at.y + ((at.y - middle.y) / length) * by };
};

describe('dm-canvas: resizing and turning', () => {
  for (const rotation of [0, 30, 200])
    for (const handle of Object.keys(DIRECTIONS) as ResizeHandle[])
      it(`resizes by ${handle} a box turned by ${rotation} degrees; the opposite stays`, async () => {
        const opened = await open([shape('a', 180, 150, 140, 100, { rotation })]);
        const text = opened.text();
        opened.editor.selection.set(['a']);
        const before = boxNow(opened, 'a');
        const anchor = anchorOf(DIRECTIONS[handle], false);
        new Mouse(opened).drag(handlePoint(before, handle), outwards(before, handle, 40));
        const now = boxNow(opened, 'a');
        expect(gap(pointOfBox(now, anchor), pointOfBox(before, anchor))).to.be.below(1e-6);
        expect(now.width * now.height).to.be.above(before.width * before.height * 1.2);
        expect(opened.editor.history.undoName.value).to.equal('Resize');
        opened.editor.history.undo();
        expect(opened.text()).to.equal(text);
      });

  it('keeps the center with Alt and the proportions with Shift', async () => {
    const opened = await open([shape('a', 180, 150, 140, 100, { rotation: 20 })]);
    opened.editor.selection.set(['a']);
    const before = boxNow(opened, 'a');
    const mouse = new Mouse(opened, { altKey: true, shiftKey: true });
    mouse.drag(handlePoint(before, 'se'), outwards(before, 'se', 30));
    const now = boxNow(opened, 'a');
    const middle = { x: 0.5, y: 0.5 };
    expect(gap(pointOfBox(now, middle), pointOfBox(before, middle))).to.be.below(1e-6);
    expect(now.width / now.height).to.be.closeTo(1.4, 1e-6);
  });

  it('keeps the proportions of a picture at its corners', async () => {
    const opened = await open([photo('m', 100, 100, 120, 80)]);
    opened.editor.selection.set(['m']);
    new Mouse(opened).drag({ x: 220, y: 180 }, { x: 280, y: 190 });
    const { width, height } = boxNow(opened, 'm');
    expect(width / height).to.be.closeTo(1.5, 1e-6);
    expect(width).to.be.above(140);
  });

  it('wraps a text anew by its sides and scales its letters by its corners', async () => {
    const opened = await open([words('t', 'Three short words', 60, 60)]);
    opened.canvas.paintNow();
    opened.editor.selection.set(['t']);
    const before = boxNow(opened, 't');
    new Mouse(opened).drag(handlePoint(before, 'e'), { x: before.x + 160, y: before.y + before.height / 2 });
    const narrow = boxNow(opened, 't');
    expect(narrow.width).to.be.closeTo(160, 1);
    expect(narrow.height).to.be.above(before.height);
    expect(objectOf(opened, 't')).to.have.nested.property('text_details.fontSize', 40);
    new Mouse(opened).drag(handlePoint(narrow, 'se'), outwards(narrow, 'se', 50));
    const large = boxNow(opened, 't');
    expect(large.height / narrow.height).to.be.closeTo(large.width / narrow.width, 0.01);
    expect(large.x).to.be.closeTo(before.x, 1e-6);
  });

  for (const rotation of [0, 90, 210])
    for (const handle of ['e', 'w'] as const)
      it(`keeps the top of a text turned by ${rotation} degrees when its ${handle} side re-wraps it`, async () => {
        const opened = await open([words('t', 'Three short words', 120, 150, { rotation })]);
        opened.canvas.paintNow();
        opened.editor.selection.set(['t']);
        const wide = boxNow(opened, 't');
        const corner = { x: handle === 'e' ? 0 : 1, y: 0 };
        const top = pointOfBox(wide, corner);
        const mouse = new Mouse(opened);
        mouse.drag(handlePoint(wide, handle), outwards(wide, handle, 160 - wide.width));
        const narrow = boxNow(opened, 't');
        expect(narrow.height).to.be.above(wide.height);
        expect(gap(pointOfBox(narrow, corner), top)).to.be.below(1e-6);
        mouse.drag(handlePoint(narrow, handle), outwards(narrow, handle, 140));
        const again = boxNow(opened, 't');
        expect(again.height).to.be.below(narrow.height);
        expect(gap(pointOfBox(again, corner), top)).to.be.below(1e-6);
      });

  it('pulls a line by its ends', async () => {
    const opened = await open([line('l', 100, 100, 200)]);
    opened.editor.selection.set(['l']);
    new Mouse(opened).drag({ x: 300, y: 102 }, { x: 100, y: 302 });
    const box = boxNow(opened, 'l');
    expect(box.rotation).to.be.closeTo(90, 1e-6);
    expect(gap(pointOfBox(box, { x: 0, y: 0.5 }), { x: 100, y: 102 })).to.be.below(1e-6);
    expect(box.width).to.be.closeTo(200, 1e-6);
  });

  it('pulls both ends of a line from its middle with Alt, also when Alt comes late', async () => {
    const opened = await open([line('l', 100, 100, 200)]);
    opened.editor.selection.set(['l']);
    const middle = { x: 200, y: 102 };
    const mouse = new Mouse(opened).hold({ altKey: true });
    mouse.drag({ x: 300, y: 102 }, { x: 240, y: 132 });
    const box = boxNow(opened, 'l');
    expect(gap(pointOfBox(box, { x: 1, y: 0.5 }), { x: 240, y: 132 })).to.be.below(1e-6);
    expect(gap(pointOfBox(box, { x: 0, y: 0.5 }), { x: 160, y: 72 })).to.be.below(1e-6);
    opened.editor.history.undo();
    mouse.hold({}).dragTo({ x: 100, y: 102 }, { x: 60, y: 102 });
    mouse.hold({ altKey: true }).move(60, 102).up();
    const wide = boxNow(opened, 'l');
    expect(gap(pointOfBox(wide, { x: 0.5, y: 0.5 }), middle)).to.be.below(1e-6);
    expect(wide.width).to.be.closeTo(280, 1e-6);
  });

  it('scales several objects as one', async () => {
    const opened = await open([shape('a', 50, 50, 100, 100), words('t', 'Hello', 200, 200)]);
    opened.canvas.paintNow();
    const text = boxNow(opened, 't');
    opened.editor.selection.set(['a', 't']);
    const all = opened.editor.selection.box.value!;
    const to = { x: all.x + all.width * 1.2, y: all.y + all.height * 1.2 };
    new Mouse(opened).drag({ x: all.x + all.width, y: all.y + all.height }, to);
    expect(boxNow(opened, 'a')).to.deep.equal({ x: 50, y: 50, width: 120, height: 120, rotation: 0 });
    expect(objectOf(opened, 't')).to.have.nested.property('text_details.fontSize').closeTo(48, 1e-6);
    expect(boxNow(opened, 't').x).to.be.closeTo(50 + (text.x - 50) * 1.2, 0.1);
  });

  it('turns about the center, in steps with Shift, and back by undo', async () => {
    const opened = await open([shape('a', 200, 150, 100, 80)]);
    const text = opened.text();
    opened.editor.selection.set(['a']);
    const mouse = new Mouse(opened).drag({ x: 250, y: 122 }, { x: 350, y: 192 });
    expect(objectOf(opened, 'a').rotation).to.equal(90);
    opened.editor.history.undo();
    expect(opened.text()).to.equal(text);
    mouse.hold({ shiftKey: true }).drag({ x: 250, y: 122 }, { x: 300, y: 145 });
    expect(objectOf(opened, 'a').rotation).to.equal(45);
    const { x, y, width, height } = boxNow(opened, 'a');
    expect([x + width / 2, y + height / 2]).to.eql([250, 190]);
  });

  it('turns several objects about their common center', async () => {
    const opened = await open([shape('a', 100, 150, 100, 100), shape('b', 300, 150, 100, 100)]);
    opened.editor.selection.set(['a', 'b']);
    new Mouse(opened).drag({ x: 250, y: 122 }, { x: 328, y: 200 });
    const { x, y, rotation } = boxNow(opened, 'a');
    expect([Math.round(x), Math.round(y), rotation]).to.eql([200, 50, 90]);
  });

  it('takes a half-done resize back on Escape', async () => {
    const opened = await open([shape('a', 200, 150, 100, 80)]);
    const text = opened.text();
    opened.editor.selection.set(['a']);
    new Mouse(opened).dragTo({ x: 300, y: 230 }, { x: 340, y: 290 });
    expect(opened.canvas.gesture).to.equal('resizing');
    opened.canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(opened.text()).to.equal(text);
    expect(opened.editor.selection.ids).to.eql(['a']);
  });
});
