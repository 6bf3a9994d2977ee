import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { textEditingOf } from '../../../elements/editor/text-editing/session.js';
import { inside, pointOf } from '../controls/support.js';
import { Mouse, objectOf, open, rest, shape, words, type Opened } from './support.js';

const stageOf = ({ canvas }: Opened): HTMLElement => inside(canvas, '.stage');
const middle = (opened: Opened) => new Mouse(opened, {}, { button: 1 });
const idsOf = ({ editor }: Opened): readonly string[] => editor.index.objects('p');

/** Tries to paste as a browser does on Linux; true when somebody heard of it. */
function pasteReaches(target: EventTarget): boolean {
  let heard = false;
  const hear = (): void => void (heard = true);
  document.addEventListener('paste', hear);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'marked elsewhere');
  const init = { bubbles: true, composed: true, cancelable: true, clipboardData };
  const event = new ClipboardEvent('paste', init);
  target.dispatchEvent(event);
  document.removeEventListener('paste', hear);
  return heard || !event.defaultPrevented;
}

describe('dm-canvas: the middle button', () => {
  it('moves the view and pastes nothing, until the user does something else', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const { matrix } = opened.editor.viewport;
    const [x, y] = [matrix.peek()[4], matrix.peek()[5]];
    middle(opened).down(300, 200).move(320, 210);
    expect([matrix.peek()[4] - x, matrix.peek()[5] - y]).to.eql([20, 10]);
    expect(pasteReaches(document.body), 'while it is held').to.equal(false);
    middle(opened).up();
    expect(pasteReaches(document.body), 'after it').to.equal(false);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true }));
    expect(pasteReaches(document.body), 'after a key').to.equal(true);
    middle(opened).click(300, 200);
    new Mouse(opened).move(310, 210);
    expect(pasteReaches(document.body), 'from the menu of the browser').to.equal(true);
  });

  it('refuses what browsers do with its release', async () => {
    const opened = await open([]);
    for (const type of ['mouseup', 'auxclick', 'pointerup']) {
      const event = new PointerEvent(type, { button: 1, bubbles: true, cancelable: true });
      stageOf(opened).dispatchEvent(event);
      expect(event.defaultPrevented, type).to.equal(true);
    }
    const right = new PointerEvent('auxclick', { button: 2, bubbles: true, cancelable: true });
    stageOf(opened).dispatchEvent(right);
    expect(right.defaultPrevented).to.equal(false);
  });

  it('leaves the words alone that are being edited', async () => {
    const opened = await open([words('t', 'Hello', 60, 60)]);
    opened.editor.selection.set(['t']);
    opened.editor.editingText.value = 't';
    const before = opened.text();
    middle(opened).click(300, 200);
    expect(pasteReaches(inside(opened.canvas, 'textarea'))).to.equal(false);
    expect(opened.text()).to.equal(before);
    expect(opened.editor.editingText.peek()).to.equal('t');
  });
});

describe('dm-canvas: what is locked', () => {
  const objects = () => [
    shape('l', 20, 20, 400, 300, { locked: true }),
    shape('a', 150, 150),
    shape('b', 300, 60),
  ];

  it('lets a marquee begin, and is still selected by a click', async () => {
    const opened = await open(objects());
    const { selection } = opened.editor;
    const before = opened.text();
    const mouse = new Mouse(opened).dragTo({ x: 40, y: 40 }, { x: 200, y: 200 });
    expect(opened.canvas.gesture).to.equal('brushing');
    expect(selection.ids).to.eql(['a']);
    mouse.up();
    await rest();
    new Mouse(opened, { shiftKey: true }).drag({ x: 410, y: 30 }, { x: 380, y: 70 });
    expect(selection.ids, 'Shift adds').to.eql(['a', 'b']);
    await rest();
    new Mouse(opened).click(40, 40);
    expect(selection.ids).to.eql(['l']);
    await rest();
    new Mouse(opened).dragTo({ x: 40, y: 300 }, { x: 200, y: 200 });
    await sendKeys({ press: 'Escape' });
    expect(opened.text()).to.equal(before);
  });

  it('gives way to what shines through it', async () => {
    const ring = { outline: 'rectangle', stroke: '#222222', stroke_width: 4 };
    const frame = shape('f', 20, 20, 400, 300, { locked: true, shape_details: ring });
    const opened = await open([shape('a', 150, 150), frame]);
    opened.editor.selection.set(['f']);
    new Mouse(opened, { ctrlKey: false }).drag({ x: 200, y: 190 }, { x: 237, y: 221 });
    expect(opened.editor.selection.ids).to.eql(['a']);
    expect(objectOf(opened, 'a').position.x).to.be.greaterThan(170);
  });
});

