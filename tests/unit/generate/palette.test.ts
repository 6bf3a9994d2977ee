import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { applyPalette } from '../../../elements/editor/brand-kit/apply-palette.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { insertShape } from '../../../elements/editor/inserting/insert.js';
import { colorsOf } from '../../../elements/generate/color-slots.js';
import { contrastRatio } from '../../../elements/math/color.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { testEditor } from '../../support/fakes/test-editor.js';
import everything from '../../fixtures/designs/v1-everything.json' with { type: 'json' };
import { runs } from '../../support/soak.js';

const NORTHAM = ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'];
const NIGHT = ['#2a1e30', '#d62872', '#f6b12d', '#7a5a80', '#fdf1ef'];

const box = (id: string, y: number, more: object) => ({
  ...{ id, position: { x: 50, y }, width: 300, height: 80, rotation: 0, opacity: 1, locked: false },
  ...more,
});
const shape = (id: string, y: number, fill: string) =>
  box(id, y, { type: 'image', sub_type: 'shape', shape_details: { outline: 'rectangle', fill } });
const text = (id: string, y: number, fontColor: string, more: object = {}) =>
  box(id, y, {
    type: 'text',
    text_details: {
      ...{ text: '#c4512d is a color', font: 'Montserrat', bold: false, italic: false, fontSize: 40 },
      ...{ fontColor, textAlign: 'left', letterSpacing: 0, lineHeight: 0, ...more },
    },
  });

const page = (id: string, background_color: string | null, objects: readonly object[]) => ({
  ...{ id, background_color, background_image: null, groups: [] },
  objects: objects.map((object, layer_index) => ({ layer_index, ...object })),
});
const design = (...pages: object[]): DesignFile =>
  parseDesignFile({ version: 1, id: 'd', width: 400, height: 400, pages });

/** A poster of two pages: words on the page and on a card. */
const poster = () =>
  design(
    page('p1', '#fff8ee', [
      shape('card', 40, '#c4512d'),
      text('onCard', 40, '#ffffff'),
      text('onPage', 200, '#2b1a12', { runs: [{ start: 0, end: 3, fontColor: '#8a2f12' }] }),
    ]),
    page('p2', '#2b1a12', [text('light', 40, '#fff8ee')]),
  );

const objectsOf = (editor: Editor): DesignObject[] =>
  editor.index.pages.peek().flatMap((id) => editor.index.objects(id).map((each) => editor.object(each)!));
const colorsOn = (editor: Editor): Set<string> =>
  new Set([
    ...editor.index.pages.peek().map((id) => editor.pageRecord(id).page.background_color!.toLowerCase()),
    ...objectsOf(editor).flatMap((object) => [...colorsOf(object).values()]),
  ]);
const wordsColor = (editor: Editor, id: string): string =>
  (editor.object(id) as { text_details: { fontColor: string } }).text_details.fontColor;
const fillOf = (editor: Editor, id: string): string =>
  (editor.object(id) as { shape_details: { fill: string } }).shape_details.fill;

