import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import type { DmContextMenu } from '../../../../elements/shell/context-menu/dm-context-menu.js';
import { croppingOf, startCrop } from '../../../../elements/editor/cropping/session.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import { expectAccessible } from '../../../support/axe.js';
import { photo, shape, words } from '../../canvas/support.js';
import { allInside, focused, inside } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
  readonly menu: DmContextMenu;
}

async function show(): Promise<Shown> {
  const session = openSession([
    [shape('a', 20, 20), photo('m', 200, 100), shape('over', 240, 110, 40, 40), words('t', 'Words', 20, 250)],
  ]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  return { host, session, menu: inside<DmContextMenu>(host, 'dm-context-menu') };
}

const isOpen = ({ menu }: Shown): boolean => inside(menu, 'dm-menu').hasAttribute('open');
const rows = ({ menu }: Shown): string[] =>
  allInside(menu, 'dm-menu > *').map((row) => row.textContent.trim());
const row = ({ menu }: Shown, value: string): HTMLElement => inside(menu, `dm-menu-item[value="${value}"]`);

async function rightClick(shown: Shown, x: number, y: number): Promise<void> {
  const { editor } = shown.session;
  const { left, top } = inside(shown.host, 'dm-canvas').getBoundingClientRect();
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const position: [number, number] = [Math.round(left + at.x), Math.round(top + at.y)];
  await sendMouse({ type: 'click', position, button: 'right' });
  await waitUntil(() => isOpen(shown));
  await shown.menu.updateComplete;
}

describe('dm-context-menu', () => {
  it('opens for what lies under the pointer, which it selects, and is accessible', async () => {
    const shown = await show();
    await rightClick(shown, 60, 60);
    expect(shown.session.editor.selection.ids).to.eql(['a']);
    expect(rows(shown)).to.include('Duplicate');
    await expectAccessible(shown.host);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(shown)).to.equal(false);
    expect(document.activeElement?.shadowRoot?.activeElement?.localName).to.equal('dm-canvas');
  });

  it('keeps a selection of several when one of them is pressed, and offers to group it', async () => {
    const shown = await show();
    shown.session.editor.selection.set(['a', 't']);
    await rightClick(shown, 60, 60);
    expect(shown.session.editor.selection.ids).to.eql(['a', 't']);
    expect(rows(shown)).to.include('Group');
    row(shown, 'group').click();
    expect(shown.session.editor.index.groups('p1')).to.have.length(1);
  });

  it('on bare ground lets go and offers what concerns the page', async () => {
    const shown = await show();
    shown.session.editor.selection.set(['a']);
    await rightClick(shown, 450, 380);
    expect(shown.session.editor.selection.ids).to.eql([]);
    expect(rows(shown)).to.include.members(['Select all', 'Add page', 'Keyboard shortcuts']);
    expect(rows(shown)).not.to.include('Delete');
  });

  it('pastes here: with the middle of what was copied at the pointer', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await rightClick(shown, 60, 60);
    row(shown, 'copy').click();
    await rightClick(shown, 420, 330);
    row(shown, 'paste-here').click();
    await waitUntil(() => editor.index.objects('p1').length === 5);
    const { position, width, height } = editor.selection.objects.value[0]!;
    expect(Math.abs(position.x + width / 2 - 420)).to.be.below(2);
    expect(Math.abs(position.y + height / 2 - 330)).to.be.below(2);
  });

  it('selects what lies below by a list, with the keyboard alone', async () => {
    const shown = await show();
    await rightClick(shown, 260, 130);
    expect(shown.session.editor.selection.ids).to.eql(['over']);
    await sendKeys({ press: 's' });
    expect(focused()?.textContent.trim()).to.equal('Select layer');
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.textContent.trim()).to.equal('Photo');
    await sendKeys({ press: 'Enter' });
    expect(shown.session.editor.selection.ids).to.eql(['m']);
    expect(isOpen(shown)).to.equal(false);
  });

  it('goes out of a submenu by the arrow and by Escape, one level at a time', async () => {
    const shown = await show();
    await rightClick(shown, 260, 130);
    await sendKeys({ press: 's' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused()?.textContent.trim()).to.equal('Select layer');
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Escape' });
    expect(focused()?.textContent.trim()).to.equal('Select layer');
    expect(isOpen(shown)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(shown)).to.equal(false);
  });

  it('has the keyboard while it is open: no key reaches the design', async () => {
    const shown = await show();
    const { editor } = shown.session;
    // a picture gets its size when it is here
    await waitUntil(() => !JSON.stringify(editor.toFile()).includes('"image_needs_autoset":true'));
    await rightClick(shown, 60, 60);
    const before = JSON.stringify(editor.toFile());
    for (const press of ['Delete', 'Control+x', 'Control+d', 'Backspace', 'ArrowDown', 'Delete']) {
      await sendKeys({ press });
      expect(JSON.stringify(editor.toFile()), press).to.equal(before);
    }
    // a click on a row that cannot be used leaves the keyboard nowhere
    (focused() as HTMLElement).blur();
    await sendKeys({ press: 'Delete' });
    expect(JSON.stringify(editor.toFile())).to.equal(before);
    expect(isOpen(shown)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(shown)).to.equal(false);
    inside(shown.host, 'dm-canvas').focus();
    await sendKeys({ press: 'Delete' });
    expect(editor.object('a')).to.equal(undefined);
  });

  it('offers in the middle of a crop only what goes with it', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await editor.resources.ensure([editor.object('m')!]);
    expect(startCrop(editor, { id: 'm', box: null })).to.equal(true);
    await rightClick(shown, 215, 165);
    expect(croppingOf(editor).value).not.to.equal(null);
    expect(rows(shown)).to.include('Undo');
    expect(rows(shown)).not.to.include('Delete');
  });

  it('opens by Shift+F10 for the selection as it is', async () => {
    const shown = await show();
    shown.session.editor.selection.set(['t']);
    inside(shown.host, 'dm-canvas').focus();
    await sendKeys({ press: 'Shift+F10' });
    await waitUntil(() => isOpen(shown));
    expect(shown.session.editor.selection.ids).to.eql(['t']);
    expect(focused()?.localName).to.equal('dm-menu-item');
  });

  it('opens where a finger rests', async () => {
    const shown = await show();
    const canvas = inside(shown.host, 'dm-canvas');
    const { left, top } = canvas.getBoundingClientRect();
    const at = transformPoint(shown.session.editor.viewport.matrix.peek(), { x: 60, y: 60 });
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true };
    const stage = inside(canvas, '.stage');
    const init = { ...finger, clientX: left + at.x, clientY: top + at.y };
    stage.dispatchEvent(new PointerEvent('pointerdown', init));
    await waitUntil(() => isOpen(shown));
    stage.dispatchEvent(new PointerEvent('pointerup', init));
    expect(shown.session.editor.selection.ids).to.eql(['a']);
    expect(isOpen(shown)).to.equal(true);
  });

  it('is about the words while words are edited, and leaves them being edited', async () => {
    const shown = await show();
    const { editor } = shown.session;
    await editor.resources.ensure([editor.object('t')!]);
    editor.editingText.value = 't';
    await rightClick(shown, 60, 265);
    expect(rows(shown)).to.eql(['Cut', 'Copy', 'Paste', 'Select all', '', 'Add link']);
    row(shown, 'cut').click();
    await waitUntil(
      () => (editor.object('t') as { text_details: { text: string } }).text_details.text === '',
    );
    expect(editor.editingText.value).to.equal('t');
  });
});
