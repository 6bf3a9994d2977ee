import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import {
  applyLook,
  canResetAdjustments,
  canResetFilter,
  pictureLook,
  resetAdjustments,
  setAdjustment,
  setAdjustments,
  setFilter,
  setIntensity,
} from '../../../../elements/editor/effects/picture-effects.js';
import { selectBox } from '../../../../elements/editor/pictures/selected-box.js';
import { imageOf, textOf } from '../../../support/objects.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const one = imageOf({ src: 'one' }, { id: 'one' });
const two = imageOf({ src: 'two' }, { id: 'two', filter: { contrast: 30, later: 'kept' } });
const grid = {
  ...imageOf({ src: '' }, { id: 'grid' }),
  type: 'grid',
  image_details: undefined,
  grid_details: {
    boxes: [
      { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'a' } },
      { x: 0.5, y: 0, width: 0.5, height: 1, color: '#ff0000' },
    ],
  },
};
const background = { ...imageOf({ src: 'behind' }, { id: 'behind' }), sub_type: 'background' };

function opened(...selected: string[]) {
  const blank = blankDesign({ id: 'd' });
  const objects = [one, two, textOf({}, { id: 'text' }), grid].map((object, layer_index) => ({
    ...object,
    layer_index,
  }));
  const [page] = blank.pages;
  const pages = [{ ...page!, objects, background_image: background }];
  const { editor, text } = testEditor(JSON.parse(JSON.stringify({ ...blank, pages })) as DesignFile);
  editor.selection.set(selected);
  const stored = (id: string) => editor.object(id) as unknown as Record<string, unknown>;
  const filterOf = (id: string) => (stored(id)['image_details'] as Record<string, unknown>)['filter'];
  return { editor, text, stored, filterOf };
}

