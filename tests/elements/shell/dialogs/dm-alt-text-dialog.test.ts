import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/dialogs/dm-alt-text-dialog.js';
import type { DmAltTextDialog } from '../../../../elements/shell/dialogs/dm-alt-text-dialog.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, inside, listen } from '../../controls/support.js';
import { openSession } from '../support.js';

async function show(more: object = {}) {
  const { editor } = openSession([[{ ...shape('a', 20, 20), ...more }]]);
  editor.selection.set(['a']);
  const dialog = await fixture<DmAltTextDialog>(
    html`<dm-alt-text-dialog .editor=${editor} open></dm-alt-text-dialog>`,
  );
  return { dialog, editor, closed: listen(dialog, 'dm-close') };
}

const field = (dialog: DmAltTextDialog) => inside<HTMLTextAreaElement>(dialog, 'textarea');
const keep = (dialog: DmAltTextDialog) => (allInside(dialog, 'dm-button')[1] as HTMLElement).click();

describe('dm-alt-text-dialog', () => {
  it('begins in the field with the words there are and gives new ones to the object', async () => {
    const { dialog, editor, closed } = await show({ alt: 'A star' });
    expect(field(dialog).value).to.equal('A star');
    await sendKeys({ press: 'End' });
    await sendKeys({ type: ' of paper' });
    keep(dialog);
    expect(editor.object('a')!.alt).to.equal('A star of paper');
    expect(closed).to.have.length(1);
    await expectAccessible(dialog);
  });

  it('makes decoration of it, and without words nothing that was typed', async () => {
    const { dialog, editor } = await show({ alt: 'A star' });
    inside(dialog, 'dm-switch').shadowRoot!.querySelector('button')!.click();
    await dialog.updateComplete;
    expect(field(dialog).disabled).to.equal(true);
    await expectAccessible(dialog);
    keep(dialog);
    expect(editor.object('a')!.alt).to.equal('');
    const other = await show({ alt: 'A star' });
    field(other.dialog).value = '  ';
    field(other.dialog).dispatchEvent(new Event('input'));
    keep(other.dialog);
    expect(other.editor.object('a')!.alt).to.equal(null);
  });

  it('closes by Escape and changes nothing', async () => {
    const { editor, closed } = await show();
    await sendKeys({ type: 'Draft' });
    await sendKeys({ press: 'Escape' });
    expect(closed).to.have.length(1);
    expect(editor.object('a')!.alt).to.equal(undefined);
  });
});
