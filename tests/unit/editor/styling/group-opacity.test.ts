import { describe, expect, it } from 'vitest';
import { groupSelection, ungroupSelection } from '../../../../elements/editor/layers/grouping.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { moveLayers } from '../../../../elements/editor/layers/layers.js';
import { setGroupBlend } from '../../../../elements/editor/styling/blending.js';
import { removeObjects } from '../../../../elements/editor/layers/remove-objects.js';
import { setOpacity, shownOpacity } from '../../../../elements/editor/styling/opacity.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

async function shapes(count: number) {
  const { editor, text } = testEditor();
  for (let i = 0; i < count; i++) await insertShape(editor, 'ellipse', '#336699');
  return { editor, text, ids: editor.index.objects(editor.page.value) };
}

const opacities = (editor: Editor, ids: readonly string[]) => ids.map((id) => editor.object(id)!.opacity);
const groups = (editor: Editor) => editor.index.groups(editor.page.value);

describe('the opacity of what is selected', () => {
  it('is the group of a whole group, and each object without one', async () => {
    const { editor, ids } = await shapes(3);
    editor.selection.set(ids.slice(0, 2));
    groupSelection(editor);
    editor.selection.set(ids);
    setOpacity(editor, 40);
    expect(groups(editor)[0]!.extra.opacity).toBe(0.4);
    expect(opacities(editor, ids)).toEqual([1, 1, 0.4]);
    expect(shownOpacity(editor)).toBe(40);
    editor.selection.set([ids[0]!], { deep: true });
    expect(shownOpacity(editor)).toBe(100);
    setOpacity(editor, 50);
    expect(opacities(editor, ids)).toEqual([0.5, 1, 0.4]);
  });

  it('stays with the objects when their group goes, also through a group around it', async () => {
    const { editor, text, ids } = await shapes(3);
    editor.selection.set(ids.slice(0, 2));
    groupSelection(editor);
    editor.selection.set(ids);
    groupSelection(editor);
    setOpacity(editor, 50);
    setGroupBlend(editor, 'multiply');
    const before = text();
    ungroupSelection(editor);
    expect(groups(editor).map(({ parent, extra }) => [parent, extra])).toEqual([
      [undefined, { opacity: 0.5, blend_mode: 'multiply' }],
    ]);
    ungroupSelection(editor);
    expect(groups(editor)).toEqual([]);
    expect(opacities(editor, ids)).toEqual([0.5, 0.5, 0.5]);
    expect(ids.map((id) => editor.object(id)!.blend_mode)).toEqual(['multiply', 'multiply', 'multiply']);
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('stays with the last object of a group that the others are taken from', async () => {
    const { editor, text, ids } = await shapes(3);
    editor.selection.set(ids.slice(0, 2));
    groupSelection(editor);
    setOpacity(editor, 50);
    setGroupBlend(editor, 'screen');
    editor.selection.set(ids);
    groupSelection(editor);
    setOpacity(editor, 50);
    setGroupBlend(editor, 'multiply');
    const before = text();
    removeObjects(editor, [ids[1]!], 'Delete');
    // it joins the group around, as faint as it was within the one that went
    expect(groups(editor).map(({ objects, extra }) => [objects, extra])).toEqual([
      [[ids[0], ids[2]], { opacity: 0.5, blend_mode: 'multiply' }],
    ]);
    expect(opacities(editor, [ids[0]!, ids[2]!])).toEqual([0.5, 1]);
    expect(editor.object(ids[0]!)!.blend_mode).toBe('screen');
    removeObjects(editor, [ids[2]!], 'Delete');
    expect(groups(editor)).toEqual([]);
    expect(opacities(editor, [ids[0]!])).toEqual([0.25]);
    expect(editor.object(ids[0]!)!.blend_mode).toBe('screen');
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('stays with the group inside of one that holds nothing else any more', async () => {
    const { editor, ids } = await shapes(3);
    editor.selection.set(ids.slice(0, 2));
    groupSelection(editor);
    const [inner] = groups(editor);
    editor.selection.set(ids);
    groupSelection(editor);
    setOpacity(editor, 50);
    setGroupBlend(editor, 'multiply');
    removeObjects(editor, [ids[2]!], 'Delete');
    expect(groups(editor).map(({ id, parent, extra }) => [id, parent, extra])).toEqual([
      [inner!.id, undefined, { opacity: 0.5, blend_mode: 'multiply' }],
    ]);
    expect(opacities(editor, ids.slice(0, 2))).toEqual([1, 1]);
  });

  it('stays with the object that is left when a layer is moved out of their group', async () => {
    const { editor, ids } = await shapes(3);
    editor.selection.set(ids.slice(0, 2));
    groupSelection(editor);
    setOpacity(editor, 50);
    setGroupBlend(editor, 'multiply');
    expect(moveLayers(editor, new Set([ids[0]!]), { parent: undefined, index: 2 })).toBe(true);
    expect(groups(editor)).toEqual([]);
    expect(opacities(editor, ids)).toEqual([1, 0.5, 1]);
    expect(ids.map((id) => editor.object(id)!.blend_mode)).toEqual([undefined, 'multiply', undefined]);
  });

  it('leaves a group its other objects when one inside of it comes to hold a single group', async () => {
    const { editor, ids } = await shapes(4);
    for (const count of [2, 3, 4]) {
      editor.selection.set(ids.slice(0, count));
      groupSelection(editor);
    }
    removeObjects(editor, [ids[2]!], 'Delete');
    const inner = groups(editor).find(({ parent }) => parent !== undefined)!;
    const outer = groups(editor).find(({ parent }) => parent === undefined)!;
    expect(inner).toMatchObject({ objects: ids.slice(0, 2), parent: outer.id });
    expect(outer.objects).toEqual([ids[3]]);
    expect(groups(editor)).toHaveLength(2);
  });
});
