import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import {
  animateAllPages,
  isPageAnimated,
  pageDuration,
  pageMotion,
  selectedMotion,
  setPageDuration,
  setPageMotion,
  setSelectedMotion,
} from '../../../../elements/editor/animating/animate.js';
import { setPageTransition } from '../../../../elements/editor/animating/transition.js';
import { copyPage } from '../../../../elements/editor/pages/pages.js';
import { addTemplatePages, fillPage } from '../../../../elements/editor/pages/place-template.js';
import { resizeDesign } from '../../../../elements/editor/pages/resize-design.js';
import { undo } from '../../../../elements/editor/commands/edit/undo.js';
import { duplicate } from '../../../../elements/editor/commands/edit/duplicate.js';
import { fillDesign } from '../../../../elements/generate/fill/fill-design.js';
import { resizePage } from '../../../../elements/generate/resize/resize-page.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const shape = (id: string, more: object = {}) => ({
  ...{ id, type: 'image', sub_type: 'shape', shape_details: { outline: 'rectangle', fill: '#c4512d' } },
  ...{ position: { x: 10, y: 10 }, width: 100, height: 80, rotation: 0, opacity: 1, locked: false },
  layer_index: 0,
  ...more,
});

const page = (id: string, objects: readonly object[], more: object = {}) => ({
  ...{ id, background_color: '#ffffff', background_image: null, groups: [], objects },
  ...more,
});

const file = (pages = [page('p1', [shape('a'), shape('b')]), page('p2', [shape('c')])]) =>
  parseDesignFile({ version: 1, id: 'd', width: 600, height: 400, pages });

const open = () => testEditor(file());
const MOTION = { animation: 'pan', options: { direction: 'left', speed: undefined } } as const;

describe('animating', () => {
  it('a page is one step, undone to the byte', () => {
    const { editor, text } = open();
    const before = text();
    setPageMotion(editor, MOTION);
    expect(pageMotion(editor)).toEqual({ animation: 'pan', options: { direction: 'left' } });
    expect(editor.history.depth).toBe(1);
    expect(isPageAnimated(editor)).toBe(true);
    expect(editor.toFile().pages[1]!.animation).toBeUndefined();
    undo.run(editor);
    expect(text()).toBe(before);
    expect(isPageAnimated(editor)).toBe(false);
  });

  it('a selection is one step, and is taken back to that of the page', () => {
    const { editor } = open();
    editor.selection.set(['a', 'b']);
    setSelectedMotion(editor, MOTION);
    expect(editor.history.depth).toBe(1);
    expect(selectedMotion(editor).animation).toBe('pan');
    expect(editor.object('b')).toMatchObject({ animation: 'pan', animation_options: { direction: 'left' } });
    expect(isPageAnimated(editor)).toBe(true);
    setSelectedMotion(editor, { animation: null, options: { direction: 'left' } });
    expect(editor.object('b')).toMatchObject({ animation: null, animation_options: null });
  });

  it('leaves what is locked, and needs something selected', () => {
    const { editor } = open();
    setSelectedMotion(editor, MOTION);
    editor.run('Lock', () => editor.patch('a', { locked: true }));
    editor.selection.set(['a']);
    setSelectedMotion(editor, MOTION);
    expect(editor.history.depth).toBe(1);
    expect(editor.object('a')!.animation).toBeUndefined();
  });

  it('all pages take animation and duration of the current one in one step', () => {
    const { editor } = open();
    setPageMotion(editor, MOTION);
    setPageDuration(editor, 3);
    animateAllPages(editor);
    expect(editor.history.depth).toBe(3);
    expect(editor.toFile().pages[1]).toMatchObject({
      ...{ animation: 'pan', animation_options: { direction: 'left' }, animation_duration: 3 },
    });
  });

  it('a transition counts where a page comes before', () => {
    const { editor } = open();
    for (const id of ['p1', 'p2']) {
      editor.goToPage(id);
      setPageTransition(editor, 'fade');
    }
    expect([isPageAnimated(editor, 'p1'), isPageAnimated(editor, 'p2')]).toEqual([false, true]);
  });

  it('a duration is 0.1 to 30 s, or nothing', () => {
    const { editor } = open();
    for (const [given, kept] of [
      [0, 0.1],
      [99, 30],
      [2.5, 2.5],
      [null, null],
    ] as const) {
      setPageDuration(editor, given);
      expect(pageDuration(editor)).toBe(kept);
    }
  });
});

describe('motion is kept', () => {
  const animated = () =>
    file([
      page('p1', [shape('a', { animation: 'pop', animation_options: { speed: 'slow' } })], {
        ...{ animation: 'cascade', animation_options: { speed: 'fast' }, animation_duration: 4 },
      }),
    ]);
  const OF_PAGE = { animation: 'cascade', animation_options: { speed: 'fast' }, animation_duration: 4 };
  const OF_OBJECT = { animation: 'pop', animation_options: { speed: 'slow' } };
  const expectKept = (stored: { objects: readonly unknown[] } | undefined): void => {
    expect(stored).toMatchObject(OF_PAGE);
    expect(stored!.objects[0]).toMatchObject(OF_OBJECT);
  };

  it('by a copy of the page and of the object', () => {
    const { editor } = testEditor(animated());
    copyPage(editor, 'p1');
    expectKept(editor.toFile().pages[1]);
    editor.goToPage('p1');
    editor.selection.set(['a']);
    duplicate.run(editor);
    expect(editor.toFile().pages[0]!.objects[1]).toMatchObject(OF_OBJECT);
  });

  it('by another size', async () => {
    const { editor } = testEditor(animated());
    await resizeDesign(editor, { width: 300, height: 500, unit: 'px' }, 'fit');
    expect(editor.size.width).toBe(300);
    expectKept(editor.toFile().pages[0]);
  });

  it('by magic resize and by what fills its slots', async () => {
    const [env, from] = [testEditor().editor.resources.env, animated()];
    expectKept(resizePage(from.pages[0]!, { from, to: { width: 300, height: 900 } }, env));
    const labeled = parseDesignFile({
      ...from,
      pages: [page('p1', [shape('a', { ...OF_OBJECT, labels: { color: 'main' } })], OF_PAGE)],
    });
    const inputs = { by: 'role-label', brand: { colors: ['#112233'] } } as const;
    expectKept(fillDesign(labeled, inputs as never, env).file.pages[0]);
  });

  it('by a template that fills a page or comes as pages', async () => {
    const { editor } = open();
    await addTemplatePages(editor, animated());
    expectKept(editor.toFile().pages[1]);
    await fillPage(editor, 'p1', animated());
    expectKept(editor.toFile().pages[0]);
  });
});
