import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { findingOf } from '../../../../elements/editor/finding/finding.js';
import { closeFind, openFind } from '../../../../elements/editor/finding/open-find.js';
import { replaceAll, replaceCurrent } from '../../../../elements/editor/finding/replacing.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import type { TextDetails, TextObject } from '../../../../elements/objects/text/model.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import { textOf } from '../../../support/objects.js';

type Text = Partial<TextDetails> & {
  readonly locked?: boolean;
  readonly hidden?: boolean;
  readonly y?: number;
};

/** A design whose texts, page by page, are t1, t2 … */
function designOf(
  pages: readonly (readonly Text[])[],
  groups: DesignFile['pages'][0]['groups'] = [],
): DesignFile {
  let count = 0;
  return {
    version: 1,
    id: 'd',
    width: 600,
    height: 600,
    pages: pages.map((texts, p) => ({
      id: `p${p + 1}`,
      background_color: '#ffffff',
      background_image: null,
      groups: p === 0 ? groups : [],
      objects: texts.map(({ locked = false, hidden = false, y = 0, ...details }, i) =>
        textOf(details, {
          ...{ id: `t${++count}`, layer_index: i, locked, position: { x: 0, y: y || i * 120 } },
          ...(hidden && { hidden }),
        }),
      ),
    })),
  };
}

const open = (...given: Parameters<typeof designOf>) => {
  const made = testEditor(designOf(...given));
  const { editor } = made;
  const finding = findingOf(editor);
  openFind(editor);
  const details = (id: string) => (editor.object(id) as TextObject).text_details;
  const at = () => `${finding.current?.id}:${finding.current?.start}`;
  return { ...made, finding, details, at };
};

describe('finding in a design', () => {
  it('goes through all pages and round again, texts as they are read', () => {
    const { editor, finding, at } = open([
      [
        { text: 'camp below', y: 400 },
        { text: 'a camp', y: 100 },
      ],
      [{ text: 'nothing' }],
      [{ text: 'Camp, camp' }],
    ]);
    finding.seek({ words: 'camp' });
    expect(finding.matches.value).toHaveLength(4);
    const seen = [at()];
    for (let i = 0; i < 4; i++) {
      finding.step(1);
      seen.push(at());
    }
    expect(seen).toEqual(['t2:2', 't1:0', 't4:0', 't4:6', 't2:2']);
    finding.step(-1);
    expect(at()).toBe('t4:6');
    expect(editor.page.value).toBe('p3');
    expect(editor.selection.ids).toEqual(['t4']);
    expect(finding.position.value).toBe(3);
  });

  it('begins at the page that is shown, and goes on from another that the user chose', () => {
    const { editor, finding, at } = open([[{ text: 'camp' }], [{ text: 'camp' }], [{ text: 'camp' }]]);
    editor.goToPage('p2');
    openFind(editor);
    finding.beginAt();
    finding.seek({ words: 'camp' });
    expect(at()).toBe('t2:0');
    editor.goToPage('p1');
    finding.step(1);
    expect(at()).toBe('t1:0');
  });

  it('finds a member of a group by itself, passes hidden texts by and tells locked ones', () => {
    const { editor, finding } = open(
      [[{ text: 'camp' }, { text: 'tent' }, { text: 'camp', hidden: true }, { text: 'camp', locked: true }]],
      [{ id: 'g', objects: ['t1', 't2'] }],
    );
    finding.seek({ words: 'camp' });
    expect(finding.matches.value.map(({ id, locked }) => [id, locked])).toEqual([
      ['t1', false],
      ['t4', true],
    ]);
    expect(editor.selection.ids).toEqual(['t1']);
  });

  it('searches what is stored, in whatever case it is shown', () => {
    const { finding } = open([[{ text: 'Summer', textCase: 'upper' }]]);
    finding.seek({ words: 'Summer', matchCase: true });
    expect(finding.matches.value).toHaveLength(1);
    finding.seek({ words: 'SUMMER' });
    expect(finding.matches.value).toHaveLength(0);
  });

  it('follows the design while it is open, and finds nothing while it is closed', () => {
    const { editor, finding } = open([[{ text: 'camp' }]]);
    finding.seek({ words: 'camp' });
    editor.run('Duplicate', () => editor.patch('t1', { hidden: true }));
    expect(finding.matches.value).toHaveLength(0);
    editor.history.undo();
    expect(finding.matches.value).toHaveLength(1);
    closeFind(editor);
    expect(finding.matches.value).toHaveLength(0);
  });

  it('takes the words that are selected in a text, from there on, and gives them back when it closes', () => {
    const { editor, finding, at } = open([[{ text: 'camp and camp again' }]]);
    closeFind(editor);
    editText(editor, 't1');
    textEditingOf(editor).peek()!.select(9, { index: 13, affinity: 'up' });
    openFind(editor);
    expect(finding.words.value).toBe('camp');
    expect(at()).toBe('t1:9');
    expect(editor.editingText.value).toBeNull();
    expect(closeFind(editor)).toBe(true);
    expect(textEditingOf(editor).peek()!.selectionRange.peek()).toEqual({ start: 9, end: 13 });
  });
});

