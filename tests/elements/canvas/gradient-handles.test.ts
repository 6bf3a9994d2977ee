import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openPanel } from '../../../elements/editor/view-state/open-panel.js';
import { gradientPartOf } from '../../../elements/editor/view-state/edited-gradient.js';
import type { Gradient } from '../../../elements/objects/gradient.js';
import type { ShapeObject } from '../../../elements/objects/shape/model.js';
import { Mouse, objectOf, open, rest, shape, type Opened } from './support.js';

const stops = [
  { offset: 0, color: '#000000' },
  { offset: 1, color: '#ffffff' },
];

/** A square of 200 px at 100, 100 with a gradient, selected, the panel of fills open. */
async function show(gradient: Partial<Gradient> = {}, more: object = {}): Promise<Opened> {
  const shape_details = { outline: 'rectangle', gradient: { angle: 0, stops, ...gradient } };
  const opened = await open([shape('a', 100, 100, 200, 200, { shape_details, ...more })]);
  opened.editor.selection.set(['a']);
  // a panel of what is selected goes with that
  openPanel(opened.editor, 'style');
  opened.canvas.focus();
  return opened;
}

const gradientOf = (opened: Opened): Gradient =>
  (objectOf(opened, 'a') as ShapeObject).shape_details.gradient!;
const offsets = (opened: Opened): number[] => gradientOf(opened).stops.map(({ offset }) => offset);
const part = ({ editor }: Opened) => gradientPartOf(editor).peek();
const depth = ({ editor }: Opened): number => editor.history.depth;

