import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import '../../../elements/toolbars/fields/dm-link-fields.js';
import type { DmLinkFields } from '../../../elements/toolbars/fields/dm-link-fields.js';
import type { DmPopover } from '../../../elements/controls/overlays/dm-popover.js';
import { editText, textEditingOf } from '../../../elements/editor/text-editing/session.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { expectAccessible } from '../../support/axe.js';
import { shape, words } from '../canvas/support.js';
import { allInside, focused, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const HREF = 'https://example.com/camp';

async function show() {
  const session = openSession([[words('t', 'Sign up here', 20, 20), shape('a', 300, 200)]]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const { editor } = session;
  const arrange = () => inside(inside(host, 'dm-toolbar'), 'dm-arrange-toolbar');
  const popover = () => inside<DmPopover>(arrange(), 'dm-popover:has(dm-link-fields)');
  const fields = () => inside<DmLinkFields>(arrange(), 'dm-link-fields');
  const openByKeys = async () => {
    await sendKeys({ press: 'Control+Alt+k' });
    await waitUntil(
      () => focused() === fields().shadowRoot?.querySelector('input'),
      'the field has the keyboard',
    );
  };
  const button = (label: string) =>
    allInside(fields(), 'dm-button').find((each) => each.textContent.trim() === label);
  return { host, editor, popover, fields, openByKeys, button };
}

describe('dm-link-fields', () => {
  it('opens by its keys, adds a link to what is selected and closes', async () => {
    const { host, editor, popover, fields, openByKeys } = await show();
    editor.selection.set(['a']);
    await host.updateComplete;
    inside(host, 'dm-canvas').focus();
    await openByKeys();
    await expectAccessible(fields());
    await sendKeys({ type: 'example.com/camp' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !popover().open);
    expect(editor.object('a')!.link).to.equal(HREF);
    expect(editor.history.last?.name).to.equal('Link');
  });

  it('says why it takes no other addresses, and changes nothing', async () => {
    const { host, editor, popover, fields, openByKeys } = await show();
    editor.selection.set(['a']);
    await host.updateComplete;
    inside(host, 'dm-canvas').focus();
    await openByKeys();
    await sendKeys({ type: 'javascript:alert(1)' });
    await sendKeys({ press: 'Enter' });
    await fields().updateComplete;
    expect(inside(fields(), '[role=alert]').textContent).to.equal(
      'Links start with http, https, mailto or tel.',
    );
    expect(inside(fields(), 'input').getAttribute('aria-invalid')).to.equal('true');
    await expectAccessible(fields());
    expect(popover().open).to.equal(true);
    expect(editor.history.depth).to.equal(0);
    inside<HTMLInputElement>(fields(), 'input').select();
    await sendKeys({ type: 'camp' });
    await sendKeys({ press: 'Enter' });
    await fields().updateComplete;
    expect(inside(fields(), '[role=alert]').textContent).to.contain('Enter an address');
  });

  it('shows the link there is, opens it beside the editor, changes it and takes it away', async () => {
    const { host, editor, popover, fields, openByKeys, button } = await show();
    editor.run('Link', () => editor.patch('a', { link: HREF }));
    editor.selection.set(['a']);
    await host.updateComplete;
    inside(host, 'dm-canvas').focus();
    await openByKeys();
    expect(inside<HTMLInputElement>(fields(), 'input').value).to.equal('example.com/camp');
    const opened: unknown[][] = [];
    const { open } = window;
    window.open = (...given) => (opened.push(given), null);
    button('Open')!.click();
    window.open = open;
    expect(opened).to.eql([[HREF, '_blank', 'noopener,noreferrer']]);
    inside<HTMLInputElement>(fields(), 'input').select();
    await sendKeys({ type: 'camp@example.com' });
    button('Change')!.click();
    await waitUntil(() => !popover().open);
    expect(editor.object('a')!.link).to.equal('mailto:camp@example.com');
    inside(host, 'dm-canvas').focus();
    await openByKeys();
    button('Remove')!.click();
    await waitUntil(() => !popover().open);
    expect('link' in editor.object('a')!).to.equal(false);
  });

  it('opens from the context menu, with the keyboard in its field', async () => {
    const { host, editor, popover, fields } = await show();
    editor.selection.set(['a']);
    await host.updateComplete;
    const canvas = inside(host, 'dm-canvas');
    canvas.focus();
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, composed: true }));
    canvas.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    const menu = inside(host, 'dm-context-menu');
    await waitUntil(() => allInside(menu, '[value=link]').length > 0);
    inside<HTMLElement>(menu, '[value=link]').click();
    await waitUntil(
      () => popover().open && focused() === inside(fields(), 'input'),
      'the field has the keyboard',
    );
  });

  it('gives words of a text a link of their own, and the keyboard back to them', async () => {
    const { host, editor, fields, openByKeys } = await show();
    editText(editor, 't');
    textEditingOf(editor).value!.select(8, { index: 12, affinity: 'up' });
    await host.updateComplete;
    await openByKeys();
    expect(inside(fields(), 'label').textContent).to.equal('Link these words to');
    await sendKeys({ type: 'example.com/camp' });
    await sendKeys({ press: 'Enter' });
    expect((editor.object('t') as TextObject).text_details.runs).to.eql([{ start: 8, end: 12, link: HREF }]);
    await waitUntil(() => focused()?.localName === 'textarea');
    expect(textEditingOf(editor).value!.selectionRange.value).to.eql({ start: 8, end: 12 });
  });
});
