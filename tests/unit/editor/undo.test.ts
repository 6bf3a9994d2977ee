import { describe, expect, it } from 'vitest';
import { insertShape } from '../../../elements/editor/inserting/insert.js';
import { removeObjects } from '../../../elements/editor/layers/remove-objects.js';
import { insertBlankPage, movePage, removePage } from '../../../elements/editor/pages/pages.js';
import { redoStep, undoStep } from '../../../elements/editor/undo.js';
import { testEditor } from '../../support/fakes/test-editor.js';

describe('undo and redo', () => {
  it('show the page on which something changed', async () => {
    const { editor } = testEditor();
    const first = editor.page.value;
    await insertShape(editor, 'ellipse', '#336699');
    insertBlankPage(editor);
    const second = editor.page.value;
    await insertShape(editor, 'ellipse', '#336699');
    editor.goToPage(first);
    undoStep(editor);
    expect(editor.page.value).toBe(second);
    expect(editor.index.objects(second)).toEqual([]);
    undoStep(editor);
    expect(editor.page.value).toBe(first);
    redoStep(editor);
    expect(editor.page.value).toBe(second);
    editor.goToPage(first);
    redoStep(editor);
    expect(editor.page.value).toBe(second);
  });

  it('show a page that comes back, and stay where only the order of pages changed', () => {
    const { editor } = testEditor();
    const first = editor.page.value;
    insertBlankPage(editor);
    const second = editor.page.value;
    movePage(editor, second, -1);
    editor.goToPage(first);
    undoStep(editor);
    expect(editor.page.value).toBe(first);
    removePage(editor, second);
    undoStep(editor);
    expect(editor.page.value).toBe(second);
    undoStep(editor);
    expect(editor.page.value).toBe(first);
  });

  it('select what came back, and nothing of what went', async () => {
    const { editor } = testEditor();
    await insertShape(editor, 'ellipse', '#336699');
    await insertShape(editor, 'rectangle', '#336699');
    const [first, second] = editor.index.objects(editor.page.value) as [string, string];
    editor.selection.set([first]);
    removeObjects(editor, [first], 'Delete');
    editor.selection.set([second]);
    undoStep(editor);
    expect(editor.selection.ids).toEqual([first]);
    redoStep(editor);
    expect(editor.selection.ids).toEqual([]);
    undoStep(editor);
    undoStep(editor);
    expect(editor.selection.ids).toEqual([first]);
    redoStep(editor);
    expect(editor.selection.ids).toEqual([second]);
  });

  it('select nothing of a page that came back, and leave the selection where objects only changed', async () => {
    const { editor } = testEditor();
    insertBlankPage(editor);
    const second = editor.page.value;
    await insertShape(editor, 'ellipse', '#336699');
    const [id] = editor.index.objects(second) as [string];
    editor.run('Fade', () => editor.patch(id, { opacity: 0.5 }));
    undoStep(editor);
    expect(editor.selection.ids).toEqual([id]);
    editor.selection.clear();
    redoStep(editor);
    expect(editor.selection.ids).toEqual([]);
    removePage(editor, second);
    undoStep(editor);
    expect(editor.page.value).toBe(second);
    expect(editor.selection.ids).toEqual([]);
  });

  it('do nothing where there is nothing to take back', () => {
    const { editor } = testEditor();
    const before = editor.page.value;
    undoStep(editor);
    redoStep(editor);
    expect(editor.page.value).toBe(before);
  });
});