describe('dm-canvas: a click on a text', () => {
  const editing = ({ editor }: Opened): string | null => editor.editingText.peek();

  it('that is selected shows the caret there', async () => {
    const opened = await open([words('t', 'Hello there', 60, 60)]);
    new Mouse(opened).click(100, 84);
    expect(editing(opened)).to.equal(null);
    await rest();
    new Mouse(opened).click(100, 84);
    expect(editing(opened)).to.equal('t');
    const { start, end } = textEditingOf(opened.editor).peek()!.selectionRange.peek();
    expect(start).to.equal(end).and.to.be.greaterThan(0);
  });

  it('only selects after a drag, out of several, and with keys held', async () => {
    const opened = await open([words('t', 'Hello', 60, 60), shape('a', 60, 200)]);
    opened.editor.selection.set(['t']);
    new Mouse(opened).drag({ x: 100, y: 84 }, { x: 131, y: 107 });
    expect(editing(opened)).to.equal(null);
    await rest();
    opened.editor.selection.set(['t', 'a']);
    const { x, y } = objectOf(opened, 't').position;
    new Mouse(opened).click(x + 40, y + 24);
    expect(opened.editor.selection.ids).to.eql(['t']);
    expect(editing(opened)).to.equal(null);
    await rest();
    for (const held of [{ shiftKey: true }, { ctrlKey: true }]) {
      opened.editor.selection.set(['t']);
      new Mouse(opened, held).click(x + 40, y + 24);
      expect(editing(opened)).to.equal(null);
    }
  });

  it('of a group selects the group, and edits once that was gone into', async () => {
    const opened = await open([words('t', 'Hello', 60, 60), words('u', 'World', 60, 200)], {
      page: { groups: [{ id: 'g', objects: ['t', 'u'] }] },
    });
    new Mouse(opened).click(100, 84);
    await rest();
    new Mouse(opened).click(100, 84);
    expect(opened.editor.selection.ids).to.eql(['t', 'u']);
    expect(editing(opened)).to.equal(null);
    new Mouse(opened).down(100, 84).up();
    expect(opened.editor.selection.ids).to.eql(['t']);
    await rest();
    new Mouse(opened).click(100, 84);
    expect(editing(opened)).to.equal('t');
  });
});

describe('dm-canvas: focus', () => {
  const ring = ({ canvas }: Opened): boolean => !inside(canvas, '.ring').hidden;

  it('is not framed for who pressed the page, whatever keys follow; for who came by Tab it is', async () => {
    const opened = await open([shape('a', 50, 50)]);
    const before = document.createElement('button');
    opened.canvas.before(before);
    await sendMouse({ type: 'click', position: pointOf(stageOf(opened), 0.2, 0.2) });
    expect(document.activeElement).to.equal(opened.canvas);
    await sendKeys({ press: 'ArrowRight' });
    expect(ring(opened), 'a key after a press').to.equal(false);
    expect(getComputedStyle(opened.canvas).outlineStyle).to.equal('none');
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(opened.canvas);
    expect(ring(opened), 'by Tab').to.equal(true);
    await sendMouse({ type: 'click', position: pointOf(stageOf(opened), 0.2, 0.2) });
    expect(ring(opened), 'a press').to.equal(false);
    before.remove();
  });
});

describe('dm-canvas: small texts', () => {
  it('are grabbed in the middle, their handles lying outside', async () => {
    const opened = await open([words('t', 'Hello', 100, 100)]);
    opened.editor.viewport.choose(0.3);
    opened.canvas.paintNow({ all: true });
    opened.editor.selection.set(['t']);
    const { x, y, width, height } = opened.editor.selection.box.value!;
    expect(height * 0.3).to.be.lessThan(20);
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.98, 0.5],
      [0.5, 0.9],
    ] as const) {
      const from = { x: x + width * dx, y: y + height * dy };
      const mouse = new Mouse(opened, { ctrlKey: true }).dragTo({ ...from }, { x: from.x + 60, y: from.y });
      expect(opened.canvas.gesture, `${dx} ${dy}`).to.equal('translating');
      opened.canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      mouse.up();
      await rest();
    }
    const outside = { x: x + width + 8 / 0.3, y: y + height / 2 };
    new Mouse(opened, { ctrlKey: true }).drag(outside, { x: outside.x + 50, y: outside.y });
    expect(objectOf(opened, 't').width).to.be.closeTo(width + 50, 1);
    expect(idsOf(opened)).to.eql(['t']);
  });
});
