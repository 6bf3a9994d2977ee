import { describe, expect, it } from 'vitest';
import { setBackgroundImage } from '../../../../elements/editor/pages/background.js';
import { insertFrame, insertIcon, insertImage } from '../../../../elements/editor/inserting/insert.js';
import { clearSlot, swapSlots } from '../../../../elements/editor/pictures/fill-slot.js';
import { layerName, renameLayer } from '../../../../elements/editor/layers/layer-name.js';
import { replaceImage } from '../../../../elements/editor/pictures/replace-image.js';
import { selectionAnnouncement } from '../../../../elements/editor/accessibility/announcement-text.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { picture, testEditor, type TestEditor } from '../../../support/fakes/test-editor.js';

const selected = ({ editor }: TestEditor): string => editor.selection.objects.value[0]!.id;

async function withImage(name: string): Promise<TestEditor & { readonly id: string }> {
  const open = testEditor();
  await insertImage(open.editor, picture({ name }));
  return { ...open, id: selected(open) };
}

describe('the name of a picture', () => {
  it('is that of its resource, in the layers and said aloud', async () => {
    const { editor, id } = await withImage('Oranges');
    expect(layerName(editor, id)).toBe('Oranges');
    expect(selectionAnnouncement(editor)).toMatch(/^Oranges, Photo, /);
    await insertIcon(editor, picture({ name: 'Leaf' }));
    expect(layerName(editor, editor.selection.ids[0]!)).toBe('Leaf');
    await setBackgroundImage(editor, picture({ name: 'Sky' }));
    expect(layerName(editor, editor.index.background(editor.page.value)!.id)).toBe('Sky');
  });

  it('is the kind’s when the resource has none, and has 60 letters at most', async () => {
    const { editor, id } = await withImage('  ');
    expect(layerName(editor, id)).toBe('Photo');
    const long = await withImage('a'.repeat(300));
    expect(layerName(long.editor, long.id)).toBe(`${'a'.repeat(59)}…`);
  });

  it('changes with the picture, unless the user gave another; without that it is back', async () => {
    const { editor, id } = await withImage('Oranges');
    await replaceImage(editor, id, picture({ name: 'Lemons', source: 'src:lemons' }));
    expect(layerName(editor, id)).toBe('Lemons');
    renameLayer(editor, id, 'Fruit');
    await replaceImage(editor, id, picture({ name: 'Pears', source: 'src:pears' }));
    expect(layerName(editor, id)).toBe('Fruit');
    renameLayer(editor, id, '');
    expect(layerName(editor, id)).toBe('Pears');
  });

  it('goes from frame to frame with the picture and leaves with it', async () => {
    const open = testEditor();
    const { editor } = open;
    await insertFrame(editor, 'ellipse');
    const first = selected(open);
    await insertFrame(editor, 'ellipse');
    const second = selected(open);
    await replaceImage(editor, first, picture({ name: 'Oranges' }));
    swapSlots(editor, { id: first, box: null }, { id: second, box: null });
    expect([first, second].map((id) => layerName(editor, id))).toEqual(['Frame', 'Oranges']);
    clearSlot(editor, { id: second, box: null });
    expect(layerName(editor, second)).toBe('Frame');
  });

  it('is kept with the design; one that is no text opens and counts for nothing', async () => {
    const { text } = await withImage('Oranges');
    const stored = JSON.parse(text()) as Parameters<typeof testEditor>[0] & object;
    const again = testEditor(parseDesignFile(stored));
    const [id] = again.editor.index.objects(again.editor.page.value);
    expect(layerName(again.editor, id!)).toBe('Oranges');
    const odd = testEditor(parseDesignFile(JSON.parse(text().replace('"Oranges"', '[7]'))));
    expect(layerName(odd.editor, odd.editor.index.objects(odd.editor.page.value)[0]!)).toBe('Photo');
  });
});
