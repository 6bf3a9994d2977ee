import { describe, expect, it } from 'vitest';
import type { Editor } from '../../../../elements/editor/editor.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import {
  mainPanelOf,
  openPanel,
  panelOf,
  toggleSubPanel,
} from '../../../../elements/editor/view-state/open-panel.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

/** Two shapes, the second selected. */
async function twoShapes(): Promise<Editor> {
  const { editor } = testEditor();
  await insertShape(editor, 'star', '#112233');
  await insertShape(editor, 'star', '#445566');
  return editor;
}

describe('which panel is open', () => {
  it('is Templates at first', async () => {
    const editor = await twoShapes();
    expect(panelOf(editor).value).toBe('templates');
  });

  it('goes back to the main panel opened last when the selection changes or is cleared', async () => {
    const editor = await twoShapes();
    const [first] = editor.index.objects(editor.page.value);
    openPanel(editor, 'photos');
    toggleSubPanel(editor, 'filters');
    expect(panelOf(editor).value).toBe('filters');
    expect(mainPanelOf(editor).value).toBe('photos');
    editor.selection.set([first!]);
    expect(panelOf(editor).value).toBe('photos');
    toggleSubPanel(editor, 'shadows');
    editor.selection.clear();
    expect(panelOf(editor).value).toBe('photos');
  });

  it('goes back when an undone step takes the selected object away', async () => {
    const editor = await twoShapes();
    toggleSubPanel(editor, 'filters');
    undoStep(editor);
    expect(panelOf(editor).value).toBe('templates');
  });

  it('stays while the selected object changes, and through from one sub-panel to the next', async () => {
    const editor = await twoShapes();
    openPanel(editor, 'text');
    toggleSubPanel(editor, 'filters');
    openPanel(editor, 'adjust');
    const [id] = editor.selection.ids;
    editor.run('Turn', () => editor.patch(id!, { rotation: 30 }));
    expect(panelOf(editor).value).toBe('adjust');
    toggleSubPanel(editor, 'adjust');
    expect(panelOf(editor).value).toBe('text');
  });

  it('stays closed when the selection changes while the side bar is collapsed', async () => {
    const editor = await twoShapes();
    openPanel(editor, null);
    editor.selection.clear();
    expect(panelOf(editor).value).toBe(null);
  });
});
