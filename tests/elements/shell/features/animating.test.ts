import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { setPageMotion } from '../../../../elements/editor/animating/animate.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import type { DmAnimationPlayer } from '../../../../elements/player/dm-animation-player.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { allInside, inside, press } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(environment = 'production'): Promise<Shown> {
  const session = openSession([[shape('a', 100, 100)], [shape('b', 100, 100)]], { environment });
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 800px" .session=${session}></dm-editor-shell>`,
  );
  await host.updateComplete;
  return { host, session };
}

const toolbarOf = ({ host }: Shown, tag: string) => inside(inside(host, 'dm-toolbar'), tag);
const animate = (shown: Shown, tag: string) => allInside(toolbarOf(shown, tag), '[label="Animate"]');
const seconds = (shown: Shown) =>
  allInside(toolbarOf(shown, 'dm-background-toolbar'), 'dm-button').filter((one) =>
    / s$/.test(one.textContent!.trim()),
  );

describe('animating in the editor', () => {
  const { requestFullscreen } = HTMLElement.prototype;
  before(async () => {
    await setViewport({ width: 1440, height: 900 });
    HTMLElement.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  after(() => {
    HTMLElement.prototype.requestFullscreen = requestFullscreen;
  });

  it('has Animate where the environment is named, timing on an animated page, and Play in the top bar [D-032]', async () => {
    const unnamed = await show('');
    expect(animate(unnamed, 'dm-background-toolbar')).to.have.length(0);
    unnamed.session.editor.selection.set(['a']);
    await waitUntil(() => allInside(inside(unnamed.host, 'dm-toolbar'), 'dm-shape-toolbar').length > 0);
    expect(animate(unnamed, 'dm-arrange-toolbar')).to.have.length(0);
    unnamed.host.remove();

    const shown = await show();
    const { editor } = shown.session;
    expect(seconds(shown)).to.have.length(0);
    animate(shown, 'dm-background-toolbar')[0]!.click();
    await waitUntil(() => allInside(inside(shown.host, 'dm-side-bar'), 'dm-animations-panel').length > 0);
    setPageMotion(editor, { animation: 'fade', options: {} });
    await waitUntil(() => seconds(shown).length === 1);
    expect(seconds(shown)[0]!.textContent!.trim()).to.equal('5 s');
    await expectAccessible(inside(shown.host, 'dm-toolbar'));
    const field = inside(toolbarOf(shown, 'dm-background-toolbar'), 'dm-duration-field');
    field.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 3 } }));
    expect(editor.pageRecord().page.animation_duration).to.equal(3);

    const panel = inside(inside(shown.host, 'dm-side-bar'), 'dm-animations-panel');
    await waitUntil(() => panel.shadowRoot && allInside(panel, 'footer > dm-button').length > 0);
    allInside(panel, 'footer > dm-button')[0]!.click();
    expect(editor.toFile().pages[1]).to.deep.include({ animation: 'fade', animation_duration: 3 });

    editor.selection.set(['a']);
    await waitUntil(() => animate(shown, 'dm-arrange-toolbar').length === 1);
    animate(shown, 'dm-arrange-toolbar')[0]!.click();
    await waitUntil(() => allInside(inside(shown.host, 'dm-side-bar'), '.panel.sub').length > 0);

    await press(inside(inside(shown.host, 'dm-editor-top-bar'), '[label="Play"]'));
    const player = () => shown.host.shadowRoot!.querySelector<DmAnimationPlayer>('dm-animation-player');
    await waitUntil(() => player()?.renderRoot?.querySelector('dialog')?.open, 'the player comes');
    await waitUntil(() => Number(inside<HTMLInputElement>(player()!, 'input').value) > 0, 'it plays');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => player() === null, 'it is gone');
  });
});
