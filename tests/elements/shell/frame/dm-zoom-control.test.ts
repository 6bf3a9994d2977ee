import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import '../../../../elements/shell/frame/dm-zoom-control.js';
import type { DmZoomControl } from '../../../../elements/shell/frame/dm-zoom-control.js';
import { expectAccessible } from '../../../support/axe.js';
import { allInside, attached, inside, press } from '../../controls/support.js';
import { openSession } from '../support.js';

const rows = (control: DmZoomControl) => allInside(control, 'dm-menu-item');

describe('dm-zoom-control', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('is accessible, its list open', async () => {
    const control = await fixture<DmZoomControl>(
      html`<dm-zoom-control .editor=${openSession().editor}></dm-zoom-control>`,
    );
    await press(inside(control, '.percent'));
    await expectAccessible(control);
  });

  it('stands bottom right with 300, 200, 125, 100, 75, 50, 25, 10 percent, Fit and Fill; Fit at first [B-005]', async () => {
    const session = openSession();
    const { viewport } = session.editor;
    const editor = await fixture(
      html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
    );
    const control = inside<DmZoomControl>(inside(editor, 'dm-page-strip'), 'dm-zoom-control');
    const [box, frame] = [control.getBoundingClientRect(), editor.getBoundingClientRect()];
    expect(frame.right - box.right).to.be.lessThan(32);
    expect(frame.bottom - box.bottom).to.be.lessThan(48);
    const names = ['300%', '200%', '125%', '100%', '75%', '50%', '25%', '10%', 'Fit', 'Fill'];
    expect(rows(control).map((row) => row.textContent?.trim())).to.eql(names);
    expect(viewport.choice.value).to.equal('fit');
    const canvas = inside(editor, 'dm-canvas').getBoundingClientRect();
    const fit = Math.min((canvas.width - 80) / 500, (canvas.height - 80) / 400);
    expect(viewport.scale.value).to.be.closeTo(fit, 0.001);
    await press(inside(control, '.percent'));
    expect(
      rows(control)
        .filter((row) => row.hasAttribute('checked'))
        .map((row) => row.textContent?.trim()),
    ).to.eql(['Fit']);
    for (const [index, percent] of [300, 200, 125, 100, 75, 50, 25, 10].entries()) {
      rows(control)[index]!.click();
      expect(viewport.scale.value).to.equal(percent / 100);
    }
    rows(control).at(-1)!.click();
    expect(viewport.scale.value).to.be.closeTo(Math.max(canvas.width / 500, canvas.height / 400), 0.001);
    rows(control).at(-2)!.click();
    expect(viewport.scale.value).to.be.closeTo(fit, 0.001);
  });

  it('steps out and in, shows the percent, and goes back to Fit', async () => {
    const { editor } = openSession();
    editor.viewport.resize({ width: 800, height: 600 });
    editor.viewport.choose(1);
    const control = await fixture<DmZoomControl>(html`<dm-zoom-control .editor=${editor}></dm-zoom-control>`);
    const percent = inside(control, '.percent');
    expect(percent.getAttribute('aria-label')).to.equal('Zoom: 100%');
    const [out, into] = allInside(control, 'dm-icon-button');
    await press(into!);
    await control.updateComplete;
    expect(percent.textContent?.trim()).to.equal('125%');
    await press(out!);
    await press(out!);
    expect(editor.viewport.scale.value).to.equal(0.75);
    await press(allInside(control, '.text').at(-1)!);
    expect(editor.viewport.choice.value).to.equal('fit');
  });

  it('takes its editor before or after it is attached, and another one later', async () => {
    const [first, second] = [openSession().editor, openSession().editor];
    second.viewport.choose(0.5);
    const control = await attached(document.createElement('dm-zoom-control') as DmZoomControl, {
      editor: first,
    });
    control.editor = second;
    await control.updateComplete;
    expect(inside(control, '.percent').textContent?.trim()).to.equal('50%');
    control.editor = null;
    await control.updateComplete;
    expect(allInside(control, '*').length).to.equal(0);
    control.remove();
  });
});
