import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { insertAndEditText } from '../../../../elements/editor/text-editing/insert-and-edit-text.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import type { TextEditing } from '../../../../elements/editor/text-editing/text-editing.js';
import type { FontFaceInfo } from '../../../../elements/ports/fonts.js';
import { fakeFonts } from '../../../support/fakes/fake-ports.js';
import { waitUntil } from '../../../support/wait-until.js';
import { WORD } from '../../../support/html/copied-html.js';
import { expectAccessible } from '../../../support/axe.js';
import { Mouse, open, rest, shape, words, type Opened } from '../support.js';

const press = (...keys: string[]): Promise<unknown> =>
  keys.reduce<Promise<unknown>>(
    (before, key) => before.then(() => sendKeys({ press: key })),
    Promise.resolve(),
  );
const type = (text: string): Promise<unknown> => sendKeys({ type: text });

const field = ({ canvas }: Opened): HTMLTextAreaElement => canvas.shadowRoot!.querySelector('textarea')!;
const text = ({ editor }: Opened, id = 't'): TextObject => editor.object(id) as TextObject;
const says = (opened: Opened): string => text(opened).text_details.text;

async function editing(content: string, more: object = {}): Promise<Opened & { session: TextEditing }> {
  const opened = await open([shape('a', 10, 10, 50, 50), words('t', content, 60, 100, more)]);
  opened.canvas.paintNow();
  opened.canvas.focus();
  expect(editText(opened.editor, 't')).to.equal(true);
  return { ...opened, session: textEditingOf(opened.editor).peek()! };
}

