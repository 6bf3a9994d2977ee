import { describe, expect, it } from 'vitest';
import { groupSelection, ungroupSelection } from '../../../elements/editor/grouping.js';
import { insertShape } from '../../../elements/editor/insert.js';
import { setGroupBlend } from '../../../elements/editor/mixing.js';
import { setOpacity, shownOpacity } from '../../../elements/editor/opacity.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { testEditor } from '../../support/test-editor.js';

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
});
