import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { groupSelection } from '../../../elements/editor/layers/grouping.js';
import { removeObjects } from '../../../elements/editor/layers/remove-objects.js';
import '../../../elements/panels/layers/dm-layers-panel.js';
import type { DmLayersPanel } from '../../../elements/panels/layers/dm-layers-panel.js';
import { expectAccessible } from '../../support/axe.js';
import { photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, focused, inside } from '../controls/support.js';
import { openSession, sendDrag } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const OBJECTS = [
  shape('a', 20, 20),
  shape('b', 150, 20),
  photo('m', 200, 100),
  words('t', 'Summer sale', 20, 250),
];

async function show(objects: readonly Stored[] = OBJECTS, grouped: readonly string[] = []) {
  const { editor } = openSession([objects]);
  if (grouped.length > 0) {
    editor.selection.set(grouped);
    groupSelection(editor);
    editor.selection.clear();
  }
  const panel = await fixture<DmLayersPanel>(
    html`<dm-layers-panel style="width: 272px; height: 320px" .editor=${editor}></dm-layers-panel>`,
  );
  const rows = () => allInside(panel, '[role=treeitem]').sort((x, y) => x.offsetTop - y.offsetTop);
  const labels = () => rows().map((row) => row.getAttribute('aria-label'));
  const row = (label: string) => rows().find((one) => one.getAttribute('aria-label')!.startsWith(label))!;
  const order = () => editor.index.objects('p1').join('');
  return { editor, panel, rows, labels, row, order };
}