describe('dm-canvas: a gradient', () => {
  it('is pulled by its ends, a drag a step, in steps of the angle with Shift', async () => {
    const opened = await show();
    const before = opened.text();
    const mouse = new Mouse(opened).dragTo({ x: 300, y: 200 }, { x: 200, y: 300 });
    expect(opened.canvas.gesture).to.equal('pulling-gradient');
    mouse.up();
    expect(gradientOf(opened)).to.deep.include({ from: { x: 0, y: 0.5 }, to: { x: 0.5, y: 1 }, angle: 45 });
    expect(depth(opened)).to.equal(1);
    expect(opened.editor.history.undoName.value).to.equal('Gradient');
    new Mouse(opened, { shiftKey: true }).drag({ x: 200, y: 300 }, { x: 205, y: 220 });
    expect(gradientOf(opened).angle).to.equal(15);
    expect(depth(opened)).to.equal(2);
    opened.editor.history.undo();
    opened.editor.history.undo();
    expect(opened.text()).to.equal(before);
    expect(objectOf(opened, 'a').position).to.eql({ x: 100, y: 100 });
  });

  it('is given up with Escape, and moves nothing by a press', async () => {
    const opened = await show();
    const before = opened.text();
    const mouse = new Mouse(opened).dragTo({ x: 100, y: 200 }, { x: 180, y: 240 });
    await sendKeys({ press: 'Escape' });
    mouse.up();
    new Mouse(opened).click(300, 201);
    expect(part(opened)).to.equal('end');
    expect(opened.text()).to.equal(before);
    expect(depth(opened)).to.equal(0);
  });

  it('has stops to move along the line, add by a double click, take off by pulling and Delete', async () => {
    const opened = await show();
    new Mouse(opened).drag({ x: 300, y: 180 }, { x: 250, y: 170 });
    expect(offsets(opened)).to.eql([0, 0.75]);
    await rest();
    new Mouse(opened).doubleClick(150, 200);
    expect(offsets(opened)).to.eql([0, 0.25, 0.75]);
    expect(gradientOf(opened).stops[1]!.color).to.equal('#555555');
    expect(part(opened)).to.equal(1);
    expect(depth(opened)).to.equal(2);
    await rest();
    const mouse = new Mouse(opened).dragTo({ x: 150, y: 180 }, { x: 160, y: 60 });
    expect(offsets(opened)).to.eql([0, 0.75]);
    mouse.move(200, 190);
    expect(offsets(opened), 'back on the line').to.eql([0, 0.5, 0.75]);
    mouse.move(160, 60).up();
    expect(offsets(opened)).to.eql([0, 0.75]);
    expect(depth(opened)).to.equal(3);
    await rest();
    new Mouse(opened).doubleClick(200, 200);
    await sendKeys({ press: 'Delete' });
    expect(offsets(opened)).to.eql([0, 0.75]);
    await sendKeys({ press: 'Delete' });
    expect(offsets(opened), 'two are left').to.eql([0, 0.75]);
    expect(objectOf(opened, 'a')).not.to.equal(undefined);
  });

  it('is gone into, walked through and moved by keys', async () => {
    const opened = await show();
    await sendKeys({ press: 'Enter' });
    expect(part(opened)).to.equal('start');
    await sendKeys({ press: 'Shift+ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    expect(gradientOf(opened).from).to.eql({ x: 0.055, y: 0.5 });
    expect(depth(opened), 'a burst').to.equal(1);
    await sendKeys({ press: 'Tab' });
    expect(part(opened)).to.equal(0);
    await sendKeys({ press: 'ArrowRight' });
    expect(offsets(opened)).to.eql([0.01, 1]);
    expect(depth(opened)).to.equal(2);
    for (const next of [1, 'end', 1]) {
      await sendKeys({ press: next === 1 && part(opened) === 'end' ? 'Shift+Tab' : 'Tab' });
      expect(part(opened)).to.equal(next);
    }
    await sendKeys({ press: 'Escape' });
    expect(part(opened)).to.equal(null);
    expect(opened.editor.selection.ids).to.eql(['a']);
    await sendKeys({ press: 'ArrowRight' });
    expect(objectOf(opened, 'a').position.x, 'the shape again').to.equal(101);
  });

  it('that is radial moves by its middle and reaches as far as its rim, on a turned shape too', async () => {
    const opened = await show({ type: 'radial' }, { rotation: 90 });
    // what is right on the shape is below on the page
    new Mouse(opened).drag({ x: 200, y: 300 }, { x: 200, y: 250 });
    expect(gradientOf(opened).radius).to.equal(0.5);
    new Mouse(opened).drag({ x: 200, y: 200 }, { x: 220, y: 200 });
    expect(gradientOf(opened).center).to.eql({ x: 0.5, y: 0.4 });
  });

  it('shows its line while the panel of fills is open, for one free shape', async () => {
    const opened = await show();
    const gesture = (): string => {
      const mouse = new Mouse(opened).dragTo({ x: 300, y: 180 }, { x: 280, y: 180 });
      const { gesture: name } = opened.canvas;
      opened.canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      mouse.up();
      return name;
    };
    expect(gesture()).to.equal('pulling-gradient');
    await rest();
    openPanel(opened.editor, 'templates');
    expect(gesture()).not.to.equal('pulling-gradient');
    await rest();
    openPanel(opened.editor, 'style');
    opened.editor.run('Lock', () => opened.editor.patch('a', { locked: true }));
    expect(gesture()).not.to.equal('pulling-gradient');
  });

  it('can be pulled where its line leaves the shape, and the shape beside it as ever', async () => {
    const opened = await show({ from: { x: -0.4, y: 0.5 }, to: { x: 1, y: 0.5 } });
    new Mouse(opened).click(60, 200);
    expect(opened.editor.selection.ids, 'a press on the line beside the shape').to.eql(['a']);
    await rest();
    new Mouse(opened).drag({ x: 20, y: 200 }, { x: 100, y: 200 });
    expect(gradientOf(opened).from).to.eql({ x: 0, y: 0.5 });
    new Mouse(opened, { ctrlKey: true }).drag({ x: 200, y: 260 }, { x: 210, y: 270 });
    expect(objectOf(opened, 'a').position).to.eql({ x: 110, y: 110 });
  });
});