describe('a click on a palette', () => {
  it('applies its colors to all pages as one step; further clicks rotate them by one, round to the first [B-038]', () => {
    const { editor, text: stored } = testEditor(poster());
    const before = stored();
    applyPalette(editor, NORTHAM);
    expect([...colorsOn(editor)].every((color) => NORTHAM.includes(color))).toBe(true);
    expect(editor.history.depth).toBe(1);
    // light stays light: the page and the words on the dark one take the lightest color
    expect(editor.pageRecord('p1').page.background_color).toBe('#fbf8f1');
    expect(wordsColor(editor, 'light')).toBe('#fbf8f1');
    const [first, card] = [stored(), fillOf(editor, 'card')];
    applyPalette(editor, NORTHAM);
    expect(editor.pageRecord('p1').page.background_color).toBe('#12312b');
    expect(fillOf(editor, 'card')).toBe(NORTHAM[(NORTHAM.indexOf(card) + 1) % 5]);
    for (let click = 0; click < 3; click++) applyPalette(editor, NORTHAM);
    expect(stored()).not.toBe(first);
    applyPalette(editor, NORTHAM);
    expect(stored()).toBe(first);
    for (let click = 0; click < 6; click++) editor.history.undo();
    expect(stored()).toBe(before);
  });

  it('goes on from what undo shows, and begins anew once all of it is taken back', () => {
    const { editor, text: stored } = testEditor(poster());
    applyPalette(editor, NORTHAM);
    const first = stored();
    applyPalette(editor, NORTHAM);
    const second = stored();
    editor.history.undo();
    applyPalette(editor, NORTHAM);
    expect(stored()).toBe(second);
    editor.history.undo();
    editor.history.undo();
    applyPalette(editor, NORTHAM);
    expect(stored()).toBe(first);
  });

  it('recolors the page being edited alone when that is asked, turning by itself, and leaves the others', () => {
    const { editor, text: stored } = testEditor(poster());
    const before = stored();
    const other = () => JSON.stringify(editor.toFile().pages[1]);
    const second = other();
    applyPalette(editor, NORTHAM, 'page');
    expect(editor.pageRecord('p1').page.background_color).toBe('#fbf8f1');
    applyPalette(editor, NORTHAM, 'page');
    expect(editor.pageRecord('p1').page.background_color).toBe('#12312b');
    expect(other()).toBe(second);
    editor.goToPage('p2');
    applyPalette(editor, NIGHT, 'page');
    expect(NIGHT).toContain(editor.pageRecord('p2').page.background_color);
    expect(editor.pageRecord('p1').page.background_color).toBe('#12312b');
    expect(editor.history.depth).toBe(3);
    for (let click = 0; click < 3; click++) editor.history.undo();
    expect(stored()).toBe(before);
  });

  it('another palette begins at its own first turn, and gives the design its own colors', () => {
    const { editor } = testEditor(poster());
    applyPalette(editor, NORTHAM);
    applyPalette(editor, NORTHAM);
    applyPalette(editor, NIGHT);
    expect([...colorsOn(editor)].every((color) => NIGHT.includes(color))).toBe(true);
  });

  it('takes along what was added and moved since, and leaves that where it is', async () => {
    const { editor } = testEditor(poster());
    applyPalette(editor, NORTHAM);
    await insertShape(editor, 'star', '#ff00ff');
    editor.run('move', () => editor.patch('card', { position: { x: 7, y: 9 } }));
    applyPalette(editor, NORTHAM);
    expect([...colorsOn(editor)].every((color) => NORTHAM.includes(color))).toBe(true);
    expect(editor.object('card')!.position).toEqual({ x: 7, y: 9 });
    expect(editor.pageRecord('p1').page.background_color).toBe('#12312b');
  });

  it('small words need more contrast than large ones', () => {
    const harbour = ['#17405e', '#f2a65a', '#f6c978', '#4f9ba8', '#fdfaf3'];
    const words = (id: string, y: number, fontSize: number) => text(id, y, '#6b6b6b', { fontSize });
    const { editor } = testEditor(
      design(
        page('p', '#ffffff', [text('ink', 0, '#000000'), words('large', 100, 40), words('small', 200, 12)]),
      ),
    );
    applyPalette(editor, harbour);
    expect([wordsColor(editor, 'large'), wordsColor(editor, 'small')]).toEqual(['#4f9ba8', '#17405e']);
  });

  it('leaves words that read like colors, pictures and drop shadows alone', () => {
    const { editor } = testEditor(parseDesignFile(everything));
    const bare = (object: DesignObject) => {
      const {
        text_details: details,
        shape_details,
        line_details,
        grid_details,
        image_details,
        ...rest
      } = object as unknown as Record<string, Record<string, unknown> | undefined>;
      return { rest, words: details?.['text'], picture: { ...image_details, svg_colors: null } };
    };
    const before = objectsOf(editor).map(bare);
    applyPalette(editor, NIGHT);
    expect(editor.history.depth).toBe(1);
    expect(objectsOf(editor).map(bare)).toEqual(before);
  });

  it('a design that wears the palette already is moved on at once', () => {
    const { editor, text: stored } = testEditor(
      design(page('p', NIGHT[4]!, [shape('a', 0, NIGHT[0]!), shape('b', 90, NIGHT[1]!)])),
    );
    const before = stored();
    applyPalette(editor, NIGHT);
    expect(stored()).not.toBe(before);
  });

  it('a design without any color is no step', () => {
    const { editor } = testEditor(design(page('p', null, [])));
    applyPalette(editor, NIGHT);
    expect(editor.history.depth).toBe(0);
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('any palette on any card of words', () => {
  it('keeps words that could be read readable as far as the palette allows, at every turn', () => {
    const colors = fc.array(hex, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(colors, hex, hex, hex, hex, (palette, ground, card, onCard, onPage) => {
        const file = design(
          page('p', ground, [
            shape('card', 40, card),
            text('onCard', 40, onCard),
            text('onPage', 200, onPage),
          ]),
        );
        const { editor, text: stored } = testEditor(file);
        const original = stored();
        const turns: string[] = [];
        for (let turn = 0; turn < 6; turn++) {
          applyPalette(editor, palette);
          turns.push(stored());
          const grounds = [fillOf(editor, 'card'), editor.pageRecord('p').page.background_color!];
          const pairs = [
            { words: 'onCard', ground: grounds[0]!, was: contrastRatio(onCard, card) },
            { words: 'onPage', ground: grounds[1]!, was: contrastRatio(onPage, ground) },
          ];
          for (const { words, ground: under, was } of pairs) {
            if (was < 4.5) continue;
            const possible = Math.max(...palette.map((color) => contrastRatio(color, under)));
            expect(contrastRatio(wordsColor(editor, words), under)).toBeGreaterThanOrEqual(
              Math.min(3, possible),
            );
          }
        }
        expect(turns[5]).toBe(turns[0]);
        while (editor.history.depth > 0) editor.history.undo();
        expect(stored()).toBe(original);
      }),
      { numRuns: runs(150) },
    );
  });
});
