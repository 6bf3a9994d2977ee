import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/dialogs/dm-resize-dialog.js';
import type { DmResizeDialog } from '../../../../elements/shell/dialogs/dm-resize-dialog.js';
import { setBleed } from '../../../../elements/editor/pages/bleed.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, focused, inside, listen } from '../../controls/support.js';
import { assetsWithPhoto, openSession } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const STORY = { id: 'story', name: 'Story', group: 'Social', width: 1080, height: 1920, unit: 'px' } as const;

async function show() {
  const assets = { ...assetsWithPhoto(), formats: async () => [STORY] };
  const { editor } = openSession([[shape('a', 20, 20)], []], { assets });
  const dialog = await fixture<DmResizeDialog>(
    html`<dm-resize-dialog .editor=${editor} .assets=${assets} open></dm-resize-dialog>`,
  );
  await waitUntil(() => rows(dialog)[0]?.startsWith('Story'));
  return { dialog, editor };
}

const rows = (dialog: DmResizeDialog) =>
  allInside(dialog, '.size').map((row) => row.innerText.replace(/\s+/g, ' '));
const go = (dialog: DmResizeDialog) => inside<HTMLElement>(dialog, 'form dm-button').click();

describe('dm-resize-dialog', () => {
  it('finds a size by name, the host’s formats first, and gives it to the design', async () => {
    const { dialog, editor } = await show();
    const closed = listen(dialog, 'dm-close');
    await sendKeys({ type: 'a4' });
    await waitUntil(() => rows(dialog).length === 1);
    expect(rows(dialog)).to.eql(['A4 210 × 297 mm']);
    inside<HTMLElement>(dialog, '.size').click();
    await dialog.updateComplete;
    expect(
      allInside(dialog, 'dm-number-field').map((field) => (field as never as { value: number }).value),
    ).to.eql([210, 297, 0]);
    go(dialog);
    await waitUntil(() => closed.length === 1);
    expect(editor.size).to.include({ width: 794, height: 1123 });
    expect(editor.design.dimension_units).to.equal('mm');
    editor.history.undo();
    expect(editor.size).to.include({ width: 500, height: 400 });
  });

  it('starts at the size of the design, takes typed measures and leaves contents as they are when told so', async () => {
    const { dialog, editor } = await show();
    const [width] = allInside(dialog, 'dm-number-field') as never as { value: number; focus(): void }[];
    expect(width!.value).to.equal(500);
    width!.focus();
    inside<HTMLElement>(dialog, 'dm-number-field').shadowRoot!.querySelector('input')!.select();
    await sendKeys({ type: '1000' });
    await sendKeys({ press: 'Tab' });
    inside(dialog, 'dm-segmented').shadowRoot!.querySelectorAll('button')[1]!.click();
    await dialog.updateComplete;
    const { position } = editor.object('a')!;
    go(dialog);
    await waitUntil(() => editor.size.width === 1000);
    expect(editor.size.height).to.equal(400);
    expect(editor.object('a')!.position).to.eql(position);
  });

  it('takes a bleed in the unit of the design, as a step that leaves the pages alone', async () => {
    const { dialog, editor } = await show();
    const field = allInside(dialog, 'dm-number-field')[2]!;
    field.focus();
    field.shadowRoot!.querySelector('input')!.select();
    await sendKeys({ type: '12' });
    await sendKeys({ press: 'Tab' });
    go(dialog);
    await waitUntil(() => editor.design.bleed === 12);
    expect(editor.history.undoName.value).to.equal('Set bleed');
    expect(editor.size).to.include({ width: 500, height: 400 });
    editor.history.undo();
    expect(editor.design).not.to.have.property('bleed');
  });

  it('keeps the bleed as long as it was in another unit', async () => {
    const { dialog, editor } = await show();
    editor.run('Bleed', () => setBleed(editor, 12));
    dialog.open = false;
    await dialog.updateComplete;
    dialog.open = true;
    await dialog.updateComplete;
    inside(dialog, 'dm-select').dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'mm' } }));
    await dialog.updateComplete;
    expect((allInside(dialog, 'dm-number-field')[2] as never as { value: number }).value).to.equal(3.1746);
    go(dialog);
    await waitUntil(() => editor.design.dimension_units === 'mm');
    expect(editor.design.bleed).to.be.closeTo(12, 0.001);
  });

  it('is gone through with arrow keys, is accessible, and says when no size has the name', async () => {
    const { dialog } = await show();
    inside<HTMLElement>(dialog, '.size').focus();
    await sendKeys({ press: 'ArrowDown' });
    await dialog.updateComplete;
    expect(focused()!.getAttribute('aria-checked')).to.equal('true');
    await expectAccessible(dialog);
    inside<HTMLElement>(dialog, 'dm-search-field').focus();
    await sendKeys({ type: 'zzz' });
    await waitUntil(() => rows(dialog).length === 0);
    expect(inside(dialog, '[role=status]').textContent).to.contain('No sizes found');
  });
});
