import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import '../../../../elements/panels/style/dm-style-panel.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import type { DmPopover } from '../../../../elements/controls/overlays/dm-popover.js';
import { openPanel } from '../../../../elements/editor/view-state/open-panel.js';
import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import { photo, shape, words } from '../../canvas/support.js';
import { focused, inside, press } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
  readonly canvas: HTMLElement;
}

async function show(id: string): Promise<Shown> {
  const session = openSession([OBJECTS]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  await session.editor.resources.ensure([session.editor.object(id)!]);
  session.editor.selection.set([id]);
  await host.updateComplete;
  await nextFrame();
  return { host, session, canvas: inside(host, 'dm-canvas') };
}

const toolbar = (shown: Shown, tag: string): HTMLElement => inside(inside(shown.host, 'dm-toolbar'), tag);
const named = (host: Element, name: string): HTMLElement =>
  inside(host, `dm-icon-button[label="${name}"], dm-button[label="${name}"]`);

/** An arrow key moves what is selected by a pixel, wherever the press has left the keyboard. */
async function expectNudge({ session: { editor }, canvas }: Shown, why: string): Promise<void> {
  await waitUntil(() => focused() === canvas, `${why}: the keyboard on the canvas`);
  const [id] = editor.selection.ids as [string];
  const { x } = editor.object(id)!.position;
  await sendKeys({ press: 'ArrowRight' });
  expect(editor.object(id)!.position.x, why).to.equal(x + 1);
}

async function openColor(shown: Shown): Promise<DmPopover> {
  const bar = toolbar(shown, 'dm-shape-toolbar');
  await press(named(bar, 'Fill'));
  const popover = inside<DmPopover>(bar, 'dm-popover');
  await waitUntil(() => popover.open);
  return popover;
}
const swatch = (popover: DmPopover, index: number): HTMLElement =>
  popover.querySelector('dm-color-picker')!.shadowRoot!.querySelectorAll<HTMLElement>('.swatches .swatch')[
    index
  ]!;

describe('the keyboard after a press', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('is for the object once a color is picked, and Escape closes the picker first', async () => {
    const shown = await show('a');
    const popover = await openColor(shown);
    const { editor } = shown.session;
    const before = (editor.object('a') as ShapeObject).shape_details.fill;
    await press(swatch(popover, 3));
    expect((editor.object('a') as ShapeObject).shape_details.fill).not.to.equal(before);
    await expectNudge(shown, 'a preset');
    expect(popover.open).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(popover.open).to.equal(false);
    expect(editor.selection.ids).to.eql(['a']);
    await expectNudge(shown, 'after Escape');
    await press(named(toolbar(shown, 'dm-shape-toolbar'), 'Fill'));
    await waitUntil(() => popover.open);
    await press(popover.querySelector('dm-color-picker')!, 0.5, 0.1);
    await press(named(toolbar(shown, 'dm-shape-toolbar'), 'Fill'));
    expect(popover.open).to.equal(false);
    await expectNudge(shown, 'the picker closed by its button');
  });

  it('is for the object after a toggle, a menu and a list', async () => {
    const shown = await show('t');
    const text = toolbar(shown, 'dm-text-toolbar');
    await press(named(text, 'Bold'));
    await expectNudge(shown, 'a toggle');
    await press(named(toolbar(shown, 'dm-arrange-toolbar'), 'Lock'));
    await waitUntil(() => focused() === shown.canvas);
    await press(named(toolbar(shown, 'dm-arrange-toolbar'), 'Unlock'));
    await expectNudge(shown, 'another button');
    shown.session.editor.selection.set(['m']);
    await shown.host.updateComplete;
    await aTimeout(0);
    const image = toolbar(shown, 'dm-image-toolbar');
    await press(named(image, 'Flip'));
    await press(inside(image, 'dm-menu[open] dm-menu-item'));
    await expectNudge(shown, 'a menu');
  });

  it('stays with who came by keys, in fields and in what was opened', async () => {
    const shown = await show('a');
    const bar = toolbar(shown, 'dm-shape-toolbar');
    const style = named(bar, 'Style');
    style.focus();
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect((focused()!.getRootNode() as ShadowRoot).host).to.equal(style);
    const fill = named(bar, 'Fill');
    fill.focus();
    await sendKeys({ press: 'Enter' });
    const popover = inside<DmPopover>(bar, 'dm-popover');
    await waitUntil(() => popover.open);
    swatch(popover, 0).focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect(focused()).to.equal(swatch(popover, 1));
    await sendKeys({ press: 'Escape' });
    await nextFrame();
    expect((focused()!.getRootNode() as ShadowRoot).host).to.equal(fill);
    await press(fill);
    await waitUntil(() => popover.open);
    await nextFrame();
    await nextFrame();
    expect(focused()).not.to.equal(shown.canvas);
  });

  it('is for the object after a press in the style panel', async () => {
    const shown = await show('a');
    openPanel(shown.session.editor, 'style');
    const bar = inside(shown.host, 'dm-side-bar');
    await waitUntil(() => bar.shadowRoot!.querySelector('dm-style-panel')?.shadowRoot?.firstElementChild);
    const panel = inside(bar, 'dm-style-panel');
    await press(inside(inside(panel, 'dm-segmented'), '[role=radio]:nth-of-type(3)'));
    expect((shown.session.editor.object('a') as ShapeObject).shape_details.gradient).not.to.equal(undefined);
    await expectNudge(shown, 'a way to fill');
  });
});
