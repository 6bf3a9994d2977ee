import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import {
  alignSelection,
  evenStarts,
  selectedUnits,
  type Edge,
} from '../../../../elements/editor/arranging/arrange.js';
import { alignRight } from '../../../../elements/editor/commands/align/align-right.js';
import { distributeHorizontal } from '../../../../elements/editor/commands/align/distribute-horizontal.js';
import { tidyUp } from '../../../../elements/editor/commands/align/tidy-up.js';
import { tidied } from '../../../../elements/editor/arranging/tidy-up.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import { boxSurface } from '../../../support/fakes/box-surface.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const shape = (id: string, x: number, y: number, width: number, height: number, more: object = {}) => ({
  id,
  type: 'image',
  sub_type: 'shape',
  shape_details: { outline: 'rectangle', fill: '#c4512d' },
  position: { x, y },
  width,
  height,
  rotation: 0,
  opacity: 1,
  locked: false,
  layer_index: 0,
  ...more,
});

function open(objects: readonly object[], groups: readonly object[] = []) {
  const file = {
    version: 1,
    id: 'd',
    width: 500,
    height: 400,
    pages: [{ id: 'p', background_color: '#ffffff', objects, groups }],
  };
  const opened = testEditor(file as unknown as DesignFile);
  opened.editor.surface = boxSurface(opened.editor);
  const at = (id: string) => [opened.editor.object(id)!.position.x, opened.editor.object(id)!.position.y];
  return { ...opened, at };
}

const align = (opened: ReturnType<typeof open>, edge: Edge) => alignSelection(opened.editor, edge, 'Align');

describe('aligning', () => {
  it('lines up one object with the page', () => {
    const opened = open([shape('a', 50, 60, 100, 80)]);
    opened.editor.selection.set(['a']);
    const seen = (['left', 'center', 'right', 'top', 'middle', 'bottom'] as const).map((edge) => {
      align(opened, edge);
      return opened.at('a');
    });
    expect(seen).toEqual([
      [0, 60],
      [200, 60],
      [400, 60],
      [400, 0],
      [400, 160],
      [400, 320],
    ]);
  });

  it('lines up several with the bounds they have together, as one step', () => {
    const opened = open([shape('a', 50, 60, 100, 80), shape('b', 200, 200, 40, 40)]);
    const before = opened.text();
    opened.editor.selection.set(['a', 'b']);
    alignRight.run(opened.editor);
    expect([opened.at('a'), opened.at('b')]).toEqual([
      [140, 60],
      [200, 200],
    ]);
    expect(opened.editor.history.undoName.value).toBe('Align right');
    opened.editor.history.undo();
    expect(opened.text()).toBe(before);
  });

  it('goes by what a turned object covers', () => {
    const opened = open([shape('a', 50, 60, 100, 40, { rotation: 90 })]);
    opened.editor.selection.set(['a']);
    align(opened, 'left');
    expect(opened.at('a')[0]).toBeCloseTo(-30, 9);
  });

  it('moves a group as one, with the page and beside others', () => {
    const members = [shape('a', 50, 60, 100, 80), shape('b', 200, 200, 40, 40)];
    const groups = [{ id: 'g', objects: ['a', 'b'] }];
    const opened = open([...members, shape('c', 300, 10, 20, 20)], groups);
    opened.editor.selection.set(['a']);
    expect(selectedUnits(opened.editor)).toEqual([
      { ids: ['a', 'b'], bounds: { x: 50, y: 60, width: 190, height: 180 } },
    ]);
    align(opened, 'left');
    expect([opened.at('a'), opened.at('b')]).toEqual([
      [0, 60],
      [150, 200],
    ]);
    opened.editor.selection.set(['a', 'c']);
    align(opened, 'bottom');
    expect([opened.at('a')[1], opened.at('b')[1], opened.at('c')[1]]).toEqual([60, 200, 220]);
    // one level down the members are units of their own
    opened.editor.selection.set(['a'], { deep: true });
    align(opened, 'top');
    expect([opened.at('a')[1], opened.at('b')[1]]).toEqual([0, 200]);
  });

  it('is not offered for what is locked', () => {
    const opened = open([shape('a', 50, 60, 100, 80, { locked: true })]);
    opened.editor.selection.set(['a']);
    expect(alignRight.enabled(opened.editor)).toBe(false);
  });
});

describe('distributing', () => {
  it('makes gaps equal and leaves the outermost', () => {
    const opened = open([shape('a', 0, 0, 50, 50), shape('b', 60, 0, 30, 50), shape('c', 190, 0, 20, 50)]);
    opened.editor.selection.set(['a', 'b']);
    expect(distributeHorizontal.enabled(opened.editor)).toBe(false);
    opened.editor.selection.set(['a', 'b', 'c']);
    distributeHorizontal.run(opened.editor);
    expect(['a', 'b', 'c'].map((id) => opened.at(id)[0])).toEqual([0, 105, 190]);
  });

  it('leaves gaps that are equal to a billionth', () => {
    const stretch = fc.record({
      start: fc.double({ min: -1000, max: 1000, noNaN: true }),
      size: fc.double({ min: 0.1, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 2, maxLength: 20 }), (stretches) => {
        const starts = evenStarts(stretches);
        const gaps = starts.slice(1).map((start, i) => start - starts[i]! - stretches[i]!.size);
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 6);
        expect(starts[0]).toBe(stretches[0]!.start);
        expect(starts.at(-1)).toBeCloseTo(stretches.at(-1)!.start, 6);
      }),
    );
  });
});

describe('tidying up', () => {
  const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

  it('makes a row of what lies in a row, and a column of what lies in one', () => {
    expect(tidied([rect(0, 5, 40, 40), rect(50, 0, 40, 40), rect(110, 8, 30, 40)])).toEqual([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 120, y: 0 },
    ]);
    expect(tidied([rect(5, 0, 40, 40), rect(0, 50, 40, 20), rect(8, 90, 40, 40)])).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 60 },
      { x: 0, y: 100 },
    ]);
  });

  it('makes a grid of rows, in columns', () => {
    const scattered = [rect(3, 2, 40, 40), rect(60, 0, 60, 40), rect(0, 61, 50, 40), rect(75, 64, 30, 30)];
    const [a, b, c, d] = tidied(scattered);
    expect([a!.x, c!.x]).toEqual([0, 0]);
    expect(b!.x).toBe(d!.x);
    expect(a!.y).toBe(b!.y);
    expect(c!.y).toBe(d!.y);
    expect(b!.x).toBeGreaterThan(50);
  });

  it('draws apart what lies on one heap, and one undo brings the heap back', () => {
    const opened = open([shape('a', 10, 10, 50, 50), shape('b', 12, 12, 50, 50), shape('c', 14, 14, 50, 50)]);
    const before = opened.text();
    opened.editor.selection.set(['a', 'b', 'c']);
    tidyUp.run(opened.editor);
    expect(['a', 'b', 'c'].map((id) => opened.at(id))).toEqual([
      [10, 10],
      [76, 10],
      [142, 10],
    ]);
    opened.editor.history.undo();
    expect(opened.text()).toBe(before);
  });
});
