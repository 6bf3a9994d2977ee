import { describe, expect, it } from 'vitest';
import { clipJson, clipOf, parseClip } from '../../../../elements/editor/clipboard/clip.js';
import { copyStyle, pasteStyle } from '../../../../elements/editor/clipboard/style-clipboard.js';
import { duplicate } from '../../../../elements/editor/commands/edit/duplicate.js';
import { groupSelection, ungroupSelection } from '../../../../elements/editor/layers/grouping.js';
import { canLink, selectedLink } from '../../../../elements/editor/links/link-target.js';
import { setLink } from '../../../../elements/editor/links/set-link.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import { clipFrom, clipOf as wordsOf } from '../../../../elements/editor/text-editing/text-clip.js';
import { richTextOf } from '../../../../elements/editor/text-editing/stored-runs.js';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { typingStyle, type RichText } from '../../../../elements/text/editing/rich-text.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import { shapeOf, textOf } from '../../../support/objects.js';

const HREF = 'https://example.com/';
const OTHER = 'mailto:camp@example.com';

function open() {
  const shape = (id: string, layer_index: number) =>
    shapeOf({ outline: 'rectangle', fill: '#336699' }, { id, layer_index });
  const file: DesignFile = {
    ...{ version: 1, id: 'd', width: 600, height: 600 },
    pages: [
      {
        ...{ id: 'p', background_color: '#ffffff', groups: [] },
        objects: [
          textOf({ text: 'Go home now' }, { id: 't', layer_index: 0 }),
          shape('a', 1),
          shape('b', 2),
          shape('c', 3),
        ],
        background_image: null,
      },
    ],
  };
  const made = testEditor(file);
  const { editor } = made;
  const words = (start: number, end: number) => {
    if (editor.editingText.peek() === null) editText(editor, 't');
    textEditingOf(editor).peek()!.select(start, { index: end, affinity: 'up' });
  };
  return { ...made, words, details: () => (editor.object('t') as TextObject).text_details };
}

