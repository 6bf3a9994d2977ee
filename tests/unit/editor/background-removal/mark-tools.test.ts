import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { parseDesignFile, type DesignFile } from '../../../../elements/document/design-file.js';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import {
  addMark,
  brushWidthOf,
  chooseMarkTool,
  currentMarkOf,
  LEAST_BRUSH,
  activeMarkToolOf,
  MOST_BRUSH,
  setBrushWidth,
  pendingMarksOn,
} from '../../../../elements/editor/background-removal/mark-tools.js';
import {
  contentMatrix,
  pictureFraction,
} from '../../../../elements/editor/background-removal/mark-geometry.js';
import { removalOf, toggleRemoval } from '../../../../elements/editor/background-removal/removal.js';
import { startCrop } from '../../../../elements/editor/cropping/session.js';
import { cropViewOf } from '../../../../elements/editor/cropping/cropping.js';
import { Editor } from '../../../../elements/editor/editor.js';
import { openPanel } from '../../../../elements/editor/view-state/open-panel.js';
import { selectBox } from '../../../../elements/editor/pictures/selected-box.js';
import { ResourceHub } from '../../../../elements/editor/resources/resource-hub.js';
import type { ToolPointer } from '../../../../elements/editor/tools/events.js';
import { Toolbox } from '../../../../elements/editor/tools/toolbox.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import type { Point } from '../../../../elements/math/geometry.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { SubjectHints, SubjectMask } from '../../../../elements/ports/subject-service.js';
import { boxSurface } from '../../../support/fakes/box-surface.js';
import { discMask } from '../../../support/cutouts.js';
import { nodeFonts, noAssets } from '../../../support/fakes/test-editor.js';
import { box, GRID, NATURAL } from '../cropping/crop-support.js';

const disc = discMask(60, 40);

/** Every picture is here and 1200 x 800 px, though Node decodes none. */
class LoadedHub extends ResourceHub {
  override file(): Blob {
    return new Blob(['picture']);
  }
  override image() {
    return NATURAL;
  }
}

interface Asked {
  readonly hints: SubjectHints;
  answer(mask?: SubjectMask): void;
}

/** A picture of 300 x 200 at 100, 100 on a page seen at 100 %, its panel open; searches are answered by the test. */
function opened(more: object = {}) {
  const objects = [
    box('a', { width: 300, height: 200, ...more }),
    box('b', { position: { x: 500, y: 500 }, layer_index: 1 }),
  ];
  const blank = blankDesign({ id: 'd' });
  const file = JSON.parse(
    JSON.stringify({ ...blank, pages: [{ ...blank.pages[0]!, objects }] }),
  ) as DesignFile;
  const asked: Asked[] = [];
  const find = (_: Blob, hints: SubjectHints): Promise<SubjectMask> =>
    new Promise((resolve) => asked.push({ hints, answer: (mask = disc) => resolve(mask) }));
  const warnings: string[] = [];
  const warn = (text: string): void => void warnings.push(text);
  const editor = new Editor(parseDesignFile(file), {
    resources: new LoadedHub(noAssets, nodeFonts, { find }),
    notifier: { success: warn, warning: warn, error: warn },
  });
  editor.surface = boxSurface(editor);
  editor.selection.set(['a']);
  openPanel(editor, 'remove_background');
  const toolbox = new Toolbox(editor);
  const pointer = (at: Point): ToolPointer => ({
    ...{ at, page: at, shift: false, alt: false, mod: false, button: 0, touch: false, clicks: 1 },
  });
  const down = (x: number, y: number) => toolbox.pointerDown(pointer({ x, y }));
  const move = (x: number, y: number) => toolbox.pointerMove(pointer({ x, y }));
  const up = (x: number, y: number) => toolbox.pointerUp(pointer({ x, y }));
  const drag = (from: Point, to: Point): void => {
    down(from.x, from.y);
    move(to.x, to.y);
    up(to.x, to.y);
  };
  const text = (): string => serializeDesign(editor.toFile());
  const strokes = () => removalOf(editor)?.strokes ?? [];
  const key = (name: string, mod = false) =>
    toolbox.keyDown({ key: name, shift: false, alt: false, mod, repeat: false });
  return { editor, toolbox, asked, warnings, down, move, up, drag, text, strokes, key };
}

type Opened = ReturnType<typeof opened>;