describe('dm-canvas: editing words', () => {
  it('begins by a double click and by Enter, ends by Escape and by a press outside', async () => {
    const opened = await open([words('t', 'Hello there', 60, 100)]);
    const mouse = new Mouse(opened).doubleClick(75, 125);
    expect(opened.editor.editingText.value).to.equal('t');
    expect(opened.canvas.shadowRoot!.activeElement).to.equal(field(opened));
    await expectAccessible(opened.canvas);
    await press('Escape');
    expect(opened.editor.editingText.value).to.equal(null);
    expect(opened.editor.selection.ids).to.eql(['t']);
    expect(document.activeElement).to.equal(opened.canvas);
    await press('Enter');
    expect(opened.editor.editingText.value).to.equal('t');
    await rest();
    mouse.click(450, 350);
    expect(opened.editor.editingText.value).to.equal(null);
    expect(opened.editor.selection.ids).to.eql([]);
  });

  it('types, and undoes by words', async () => {
    // a busy machine pauses between keys where nobody did, and a pause begins a step
    const { now } = performance;
    performance.now = () => 1;
    const opened = await editing('Hello');
    await press('End');
    await type(' brave new');
    expect(says(opened)).to.equal('Hello brave new');
    await press('Control+z');
    expect(says(opened)).to.equal('Hello brave ');
    await press('Control+z');
    expect(says(opened)).to.equal('Hello ');
    await press('Control+Shift+z');
    expect(says(opened)).to.equal('Hello brave ');
    expect(opened.session.selectionRange.value).to.eql({ start: 12, end: 12 });
    await press('Backspace', 'Backspace');
    expect(says(opened)).to.equal('Hello brav');
    await press('Control+z');
    expect(says(opened)).to.equal('Hello brave ');
    performance.now = now;
  });

  it('grows with its lines in the same step, its own top left corner staying', async () => {
    const opened = await editing('One', { rotation: 30 });
    const height = text(opened).height;
    const before = opened.text();
    await press('End', 'Enter');
    expect(text(opened).height).to.be.closeTo(height * 2, 0.1);
    await press('Control+z');
    expect(opened.text()).to.equal(before);
  });

  it('[E-059] grows in width while a new text is typed, and wraps below its top once its side was pulled', async () => {
    const opened = await open([]);
    await insertAndEditText(opened.editor, TEXT_PRESETS[2], 'Add body text');
    const [id] = opened.editor.selection.ids;
    const now = (): TextObject => text(opened, id);
    await opened.editor.resources.ensure([now()]);
    opened.canvas.paintNow();
    const lines = (): number => textLayout(now(), opened.editor.resources.env).lines.length;
    const middle = (): number => now().position.x + now().width / 2;
    const added = { ...now(), middle: middle() };
    await type('A line that is longer than the words before it and than this page');
    expect(lines()).to.equal(1);
    expect(now().width).to.be.above(opened.editor.size.width);
    expect(now().height).to.equal(added.height);
    expect(middle()).to.be.closeTo(added.middle, 1e-6);
    await press('Control+a');
    await type('Some words');
    expect(now().width).to.be.below(added.width);
    opened.editor.editingText.value = null;
    opened.canvas.paintNow();
    const { position, width, height } = now();
    new Mouse(opened).drag(
      { x: position.x + width, y: position.y + height / 2 },
      { x: position.x + width * 0.6, y: position.y + height / 2 },
    );
    const box = { width: now().width, x: now().position.x };
    expect(box.width).to.be.closeTo(width * 0.6, 1);
    expect(lines()).to.equal(2);
    expect(now().position.y).to.be.closeTo(position.y, 1e-6);
    editText(opened.editor, id!);
    await press('End');
    await type(' and more');
    expect({ width: now().width, x: now().position.x }).to.eql(box);
    expect(lines()).to.be.above(2);
    expect(now().position.y).to.be.closeTo(position.y, 1e-6);
    opened.editor.editingText.value = null;
    opened.canvas.paintNow();
    const low = { x: box.x + box.width, y: now().position.y + now().height / 2 };
    new Mouse(opened).drag(low, { x: low.x + 220, y: low.y });
    expect(lines()).to.equal(1);
    expect(now().position.y).to.be.closeTo(position.y, 1e-6);
  });

  it('is as wide as what was typed before its face was here, once that comes', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const fonts = { ...fakeFonts, load: (face: FontFaceInfo) => arrived.then(() => fakeFonts.load(face)) };
    const opened = await open([], { fonts });
    await insertAndEditText(opened.editor, TEXT_PRESETS[2], 'Add body text');
    const [id] = opened.editor.selection.ids;
    await type('A line that is longer than the words before it and than this page');
    opened.canvas.paintNow();
    arrive();
    await waitUntil(
      () => text(opened, id).width > opened.editor.size.width,
      'the text took the width of its words',
    );
    expect(textLayout(text(opened, id), opened.editor.resources.env).lines).to.have.length(1);
  });

  it('selects with Shift, by words, lines and all, and replaces what is selected', async () => {
    const opened = await editing('one two three');
    await press('Home', 'Shift+ArrowRight', 'Shift+ArrowRight');
    expect(opened.session.selectionRange.value).to.eql({ start: 0, end: 2 });
    await press('Control+ArrowRight');
    expect(opened.session.selection.value.focus.index).to.equal(3);
    await press('Control+Shift+ArrowRight');
    expect(opened.session.selectionRange.value).to.eql({ start: 3, end: 7 });
    await type('!');
    expect(says(opened)).to.equal('one! three');
    await press('Control+a');
    await type('x');
    expect(says(opened)).to.equal('x');
  });

  it('moves the way one sees in Arabic and Hebrew', async () => {
    const opened = await editing('אבג abc');
    await press('Home');
    const right = opened.session.map!.pos(opened.session.selection.value.focus).x;
    await press('ArrowLeft');
    expect(opened.session.selection.value.focus.index).to.equal(1);
    expect(opened.session.map!.pos(opened.session.selection.value.focus).x).to.be.below(right);
    expect(field(opened).dir).to.equal('rtl');
    opened.editor.editingText.value = null;
  });

  it('puts the caret and selects with the pointer, also in a turned and zoomed text', async () => {
    const opened = await open([words('t', 'Hello there', 60, 100, { rotation: 90 })]);
    opened.editor.viewport.zoomAt(1.3, { x: 300, y: 250 });
    opened.canvas.paintNow();
    const { position, width, height } = text(opened);
    const middle = { x: position.x + width / 2, y: position.y + height / 2 };
    // turned by 90 degrees, the text begins at the top and reads downwards
    const along = (x: number) => ({ x: middle.x, y: middle.y - width / 2 + x });
    const mouse = new Mouse(opened).doubleClick(along(12).x, along(12).y);
    const session = textEditingOf(opened.editor).peek()!;
    expect(session.selectionRange.value).to.eql({ start: 0, end: 0 });
    await rest();
    mouse.drag(along(12), along(60));
    const { start, end } = session.selectionRange.value;
    expect(start).to.equal(0);
    expect(end).to.be.within(2, 4);
    await rest();
    mouse.click(along(150).x, along(150).y).down().up();
    expect(session.selectionRange.value).to.eql({ start: 6, end: 11 });
    mouse.down().up();
    expect(session.selectionRange.value).to.eql({ start: 0, end: 11 });
    opened.editor.editingText.value = null;
  });

  it('styles the selected range, tells what it has in common, and styles what is typed at a caret', async () => {
    const opened = await editing('one two');
    opened.session.select(0, { index: 3, affinity: 'up' });
    await press('Control+b');
    opened.session.applyStyle({ fontColor: '#ff0000' });
    expect(text(opened).text_details.runs).to.eql([
      { start: 0, end: 3, fontColor: '#ff0000', weight: 700, bold: true },
    ]);
    expect(opened.session.style.value).to.include({ bold: true, fontColor: '#ff0000', font: 'Montserrat' });
    opened.session.selectAll();
    expect(opened.session.style.value).to.not.have.property('bold');
    expect(opened.session.style.value).to.include({ fontSize: 40 });
    await press('Control+z');
    await press('Control+z');
    expect(text(opened).text_details).to.not.have.property('runs');
    await press('End', 'Control+i');
    await type('x');
    expect(text(opened).text_details.runs).to.eql([{ start: 7, end: 8, italic: true }]);
  });

  it('copies with styles and pastes plain text cleaned', async () => {
    const opened = await editing('one two');
    opened.session.select(0, { index: 3, affinity: 'up' });
    opened.session.applyStyle({ fontColor: '#ff0000' });
    const data = new DataTransfer();
    const send = (name: string, clipboardData: DataTransfer) =>
      field(opened).dispatchEvent(
        new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true }),
      );
    send('copy', data);
    expect(data.getData('text/plain')).to.equal('one');
    opened.session.select(7, { index: 7, affinity: 'up' });
    send('paste', data);
    expect(says(opened)).to.equal('one twoone');
    expect(text(opened).text_details.runs).to.eql([
      { start: 0, end: 3, fontColor: '#ff0000' },
      { start: 7, end: 10, fontColor: '#ff0000' },
    ]);
    const foreign = new DataTransfer();
    foreign.setData('text/plain', 'a\r\nb\u0007c');
    send('paste', foreign);
    expect(says(opened)).to.equal('one twoonea\nbc');
    send('cut', new DataTransfer());
    expect(says(opened)).to.equal('one twoonea\nbc');
  });

  it('keeps emphasis, colors and lists of a document, and leaves them with Ctrl+Shift+V', async () => {
    const opened = await editing('one');
    await press('End');
    const paste = (): void => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', WORD);
      clipboardData.setData('text/plain', 'Bring a warm coat.');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      field(opened).dispatchEvent(event);
    };
    const before = opened.text();
    paste();
    expect(says(opened)).to.equal('oneBring a warm coat.\n\nHat\nScarf');
    const { runs, paragraphs } = text(opened).text_details;
    expect(runs).to.deep.include({ start: 3, end: 8, weight: 700, bold: true });
    expect(runs).to.deep.include({ start: 11, end: 15, italic: true, underline: true });
    expect(runs).to.deep.include({ start: 16, end: 20, fontColor: '#c00000' });
    expect(paragraphs).to.eql([{}, {}, { list: 'bullet' }, { list: 'number', level: 1 }]);
    await press('Control+z');
    expect(opened.text()).to.equal(before);
    field(opened).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true, bubbles: true }),
    );
    paste();
    expect(says(opened)).to.equal('oneBring a warm coat.');
    expect(text(opened).text_details).to.not.have.property('runs');
  });

  it('shows what an input method composes and undoes it as one', async () => {
    const opened = await editing('ab');
    await press('End');
    const area = field(opened);
    const compose = (value: string): void => {
      area.value = `ab${value}`;
      area.setSelectionRange(area.value.length, area.value.length);
      area.dispatchEvent(
        new InputEvent('input', { inputType: 'insertCompositionText', bubbles: true, isComposing: true }),
      );
    };
    area.dispatchEvent(new CompositionEvent('compositionstart'));
    compose('に');
    compose('にほ');
    compose('日本');
    expect(says(opened)).to.equal('ab日本');
    expect(opened.session.composing.value).to.eql({ start: 2, end: 4 });
    const arrow = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    area.dispatchEvent(arrow);
    expect(arrow.defaultPrevented).to.equal(false);
    area.dispatchEvent(new CompositionEvent('compositionend'));
    expect(opened.session.composing.value).to.equal(null);
    await press('Control+z');
    expect(says(opened)).to.equal('ab');
  });

  it('follows a selection made in the field itself, as screen readers do', async () => {
    const opened = await editing('one two');
    field(opened).setSelectionRange(4, 7, 'forward');
    document.dispatchEvent(new Event('selectionchange'));
    expect(opened.session.selectionRange.value).to.eql({ start: 4, end: 7 });
  });

  it('removes a text left empty, and undo brings it back with its words', async () => {
    const opened = await editing('gone');
    const before = opened.text();
    await press('Control+a', 'Backspace', 'Escape');
    expect(opened.editor.object('t')).to.equal(undefined);
    expect(opened.editor.selection.ids).to.eql([]);
    opened.editor.history.undo();
    expect(opened.text()).to.equal(before);
  });

  it('does not hand keys to shortcuts of the page while words are typed', async () => {
    const opened = await editing('one');
    const heard: string[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener('keydown', hear);
    await press('Backspace', 'Control+z', 'a');
    document.removeEventListener('keydown', hear);
    expect(heard.filter((key) => key !== 'Control')).to.eql([]);
    opened.editor.editingText.value = null;
  });

  it('keeps the page in sight while typing far below it, and follows the caret on it', async () => {
    const opened = await editing('Long');
    const { canvas, editor } = opened;
    const shown = (): [number, number] => [canvas.scrollTop, canvas.scrollLeft];
    const before = editor.viewport.matrix.value;
    await press('End');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' words and more words to go on with'.repeat(600));
    field(opened).dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    canvas.paintNow();
    await type('abc');
    await rest();
    expect(text(opened).height).to.be.above(3000);
    expect(shown()).to.eql([0, 0]);
    expect([canvas.scrollHeight, canvas.scrollWidth]).to.eql([canvas.clientHeight, canvas.clientWidth]);
    expect(editor.viewport.matrix.value).to.eql(before);
    // nearer, so that the page is larger than the canvas: the caret is gone to
    editor.viewport.zoomAt(8, { x: 0, y: 0 });
    await press('Control+Home');
    canvas.paintNow();
    const caret = transformPoint(editor.viewport.matrix.value, { x: 60, y: 100 });
    expect(caret.x).to.be.within(0, canvas.clientWidth);
    expect(caret.y).to.be.within(0, canvas.clientHeight);
    expect(shown()).to.eql([0, 0]);
    editor.editingText.value = null;
  });
});
