import { describe, expect, it } from 'vitest';
import type { Cropping } from '../../../../../elements/editor/cropping/cropping.js';
import { croppingOf } from '../../../../../elements/editor/cropping/session.js';
import { selectBox } from '../../../../../elements/editor/pictures/selected-box.js';
import { cropGrips } from '../../../../../elements/editor/tools/crop/crop-handles.js';
import type { ToolPointer } from '../../../../../elements/editor/tools/events.js';
import { Toolbox } from '../../../../../elements/editor/tools/toolbox.js';
import type { Point } from '../../../../../elements/math/geometry.js';
import { IDENTITY } from '../../../../../elements/math/matrix.js';
import type { TestEditor } from '../../../../support/fakes/test-editor.js';
import { box, covers, crop, GRID, open } from '../../cropping/crop-support.js';

const pointer = (at: Point, more: Partial<ToolPointer> = {}): ToolPointer => ({
  at,
  page: at,
  shift: false,
  alt: false,
  mod: false,
  button: 0,
  touch: false,
  clicks: 1,
  ...more,
});

describe('the crop mode under pointer and keys', () => {
  const begun = (): { opened: TestEditor; toolbox: Toolbox; cropping: Cropping } => {
    const opened = open([box('a', {}), box('b', { position: { x: 500, y: 500 }, layer_index: 1 })]);
    const toolbox = new Toolbox(opened.editor);
    toolbox.pointerDown(pointer({ x: 200, y: 180 }));
    toolbox.pointerUp(pointer({ x: 200, y: 180 }));
    toolbox.pointerDown(pointer({ x: 200, y: 180 }, { clicks: 2 }));
    toolbox.pointerUp(pointer({ x: 200, y: 180 }, { clicks: 2 }));
    return { opened, toolbox, cropping: croppingOf(opened.editor).peek()! };
  };
  const key = (name: string, more = {}) => ({
    key: name,
    shift: false,
    alt: false,
    mod: false,
    repeat: false,
    ...more,
  });

  it('begins with a double click or Enter and ends with Enter, Escape or a press beside the picture', () => {
    const { opened, toolbox, cropping } = begun();
    expect(cropping).not.toBe(null);
    expect(toolbox.state).toBe('cropping');
    toolbox.keyDown(key('Escape'));
    expect(croppingOf(opened.editor).peek()).toBe(null);
    expect(opened.editor.selection.ids).toEqual(['a']);
    toolbox.keyDown(key('Enter'));
    expect(croppingOf(opened.editor).peek()).not.toBe(null);
    toolbox.keyDown(key('Enter'));
    expect(croppingOf(opened.editor).peek()).toBe(null);
    expect(opened.editor.selection.ids).toEqual([]);
    crop(opened);
    toolbox.pointerDown(pointer({ x: 600, y: 600 }));
    toolbox.pointerUp(pointer({ x: 600, y: 600 }));
    expect(croppingOf(opened.editor).peek()).toBe(null);
    expect(opened.editor.selection.ids).toEqual([]);
    expect(toolbox.state).toBe('idle');
  });

  it('pans by dragging and by arrows, zooms by wheel and keys, turns by brackets', () => {
    const { opened, toolbox, cropping } = begun();
    expect(toolbox.scale({ x: 150, y: 130 }, 2)).toBe(true);
    expect(toolbox.scale({ x: 790, y: 790 }, 2)).toBe(false);
    const { content } = cropping.view!;
    toolbox.pointerDown(pointer({ x: 200, y: 180 }));
    toolbox.pointerMove(pointer({ x: 190, y: 175 }));
    toolbox.pointerUp(pointer({ x: 190, y: 175 }));
    expect(cropping.view!.content).toMatchObject({ x: content.x - 10, y: content.y - 5 });
    toolbox.keyDown(key('ArrowRight'));
    toolbox.keyDown(key('ArrowDown', { shift: true }));
    expect(cropping.view!.content).toMatchObject({ x: content.x - 9, y: content.y + 5 });
    toolbox.keyDown(key('+'));
    expect(cropping.view!.content.width).toBeCloseTo(content.width * 1.05, 6);
    toolbox.keyDown(key(']'));
    expect(cropping.view!.turn).toBe(1);
    const text = opened.text();
    toolbox.pointerDown(pointer({ x: 200, y: 180 }));
    toolbox.pointerMove(pointer({ x: 250, y: 220 }));
    toolbox.cancel();
    expect(opened.text()).toBe(text);
    expect(croppingOf(opened.editor).peek()).toBe(cropping);
  });

  it('pulls the frame and the picture by their handles', () => {
    const { opened, toolbox, cropping } = begun();
    toolbox.scale({ x: 220, y: 190 }, 3);
    const grips = () =>
      cropGrips(cropping.view!, { resizable: true, view: IDENTITY, canvas: { width: 1000, height: 1000 } });
    const drag = (at: Point, by: Point): void => {
      toolbox.pointerDown(pointer(at));
      toolbox.pointerMove(pointer({ x: at.x + by.x, y: at.y + by.y }));
      toolbox.pointerUp(pointer({ x: at.x + by.x, y: at.y + by.y }));
    };
    const east = grips().find(({ grip }) => grip.on === 'frame' && grip.handle === 'e')!;
    drag(east.at, { x: -40, y: 0 });
    expect(opened.editor.object('a')).toMatchObject({
      width: 200,
      height: 180,
      position: { x: 100, y: 100 },
    });
    const { width } = cropping.view!.content;
    const corner = grips().find(
      ({ grip }) => grip.on === 'picture' && grip.corner.x > 0 && grip.corner.y > 0,
    )!;
    drag(corner.at, { x: 30, y: 20 });
    expect(cropping.view!.content.width).toBeGreaterThan(width);
    const turn = grips().find(({ grip }) => grip.on === 'turn')!;
    drag(turn.at, { x: -80, y: 0 });
    expect(cropping.view!.turn).toBeGreaterThan(5);
    expect(covers(cropping)).toBe(true);
  });
});

describe('a selected box', () => {
  it('is cropped by Enter', () => {
    const opened = open([box('g', GRID)]);
    const toolbox = new Toolbox(opened.editor);
    selectBox(opened.editor, 'g', 0);
    toolbox.keyDown({ key: 'Enter', shift: false, alt: false, mod: false, repeat: false });
    expect(croppingOf(opened.editor).peek()?.slot).toEqual({ id: 'g', box: 0 });
  });
});