/** Lets what was answered be taken in. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function answered({ asked }: Opened, index: number, mask = disc): Promise<void> {
  await settled();
  asked[index]!.answer(mask);
  await settled();
}

async function removed(shown: Opened): Promise<void> {
  const toggling = toggleRemoval(shown.editor);
  await answered(shown, 0);
  await toggling;
}

describe('marking the subject', () => {
  it('goes from idle to drawing and back; a stroke is looked for as it is let go', async () => {
    const shown = opened();
    const { editor, toolbox, down, move, up, asked } = shown;
    chooseMarkTool(editor, 'keep');
    expect(toolbox.state).toBe('marking');
    down(130, 120);
    expect(toolbox.state).toBe('drawing-stroke');
    move(131, 120);
    move(250, 200);
    const radius = 18 / 300;
    const points = [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.5 },
    ];
    expect(currentMarkOf(editor).peek()).toEqual({ stroke: { keep: true, radius, points } });
    expect(asked).toHaveLength(0);
    up(250, 200);
    expect(toolbox.state).toBe('marking');
    expect(currentMarkOf(editor).peek()).toBeNull();
    await settled();
    expect(asked[0]!.hints).toEqual({ strokes: [{ keep: true, radius, points }] });
    await answered(shown, 0);
    expect(shown.strokes()).toEqual([{ keep: true, radius, points }]);
    expect(pendingMarksOn(editor, { id: 'a', box: null })).toEqual([]);
  });

  it('draws a rectangle along the sides of the picture, and lets go of one too small to be meant', async () => {
    const shown = opened();
    chooseMarkTool(shown.editor, 'rectangle');
    shown.drag({ x: 200, y: 200 }, { x: 201, y: 250 });
    await settled();
    expect(shown.asked).toHaveLength(0);
    shown.drag({ x: 310, y: 250 }, { x: 130, y: 50 });
    await settled();
    expect(shown.asked[0]!.hints).toEqual({ rectangle: { x: 0.1, y: 0, width: 0.6, height: 0.75 } });
  });

  it('gives up a stroke on Escape or Undo while it is drawn, and then the tool', async () => {
    const { editor, toolbox, down, move, up, key, asked, text } = opened();
    const before = text();
    chooseMarkTool(editor, 'remove');
    for (const give of [() => key('Escape'), () => key('z', true), () => toolbox.cancelGesture()]) {
      down(150, 150);
      move(200, 150);
      expect(give()).not.toBe(false);
      expect(toolbox.state).toBe('marking');
      expect(currentMarkOf(editor).peek()).toBeNull();
      up(200, 150);
    }
    await settled();
    expect(asked).toHaveLength(0);
    expect(key('Escape')).toBe(true);
    expect(toolbox.state).toBe('idle');
    expect(editor.selection.ids).toEqual(['a']);
    expect(text()).toBe(before);
  });

  it('ends with its panel, its selection and the crop mode, also in the middle of a stroke', () => {
    const ends: ((editor: Editor) => unknown)[] = [
      (editor) => openPanel(editor, 'photos'),
      (editor) => editor.selection.set(['b']),
      (editor) => editor.run('Delete', () => editor.store.remove('a')),
      (editor) => editor.run('Lock', () => editor.patch('a', { locked: true })),
      (editor) => startCrop(editor, { id: 'a', box: null }),
    ];
    for (const end of ends) {
      const { editor, toolbox, down, move, up, asked } = opened();
      chooseMarkTool(editor, 'keep');
      down(150, 150);
      end(editor);
      expect(activeMarkToolOf(editor).value).toBeNull();
      move(200, 150);
      expect(toolbox.state).not.toBe('drawing-stroke');
      up(200, 150);
      expect(currentMarkOf(editor).peek()).toBeNull();
      expect(asked).toHaveLength(0);
    }
  });

  it('lets a press beside the picture select what lies there', () => {
    const { editor, down, up } = opened();
    chooseMarkTool(editor, 'keep');
    down(600, 560);
    up(600, 560);
    expect(editor.selection.ids).toEqual(['b']);
    expect(activeMarkToolOf(editor).value).toBeNull();
  });

  it('has a brush of 4 to 160 px, which the brackets change', () => {
    const { editor, key } = opened();
    chooseMarkTool(editor, 'keep');
    const first = brushWidthOf(editor).peek();
    expect(key(']')).toBe(true);
    expect(brushWidthOf(editor).peek()).toBeGreaterThan(first);
    for (let i = 0; i < 40; i++) key('[');
    expect(brushWidthOf(editor).peek()).toBe(LEAST_BRUSH);
    setBrushWidth(editor, 1000);
    expect(brushWidthOf(editor).peek()).toBe(MOST_BRUSH);
    setBrushWidth(editor, NaN);
    expect(brushWidthOf(editor).peek()).toBe(MOST_BRUSH);
  });
});

describe('strokes and the history', () => {
  const here = { x: 150, y: 150 };
  const there = { x: 220, y: 150 };

  it('are a step each, however quickly they follow each other', async () => {
    const shown = opened();
    const { editor, strokes, text } = shown;
    await removed(shown);
    const states = [text()];
    chooseMarkTool(editor, 'keep');
    for (let i = 0; i < 3; i++) shown.drag(here, there);
    expect(pendingMarksOn(editor, { id: 'a', box: null })).toHaveLength(3);
    for (let i = 1; i <= 3; i++) {
      await answered(shown, i);
      expect(strokes()).toHaveLength(i);
      states.push(text());
    }
    for (const state of states.slice(0, 3).reverse()) {
      undoStep(editor);
      expect(text()).toBe(state);
    }
    while (editor.history.redo());
    expect(text()).toBe(states[3]);
  });

  it('are taken back by Undo before they are in the cut', async () => {
    const shown = opened();
    await removed(shown);
    const before = shown.text();
    chooseMarkTool(shown.editor, 'remove');
    shown.drag(here, there);
    await settled();
    undoStep(shown.editor);
    await answered(shown, 1);
    expect(shown.text()).toBe(before);
    expect(pendingMarksOn(shown.editor, { id: 'a', box: null })).toEqual([]);
  });

  it('that are being worked on while the cut changes are worked on again', async () => {
    const shown = opened();
    await removed(shown);
    chooseMarkTool(shown.editor, 'keep');
    shown.drag(here, there);
    await answered(shown, 1);
    shown.drag(there, here);
    await settled();
    shown.editor.history.undo();
    await answered(shown, 2);
    expect(shown.asked[3]!.hints.strokes).toHaveLength(1);
    await answered(shown, 3);
    expect(shown.strokes()).toHaveLength(1);
  });

  it('change of the cut what hangs together with them only', async () => {
    const shown = opened();
    await removed(shown);
    const nothing = { ...disc, data: new Uint8Array(disc.data.length) };
    nothing.data[0] = 255;
    const before = removalOf(shown.editor)!.mask;
    chooseMarkTool(shown.editor, 'keep');
    setBrushWidth(shown.editor, 4);
    shown.drag({ x: 249, y: 200 }, { x: 251, y: 200 });
    // all else of the subject was lost on the way
    await answered(shown, 1, nothing);
    expect(removalOf(shown.editor)!.mask).toBe(before);
  });

  it('are refused with a word when the design has no room for more', () => {
    const { editor, warnings } = opened();
    const stroke = { keep: true, radius: 0.1, points: [{ x: 0.5, y: 0.5 }] };
    for (let i = 0; i < 501; i++) addMark(editor, { stroke });
    expect(pendingMarksOn(editor, { id: 'a', box: null })).toHaveLength(500);
    expect(warnings).toEqual(['There is no room for more strokes. Start over, or undo some.']);
  });
});

describe('where a mark lies on the picture', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0.25 },
    { x: 0.4, y: 1 },
  ];
  /** Turned, flipped, cropped and turned in its frame; every point must come back from the page. */
  const CASES: Readonly<Record<string, object>> = {
    upright: {},
    turned: { rotation: 37 },
    'flipped across': { image_details: { src: 'photo', image_needs_autoset: true, flip_horizontal: -1 } },
    'flipped both ways and turned': {
      rotation: -120,
      image_details: { src: 'photo', image_needs_autoset: true, flip_horizontal: -1, flip_vertical: -1 },
    },
    'cropped and turned in its frame': {
      rotation: 15,
      image_details: {
        src: 'photo',
        image_width: 900,
        image_height: 600,
        contentDisplacement: { x: -200, y: -150 },
        image_needs_autoset: false,
        image_rotation: 30,
      },
    },
    'in a frame': { sub_type: 'frame', frame_details: { outline: 'ellipse' } },
  };

  it.each(Object.entries(CASES))('is the same place of a picture that is %s', (_, more) => {
    const { editor } = opened(more);
    const view = cropViewOf(editor, { id: 'a', box: null })!;
    const matrix = contentMatrix(view);
    const { width, height } = view.content;
    for (const { x, y } of corners) {
      const found = pictureFraction(view, transformPoint(matrix, { x: x * width, y: y * height }));
      expect(found.x).toBeCloseTo(x, 3);
      expect(found.y).toBeCloseTo(y, 3);
    }
  });

  it('follows turns and flips as they are seen', () => {
    const at = (more: object, page: Point) =>
      pictureFraction(cropViewOf(opened(more).editor, { id: 'a', box: null })!, page);
    expect(at({}, { x: 130, y: 120 })).toEqual({ x: 0.1, y: 0.1 });
    const mirrored = { image_details: { src: 'photo', image_needs_autoset: true, flip_horizontal: -1 } };
    expect(at(mirrored, { x: 130, y: 120 })).toEqual({ x: 0.9, y: 0.1 });
    // half a turn about its middle
    expect(at({ rotation: 180 }, { x: 130, y: 120 })).toEqual({ x: 0.9, y: 0.9 });
  });

  it('is found in the box of a grid', async () => {
    const shown = opened({ ...GRID, width: 300, height: 200 });
    selectBox(shown.editor, 'a', 0);
    openPanel(shown.editor, 'remove_background');
    chooseMarkTool(shown.editor, 'keep');
    expect(activeMarkToolOf(shown.editor).value?.at).toEqual({ id: 'a', box: 0 });
    shown.drag({ x: 170, y: 200 }, { x: 180, y: 200 });
    await answered(shown, 0);
    expect(removalOf(shown.editor)?.strokes).toHaveLength(1);
  });
});
