import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { isBlankDesign } from '../../../../elements/editor/pages/is-blank.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { addTemplatePages, fillPage } from '../../../../elements/editor/pages/place-template.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import everything from '../../../fixtures/designs/v1-everything.json' with { type: 'json' };

const template = parseDesignFile(structuredClone(everything));

/** Three pages, each with a star on it; the second is shown. */
async function carousel() {
  const opened = testEditor();
  const { editor } = opened;
  await insertShape(editor, 'star', '#112233');
  for (let page = 0; page < 2; page += 1) {
    insertBlankPage(editor);
    await insertShape(editor, 'star', '#112233');
  }
  const pages = editor.index.pages.value;
  editor.goToPage(pages[1]!);
  return { ...opened, pages };
}

describe('a template on a design', () => {
  it('fills the page asked for, byte for byte nothing else, as one step; the design keeps its size', async () => {
    const { editor, text, pages } = await carousel();
    const before = text();
    const [first, , third] = editor.toFile().pages;
    const size = editor.size;
    await fillPage(editor, pages[1]!, structuredClone(template));
    const after = editor.toFile();
    expect(JSON.stringify([after.pages[0], after.pages[2]])).toBe(JSON.stringify([first, third]));
    expect(after.pages.map(({ id }) => id)).toEqual(pages);
    expect(after.pages[1]!.objects).toHaveLength(template.pages[0]!.objects.length);
    expect(after.pages[1]!.background_color).toBe(template.pages[0]!.background_color);
    expect({ width: after.width, height: after.height }).toEqual({ width: size.width, height: size.height });
    expect(parseDesignFile(structuredClone(after))).toBeTruthy();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('leaves all as it is when the page is gone by then', async () => {
    const { editor, text } = await carousel();
    const before = text();
    await fillPage(editor, 'gone', structuredClone(template));
    expect(text()).toBe(before);
  });

  it('comes as new pages after the one shown, under new ids, as one step', async () => {
    const { editor, text, pages } = await carousel();
    const before = text();
    const count = await addTemplatePages(editor, structuredClone(template));
    expect(count).toBe(template.pages.length);
    const order = editor.index.pages.value;
    expect([order[0], order[1], order.at(-1)]).toEqual(pages);
    expect(order).toHaveLength(3 + count);
    expect(editor.page.value).toBe(order[2]);
    expect(parseDesignFile(structuredClone(editor.toFile()))).toBeTruthy();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('is told from one on a design with nothing on it', async () => {
    const { editor } = testEditor();
    expect(isBlankDesign(editor)).toBe(true);
    insertBlankPage(editor);
    expect(isBlankDesign(editor)).toBe(true);
    await insertShape(editor, 'star', '#112233');
    expect(isBlankDesign(editor)).toBe(false);
  });
});
