import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { replaceDesign } from '../../../../elements/editor/pages/replace-design.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import everything from '../../../fixtures/designs/v1-everything.json' with { type: 'json' };

describe('another state of the open design', () => {
  it('comes in as one step that undo takes back to the byte', async () => {
    const { editor, text } = testEditor(parseDesignFile(everything));
    const earlier = editor.toFile();
    const first = text();
    insertBlankPage(editor);
    await insertShape(editor, 'star', '#112233');
    const later = text();
    const depth = editor.history.depth;
    await replaceDesign(editor, earlier, 'Restore version');
    expect(text()).toBe(first);
    expect(editor.history.depth).toBe(depth + 1);
    expect(editor.history.undoName.value).toBe('Restore version');
    editor.history.undo();
    expect(text()).toBe(later);
    editor.history.redo();
    expect(text()).toBe(first);
  });

  it('the same state is no step at all, and the page that shows stays', async () => {
    const { editor, text } = testEditor();
    insertBlankPage(editor);
    const { value: page } = editor.page;
    const [before, depth] = [text(), editor.history.depth];
    await replaceDesign(editor, editor.toFile(), 'Restore version');
    expect([text(), editor.history.depth, editor.page.value]).toEqual([before, depth, page]);
  });

  it('keeps the id the design is kept under, whatever the other state says', async () => {
    const { editor } = testEditor();
    await replaceDesign(editor, { ...editor.toFile(), id: 'another' }, 'Restore version');
    expect(editor.toFile().id).toBe('d');
  });
});
