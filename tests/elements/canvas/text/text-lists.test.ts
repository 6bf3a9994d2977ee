import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ListKind } from '../../../../elements/text/types.js';
import type { TextDetails, TextObject } from '../../../../elements/objects/text/model.js';
import { commandFor } from '../../../../elements/editor/commands/shortcuts.js';
import {
  restyleText,
  toggleTextStyle,
  commonTextStyle,
} from '../../../../elements/editor/text-formatting/style-selection.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import { LONGEST_TEXT, type TextEditing } from '../../../../elements/editor/text-editing/text-editing.js';
import { commonList, cycleList, toggleList } from '../../../../elements/editor/text-formatting/text-lists.js';
import { stepTextSize } from '../../../../elements/editor/text-formatting/text-size.js';
import { open, words, type Opened } from '../support.js';

const press = (...keys: string[]): Promise<unknown> =>
  keys.reduce<Promise<unknown>>(
    (before, key) => before.then(() => sendKeys({ press: key })),
    Promise.resolve(),
  );
const type = (text: string): Promise<unknown> => sendKeys({ type: text });
const details = ({ editor }: Opened, id = 't'): TextDetails => (editor.object(id) as TextObject).text_details;
const lists = (opened: Opened): string =>
  details(opened)
    .text.split('\n')
    .map((line, i) => {
      const { list, level = 0 } = details(opened).paragraphs?.[i] ?? {};
      return `${list ? list[0]! + level : '-'}:${line}`;
    })
    .join(' ');

async function editing(content: string, more: object = {}): Promise<Opened & { session: TextEditing }> {
  const opened = await open([words('t', content, 60, 100, more)]);
  opened.canvas.paintNow();
  opened.canvas.focus();
  editText(opened.editor, 't');
  return { ...opened, session: textEditingOf(opened.editor).peek()! };
}

const field = ({ canvas }: Opened): HTMLTextAreaElement => canvas.shadowRoot!.querySelector('textarea')!;

describe('dm-canvas: lists', () => {
  it('begin by a mark and a space, go on by Enter and end by Enter in an empty item', async () => {
    const opened = await editing('x');
    await press('Control+a');
    await type('- one');
    await press('Enter');
    await type('two');
    await press('Enter', 'Tab');
    await type('deep');
    expect(lists(opened)).to.equal('b0:one b0:two b1:deep');
    await press('Enter', 'Enter');
    expect(lists(opened)).to.equal('b0:one b0:two b1:deep b0:');
    await press('Enter');
    expect(lists(opened)).to.equal('b0:one b0:two b1:deep -:');
    await type('1. again');
    expect(lists(opened)).to.equal('b0:one b0:two b1:deep n0:again');
  });

  it('give the typed mark back by undo', async () => {
    const opened = await editing('x');
    await press('Control+a');
    await type('1. ');
    expect(lists(opened)).to.equal('n0:');
    await press('Control+z');
    expect(lists(opened)).to.equal('-:1. ');
  });

  it('lose their mark by Backspace at the start, level by level, before letters go', async () => {
    const opened = await editing('one\ntwo');
    toggleList(opened.editor, 'number');
    opened.session.select(4, { index: 4, affinity: 'down' });
    await press('Tab', 'Backspace');
    expect(lists(opened)).to.equal('n0:one n0:two');
    await press('Backspace');
    expect(lists(opened)).to.equal('n0:one -:two');
    await press('Backspace');
    expect(lists(opened)).to.equal('n0:onetwo');
  });

  it('move in and out by Tab, which elsewhere leaves the words', async () => {
    const opened = await editing('one\ntwo');
    cycleList(opened.editor);
    await press('Tab');
    expect(lists(opened)).to.equal('b1:one b1:two');
    await press('Shift+Tab', 'Shift+Tab');
    expect(lists(opened)).to.equal('b0:one b0:two');
    cycleList(opened.editor);
    expect(commonList(opened.editor)).to.equal('number' satisfies ListKind);
    cycleList(opened.editor);
    expect(lists(opened)).to.equal('-:one -:two');
    await press('Tab');
    expect(opened.canvas.shadowRoot!.activeElement).to.equal(null);
  });

  it('take one step each, which undo takes back whole', async () => {
    const opened = await editing('one\ntwo');
    const before = opened.text();
    toggleList(opened.editor, 'bullet');
    await press('Tab');
    await press('Control+z', 'Control+z');
    expect(opened.text()).to.equal(before);
  });

  it('come out of a keyboard on a screen, which sends no keys', async () => {
    const opened = await editing('one\n');
    toggleList(opened.editor, 'bullet');
    opened.session.select(4, { index: 4, affinity: 'down' });
    const send = (inputType: string): boolean =>
      field(opened).dispatchEvent(
        new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }),
      );
    expect(send('insertLineBreak')).to.equal(false);
    expect(lists(opened)).to.equal('b0:one -:');
    expect(send('insertLineBreak')).to.equal(true);
  });
});

