import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { insertQr } from '../../../elements/editor/inserting/insert.js';
import type { QrObject } from '../../../elements/objects/qr/model.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { waitUntil } from '../../support/wait-until.js';
import { shape } from '../canvas/support.js';
import { inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';

async function show() {
  const { editor } = openSession([[shape('shape', 20, 20)]]);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 1000px" .editor=${editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  await insertQr(editor);
  await waitUntil(() => bar.shadowRoot!.querySelector('dm-qr-toolbar')?.shadowRoot?.querySelector('input'));
  const own = inside(bar, 'dm-qr-toolbar');
  const [id] = editor.selection.ids;
  const details = () => (editor.object(id!) as QrObject).qr_details;
  return { editor, bar, own, id: id!, details, field: inside<HTMLInputElement>(own, 'input') };
}

describe('dm-qr-toolbar', () => {
  it('takes what a new code says over its field at once, as one step; a bare address becomes one of the web', async () => {
    const { editor, own, field, details } = await show();
    await waitUntil(() => own.shadowRoot!.activeElement === field);
    const steps = editor.history.depth;
    await sendKeys({ type: 'northam.example/menu' });
    expect(details().text).to.equal('northam.example/menu');
    await sendKeys({ press: 'Enter' });
    expect(details().text).to.equal('https://northam.example/menu');
    expect(editor.history.depth).to.equal(steps + 1);
    editor.history.undo();
    expect(details().text).to.equal('https://example.com');
    await expectAccessible(own);
  });

  it('keeps the code where nothing is typed, and is not written into another', async () => {
    const { editor, own, field, details, id } = await show();
    await waitUntil(() => own.shadowRoot!.activeElement === field);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Enter' });
    expect(details().text).to.equal('https://example.com');
    field.focus();
    field.select();
    await sendKeys({ type: 'words of the first' });
    await insertQr(editor);
    const [other] = editor.selection.ids;
    expect(other).not.to.equal(id);
    await waitUntil(() => field.value === 'https://example.com');
    expect(details().text).to.equal('words of the first');
    expect((editor.object(other!) as QrObject).qr_details.text).to.equal('https://example.com');
  });

  it('says so when it cannot hold what is typed, and stays as it was', async () => {
    const { editor, field, details } = await show();
    const said: string[] = [];
    Object.assign(editor, { notifier: { ...editor.notifier, error: (text: string) => said.push(text) } });
    field.value = '北'.repeat(400);
    field.dispatchEvent(new InputEvent('input'));
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true');
    expect(field.title).to.contain('Shorten');
    field.dispatchEvent(new Event('change'));
    expect(said).to.eql([field.title]);
    expect(field.value).to.have.length(400);
    expect(details().text).to.equal('https://example.com');
  });

  it('takes its ground away and gives it back; a locked one offers nothing', async () => {
    const { editor, own, field, details, id } = await show();
    const ground = inside(own, '[label="Background"]');
    ground.click();
    expect(details()).not.to.have.property('background');
    ground.click();
    expect(details().background).to.equal('#ffffff');
    editor.run('Lock', () => editor.patch(id, { locked: true }));
    await waitUntil(() => field.disabled);
  });
});
