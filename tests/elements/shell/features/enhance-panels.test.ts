import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { openPanel, panelOf } from '../../../../elements/editor/view-state/open-panel.js';
import { pictureLook } from '../../../../elements/editor/effects/picture-effects.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { expectAccessible } from '../../../support/axe.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo, shape, words } from '../../canvas/support.js';
import { allInside, focused, inside } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const OBJECTS = [
  shape('a', 20, 20),
  photo('m', 200, 100),
  photo('n', 350, 100),
  words('t', 'Words', 20, 250),
];

async function show(session: Opened = openSession([OBJECTS])) {
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const bar = inside<DmEditorShell>(host, 'dm-side-bar');
  const settled = async () => {
    await host.updateComplete;
    await bar.updateComplete;
  };
  const select = async (...ids: string[]) => {
    session.editor.selection.set(ids, { deep: true });
    await settled();
  };
  const open = async (id: string) => {
    openPanel(session.editor, id);
    await settled();
  };
  const heading = () => inside(bar, '.sub h2').textContent?.trim();
  const family = () => bar.shadowRoot!.querySelector('.family');
  return { ...session, host, bar, settled, select, open, heading, family };
}

/** Color of the canvas near the corner of the photo at 200, 100: blue as it is. */
function photoColor(host: Element, { editor }: Opened): readonly number[] {
  const art = inside<HTMLCanvasElement>(inside(host, 'dm-canvas'), '.art');
  const { x, y } = transformPoint(editor.viewport.matrix.peek(), { x: 206, y: 106 });
  const at = [x, y].map((one) => Math.round(one * devicePixelRatio)) as [number, number];
  return [
    ...art
      .getContext('2d')!
      .getImageData(...at, 1, 1)
      .data.slice(0, 3),
  ];
}

describe('the enhance panels in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('stand side by side under one heading, are switched by arrow keys, and go with the selection', async () => {
    const shown = await show();
    await shown.select('m');
    await shown.open('filters');
    expect(shown.heading()).to.equal('Enhance');
    const segments = allInside(shown.family()!, '[role=radio]');
    expect(segments.map(({ textContent }) => textContent?.trim())).to.eql(['Filters', 'Adjust', 'Shadows']);
    segments[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await shown.settled();
    expect(panelOf(shown.editor).value).to.equal('adjust');
    inside(shown.bar, 'dm-adjust-panel');
    expect(focused()?.textContent?.trim()).to.equal('Adjust');
    await waitUntil(() => inside(shown.bar, '.sub').getAnimations({ subtree: true }).length === 0);
    await expectAccessible(shown.bar);
    await shown.select('n');
    expect(panelOf(shown.editor).value).to.equal('templates');
    expect(shown.bar.shadowRoot!.querySelector('.sub')).to.equal(null);
  });

  it('a number typed and then undone is the same in the field, on the picture and after leaving; arrow keys are one step', async () => {
    const shown = await show();
    const { editor } = shown;
    await shown.select('m', 'n');
    await shown.open('adjust');
    const slider = inside(inside(shown.bar, 'dm-adjust-panel'), 'dm-slider[label="Contrast"]');
    const number = inside<HTMLInputElement>(inside(slider, 'dm-number-field'), 'input');
    const look = () => pictureLook(editor)?.adjustments.contrast ?? 0;
    const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
    const now = async () => {
      await settle();
      return [number.value, look(), editor.history.depth];
    };
    number.focus();
    await sendKeys({ type: '40' });
    await sendKeys({ press: 'Enter' });
    expect(await now()).to.eql(['40', 40, 1]);
    await sendKeys({ press: 'Control+z' });
    expect(await now()).to.eql(['0', 0, 0]);
    await sendKeys({ press: 'Control+y' });
    expect(await now()).to.eql(['40', 40, 1]);
    await sendKeys({ type: '7' });
    await sendKeys({ press: 'Control+z' });
    expect(await now()).to.eql(['40', 40, 1]);
    await sendKeys({ press: 'Control+z' });
    number.blur();
    expect(await now()).to.eql(['0', 0, 0]);
    inside(slider, 'input').focus();
    for (let i = 0; i < 4; i++) await sendKeys({ press: 'ArrowRight' });
    expect(await now()).to.eql(['4', 4, 1]);
  });

  it('leave out what does not fit: a shape has shadows alone, under their own name', async () => {
    const shown = await show();
    await shown.select('a');
    await shown.open('shadows');
    expect(shown.heading()).to.equal('Shadows');
    expect(shown.family()).to.equal(null);
  });

  it('a picture that failed is had again from the panel, on the page too', async () => {
    const good = fakeAssets({ 'src:photo': drawnPicture() });
    let lost = true;
    const resolve = (source: string) => (lost ? Promise.reject(new Error('lost')) : good.resolve(source));
    const session = openSession([OBJECTS], { assets: { ...good, resolve } });
    const shown = await show(session);
    await shown.select('m');
    await shown.open('filters');
    const again = () => allInside(inside(shown.bar, 'dm-filters-panel'), '.fault dm-button')[0];
    await waitUntil(again, 'Try again');
    lost = false;
    again()!.click();
    await waitUntil(() => {
      const [red, , blue] = photoColor(shown.host, session);
      return blue! > red! + 80;
    }, 'the photo on the page');
  });
});
