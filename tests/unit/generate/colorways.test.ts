import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Colorway } from '../../../elements/document/colorways.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { applyColorway, colorwaysOf } from '../../../elements/editor/brand-kit/apply-palette.js';
import { withColorway } from '../../../elements/generate/colorways.js';
import { testEditor } from '../../support/fakes/test-editor.js';
import { runs } from '../../support/soak.js';

const WAYS: readonly Colorway[] = [
  { id: 'dawn', name: 'Dawn', colors: ['#fff8ee', '#c4512d', '#2b1a12', '#8a2f12'] },
  { id: 'night', name: 'Night', colors: ['#0e0f2c', '#ff9d6c', '#f6f2ff', '#f0c7e8'] },
  { id: 'mint', name: 'Mint', colors: ['#f3fbf6', '#7fd1ae', '#0b3b36', '#ff6b57'] },
];

const box = (id: string, more: object) => ({
  ...{ id, position: { x: 50, y: 40 }, width: 300, height: 80, rotation: 0, opacity: 1, locked: false },
  ...more,
});
const shape = (id: string, fill: string) =>
  box(id, { type: 'image', sub_type: 'shape', shape_details: { outline: 'rectangle', fill } });
const text = (id: string, fontColor: string, runColor: string) =>
  box(id, {
    type: 'text',
    text_details: {
      ...{ text: '#c4512d is a color', font: 'Montserrat', bold: false, italic: false, fontSize: 40 },
      ...{ fontColor, textAlign: 'left', letterSpacing: 0, lineHeight: 0 },
      runs: [{ start: 0, end: 3, fontColor: runColor }],
    },
  });

/** Colors by their place in a colorway, or such as are in none. */
const inDawn = (color: number | string): string =>
  typeof color === 'number' ? WAYS[0]!.colors[color]! : color;

function design(ground: number | string, objects: readonly object[], colorways: unknown = WAYS): DesignFile {
  const stored = objects.map((object, layer_index) => ({ layer_index, ...object }));
  const page = { id: 'p1', background_color: inDawn(ground), background_image: null, groups: [] };
  return parseDesignFile({
    ...{ version: 1, id: 'd', width: 400, height: 400, colorways },
    pages: [{ ...page, objects: stored }],
  });
}

const poster = () =>
  design(0, [shape('card', inDawn(1)), text('words', inDawn(2), inDawn(3)), shape('own', '#123456')]);

const withoutColors = (file: DesignFile): string => JSON.stringify(file).replace(/#[0-9a-f]{6}/gi, '#');

describe('a design in another colorway', () => {
  it('differs in its colors alone, keeps what is of no colorway, and comes back from any by any other', () => {
    const color = fc.oneof(fc.nat(3), fc.constantFrom('#123456', '#abcdef'));
    const objects = fc.array(fc.tuple(color, color, fc.boolean()), { maxLength: 6 });
    const route = fc.array(fc.constantFrom('dawn', 'night', 'mint'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(objects, route, (chosen, ids) => {
        const file = design(
          0,
          // half of the places at least are of the colorway: the page, and a card and words of it
          [
            shape('card', inDawn(1)),
            text('words', inDawn(2), inDawn(3)),
            ...chosen
              .slice(0, 2)
              .map(([one, other, isText], i) =>
                isText ? text(`o${i}`, inDawn(one), inDawn(other)) : shape(`o${i}`, inDawn(one)),
              ),
          ],
        );
        const last = ids.reduce((at, id) => withColorway(at, id)!, file);
        expect(withoutColors(last)).toBe(withoutColors(file));
        const straight = withColorway(file, ids.at(-1)!)!;
        expect(last).toEqual(straight);
        expect(withColorway(last, 'dawn')).toEqual(file);
      }),
      { numRuns: runs(60) },
    );
  });

  it('has the color at the same place of the list, in letters, parts of them, fills and the page', () => {
    const [page] = withColorway(poster(), 'night')!.pages;
    expect(page!.background_color).toBe('#0e0f2c');
    expect(page!.objects).toMatchObject([
      { shape_details: { fill: '#ff9d6c' } },
      {
        text_details: { text: '#c4512d is a color', fontColor: '#f6f2ff', runs: [{ fontColor: '#f0c7e8' }] },
      },
      { shape_details: { fill: '#123456' } },
    ]);
  });

  it('is none where the design does not bring it', () => {
    expect(withColorway(poster(), 'noon')).toBeNull();
  });

  it('is refused by the reader where there is no way back', () => {
    const read =
      (...ways: object[]) =>
      () =>
        design(0, [], ways);
    const [dawn] = WAYS;
    const two = { ...dawn, id: 'two' };
    expect(read(dawn!, { ...two, colors: dawn!.colors.slice(1) })).toThrow(/colorways.*as many colors/);
    expect(read({ ...dawn, colors: ['#ffffff', '#FFFFFF'] })).toThrow(/colorways.*none of them twice/);
    expect(read(dawn!, dawn!)).toThrow(/colorways.*differ in id/);
    expect(read({ ...dawn, colors: ['red'] })).toThrow(/colorways\[0\]\.colors\[0\]/);
  });
});

describe('a colorway in the editor', () => {
  it('is one step; what undo shows is exactly what was, and redo comes back', () => {
    const { editor, text: stored } = testEditor(poster());
    const before = stored();
    const [, night, mint] = colorwaysOf(editor);
    applyColorway(editor, night!);
    const after = stored();
    expect(editor.history.depth).toBe(1);
    expect(JSON.parse(after)).toEqual(JSON.parse(JSON.stringify(withColorway(poster(), 'night'))));
    applyColorway(editor, mint!);
    expect(editor.history.depth).toBe(2);
    editor.history.undo();
    expect(stored()).toBe(after);
    editor.history.undo();
    expect(stored()).toBe(before);
    editor.history.redo();
    expect(stored()).toBe(after);
  });

  it('is worn like any palette by a design that was recolored since', () => {
    const { editor, text: stored } = testEditor(
      design('#101010', [shape('card', '#202020'), text('words', '#fefefe', '#efefef')]),
    );
    const before = stored();
    applyColorway(editor, WAYS[1]!);
    expect(stored()).not.toBe(before);
    const shown = stored().match(/"(?:fill|fontColor|background_color)":"(#[0-9a-f]{6})"/g)!;
    expect(shown.every((each) => WAYS[1]!.colors.some((color) => each.includes(color)))).toBe(true);
  });
});
