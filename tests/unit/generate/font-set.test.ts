import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { applyFontSet } from '../../../elements/editor/brand-kit/apply-font-set.js';
import { testEditor } from '../../support/fakes/test-editor.js';

const text = (id: string, fontSize: number, more: object = {}, details: object = {}) => ({
  ...{ id, type: 'text', layer_index: 0, position: { x: 0, y: 0 }, width: 300, height: 60 },
  ...{ rotation: 0, opacity: 1, locked: false, ...more },
  text_details: {
    ...{ text: id, font: 'Old', font_src: '/static/brand_file/old', bold: true, italic: false, fontSize },
    ...{ fontColor: '#000000', textAlign: 'left', letterSpacing: 0, lineHeight: 0, ...details },
  },
});

const page = (id: string, ...objects: object[]) => ({
  ...{ id, background_color: '#ffffff', background_image: null, groups: [] },
  objects: objects.map((object, layer_index) => ({ ...object, layer_index })),
});

const SET = {
  heading: { name: 'Head' },
  sub_heading: { name: 'Sub', src: '/static/brand_file/sub' },
  paragraph: { name: 'Body' },
};

describe('a font set', () => {
  it('dresses the texts of all pages by role label, else by size, in one step', async () => {
    const { editor, text: stored } = testEditor(
      parseDesignFile({
        ...{ version: 1, id: 'd', width: 800, height: 800 },
        pages: [
          page('p1', text('large', 72), text('middle', 36), text('small', 24)),
          page(
            'p2',
            text('labeled', 20, { labels: { text: 'Heading' } }),
            text('subtitle', 20, { labels: { text: 'subtitle' } }),
            text('mixed', 24, {}, { runs: [{ start: 0, end: 2, font: 'Other', fontColor: '#112233' }] }),
            text('locked', 72, { locked: true }),
          ),
        ],
      }),
    );
    const before = stored();
    await applyFontSet(editor, SET);
    const details = (id: string) =>
      (editor.object(id) as { text_details: Record<string, unknown> }).text_details;
    const fonts = ['large', 'middle', 'small', 'labeled', 'subtitle', 'mixed', 'locked'].map((id) => [
      details(id)['font'],
      details(id)['font_src'],
    ]);
    const sub = ['Sub', '/static/brand_file/sub'];
    expect(fonts).toEqual([
      ['Head', undefined],
      sub,
      ['Body', undefined],
      ['Head', undefined],
      sub,
      ['Body', undefined],
      ['Old', '/static/brand_file/old'],
    ]);
    expect(details('mixed')['runs']).toEqual([{ start: 0, end: 2, fontColor: '#112233' }]);
    expect([details('large')['bold'], details('large')['fontSize']]).toEqual([true, 72]);
    expect(editor.history.depth).toBe(1);
    editor.history.undo();
    expect(stored()).toBe(before);
  });

  it('a design without texts is no step', async () => {
    const { editor } = testEditor();
    await applyFontSet(editor, SET);
    expect(editor.history.depth).toBe(0);
  });
});
