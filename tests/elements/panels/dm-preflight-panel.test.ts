import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkOf } from '../../../elements/editor/preflight/design-check.js';
import '../../../elements/panels/preflight/dm-preflight-panel.js';
import type { DmPreflightPanel } from '../../../elements/panels/preflight/dm-preflight-panel.js';
import { expectAccessible } from '../../support/axe.js';
import '../../../elements/shell/dm-editor-shell.js';
import { photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, focused, inside, listen } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const pale = (id: string) => {
  const text = words(id, 'Hard to read', 20, 40) as Stored & { text_details: object };
  return { ...text, text_details: { ...text.text_details, fontColor: '#eeeeee' } };
};
const PAGES: readonly (readonly Stored[])[] = [
  [shape('a', 20, 150), words('lost', 'Beside the page', 600, 20), pale('t')],
  [shape('b', 20, 20)],
  [photo('m', 20, 20, 400, 300)],
];

async function show(pages = PAGES) {
  const { editor } = openSession(pages);
  const panel = await fixture<DmPreflightPanel>(
    html`<dm-preflight-panel style="width: 272px; height: 480px" .editor=${editor}></dm-preflight-panel>`,
  );
  const settled = async () => {
    await waitUntil(() => !checkOf(editor).busy.value, 'every page was looked at');
    await panel.updateComplete;
  };
  const entries = () => allInside(panel, '.finding').map((entry) => entry.dataset['id']);
  const go = (id: string) => inside(panel, `[data-id="${id}"] .go`);
  const fix = (id: string) => inside(panel, `[data-id="${id}"] dm-button`);
  const status = () => inside(panel, '[role=status]')!.textContent!.trim();
  return { editor, panel, settled, entries, go, fix, status };
}

describe('dm-preflight-panel', () => {
  it('lists what is wrong page by page, and is accessible', async () => {
    const { panel, settled, entries, status } = await show();
    await settled();
    expect(entries()).to.eql(['lost outside-page', 't low-contrast', 'm low-resolution']);
    expect(allInside(panel, '.page span').map((part) => part.textContent)).to.eql([
      'Page 1',
      '2',
      'Page 3',
      '1',
    ]);
    expect(status()).to.equal('3 issues');
    await expectAccessible(panel);
  });

  it('selects and shows what an entry is about, on its page', async () => {
    const { editor, panel, settled, go } = await show();
    await settled();
    go('m low-resolution').click();
    expect(editor.page.value).to.equal('p3');
    expect(editor.selection.ids).to.eql(['m']);
    await panel.updateComplete;
    expect(go('m low-resolution').getAttribute('aria-pressed')).to.equal('true');
  });

  it('mends as one step; undo brings the finding back', async () => {
    const { editor, panel, settled, entries, fix, status } = await show();
    await settled();
    const before = editor.object('t');
    fix('t low-contrast').click();
    await panel.updateComplete;
    expect(entries()).to.eql(['lost outside-page', 'm low-resolution']);
    expect(status()).to.contain('Fixed');
    await settled();
    expect(entries()).to.eql(['lost outside-page', 'm low-resolution']);
    editor.history.undo();
    expect(editor.object('t')).to.eql(before);
    await settled();
    expect(entries()).to.contain('t low-contrast');
  });

  it('goes by keys from entry to entry, and on to the next when one is mended', async () => {
    const { panel, settled, entries, go, fix } = await show();
    await settled();
    go('lost outside-page').focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(go('t low-contrast'));
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal(go('m low-resolution'));
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(go('lost outside-page'));
    fix('lost outside-page').focus();
    await sendKeys({ press: 'Enter' });
    await panel.updateComplete;
    expect(entries()).to.not.contain('lost outside-page');
    await waitUntil(() => focused() === go('t low-contrast'));
  });

  it('says so when there is nothing to mend', async () => {
    const { panel, settled, status } = await show([[shape('a', 20, 20)]]);
    await settled();
    expect(status()).to.equal('No issues found');
    expect(inside(panel, 'dm-empty-state')).to.exist;
    await expectAccessible(panel);
  });

  it('works the same whether the design comes before or after it is attached, and again after a move', async () => {
    const panel = document.createElement('dm-preflight-panel');
    const { editor } = openSession(PAGES);
    panel.editor = editor;
    const host = await fixture(html`<div></div>`);
    host.append(panel);
    await waitUntil(() => allInside(panel, '.finding').length === 3, 'set before');
    panel.remove();
    expect(checkOf(editor).busy.value).to.equal(false);
    host.append(panel);
    const other = openSession([[words('x', 'Beside the page', 600, 20)]]).editor;
    panel.editor = other;
    await waitUntil(() => allInside(panel, '.finding').length === 1, 'set after');
  });

  it('tells that it was closed', async () => {
    const { panel } = await show();
    const closed = listen(panel, 'dm-close');
    inside(panel, 'dm-icon-button').click();
    expect(closed).to.have.length(1);
  });
});

describe('the check in the editor', () => {
  it('opens by its button, which counts what is wrong, and takes the place of the layers', async () => {
    const session = openSession(PAGES);
    const shell = await fixture(
      html`<dm-editor-shell style="width: 1200px; height: 700px" .session=${session}></dm-editor-shell>`,
    );
    const strip = inside(shell, 'dm-page-strip');
    const badge = () => allInside(strip, '.badge')[0]?.textContent;
    const shown = (panel: string) => allInside(shell, panel).length === 1;
    // the strip is out of sight, and so the picture of the third page is not here yet
    await waitUntil(() => badge() === '2', 'what is here is counted');
    const button = inside(strip, '.check dm-icon-button');
    expect(button.getAttribute('label')).to.equal('Check design: 2 issues');
    inside(strip, 'dm-icon-button.layers').click();
    await waitUntil(() => shown('dm-layers-panel'));
    button.click();
    await waitUntil(() => shown('dm-preflight-panel'));
    expect(shown('dm-layers-panel')).to.equal(false);
    await waitUntil(() => badge() === '3', 'the list has all pages');
    button.click();
    await waitUntil(() => !shown('dm-preflight-panel'));
  });
});