describe('replacing', () => {
  const red = { start: 4, end: 8, fontColor: '#ff0000' };

  it('gives the new words the style of the first letter they replace, and all others keep theirs', () => {
    const { editor, finding, details } = open([[{ text: 'The camp by the lake', runs: [red] }]]);
    finding.seek({ words: 'camp' });
    finding.replacement.value = 'festival';
    replaceCurrent(editor);
    expect(details('t1')).toMatchObject({
      text: 'The festival by the lake',
      runs: [{ start: 4, end: 12, fontColor: '#ff0000' }],
    });
  });

  it('goes on to the next match, and is never caught by words that hold what is sought', () => {
    const { editor, finding, details, at } = open([[{ text: 'aa b a' }], [{ text: 'a' }]]);
    finding.seek({ words: 'a' });
    finding.replacement.value = 'aaa';
    replaceCurrent(editor);
    expect(details('t1').text).toBe('aaaa b a');
    expect(at()).toBe('t1:3');
    expect(editor.history.depth).toBe(1);
  });

  it('replaces all as one step and says how many, and what stays in locked texts', () => {
    const { editor, finding, details, text } = open([
      [{ text: 'camp, Camp' }, { text: 'camp', locked: true }],
      [{ text: 'campcamp' }],
    ]);
    const before = text();
    finding.seek({ words: 'camp' });
    finding.replacement.value = 'tent';
    expect(replaceAll(editor)).toEqual({ replaced: 4, locked: 1, tooLong: 0 });
    expect(['t1', 't2', 't3'].map((id) => details(id).text)).toEqual(['tent, tent', 'camp', 'tenttent']);
    expect(finding.news.value).toBe('Replaced 4 matches. 1 match is locked and stays.');
    expect(editor.history.depth).toBe(1);
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('says that a locked text keeps its words, and stays there', () => {
    const { editor, finding, details } = open([[{ text: 'camp', locked: true }]]);
    finding.seek({ words: 'camp' });
    finding.replacement.value = 'tent';
    replaceCurrent(editor);
    expect(details('t1').text).toBe('camp');
    expect(finding.news.value).toBe('1 match is locked and stays.');
    expect(editor.history.depth).toBe(0);
  });

  it('removes a text that is left empty, and undo brings it back', () => {
    const { editor, finding, text } = open([[{ text: 'camp' }, { text: 'a camp' }]]);
    const before = text();
    finding.seek({ words: 'camp' });
    replaceAll(editor);
    expect(editor.object('t1')).toBeUndefined();
    expect(finding.position.value).toBe(-1);
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('makes no text longer than a text may be', () => {
    const { editor, finding, details } = open([[{ text: 'a'.repeat(49_000) }, { text: 'a' }]]);
    finding.seek({ words: 'a' });
    finding.replacement.value = 'aa';
    expect(replaceAll(editor)).toEqual({ replaced: 1, locked: 0, tooLong: 49_000 });
    expect(details('t2').text).toBe('aa');
  });

  it('all, undone, gives the same bytes, whatever the texts are', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '👩‍👧', ' ', '\n', 'ש'), maxLength: 16 });
    const run = fc.record({
      start: fc.nat(8),
      end: fc.integer({ min: 4, max: 20 }),
      fontColor: fc.constantFrom('#ff0000', '#00ff00'),
      italic: fc.boolean(),
    });
    const given = fc.record(
      { text: letters, runs: fc.array(run, { maxLength: 3 }), locked: fc.boolean() },
      { requiredKeys: ['text'] },
    );
    const pages = fc.array(fc.array(given, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(pages, fc.constantFrom('a', 'b', 'ab', 'é', ' '), letters, (texts, words, other) => {
        const { editor, finding, text } = open(texts);
        const before = text();
        finding.seek({ words });
        finding.replacement.value = other;
        const count = finding.matches.peek().length;
        const { replaced, locked } = replaceAll(editor);
        expect(replaced + locked).toBe(count);
        const after = text();
        expect(editor.history.depth).toBeLessThanOrEqual(1);
        editor.history.undo();
        expect(text()).toBe(before);
        editor.history.redo();
        expect(text()).toBe(replaced > 0 ? after : before);
      }),
      { numRuns: 60 },
    );
  });
});
