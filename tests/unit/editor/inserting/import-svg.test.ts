import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canEditShapes, editShapes } from '../../../../elements/editor/inserting/edit-shapes.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { groupSelection } from '../../../../elements/editor/layers/grouping.js';
import { importSvg } from '../../../../elements/editor/inserting/import-svg.js';
import { redoStep, undoStep } from '../../../../elements/editor/undo.js';
import { kindOf, type DesignObject } from '../../../../elements/objects/kinds.js';
import { noAssets, picture, testEditor } from '../../../support/fakes/test-editor.js';

const ICON =
  '<svg viewBox="0 0 20 10"><path d="M0 0h20v10z" fill="#ff0000"/><circle cx="5" cy="5" r="2" fill="#0000ff"/></svg>';
const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
  <rect width="100" height="100" fill="url(#g)" filter="url(#f)"/>
  <text x="50" y="40" font-size="10" text-anchor="middle" font-family="Fraunces">Autumn fair</text></svg>`;

describe('an SVG on the page', () => {
  const { window } = globalThis as { window?: unknown };
  beforeAll(() => Object.assign(globalThis, { window: new JSDOM('').window }));
  afterAll(() => Object.assign(globalThis, { window }));

  const all = (editor: Editor) => editor.index.objects(editor.page.value).map((id) => editor.object(id)!);
  const said: string[] = [];
  const hearing = (editor: Editor): Editor => {
    said.length = 0;
    editor.notifier.warning = (message) => said.push(message);
    return editor;
  };

  it('of few colors is one element that can be recolored, half the page wide, and one step', async () => {
    const { editor, text } = testEditor();
    const before = text();
    await importSvg(hearing(editor), noAssets, ICON, { at: { x: 300, y: 200 } });
    const [icon] = all(editor);
    expect(kindOf(icon!)).toBe('icon');
    expect(icon).toMatchObject({ position: { x: 100, y: 100 }, width: 400, height: 200 });
    expect(icon).toMatchObject({
      image_details: { svg_colors: [{ color: '#ff0000' }, { color: '#0000ff' }] },
    });
    expect(editor.selection.ids).toEqual([icon!.id]);
    expect(said).toEqual([]);
    undoStep(editor);
    expect(text()).toBe(before);
    redoStep(editor);
    expect(all(editor)).toHaveLength(1);
  });

  it('of more than that is shapes and texts in a group, one step, and says once what was simplified', async () => {
    const { editor, text } = testEditor();
    const before = text();
    await importSvg(hearing(editor), noAssets, POSTER);
    const [rect, words] = all(editor);
    expect([kindOf(rect!), kindOf(words!)]).toEqual(['shape', 'text']);
    expect(editor.index.groups(editor.page.value)).toHaveLength(1);
    expect(said).toEqual(['An effect such as a blur or a shadow was left out.']);
    // its middle on the middle of the page, in its own font, high above its baseline
    expect(words!.position.x + words!.width / 2).toBeCloseTo(400, 0);
    expect(words).toMatchObject({ text_details: { font: 'Fraunces', fontSize: 40, textAlign: 'center' } });
    const baseline = 200 + 0.4 * 400;
    expect(words!.position.y).toBeLessThan(baseline);
    expect(words!.position.y + words!.height).toBeGreaterThan(baseline);
    undoStep(editor);
    expect(text()).toBe(before);
  });

  it('keeps its pictures with the host, each once', async () => {
    const { editor } = testEditor();
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const kept: File[] = [];
    const assets = {
      upload: async (file: File) => {
        kept.push(file);
        return picture({ source: `src:kept-${kept.length}` });
      },
    };
    const image = (x: number) => `<image x="${x}" width="40" height="40" href="${png}"/>`;
    await importSvg(hearing(editor), assets, `<svg viewBox="0 0 100 50">${image(0)}${image(50)}</svg>`);
    expect(kept.map(({ name, type, size }) => [name, type, size])).toEqual([['drawing.png', 'image/png', 8]]);
    expect(all(editor).map((object) => (object as { image_details?: object }).image_details)).toMatchObject([
      { src: 'kept-1' },
      { src: 'kept-1' },
    ]);
  });

  it('places the rest when a picture cannot be kept, and says so in the name of the file', async () => {
    const { editor } = testEditor();
    const assets = { upload: (file: File) => Promise.reject(new Error(`${file.name} was not uploaded.`)) };
    const image = '<image width="40" height="40" href="data:image/png;base64,iVBORw0KGgo="/>';
    const drawing = `<svg viewBox="0 0 100 50">${image}<rect x="50" width="40" height="40"/></svg>`;
    await importSvg(hearing(editor), assets, drawing, { name: 'Poster.svg' });
    expect(all(editor).map(kindOf)).toEqual(['frame', 'shape']);
    expect(said).toEqual([
      'A picture in Poster.svg couldn’t be imported and is now an empty frame. Poster.png was not uploaded.',
    ]);
    const only = `<svg viewBox="0 0 100 50">${image}</svg>`;
    await expect(importSvg(editor, assets, only, { name: 'Poster.svg' })).rejects.toThrow('Poster.png');
    expect(all(editor)).toHaveLength(2);
  });

  it('keeps lines around letters: as an effect, and hollow letters as shapes', async () => {
    const { editor } = testEditor();
    const text = (fill: string) =>
      `<text x="10" y="60" font-size="40" font-family="Fraunces" fill="${fill}" stroke="#ff0000" stroke-width="2">Oh</text>`;
    await importSvg(hearing(editor), noAssets, `<svg viewBox="0 0 100 100">${text('blue')}</svg>`);
    expect(all(editor)[0]).toMatchObject({
      type: 'text',
      text_details: {
        fontColor: '#0000ff',
        text_effect: { stroke: true, strokeColor: '#ff0000', strokeSize: 1.25 },
      },
    });
    expect(said).toEqual([]);
    await importSvg(editor, noAssets, `<svg viewBox="0 0 100 100">${text('none')}</svg>`);
    const [words, shape] = all(editor);
    expect(shape).toMatchObject({ sub_type: 'shape', name: 'Oh', shape_details: { stroke: '#ff0000' } });
    expect((shape as { shape_details: object }).shape_details).not.toHaveProperty('fill');
    const middle = (object: DesignObject): number => object.position.x + object.width / 2;
    expect(Math.abs(middle(shape!) - middle(words!))).toBeLessThan(12);
    expect(shape!.position.y).toBeGreaterThan(words!.position.y);
    expect(shape!.height).toBeLessThan(words!.height);
    expect(said).toEqual(['Hollow text became shapes, whose words cannot be edited.']);
  });

  it('that cannot be read leaves the page as it is and says why', async () => {
    const { editor, text } = testEditor();
    const before = text();
    await expect(importSvg(editor, noAssets, '<svg><g></svg>')).rejects.toThrow('This SVG is damaged');
    expect(text()).toBe(before);
  });

  it('an element is taken apart into shapes where it lies: turned, mirrored, in its group, at its height', async () => {
    const { editor, text } = testEditor();
    for (const x of [200, 400, 600]) await importSvg(hearing(editor), noAssets, ICON, { at: { x, y: 300 } });
    const [below, icon, above] = all(editor);
    editor.selection.set([below!.id, icon!.id]);
    groupSelection(editor);
    editor.run('turn', () =>
      editor.patch(icon!.id, {
        rotation: 90,
        opacity: 0.5,
        image_details: { ...(icon as { image_details: object }).image_details, flip_horizontal: -1 },
      } as Partial<DesignObject>),
    );
    editor.selection.set([icon!.id], { deep: true });
    expect(canEditShapes(editor)).toBe(true);
    const before = text();
    await editShapes(editor);
    const after = all(editor);
    expect(after.map(({ id }) => id)).toEqual([
      below!.id,
      ...after.slice(1, 3).map(({ id }) => id),
      above!.id,
    ]);
    const dot = after[2]!;
    expect(dot).toMatchObject({ rotation: 90, opacity: 0.5, shape_details: { fill: '#0000ff' } });
    // a quarter from the left, mirrored to the right, turned to the bottom
    expect(dot.position.x + dot.width / 2).toBeCloseTo(400, 3);
    expect(dot.position.y + dot.height / 2).toBeCloseTo(400, 3);
    const groups = editor.index.groups(editor.page.value);
    expect(groups).toHaveLength(2);
    expect(groups.some(({ parent }) => parent !== undefined)).toBe(true);
    undoStep(editor);
    expect(text()).toBe(before);
  });
});
