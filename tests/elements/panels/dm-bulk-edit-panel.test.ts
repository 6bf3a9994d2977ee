import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/panels/bulk-edit/dm-bulk-edit-panel.js';
import type { DmBulkEditPanel } from '../../../elements/panels/bulk-edit/dm-bulk-edit-panel.js';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { addBulkLabel } from '../../../elements/editor/bulk-labels/edit-labels.js';
import { bulkLabelsOf } from '../../../elements/editor/bulk-labels/label-state.js';
import { labelSelection } from '../../../elements/editor/bulk-labels/label-target.js';
import { removeObjects } from '../../../elements/editor/layers/remove-objects.js';
import { panelOf } from '../../../elements/editor/view-state/open-panel.js';
import { overlayOf } from '../../../elements/editor/view-state/overlays.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { photo, words } from '../canvas/support.js';
import { allInside, focused, inside } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const OBJECTS = [words('head', 'Head', 20, 20), words('date', 'Date', 20, 120), photo('hero', 200, 20)];

async function show(): Promise<Opened & { panel: DmBulkEditPanel }> {
  const session = openSession([OBJECTS]);
  const frame = await fixture<HTMLElement>(
    html`<div style="width: 310px; height: 600px">
      <dm-bulk-edit-panel .editor=${session.editor}></dm-bulk-edit-panel>
    </div>`,
  );
  const panel = frame.firstElementChild as DmBulkEditPanel;
  await panel.updateComplete;
  return { ...session, panel };
}

const rows = (panel: DmBulkEditPanel) => allInside(panel, '.label');
const names = (panel: DmBulkEditPanel) => rows(panel).map((row) => row.querySelector('input')!.value);
const about = (panel: DmBulkEditPanel) =>
  rows(panel).map((row) => row.querySelector('.about')!.textContent!.trim());
const labels = ({ editor }: Opened) => bulkLabelsOf(editor).peek();

describe('dm-bulk-edit-panel', () => {
  it('lists labels with a hint; adds, renames in place, deletes and selects [B-024]', async () => {
    const shown = await show();
    const { panel, editor } = shown;
    expect(inside(panel, '.hint').textContent).to.equal(
      'Select an object to start tagging. Labels that you tagged will appear here',
    );
    expect(inside(panel, '.fill').textContent).to.equal('FILL IN DATA');
    expect(inside(panel, '.generate').textContent).to.equal('GENERATE');
    expect(inside<HTMLButtonElement>(panel, '.fill').disabled).to.equal(true);
    await expectAccessible(panel);

    editor.selection.set(['head']);
    inside<HTMLElement>(panel, '.add').click();
    const [text, image] = allInside(panel, 'dm-menu-item');
    text!.click();
    await waitUntil(() => rows(panel).length === 1);
    expect(inside<HTMLInputElement>(panel, '.label input').placeholder).to.equal('Untitled Label');
    await waitUntil(() => focused() === inside(panel, '.label input'), 'its name is asked for');
    await sendKeys({ type: 'Main title' });
    await sendKeys({ press: 'Enter' });
    expect(labels(shown)).to.have.lengthOf(1);
    expect(labels(shown)[0]).to.include({ text: 'Main title', type: 'text' });
    expect(about(panel)).to.deep.equal(['1 object']);

    editor.selection.clear();
    inside<HTMLElement>(panel, '.add').click();
    image!.click();
    await waitUntil(() => rows(panel).length === 2);
    expect(about(panel)).to.deep.equal(['1 object', 'No object yet']);
    expect(inside<HTMLButtonElement>(panel, '.fill').disabled).to.equal(false);
    await expectAccessible(panel);

    rows(panel)[0]!.querySelector<HTMLElement>('.about')!.click();
    expect(editor.selection.ids).to.deep.equal(['head']);
    removeObjects(editor, ['head'], 'Delete');
    await panel.updateComplete;
    expect(about(panel)).to.deep.equal(['Object deleted', 'No object yet']);

    rows(panel)[1]!.querySelector<HTMLElement>('dm-icon-button')!.click();
    await waitUntil(() => rows(panel).length === 1);
    expect(names(panel)).to.deep.equal(['Main title']);
    editor.history.undo();
    await waitUntil(() => rows(panel).length === 2);
  });

  it('opens neither sheet nor previews while two labels have one name [B-027]', async () => {
    const { panel, editor, notifier } = await show();
    addBulkLabel(editor, 'text', 'Title');
    const second = addBulkLabel(editor, 'text', 'Title')!;
    await panel.updateComplete;
    inside<HTMLElement>(panel, '.fill').click();
    inside<HTMLElement>(panel, '.generate').click();
    expect(overlayOf(editor).value).to.equal(null);
    const warning = { kind: 'warning', text: 'Labels must have unique names' };
    expect(notifier.messages).to.deep.equal([warning, warning]);
    const field = inside<HTMLInputElement>(panel, `[data-label="${second}"] input`);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    field.focus();
    field.value = 'Date';
    field.blur();
    await panel.updateComplete;
    inside<HTMLElement>(panel, '.fill').click();
    expect(overlayOf(editor).value).to.equal('bulk_data');
    inside<HTMLElement>(panel, '.generate').click();
    expect(overlayOf(editor).value).to.equal('bulk_generate');
  });
});

describe('Bulk Label in the toolbars', () => {
  before(() => setViewport({ width: 1400, height: 800 }));

  async function toolbar(id: string) {
    const session = openSession([OBJECTS]);
    session.editor.selection.set([id]);
    const bar = await fixture<DmToolbar>(
      html`<dm-toolbar .editor=${session.editor} .fonts=${fakeFonts}></dm-toolbar>`,
    );
    const own = inside(bar, id === 'hero' ? 'dm-image-toolbar' : 'dm-text-toolbar');
    await waitUntil(() => own.shadowRoot?.querySelector('dm-popover[label="Bulk Label"]'));
    return { ...session, popover: inside(own, 'dm-popover[label="Bulk Label"]') };
  }

  for (const id of ['head', 'hero'])
    it(`labels the selected ${id}, typed spaces kept, only once; then it manages labels [D-035]`, async () => {
      const shown = await toolbar(id);
      const { editor, popover } = shown;
      popover.querySelector<HTMLElement>('[slot=anchor]')!.click();
      await waitUntil(() => focused() === popover.querySelector('input'));
      await sendKeys({ type: '  ' });
      await sendKeys({ press: 'Enter' });
      expect(labels(shown)).to.have.lengthOf(0);
      await sendKeys({ type: 'My  label' });
      await sendKeys({ press: 'Enter' });
      expect(labels(shown).map(({ text, assigned }) => [text, assigned])).to.deep.equal([
        ['  My  label', [id]],
      ]);
      expect(panelOf(editor).value).to.equal('bulk_edit');
      expect(labelSelection(editor, 'Another')).to.equal(false);
      await waitUntil(() => popover.textContent.includes('Manage Labels'));
      expect(popover.querySelector('input')).to.equal(null);
      editor.history.undo();
      expect(labels(shown)).to.have.lengthOf(0);
    });
});
