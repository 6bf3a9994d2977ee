import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import {
  copySelection,
  duplicateSelection,
  pasteClipboard,
} from '../../../../elements/editor/clipboard/clipboard.js';
import { removePage, insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { setBackgroundImage } from '../../../../elements/editor/pages/background.js';
import {
  insertIcon,
  insertImage,
  insertShape,
  insertText,
} from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { replaceImage } from '../../../../elements/editor/pictures/replace-image.js';
import type { ImageObject } from '../../../../elements/objects/image/model.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { picture, testEditor } from '../../../support/fakes/test-editor.js';

describe('adding to a page', () => {
  it('sizes a picture to half the page width, aspect kept, in the middle', async () => {
    const { editor } = testEditor();
    await insertImage(editor, picture());
    const [image] = editor.selection.objects.value;
    expect(image).toMatchObject({ width: 400, height: 200, position: { x: 200, y: 300 } });
    await insertIcon(editor, picture({ width: 10, height: 20, colors: ['#112233'] }));
    const [icon] = editor.selection.objects.value;
    expect(icon).toMatchObject({ width: 400, height: 800, layer_index: 1 });
    expect(icon).toMatchObject({ sub_type: 'icon', image_details: { svg_colors: [{ color: '#112233' }] } });
  });

  it('puts what took its time on the page it was meant for, unselected where another is shown', async () => {
    for (const insert of [insertImage, insertIcon, setBackgroundImage]) {
      const { editor } = testEditor();
      const first = editor.page.peek();
      const coming = insert(editor, picture());
      insertBlankPage(editor);
      await coming;
      const [on, other] = editor.toFile().pages;
      expect(on!.objects.length + (on!.background_image ? 1 : 0)).toBe(1);
      expect([other!.objects, other!.background_image ?? null]).toEqual([[], null]);
      expect(editor.page.peek()).not.toBe(first);
      expect(editor.selection.ids).toEqual([]);
    }
  });

  it('puts it on the page shown where its own is gone', async () => {
    const { editor } = testEditor();
    const first = editor.page.peek();
    insertBlankPage(editor);
    editor.page.value = first;
    const coming = insertImage(editor, picture());
    removePage(editor, first);
    await coming;
    expect(editor.toFile().pages.map(({ objects }) => objects.length)).toEqual([1]);
    expect(editor.selection.ids).toHaveLength(1);
  });

  it('makes what is very tall no higher than the page, aspect kept', async () => {
    const { editor } = testEditor();
    const tall = { width: 40, height: 3000 };
    for (const insert of [insertImage, insertIcon]) {
      await insert(editor, picture(tall));
      const [{ width, height, position }] = editor.selection.objects.value as [DesignObject];
      expect(height).toBeCloseTo(800);
      expect(width).toBeCloseTo((800 * 40) / 3000);
      expect(position.y).toBeCloseTo(0);
    }
  });

  it('keeps who made a picture with it, through copies and undo, and not with the one in its place', async () => {
    const { editor } = testEditor();
    const attribution = { provider: 'Unsplash', author: 'Ann Example' };
    await insertImage(editor, picture({ attribution }));
    const [{ id }] = editor.selection.objects.value as [DesignObject];
    copySelection(editor);
    pasteClipboard(editor);
    duplicateSelection(editor);
    const made = () =>
      editor.toFile().pages[0]!.objects.map((object) => (object as ImageObject).image_details.attribution);
    expect(made()).toEqual([attribution, attribution, attribution]);
    await replaceImage(editor, id, picture({ source: 'src:other' }));
    expect(made()).toEqual([undefined, attribution, attribution]);
    editor.history.undo();
    expect(made()).toEqual([attribution, attribution, attribution]);
    await setBackgroundImage(editor, picture({ attribution }));
    expect(editor.index.background(editor.page.value)).toMatchObject({
      object: { image_details: { attribution } },
    });
  });

  it('selects what it sets behind the page, still as one step', async () => {
    const { editor } = testEditor();
    await insertImage(editor, picture());
    await setBackgroundImage(editor, picture());
    await setBackgroundImage(editor, picture({ source: 'src:other' }));
    expect(editor.selection.kind.value).toBe('background');
    expect(editor.history.depth).toBe(3);
    editor.history.undo();
    editor.history.undo();
    expect(editor.index.background(editor.page.value)).toBeUndefined();
  });

  it('adds headings of 72, 36 and 24 px in black Montserrat, centered, as wide as their words', async () => {
    const { editor } = testEditor();
    for (const preset of TEXT_PRESETS) await insertText(editor, preset, 'Add a heading');
    const texts = editor.toFile().pages[0]!.objects as TextObject[];
    expect(texts.map((text) => text.text_details.fontSize)).toEqual([72, 36, 24]);
    for (const { text_details: details, position, width, height } of texts) {
      expect(details).toMatchObject({ font: 'Montserrat', fontColor: '#000000', textAlign: 'center' });
      expect(width).toBeLessThan(720.5);
      expect(height).toBeCloseTo(details.fontSize * 1.2, 1);
      expect(position.x + width / 2).toBeCloseTo(400);
    }
  });

  it.each([
    [400, 1600, [72, 36, 24]],
    [1600, 1600, [72, 36, 24]],
    [40, 40, [7.2, 3.6, 2.4]],
    [40, 5000, [7.2, 3.6, 2.4]],
    [8000, 8000, [360, 180, 120]],
  ])(
    'on a page of %d x %d px headings have %j px: far from 800 they keep their part of it',
    async (width, height, sizes) => {
      const { editor } = testEditor(blankDesign({ id: 'd', width, height }));
      for (const preset of TEXT_PRESETS) await insertText(editor, preset, 'Add a heading');
      const texts = editor.toFile().pages[0]!.objects as TextObject[];
      expect(texts.map(({ text_details: details }) => details.fontSize)).toEqual(sizes);
      for (const text of texts) expect(text.width).toBeLessThanOrEqual(width * 0.9);
    },
  );

  it('gives a pill and a half circle their own proportions, and other shapes a square', async () => {
    const { editor } = testEditor();
    for (const outline of ['pill', 'half', 'star'] as const) await insertShape(editor, outline, '#112233');
    const shapes = editor.toFile().pages[0]!.objects;
    expect(shapes.map(({ width, height }) => height / width)).toEqual([0.4, 0.5, 1]);
  });

  it('is one step each', async () => {
    const { editor, text } = testEditor();
    const before = text();
    await insertImage(editor, picture());
    await setBackgroundImage(editor, picture());
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('replaces a picture inside its box and leaves the rest as it was', async () => {
    const { editor } = testEditor();
    await insertImage(editor, picture());
    const { id } = editor.selection.objects.value[0]!;
    editor.run('Turn', () => editor.patch(id, { rotation: 30 }));
    await replaceImage(editor, id, picture({ source: 'src:local/abc' }));
    expect(editor.object(id)).toMatchObject({ rotation: 30, width: 400, height: 200 });
    const details = (editor.object(id) as { image_details: object }).image_details;
    expect(details).toEqual({ src: 'local/abc', picture_name: 'A field', image_needs_autoset: true });
  });
});
