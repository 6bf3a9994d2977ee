import { describe, expect, it } from 'vitest';
import { DesignFileError } from '../../../../elements/document/design-file-error.js';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { loadTemplate } from '../../../../elements/editor/pages/load-template.js';
import { copyPage, insertBlankPage, movePage, removePage } from '../../../../elements/editor/pages/pages.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import everything from '../../../fixtures/designs/v1-everything.json' with { type: 'json' };

describe('pages', () => {
  it('are added after the current one, copied under new ids, moved and removed, each as a step', async () => {
    const { editor, text } = testEditor();
    const states = [text()];
    const first = editor.page.value;
    const step = (fn: () => void) => (fn(), states.push(text()));
    await insertShape(editor, 'star', '#112233');
    states.push(text());
    step(() => insertBlankPage(editor));
    const second = editor.page.value;
    step(() => copyPage(editor, first));
    const copied = editor.page.value;
    expect(editor.index.pages.value).toEqual([first, copied, second]);
    expect(editor.index.objects(copied)).toHaveLength(1);
    expect(editor.index.objects(copied)).not.toEqual(editor.index.objects(first));
    step(() => movePage(editor, copied, 1));
    expect(editor.index.pages.value).toEqual([first, second, copied]);
    step(() => removePage(editor, copied));
    expect(editor.page.value).toBe(second);
    for (const state of states.reverse()) {
      expect(text()).toBe(state);
      editor.history.undo();
    }
  });

  it('keep the last one', () => {
    const { editor } = testEditor();
    removePage(editor, editor.page.value);
    expect(editor.index.pages.value).toHaveLength(1);
  });
});

describe('loading a template', () => {
  const template = () => parseDesignFile(structuredClone(everything));

  it('replaces the design as one undo step [B-037]', async () => {
    const { editor, text } = testEditor();
    await insertShape(editor, 'star', '#112233');
    const before = text();
    await loadTemplate(editor, template());
    const after = text();
    editor.history.undo();
    expect(text()).toBe(before);
    editor.history.redo();
    expect(text()).toBe(after);
  });

  it('refreshes ids, sets category_id, deselects, updates the page count and resizes the view [D-028]', async () => {
    const { editor } = testEditor();
    await insertShape(editor, 'star', '#112233');
    editor.viewport.resize({ width: 680, height: 680 });
    editor.viewport.choose(3);
    await loadTemplate(editor, template(), 'poster');
    const file = editor.toFile();
    const ids = JSON.stringify(file).match(/"id":"[^"]*"/g)!;
    expect(file.id).toBe('d');
    expect(editor.design.category_id).toBe('poster');
    expect(editor.selection.ids).toEqual([]);
    expect(editor.index.pages.value).toHaveLength(2);
    expect(editor.page.value).toBe(file.pages[0]!.id);
    expect(editor.viewport.scale.value).toBeCloseTo(600 / 1080);
    for (const old of ['p1', 'p2', 't1', 's1', 'g1', 'b1']) expect(ids).not.toContain(`"id":"${old}"`);
    expect(file.pages[0]!.groups.find((group) => group.parent)).toMatchObject({ note: 'kept' });
    expect(() => parseDesignFile(JSON.parse(JSON.stringify(file)))).not.toThrow();
  });

  it('leaves the design as it was when the template is broken', async () => {
    const { editor, text } = testEditor();
    const before = text();
    const broken = { ...blankDesign(), width: Number.NaN };
    await expect(loadTemplate(editor, broken)).rejects.toThrow(DesignFileError);
    expect(text()).toBe(before);
    expect(editor.history.depth).toBe(0);
  });
});