describe('styles of words and of several texts', () => {
  it('change the words selected by their keys, also through and larger', async () => {
    const opened = await editing('one two');
    opened.session.select(0, { index: 3, affinity: 'up' });
    await press('Control+Shift+X');
    expect(details(opened).runs).to.eql([{ start: 0, end: 3, strike: true }]);
    stepTextSize(opened.editor, 1);
    expect(details(opened).runs).to.eql([{ start: 0, end: 3, strike: true, fontSize: 41 }]);
    restyleText(opened.editor, { textCase: 'upper' }, 'Case');
    opened.session.selectAll();
    expect(commonTextStyle(opened.editor)).to.not.have.any.keys('textCase', 'fontSize', 'strike');
    expect(details(opened).text).to.equal('one two');
  });

  it('keep proportions where sizes differ, over several texts too', async () => {
    const opened = await open([words('a', 'large', 20, 20), words('b', 'small', 20, 120)]);
    const { editor } = opened;
    editor.selection.set(['b']);
    restyleText(editor, { fontSize: 20 }, 'Size');
    editor.selection.set(['a', 'b'], { deep: true });
    expect(commonTextStyle(editor)).to.not.have.property('fontSize');
    const { depth } = editor.history;
    stepTextSize(editor, 1);
    expect([details(opened, 'a').fontSize, details(opened, 'b').fontSize]).to.eql([41, 20.5]);
    toggleTextStyle(editor, 'strike');
    toggleList(editor, 'bullet');
    expect(details(opened, 'b')).to.deep.include({ strike: true, paragraphs: [{ list: 'bullet' }] });
    expect(editor.history.depth).to.equal(depth + 3);
  });

  it('are the whole text’s once all of it has them', async () => {
    const opened = await editing('one two');
    opened.session.select(0, { index: 3, affinity: 'up' });
    restyleText(opened.editor, { fontColor: '#ff0000' }, 'Color');
    opened.session.select(3, { index: 7, affinity: 'up' });
    restyleText(opened.editor, { fontColor: '#ff0000' }, 'Color');
    expect(details(opened)).to.not.have.property('runs');
    expect(details(opened).fontColor).to.equal('#ff0000');
  });

  it('have keys that other layouts keep too', () => {
    const key = (press: object) =>
      commandFor({ key: '', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false, ...press })?.id;
    expect(key({ key: '>' })).to.equal('text-larger');
    expect(key({ key: '<' })).to.equal('text-smaller');
    expect(key({ key: '(', code: 'Digit8' })).to.equal('list-bullets');
    expect(key({ key: '/', code: 'Digit7' })).to.equal('list-numbers');
    expect(key({ key: 'X' })).to.equal('strike');
  });
});

describe('clipboards and limits of words', () => {
  const paste = (opened: Opened, data: Record<string, string>): void => {
    const clipboardData = new DataTransfer();
    for (const [kind, value] of Object.entries(data)) clipboardData.setData(kind, value);
    field(opened).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };

  it('take emphasis, colors and lists of foreign HTML, and nothing else of it', async () => {
    const opened = await editing('x');
    paste(opened, {
      'text/plain': 'ignored',
      'text/html':
        '<meta><style>p{}</style><p style="font-size:99px;line-height:3">Plain <b>bold</b> and <i style="color:red">slanted</i></p>' +
        '<ul><li>one<ol><li>deep</li></ol></li></ul><script>alert(1)</script><p><s>gone</s></p>',
    });
    expect(lists(opened)).to.equal('-:Plain bold and slanted b0:one n1:deep -:gone');
    expect(details(opened).fontSize).to.equal(40);
    expect(details(opened).runs).to.eql([
      { start: 6, end: 10, weight: 700, bold: true },
      { start: 15, end: 23, italic: true, fontColor: '#ff0000' },
      { start: 32, end: 36, strike: true },
    ]);
  });

  it('take plain text from HTML that says no more', async () => {
    const opened = await editing('x');
    paste(opened, {
      'text/plain': 'a\r\nb',
      'text/html': '<b style="font-weight:normal"><p>a</p><p>b</p></b>',
    });
    expect(details(opened)).to.deep.include({ text: 'a\nb' });
    expect(details(opened)).to.not.have.property('runs');
  });

  it('bring styles and lists of ours back as they were, and HTML to others', async () => {
    const opened = await editing('one\ntwo');
    toggleList(opened.editor, 'number');
    const data = new DataTransfer();
    field(opened).dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    expect(data.getData('text/html')).to.contain('<ol><li><span').and.to.contain('font-size:40px');
    opened.session.select(7, { index: 7, affinity: 'up' });
    await press('Enter');
    paste(opened, Object.fromEntries(data.types.map((kind) => [kind, data.getData(kind)])));
    expect(lists(opened)).to.equal('n0:one n0:two n0:one n0:two');
  });

  it('stop at a limit and say so, with the field showing what was taken', async () => {
    const opened = await editing('ab');
    paste(opened, { 'text/plain': 'x'.repeat(LONGEST_TEXT + 10) });
    expect(details(opened).text.length).to.equal(LONGEST_TEXT);
    expect(opened.notifier.messages.at(-1)!.text).to.contain('50,000');
    await type('y');
    expect(details(opened).text.length).to.equal(LONGEST_TEXT);
    expect(field(opened).value.length).to.equal(LONGEST_TEXT);
    await press('Backspace');
    await type('y');
    expect(details(opened).text.endsWith('xy')).to.equal(true);
  });
});
