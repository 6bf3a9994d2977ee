import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import '../../../../elements/shell/finding/dm-find-bar.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import type { DmFindBar } from '../../../../elements/shell/finding/dm-find-bar.js';
import { matchBounds } from '../../../../elements/editor/finding/match-place.js';
import { findingOf } from '../../../../elements/editor/finding/finding.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import { rectsIntersect } from '../../../../elements/math/geometry.js';
import { transformRect } from '../../../../elements/math/matrix.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape, words } from '../../canvas/support.js';
import { allInside, focused, inside } from '../../controls/support.js';
import { openSession } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const locked = { ...words('k', 'camp rules', 20, 300), locked: true };

async function show() {
  const session = openSession([
    [words('t', 'The camp is open', 20, 20), shape('a', 300, 20), locked],
    [words('u', 'Camp songs', 20, 20)],
  ]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const { editor } = session;
  const canvas = inside(host, 'dm-canvas');
  const bar = (): DmFindBar => inside<DmFindBar>(host, 'dm-find-bar');
  const text = (id: string) => (editor.object(id) as TextObject).text_details.text;
  const count = () => inside(bar(), '.count').textContent;
  const counts = (wanted: string) =>
    waitUntil(() => bar().shadowRoot!.querySelector('.count')?.textContent === wanted);
  const press = async (label: string) => {
    const buttons = allInside(bar(), 'dm-button, dm-icon-button');
    buttons
      .find((each) => each.textContent?.trim() === label || each.getAttribute('label') === label)!
      .click();
    await host.updateComplete;
    await bar().updateComplete;
  };
  const openBar = async () => {
    canvas.focus();
    await sendKeys({ press: 'Control+f' });
    await host.updateComplete;
    await bar().updateComplete;
  };
  return { host, editor, canvas, bar, text, count, counts, press, openBar };
}

describe('dm-find-bar', () => {
  it('opens by Ctrl+F in place of the browser’s own, also from a field, and takes the keyboard', async () => {
    const { host, canvas, bar, openBar } = await show();
    await openBar();
    expect(focused()).to.equal(inside(bar(), 'input'));
    await expectAccessible(bar());
    await sendKeys({ press: 'Escape' });
    await host.updateComplete;
    expect(host.shadowRoot!.querySelector('dm-find-bar')).to.equal(null);
    expect(focused()).to.equal(canvas);
    const field = inside(host, 'dm-editor-top-bar').shadowRoot!.querySelector('input')!;
    const asked = new KeyboardEvent('keydown', {
      ...{ key: 'f', code: 'KeyF', ctrlKey: true, bubbles: true, composed: true, cancelable: true },
    });
    field.focus();
    field.dispatchEvent(asked);
    expect(asked.defaultPrevented).to.equal(true);
    await host.updateComplete;
    await bar().updateComplete;
    expect(focused()).to.equal(inside(bar(), 'input'));
  });

  it('goes from match to match by keys, over the pages, and says where it is', async () => {
    const { host, editor, bar, counts, openBar } = await show();
    await openBar();
    await sendKeys({ type: 'camp' });
    await counts('1 of 3');
    expect(editor.selection.ids).to.eql(['t']);
    await sendKeys({ press: 'Enter' });
    await bar().updateComplete;
    expect(inside(bar(), '.note').textContent).to.contain('This text is locked');
    await sendKeys({ press: 'F3' });
    await host.updateComplete;
    await bar().updateComplete;
    expect(editor.page.value).to.equal('p2');
    expect(allInside(bar(), '[role=status]')[1]!.textContent).to.equal('Match 3 of 3, page 2');
    await sendKeys({ press: 'Shift+Enter' });
    expect(editor.page.value).to.equal('p1');
    expect(editor.selection.ids).to.eql(['k']);
    await sendKeys({ type: 'x' });
    await counts('No matches');
    await expectAccessible(bar());
  });

  it('minds case and whole words when asked to', async () => {
    const { bar, count, press, openBar } = await show();
    await openBar();
    await sendKeys({ type: 'Camp' });
    await press('Match case');
    expect(count()).to.equal('1 of 1');
    await press('Match case');
    inside<HTMLInputElement>(bar(), 'input').select();
    await sendKeys({ type: 'amp' });
    await press('Whole words');
    expect(count()).to.equal('No matches');
  });

  it('replaces one or all as a step each, and says what stays', async () => {
    const { editor, bar, text, press, openBar } = await show();
    await openBar();
    await sendKeys({ type: 'camp' });
    await sendKeys({ press: 'Tab' });
    while (focused() !== allInside(bar(), 'input')[1]) await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'tent' });
    await sendKeys({ press: 'Enter' });
    expect(text('t')).to.equal('The tent is open');
    expect(editor.history.last?.name).to.equal('Replace');
    await press('Replace all');
    expect([text('u'), text('k')]).to.eql(['tent songs', 'camp rules']);
    expect(inside(bar(), '.note').textContent).to.equal('Replaced 1 match. 1 match is locked and stays.');
    editor.history.undo();
    expect(text('u')).to.equal('Camp songs');
    expect(text('t')).to.equal('The tent is open');
  });

  it('leaves the words it was at selected in their text', async () => {
    const { host, editor, openBar } = await show();
    await openBar();
    await sendKeys({ type: 'open' });
    await sendKeys({ press: 'Escape' });
    await host.updateComplete;
    expect(textEditingOf(editor).value!.selectionRange.value).to.eql({ start: 12, end: 16 });
    expect(focused()?.localName).to.equal('textarea');
  });

  it('takes the selected words, and never covers those it is at', async () => {
    const { host, editor, canvas, bar, openBar } = await show();
    editor.run('Move', () => editor.patch('t', { position: { x: 330, y: 4 } }));
    editText(editor, 't');
    textEditingOf(editor).value!.select(4, { index: 8, affinity: 'up' });
    await openBar();
    expect(inside<HTMLInputElement>(bar(), 'input').value).to.equal('camp');
    await host.updateComplete;
    const over = bar().getBoundingClientRect();
    const { left, top } = canvas.getBoundingClientRect();
    const seen = (): DOMRect => {
      const r = transformRect(editor.viewport.matrix.value, matchBounds(editor, findingOf(editor).current!)!);
      return new DOMRect(r.x + left, r.y + top, r.width, r.height);
    };
    await waitUntil(() => !rectsIntersect(seen(), over));
  });
});
