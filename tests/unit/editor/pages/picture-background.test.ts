import { describe, expect, it } from 'vitest';
import { commandById } from '../../../../elements/editor/commands/command-search.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { insertImage, insertShape } from '../../../../elements/editor/inserting/insert.js';
import { groupSelection } from '../../../../elements/editor/layers/grouping.js';
import { kindOf } from '../../../../elements/objects/kinds.js';
import { picture, testEditor } from '../../../support/fakes/test-editor.js';

const set = commandById('set-background')!;
const detach = commandById('detach-background')!;

describe('a picture behind the page', () => {
  it('[E-057] comes from a photo of the page and goes back to one, each as one step that undo takes back to the byte', async () => {
    const { editor, text } = testEditor();
    await insertImage(editor, picture());
    const [id] = editor.selection.ids;
    editor.run('Look', () =>
      editor.patch(id!, { rotation: 30, opacity: 0.5, border_details: { radius: 8 } } as never),
    );
    const states = [text()];
    expect(detach.enabled(editor)).toBe(false);
    set.run(editor);
    const { object } = editor.index.background(editor.page.value)!;
    expect(object).toMatchObject({ id, position: { x: 0, y: 0 }, width: 800, height: 800, rotation: 0 });
    expect(object).toMatchObject({ opacity: 0.5, image_details: { id_design_resource: 'photo-1' } });
    expect(object).not.toHaveProperty('border_details');
    expect(editor.index.objects(editor.page.value)).toEqual([]);
    expect(() => parseDesignFile(JSON.parse(text()))).not.toThrow();
    states.push(text());
    expect([set.enabled(editor), editor.selection.ids]).toEqual([false, [id]]);
    detach.run(editor);
    expect(editor.index.background(editor.page.value)).toBeUndefined();
    expect(kindOf(editor.object(id!)!)).toBe('image');
    expect(editor.index.objects(editor.page.value)).toEqual([id]);
    expect(() => parseDesignFile(JSON.parse(text()))).not.toThrow();
    for (const state of states.reverse()) {
      editor.history.undo();
      expect(text()).toBe(state);
    }
  });

  it('takes the place of the one there was, and leaves the group it was in', async () => {
    const { editor, text } = testEditor();
    await insertImage(editor, picture({ source: 'design_resource:other' }));
    set.run(editor);
    await insertShape(editor, 'star', '#112233');
    await insertImage(editor, picture());
    const [id] = editor.selection.ids;
    editor.selection.set(editor.index.objects(editor.page.value), { deep: true });
    groupSelection(editor);
    editor.selection.set([id!], { deep: true });
    const before = text();
    set.run(editor);
    expect(editor.index.background(editor.page.value)!.id).toBe(id);
    expect(editor.index.groups(editor.page.value)).toEqual([]);
    expect(() => parseDesignFile(JSON.parse(text()))).not.toThrow();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('is no choice for what is locked, for several objects or for a shape', async () => {
    const { editor } = testEditor();
    await insertShape(editor, 'star', '#112233');
    expect(set.enabled(editor)).toBe(false);
    await insertImage(editor, picture());
    const [id] = editor.selection.ids;
    editor.run('Lock', () => editor.patch(id!, { locked: true }));
    expect(set.enabled(editor)).toBe(false);
  });
});