describe('dm-layers-panel', () => {
  it('shows the front first, named by words, kind or the user, and is accessible', async () => {
    const { panel, labels } = await show(OBJECTS, ['a', 'b']);
    expect(labels()).to.eql(['Summer sale', 'Photo', 'Group', 'Rectangle', 'Rectangle']);
    await expectAccessible(panel);
  });

  it('gives what is white on a white page an edge in its thumbnail', async () => {
    const white = { shape_details: { outline: 'rectangle', fill: '#ffffff' } };
    const { panel } = await show([shape('a', 20, 20, 100, 80, white)]);
    await panel.updateComplete;
    const canvas = inside<HTMLCanvasElement>(panel, '.thumb canvas');
    const dark = (): boolean =>
      [...canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data].some(
        (channel, i) => i % 4 < 3 && channel < 200,
      );
    await waitUntil(dark, 'nothing is seen of it');
  });

  it('selects on the page what is chosen here, and shows what is selected there', async () => {
    const { editor, panel, rows, row } = await show();
    row('Photo').click();
    expect(editor.selection.ids).to.eql(['m']);
    rows()[3]!.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
    expect(editor.selection.ids).to.eql(['a', 'b', 'm']);
    rows()[2]!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
    expect(editor.selection.ids).to.eql(['a', 'm']);
    editor.selection.set(['t']);
    await panel.updateComplete;
    expect(rows().map((one) => one.getAttribute('aria-selected'))).to.eql([
      'true',
      'false',
      'false',
      'false',
    ]);
  });

  it('walks by arrows, folds groups, and tells their depth', async () => {
    const { editor, panel, labels, row } = await show(OBJECTS, ['a', 'b']);
    row('Photo').focus();
    await sendKeys({ press: 'ArrowDown' });
    await panel.updateComplete;
    expect(focused()?.getAttribute('aria-expanded')).to.equal('true');
    expect(editor.selection.ids).to.eql(['a', 'b']);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => focused()?.getAttribute('aria-level') === '2');
    await sendKeys({ press: 'ArrowLeft' });
    await waitUntil(() => focused()?.getAttribute('aria-level') === '1');
    await sendKeys({ press: 'ArrowLeft' });
    await panel.updateComplete;
    expect(labels()).to.eql(['Summer sale', 'Photo', 'Group']);
    expect(focused()?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('keys act on the row that has the keyboard, however it came there', async () => {
    const { editor, panel, row } = await show(OBJECTS, ['a', 'b']);
    row('Photo').focus();
    row('Photo').dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }));
    await panel.updateComplete;
    await sendKeys({ type: 'Harbour' });
    await sendKeys({ press: 'Enter' });
    expect(editor.object('m')!.name).to.equal('Harbour');
  });

  it('renames an object and a group in place: Enter keeps, Escape does not', async () => {
    const { editor, panel, labels, row } = await show(OBJECTS, ['a', 'b']);
    row('Photo').focus();
    await sendKeys({ press: 'F2' });
    await sendKeys({ type: 'Harbour' });
    await sendKeys({ press: 'Enter' });
    await panel.updateComplete;
    expect(editor.object('m')!.name).to.equal('Harbour');
    row('Group').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await panel.updateComplete;
    await sendKeys({ type: 'Boats' });
    await sendKeys({ press: 'Escape' });
    await panel.updateComplete;
    expect(labels()).to.include('Group');
    row('Group').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await panel.updateComplete;
    await sendKeys({ type: 'Boats' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => labels().includes('Boats'));
    // the name is part of the design
    expect(JSON.stringify(editor.toFile())).to.contain('"name":"Boats"');
  });

  it('keeps the keyboard in the list when the row it is at goes', async () => {
    const { editor, panel, row, rows, labels } = await show();
    const remove = async (...ids: string[]): Promise<void> => {
      removeObjects(editor, ids, 'Delete');
      await panel.updateComplete;
      await panel.updateComplete;
    };
    row('Photo').click();
    row('Photo').focus();
    await remove('m');
    expect(labels()).to.eql(['Summer sale', 'Rectangle', 'Rectangle']);
    expect(focused() === rows()[1]).to.equal(true);
    expect(editor.selection.ids).to.eql([]);
    await sendKeys({ press: 'End' });
    await remove('a');
    expect(focused() === rows()[1]).to.equal(true);
    editor.history.undo();
    await panel.updateComplete;
    rows()[0]!.focus();
    await remove('t', 'b');
    expect(labels()).to.eql(['Rectangle']);
    expect(focused() === rows()[0]).to.equal(true);
    await remove('a');
    expect(focused()?.localName).to.equal('button');
    // whoever works elsewhere stays there
    editor.history.undo();
    await panel.updateComplete;
    (focused() as HTMLElement).blur();
    await remove('a');
    expect(document.activeElement === document.body).to.equal(true);
  });

  it('hides and locks, each a step to take back', async () => {
    const { editor, panel, row, labels } = await show();
    const act = async (label: string, name: string): Promise<void> => {
      row(label).querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      await panel.updateComplete;
    };
    await act('Photo', 'Hide');
    await act('Photo', 'Lock');
    expect(labels()).to.include('Photo, hidden, locked');
    expect(editor.object('m')).to.include({ hidden: true, locked: true });
    editor.history.undo();
    editor.history.undo();
    expect(editor.object('m')!.hidden ?? false).to.equal(false);
  });

  it('moves by Alt and the arrows, into a group and out of it, and keeps the keyboard', async () => {
    const { editor, panel, row, order } = await show(OBJECTS, ['a', 'b']);
    row('Summer sale').focus();
    await sendKeys({ press: 'Alt+ArrowDown' });
    await panel.updateComplete;
    expect(order()).to.equal('abtm');
    await sendKeys({ press: 'Alt+ArrowDown' });
    await waitUntil(() => editor.index.groupOf('t') !== undefined);
    expect(order()).to.equal('abtm');
    await waitUntil(() => focused()?.getAttribute('data-id') === 't');
    await sendKeys({ press: 'Alt+ArrowUp' });
    await waitUntil(() => editor.index.groupOf('t') === undefined);
    expect(order()).to.equal('abtm');
  });

  it('moves by dragging to the line that shows where', async () => {
    const { panel, rows, row, order } = await show();
    const carry = new DataTransfer();
    const send = (target: HTMLElement, type: string, part: number): void => {
      const { left, top, height } = target.getBoundingClientRect();
      const init = { bubbles: true, composed: true, cancelable: true, dataTransfer: carry };
      target.dispatchEvent(new DragEvent(type, { ...init, clientX: left + 9, clientY: top + height * part }));
    };
    send(row('Summer sale'), 'dragstart', 0.5);
    send(rows()[3]!, 'dragover', 0.9);
    await panel.updateComplete;
    expect(rows()[3]!.classList.contains('below')).to.equal(true);
    send(rows()[3]!, 'drop', 0.9);
    await panel.updateComplete;
    expect(order()).to.equal('tabm');
    // a drag of something else is none of ours
    const other = sendDrag(row('Photo'), 'dragover', (data) => data.setData('text/plain', 'x'));
    expect(other.defaultPrevented).to.equal(false);
  });

  it('renders what is in sight of a thousand layers, and goes to what is selected', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => shape(`s${at}`, at % 400, at % 300, 10, 10));
    const { editor, panel, rows } = await show(many);
    expect(rows().length).to.be.below(60);
    editor.selection.set(['s0']);
    await waitUntil(() => rows().some((one) => one.dataset['id'] === 's0'));
    const list = inside(panel, '.list');
    expect(list.scrollTop).to.be.above(30_000);
  });
});