describe('filters and adjustments', () => {
  it('change all selected pictures in one step and leave the rest alone', () => {
    const { editor, stored, text } = opened('one', 'two', 'text');
    const before = text();
    setAdjustment(editor, 'brightness', 40);
    expect(stored('one')['filter']).toEqual({ brightness: 40 });
    expect(stored('two')['filter']).toEqual({ brightness: 40, contrast: 30, later: 'kept' });
    expect(stored('text')).not.toHaveProperty('filter');
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('reach the pictures in the boxes of a grid', () => {
    const { editor, stored } = opened('grid');
    setAdjustment(editor, 'blur', 20);
    setFilter(editor, 'mint');
    const { boxes } = stored('grid')['grid_details'] as { boxes: unknown[] };
    expect(boxes[0]).toMatchObject({
      filter: { blur: 20 },
      image: { filter: { id: 'mint', intensity: 50 } },
    });
    expect(boxes[1]).toEqual(grid.grid_details.boxes[1]);
  });

  it('reach only the picture of the selected box of a grid', () => {
    const { editor, stored, text } = opened();
    const picture = { x: 0.5, y: 0, width: 0.5, height: 1, image: { src: 'b' } };
    const boxes = [grid.grid_details.boxes[0]!, picture];
    editor.run('Fill', () => editor.patch('grid', { grid_details: { boxes } } as never));
    selectBox(editor, 'grid', 1);
    setFilter(editor, 'mint');
    setAdjustment(editor, 'blur', 20);
    const now = (stored('grid')['grid_details'] as { boxes: unknown[] }).boxes;
    expect(now[0]).toEqual(boxes[0]);
    expect(now[1]).toMatchObject({
      filter: { blur: 20 },
      image: { src: 'b', filter: { id: 'mint', intensity: 50 } },
    });
    editor.run('Empty', () => editor.patch('grid', grid as never));
    selectBox(editor, 'grid', 1);
    const before = text();
    setFilter(editor, 'onyx');
    expect(pictureLook(editor)).toBeNull();
    expect(text()).toBe(before);
  });

  it('are no step where there is nothing to change', () => {
    const { editor } = opened('one', 'grid');
    const { depth } = editor.history;
    setFilter(editor, 'none');
    setIntensity(editor, 80);
    resetAdjustments(editor);
    expect(editor.history.depth).toBe(depth);
  });

  it('a whole look is given in one step: what there was before is gone, unknown fields stay', () => {
    const { editor, stored, filterOf, text } = opened('one', 'two');
    const before = text();
    applyLook(editor, { filter: 'mint', intensity: 70, adjustments: { tint: -5 } });
    expect(stored('two')['filter']).toEqual({ tint: -5, later: 'kept' });
    for (const id of ['one', 'two']) expect(filterOf(id)).toEqual({ id: 'mint', intensity: 70 });
    expect(canResetFilter(editor)).toBe(true);
    editor.history.undo();
    expect(text()).toBe(before);
    applyLook(editor, { filter: 'none', intensity: 50, adjustments: {} });
    expect(stored('two')['filter']).toEqual({ later: 'kept' });
    expect(canResetFilter(editor)).toBe(false);
  });

  it('change the picture behind the page when nothing is selected', () => {
    const { editor, stored } = opened();
    setAdjustment(editor, 'vignette', 70);
    expect(stored('behind')['filter']).toEqual({ vignette: 70 });
    expect(stored('one')['filter']).toBeUndefined();
  });

  it('a slide is one step', () => {
    const { editor, stored, text } = opened('one');
    const before = text();
    for (const value of [1, 5, 9]) setAdjustment(editor, 'tint', value, value === 1 ? 'record' : 'merge');
    expect(stored('one')['filter']).toEqual({ tint: 9 });
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('ignore what is out of range or no number, and take an empty field for 0', () => {
    const { editor, stored, text } = opened('two');
    const before = text();
    setAdjustment(editor, 'brightness', Number.NaN);
    setAdjustment(editor, 'brightness', 101);
    setAdjustment(editor, 'vignette', -1);
    setAdjustment(editor, 'contrast', -Infinity);
    setFilter(editor, 'nobody');
    setIntensity(editor, Number.NaN);
    setIntensity(editor, 50);
    expect(text()).toBe(before);
    setAdjustments(editor, { brightness: 500, saturation: -100, blur: -100 });
    expect(stored('two')['filter']).toEqual({ contrast: 30, later: 'kept', saturation: -100, blur: -100 });
    setAdjustment(editor, 'contrast', null);
    expect(stored('two')['filter']).not.toHaveProperty('contrast');
  });

  it('another filter begins at 50; None takes it away', () => {
    const { editor, filterOf } = opened('one');
    setFilter(editor, 'ember');
    setIntensity(editor, 80);
    expect(filterOf('one')).toEqual({ id: 'ember', intensity: 80 });
    expect(pictureLook(editor)).toEqual({ adjustments: {}, filter: 'ember', intensity: 80 });
    setFilter(editor, 'onyx');
    expect(filterOf('one')).toEqual({ id: 'onyx', intensity: 50 });
    setFilter(editor, 'none');
    expect(pictureLook(editor)).toMatchObject({ filter: 'none' });
  });

  it('reset is offered only when a value is not 0, and leaves the filter and unknown fields', () => {
    const { editor, stored, filterOf } = opened('one');
    expect(canResetAdjustments(editor)).toBe(false);
    setFilter(editor, 'mint');
    expect(canResetAdjustments(editor)).toBe(false);
    setAdjustment(editor, 'x_process', -10);
    expect(canResetAdjustments(editor)).toBe(true);
    resetAdjustments(editor);
    expect(canResetAdjustments(editor)).toBe(false);
    expect(filterOf('one')).toEqual({ id: 'mint', intensity: 50 });
    editor.selection.set(['two']);
    resetAdjustments(editor);
    expect(stored('two')['filter']).toEqual({ later: 'kept' });
  });

  it('leave locked pictures and texts alone', () => {
    const { editor, text } = opened('one');
    editor.run('Lock', () => editor.patch('one', { locked: true }));
    const before = text();
    setAdjustment(editor, 'tint', 5);
    setFilter(editor, 'mint');
    editor.selection.set(['text']);
    setAdjustment(editor, 'tint', 5);
    expect(pictureLook(editor)).toBeNull();
    expect(text()).toBe(before);
  });
});
