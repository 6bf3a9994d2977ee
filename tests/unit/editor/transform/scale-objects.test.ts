import { describe, expect, it } from 'vitest';
import { addObjects } from '../../../../elements/editor/inserting/add-objects.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { growSelection } from '../../../../elements/editor/transform/key-transform.js';
import { scaleObjects } from '../../../../elements/editor/transform/scale-objects.js';
import type { Size } from '../../../../elements/math/geometry.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { lineOf, shapeOf, textOf } from '../../../support/objects.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const ellipse = { outline: 'ellipse', fill: '#336699' } as const;

/** Large and small things, a hairline and a text, all selected. */
async function mixed(withText = false) {
  const { editor } = testEditor();
  const objects = [
    shapeOf(ellipse, { id: 'large', width: 400, height: 200 }),
    shapeOf(ellipse, { id: 'small', width: 20, height: 8, position: { x: 380, y: 180 } }),
    shapeOf(ellipse, { id: 'hair', width: 300, height: 1, position: { x: 50, y: 90 } }),
    ...(withText
      ? [textOf({ fontSize: 20, runs: [{ start: 0, end: 5, fontSize: 10 }] }, { id: 'text', width: 300 })]
      : [lineOf({}, { id: 'line', width: 200, height: 4, position: { x: 60, y: 150 } })]),
  ];
  await editor.resources.ensure(objects);
  addObjects(editor, 'Add', objects);
  return editor;
}

/** Everything selected, as from a pull at the lower right corner. */
function scaleTo(editor: Editor, to: Size): void {
  const box = editor.selection.box.value!;
  editor.run('Resize', () =>
    scaleObjects(editor, editor.selection.objects.value, { box, to, anchor: { x: 0, y: 0 } }),
  );
}

const size = (editor: Editor, id: string) => {
  const { width, height } = editor.object(id)!;
  return [width, height];
};

describe('several objects scaled as one', () => {
  it('stop where the first of them would be smaller than it may become by itself', async () => {
    const editor = await mixed();
    const { x, y, width, height } = editor.selection.box.value!;
    scaleTo(editor, { width: width / 1000, height: height / 1000 });
    expect(size(editor, 'small')).toEqual([4, expect.closeTo(1.6)]);
    expect(size(editor, 'large')).toEqual([80, 40]);
    // a hairline gets shorter and stays a hairline
    expect(size(editor, 'hair')).toEqual([60, 1]);
    expect(editor.object('line')!.width).toBe(40);
    expect(editor.object('large')!.position).toEqual({ x, y });
    scaleTo(editor, { width: 1e-9, height: 1e-9 });
    expect(size(editor, 'small')).toEqual([4, expect.closeTo(1.6)]);
  });

  it('stop at the smallest size of letters', async () => {
    const editor = await mixed(true);
    editor.selection.set(['large', 'hair', 'text']);
    scaleTo(editor, { width: 1, height: 0.5 });
    const { text_details: details, width } = editor.object('text') as TextObject;
    expect(details.fontSize).toBeCloseTo(2);
    expect(details.runs![0]!.fontSize).toBeCloseTo(1);
    expect(width).toBeCloseTo(30);
    expect(editor.object('large')!.width).toBeCloseTo(40);
  });

  it('stop for each direction where it may change by itself', async () => {
    const editor = await mixed();
    editor.selection.set(['large', 'small']);
    const { width } = editor.selection.box.value!;
    scaleTo(editor, { width, height: 0.01 });
    expect(size(editor, 'small')).toEqual([20, 4]);
    expect(size(editor, 'large')).toEqual([400, 100]);
  });

  it('stop under the keys too', async () => {
    const editor = await mixed();
    for (let i = 0; i < 60; i++) editor.run('Resize', () => growSelection(editor, { x: -10, y: 0 }));
    const [width, height] = size(editor, 'small');
    expect(width).toBeGreaterThanOrEqual(4 - 1e-9);
    expect(height).toBeGreaterThanOrEqual(1);
    expect(size(editor, 'hair')[1]).toBe(1);
  });
});