describe('a link', () => {
  it('is given to all that is selected, as one step, and taken away without a trace', () => {
    const { editor, text } = open();
    const before = text();
    editor.selection.set(['a', 't']);
    setLink(editor, HREF);
    expect([editor.object('a')!.link, editor.object('t')!.link]).toEqual([HREF, HREF]);
    expect(editor.history.last?.name).toBe('Link');
    expect(editor.history.depth).toBe(1);
    parseDesignFile(JSON.parse(text()));
    setLink(editor, '');
    expect(text()).toBe(before);
    editor.history.undo();
    expect(selectedLink(editor)).toBe(HREF);
  });

  it('is told where all that is selected has the same, or none', () => {
    const { editor } = open();
    editor.selection.set(['a']);
    expect(selectedLink(editor)).toBe('');
    setLink(editor, HREF);
    editor.selection.set(['a', 'b']);
    expect(selectedLink(editor)).toBeUndefined();
    setLink(editor, OTHER);
    expect(selectedLink(editor)).toBe(OTHER);
  });

  it('of a whole group is the group’s, and stays with its members when that goes', () => {
    const { editor } = open();
    editor.selection.set(['a', 'b']);
    groupSelection(editor);
    setLink(editor, HREF);
    const [group] = editor.index.groups('p');
    expect(group!.extra.link).toBe(HREF);
    expect(editor.object('a')!.link).toBeUndefined();
    editor.selection.set(['b'], { deep: true });
    setLink(editor, OTHER);
    editor.selection.set(['a']);
    expect(selectedLink(editor)).toBe(HREF);
    ungroupSelection(editor);
    expect([editor.object('a')!.link, editor.object('b')!.link]).toEqual([HREF, OTHER]);
  });

  it('of words is theirs alone, however they are styled', () => {
    const { editor, words, details } = open();
    words(3, 7);
    setLink(editor, HREF);
    expect(details().runs).toEqual([{ start: 3, end: 7, link: HREF }]);
    expect(editor.object('t')!.link).toBeUndefined();
    words(5, 11);
    expect(selectedLink(editor)).toBeUndefined();
    textEditingOf(editor).peek()!.applyStyle({ underline: true });
    expect(details().runs).toEqual([
      { start: 3, end: 5, link: HREF },
      { start: 5, end: 7, underline: true, link: HREF },
      { start: 7, end: 11, underline: true },
    ]);
    // a caret in it stands for all of it
    words(4, 4);
    setLink(editor, OTHER);
    expect(details().runs!.map(({ link }) => link)).toEqual([OTHER, OTHER, undefined]);
    setLink(editor, '');
    expect(details().runs).toEqual([{ start: 5, end: 11, underline: true }]);
  });

  it('of all words is still a part of the text, and not typed on at its end', () => {
    const { editor, words, details } = open();
    words(0, 11);
    setLink(editor, HREF);
    expect(details().runs).toEqual([{ start: 0, end: 11, link: HREF }]);
    const editing = textEditingOf(editor).peek()!;
    words(11, 11);
    editing.insert('!', 'type');
    words(1, 1);
    editing.insert('o', 'type');
    expect(details()).toMatchObject({ text: 'Goo home now!', runs: [{ start: 0, end: 12, link: HREF }] });
  });

  it('of a caret beside all links is the whole text’s', () => {
    const { editor, words, details } = open();
    words(1, 1);
    setLink(editor, HREF);
    expect(editor.object('t')!.link).toBe(HREF);
    expect(details().runs).toBeUndefined();
  });

  it('is not for what is locked, nor for the picture behind the page', () => {
    const { editor } = open();
    editor.run('Lock', () => editor.patch('a', { locked: true }));
    editor.selection.set(['a']);
    expect(canLink(editor)).toBe(false);
    setLink(editor, HREF);
    expect(editor.object('a')!.link).toBeUndefined();
  });

  it('is kept by copy and paste, duplicates and saving', () => {
    const { editor, words } = open();
    words(3, 7);
    setLink(editor, HREF);
    editor.editingText.value = null;
    editor.selection.set(['a', 'b']);
    groupSelection(editor);
    setLink(editor, OTHER);
    editor.selection.set(['t', 'a', 'b']);
    const clip = parseClip(clipJson(clipOf(editor), editor.size))!;
    expect((clip.objects[0] as TextObject).text_details.runs).toEqual([{ start: 3, end: 7, link: HREF }]);
    expect(clip.groups[0]!.link).toBe(OTHER);
    duplicate.run(editor);
    expect(editor.index.groups('p').map(({ extra }) => extra.link)).toEqual([OTHER, OTHER]);
    expect(parseDesignFile(JSON.stringify(editor.toFile()))).toEqual(editor.toFile());
  });

  it('is kept by words that are copied, for us and for other programs', () => {
    const { editor, words, details } = open();
    words(3, 7);
    setLink(editor, 'https://example.com/?a=1&b=%222%22');
    const clip = wordsOf(details(), 0, 7);
    expect(clip.html).toContain('<a href="https://example.com/?a=1&amp;b=%222%22"><span');
    const rich = clipFrom(clip, typingStyle(richTextOf(details()), 0));
    expect(rich).toMatchObject({ text: 'Go home', spans: [{}, { start: 3, end: 7 }] });
    expect((rich as RichText).spans[1]!.style.link).toBe('https://example.com/?a=1&b=%222%22');
  });

  it('is content: pasting a style neither brings nor takes one', () => {
    const { editor, words, details } = open();
    words(3, 7);
    setLink(editor, HREF);
    editor.editingText.value = null;
    editor.selection.set(['a']);
    setLink(editor, HREF);
    copyStyle(editor);
    editor.selection.set(['t']);
    pasteStyle(editor);
    expect(editor.object('t')!.link).toBeUndefined();
    copyStyle(editor);
    pasteStyle(editor);
    expect(details().runs).toEqual([{ start: 3, end: 7, link: HREF }]);
  });
});
