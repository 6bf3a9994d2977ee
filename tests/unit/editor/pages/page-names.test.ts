import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { findCommands } from '../../../../elements/editor/commands/command-search.js';
import { pageName, renamePage } from '../../../../elements/editor/pages/page-names.js';
import { copyPage, insertBlankPage, removePage } from '../../../../elements/editor/pages/pages.js';
import { fillPage } from '../../../../elements/editor/pages/place-template.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

describe('names of pages', () => {
  it('are stored, follow undo, and go with a copy; without one nothing is stored', () => {
    const { editor, text } = testEditor();
    const page = editor.page.value;
    const before = text();
    renamePage(editor, page, '  Front \n cover ');
    expect(pageName(editor, page)).toBe('Front cover');
    expect(parseDesignFile(JSON.parse(text())).pages[0]!.name).toBe('Front cover');
    copyPage(editor, page);
    expect(pageName(editor, editor.page.value)).toBe('Front cover Copy');
    copyPage(editor, editor.page.value);
    expect(pageName(editor, editor.page.value)).toBe('Front cover Copy 2');
    copyPage(editor, editor.page.value);
    expect(pageName(editor, editor.page.value)).toBe('Front cover Copy 3');
    for (let steps = 0; steps < 3; steps += 1) editor.history.undo();
    renamePage(editor, page, '');
    expect(text()).toBe(before);
    copyPage(editor, page);
    expect(editor.pageRecord().page).not.toHaveProperty('name');
  });

  it('are of a hundred characters at most, copies too, and the same name is no step', () => {
    const { editor } = testEditor();
    renamePage(editor, editor.page.value, 'n'.repeat(300));
    expect(pageName(editor, editor.page.value)).toHaveLength(100);
    const { depth } = editor.history;
    renamePage(editor, editor.page.value, 'n'.repeat(300));
    renamePage(editor, 'no such page', 'Name');
    expect(editor.history.depth).toBe(depth);
    copyPage(editor, editor.page.value);
    expect(pageName(editor, editor.page.value)).toBe(`${'n'.repeat(95)} Copy`);
  });

  it('stay with a page that a template fills', async () => {
    const { editor } = testEditor();
    renamePage(editor, editor.page.value, 'Cover');
    await fillPage(editor, editor.page.value, blankDesign({ id: 't' }));
    expect(pageName(editor, editor.page.value)).toBe('Cover');
  });

  it('a broken one is refused with its path', () => {
    const file = blankDesign({ id: 'd' });
    const broken = { ...file, pages: [{ ...file.pages[0]!, name: 5 }] };
    expect(() => parseDesignFile(broken)).toThrow('pages[0].name');
  });
});

describe('pages by command', () => {
  it('a page is duplicated, and found by what it is also called', () => {
    const { editor } = testEditor();
    for (const query of ['duplicate page', 'copy page'])
      expect(findCommands(editor, query)[0]!.label).toBe('Duplicate page');
  });

  it('the page that stands where one went is shown, after undo too', () => {
    const { editor } = testEditor();
    for (let i = 0; i < 3; i++) insertBlankPage(editor);
    const [, second, third] = editor.index.pages.value;
    editor.goToPage(second!);
    removePage(editor, second!);
    expect(editor.page.value).toBe(third);
    insertBlankPage(editor);
    editor.history.undo();
    expect(editor.index.pages.value.indexOf(editor.page.value)).toBe(2);
  });
});
