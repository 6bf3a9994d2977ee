import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cropping } from '../../../../elements/editor/cropping/cropping.js';
import { ratioNames } from '../../../../elements/editor/cropping/ratios.js';
import { croppingOf, startCrop } from '../../../../elements/editor/cropping/session.js';
import { pulledFrame } from '../../../../elements/editor/cropping/frame-resize.js';
import { redoStep, undoStep } from '../../../../elements/editor/undo.js';
import { ownDirection } from '../../../../elements/editor/tools/crop/crop-handles.js';
import { DIRECTIONS, type ResizeHandle } from '../../../../elements/editor/transform/handles.js';
import type { Point } from '../../../../elements/math/geometry.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { TestEditor } from '../../../support/fakes/test-editor.js';
import { box, covers, crop, GRID, open } from './crop-support.js';
import { runs } from '../../../support/soak.js';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const act = fc.oneof(
  fc.record({ do: fc.constant('pan' as const), x: number(-2000, 2000), y: number(-2000, 2000) }),
  fc.record({
    do: fc.constant('zoom' as const),
    by: number(0.01, 30),
    x: number(-50, 300),
    y: number(-50, 300),
  }),
  fc.record({ do: fc.constant('slide' as const), to: number(1, 100) }),
  fc.record({ do: fc.constant('turn' as const), to: number(-720, 720) }),
  fc.record({ do: fc.constant('straighten' as const), to: number(-45, 45) }),
  fc.record({ do: fc.constant('quarter' as const) }),
  fc.record({ do: fc.constant('flip' as const) }),
  fc.record({ do: fc.constant('ratio' as const), name: fc.constantFrom(...ratioNames) }),
  fc.record({
    do: fc.constant('frame' as const),
    handle: fc.constantFrom(...(Object.keys(DIRECTIONS) as ResizeHandle[])),
    x: number(-400, 800),
    y: number(-400, 800),
    fromCenter: fc.boolean(),
  }),
  fc.record({ do: fc.constant('reset' as const) }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

function perform({ editor }: TestEditor, cropping: Cropping, done: Act): void {
  const { view } = cropping;
  switch (done.do) {
    case 'pan':
      return cropping.pan(done);
    case 'zoom':
      return cropping.zoomBy(done.by, done);
    case 'slide':
      return cropping.setZoom(done.to);
    case 'turn':
      return cropping.turnTo(done.to);
    case 'straighten':
      return cropping.setStraighten(done.to);
    case 'quarter':
      return cropping.quarterTurn();
    case 'flip':
      return cropping.flip('flip_horizontal');
    case 'ratio':
      return cropping.setRatio(done.name);
    case 'frame': {
      const options = { ratio: cropping.ratioValue, fromCenter: done.fromCenter };
      return cropping.reframe(pulledFrame(view!, ownDirection(view!, done.handle), done, options));
    }
    case 'reset':
      return cropping.reset();
    case 'undo':
      return undoStep(editor);
    case 'redo':
      return redoStep(editor);
  }
}

describe('cropping a picture', () => {
  it('is one step when it is kept and none when it is given up', () => {
    const opened = open([box('a', {})]);
    const { editor, text } = opened;
    const before = text();
    const kept = crop(opened);
    kept.zoomBy(2);
    kept.pan({ x: -40, y: 25 });
    kept.done();
    const cropped = text();
    expect(croppingOf(editor).peek()).toBe(null);
    expect(cropped).not.toBe(before);
    expect(editor.selection.ids).toEqual([]);
    expect(editor.history.depth).toBe(1);
    expect(editor.history.undoName.value).toBe('Crop');

    const given = crop(opened);
    given.turnTo(33);
    given.setRatio('16:9');
    expect(text()).not.toBe(cropped);
    given.cancel();
    expect(text()).toBe(cropped);
    expect(editor.selection.ids).toEqual(['a']);
    expect(editor.history.depth).toBe(1);

    undoStep(editor);
    expect(text()).toBe(before);
  });

  it('never uncovers the frame, and Cancel restores every byte, whatever is done', () => {
    const start = fc.record({
      rotation: number(0, 360),
      flip: fc.constantFrom(1, -1),
      turn: fc.constantFrom(0, 90, 20),
      acts: fc.array(act, { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(start, ({ rotation, flip, turn, acts }) => {
        const details = {
          src: 'photo',
          image_needs_autoset: true,
          flip_horizontal: flip,
          image_rotation: turn,
        };
        const opened = open([box('a', { rotation, image_details: details })]);
        const before = opened.text();
        const cropping = crop(opened);
        for (const each of acts) {
          perform(opened, cropping, each);
          expect(covers(cropping), JSON.stringify(each)).toBe(true);
        }
        const after = opened.text();
        cropping.cancel();
        expect(opened.text()).toBe(before);
        expect(opened.editor.history.depth).toBe(0);
        return after.length > 0;
      }),
      { numRuns: runs(150) },
    );
  });

  it('leaves the picture where it is on the page while the frame is pulled', () => {
    const opened = open([
      box('a', {
        rotation: 30,
        image_details: { src: 'photo', image_needs_autoset: true, flip_horizontal: -1 },
      }),
    ]);
    const cropping = crop(opened);
    cropping.zoomBy(2);
    const corner = ({ view }: Cropping): Point => transformPoint(view!.matrix, view!.content);
    const before = corner(cropping);
    const view = cropping.view!;
    cropping.reframe(
      pulledFrame(view, { x: 1, y: -1 }, { x: 200, y: 30 }, { ratio: null, fromCenter: false }),
    );
    expect(cropping.view!.frame).toEqual({ x: 0, y: 0, width: 200, height: 150 });
    expect(corner(cropping).x).toBeCloseTo(before.x, 6);
    expect(corner(cropping).y).toBeCloseTo(before.y, 6);
  });

  it('shrinks back what turning made larger, when it is turned back', () => {
    const opened = open([box('a', {})]);
    const cropping = crop(opened);
    cropping.pan({ x: 0, y: 0 });
    const { content } = cropping.view!;
    for (const turn of [10, 45, -20, 0]) cropping.setStraighten(turn);
    expect(cropping.view!.content).toEqual(content);
    for (let i = 0; i < 4; i++) cropping.quarterTurn();
    expect(cropping.view!.content.width).toBeCloseTo(content.width, 6);
  });

  it('knows only its own steps for undo and redo, and leaves what could be redone when it is given up', () => {
    const opened = open([box('a', {}), box('b', { layer_index: 1 })]);
    const { editor, text } = opened;
    editor.run('Move', () => editor.patch('b', { position: { x: 0, y: 0 } }));
    editor.run('Turn', () => editor.patch('b', { rotation: 40 }));
    editor.history.undo();
    const before = text();
    const cropping = crop(opened);
    expect(editor.history.undoName.value).toBe(null);
    undoStep(editor);
    redoStep(editor);
    expect(text()).toBe(before);
    cropping.zoomBy(2);
    const zoomed = text();
    cropping.turnTo(20);
    undoStep(editor);
    expect(text()).toBe(zoomed);
    cropping.cancel();
    expect(text()).toBe(before);
    expect(editor.history.redoName.value).toBe('Turn');
  });

  it('ends with the crop kept when something else is selected or done, which is a step of its own', () => {
    const opened = open([box('a', {}), box('b', { layer_index: 1 })]);
    const { editor } = opened;
    crop(opened).zoomBy(3);
    editor.selection.set(['b']);
    expect(croppingOf(editor).peek()).toBe(null);
    expect(editor.selection.ids).toEqual(['b']);
    expect(editor.history.undoName.value).toBe('Crop');
    crop(opened).zoomBy(1.5);
    editor.run('Delete', () => editor.store.remove('a'));
    expect(croppingOf(editor).peek()).toBe(null);
    expect(editor.history.undoName.value).toBe('Delete');
    expect(editor.history.depth).toBe(3);
  });

  it('works for frames, the background and boxes of grids; locked and lost pictures are let be', () => {
    const background = box('bg', {
      sub_type: 'background',
      position: { x: 0, y: 0 },
      width: 800,
      height: 800,
    });
    const frame = box('f', { sub_type: 'frame', frame_details: { outline: 'star' } });
    const opened = open(
      [frame, box('g', { ...GRID, layer_index: 1 }), box('l', { locked: true, layer_index: 2 })],
      {
        background_image: background,
      },
    );
    for (const [id, index, resizable] of [
      ['f', null, true],
      ['bg', null, false],
      ['g', 0, false],
    ] as const) {
      const before = opened.text();
      const cropping = crop(opened, id, index);
      expect(cropping.resizable).toBe(resizable);
      cropping.zoomBy(2);
      cropping.turnTo(12);
      expect(covers(cropping)).toBe(true);
      expect(opened.text()).not.toBe(before);
      cropping.cancel();
      expect(opened.text()).toBe(before);
    }
    expect(startCrop(opened.editor, { id: 'l', box: null })).toBe(false);
    expect(startCrop(opened.editor, { id: 'g', box: 1 })).toBe(false);
  });
});
