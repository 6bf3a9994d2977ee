import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/shell/dm-side-bar.js';
import type { DmSideBar } from '../../../elements/shell/dm-side-bar.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside, listen, press } from '../controls/support.js';
import { openSession } from './support.js';

const show = (width = 1280): Promise<HTMLElement> =>
  fixture<HTMLElement>(
    html`<div style="container: editor / inline-size; width: ${width}px">
      <div style="display: flex; height: 600px">
        <dm-side-bar .session=${openSession()}></dm-side-bar>
      </div>
    </div>`,
  );

const barOf = async (frame: HTMLElement): Promise<DmSideBar> => {
  const bar = frame.querySelector<DmSideBar>('dm-side-bar')!;
  await bar.updateComplete;
  return bar;
};

const tabs = (bar: DmSideBar) => allInside(bar, '.rail button');
const openPanels = (bar: DmSideBar) => allInside(bar, '.panel').filter((panel) => !panel.hidden);

describe('dm-side-bar', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('is accessible, open and collapsed, after panels were visited', async () => {
    const bar = await barOf(await show());
    await press(tabs(bar)[3]!);
    await bar.updateComplete;
    await expectAccessible(bar);
    await press(tabs(bar)[3]!);
    await bar.updateComplete;
    await expectAccessible(bar);
  });

  it('is 388 px wide, 78 collapsed', async () => {
    const bar = await barOf(await show());
    expect(bar.getBoundingClientRect().width).to.equal(388);
    await press(inside(bar, '.panel dm-icon-button'));
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).to.equal(78);
  });

  it('opens a panel by its tab, closes it by the same, and tells', async () => {
    const bar = await barOf(await show());
    const told = listen(bar, 'dm-panel');
    expect(tabs(bar).map((tab) => tab.textContent?.trim())).to.eql([
      'Templates',
      'Photos',
      'Backgrounds',
      'Text',
      'Elements',
      'Uploads',
    ]);
    await press(tabs(bar)[5]!);
    await bar.updateComplete;
    expect(openPanels(bar).map((panel) => panel.getAttribute('aria-label'))).to.eql(['Uploads']);
    expect(tabs(bar)[5]!.getAttribute('aria-expanded')).to.equal('true');
    await press(tabs(bar)[5]!);
    await bar.updateComplete;
    expect(openPanels(bar)).to.eql([]);
    expect(told).to.eql([{ id: 'uploads' }, { id: null }]);
  });

  it('keeps a panel once opened, so that its list keeps its place', async () => {
    const bar = await barOf(await show());
    const panel = inside(bar, 'dm-templates-panel');
    await press(tabs(bar)[1]!);
    await press(tabs(bar)[0]!);
    await bar.updateComplete;
    expect(inside(bar, 'dm-templates-panel')).to.equal(panel);
  });

  it('gives the keyboard to the tab when the panel goes from under it', async () => {
    const bar = await barOf(await show());
    inside(bar, '.panel dm-icon-button').focus();
    await sendKeys({ press: 'Enter' });
    await bar.updateComplete;
    expect(focused()).to.equal(tabs(bar)[0]);
  });

  it('lets arrows walk the rail', async () => {
    const bar = await barOf(await show());
    tabs(bar)[0]!.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(focused()).to.equal(tabs(bar)[5]);
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(tabs(bar)[1]);
  });

  it('floats over the page in an editor narrower than 992 px, and Escape closes it there', async () => {
    const bar = await barOf(await show(991));
    expect(bar.getBoundingClientRect().width).to.equal(78);
    const panel = openPanels(bar)[0]!;
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    expect(panel.getBoundingClientRect().left - bar.getBoundingClientRect().left).to.equal(78);
    inside(bar, '.panel dm-icon-button').focus();
    await sendKeys({ press: 'Escape' });
    await bar.updateComplete;
    expect(openPanels(bar)).to.eql([]);
    expect(focused()).to.equal(tabs(bar)[0]);
  });

  it('stays open on Escape beside the page', async () => {
    const bar = await barOf(await show(992));
    expect(bar.getBoundingClientRect().width).to.equal(388);
    inside(bar, '.panel dm-icon-button').focus();
    await sendKeys({ press: 'Escape' });
    await bar.updateComplete;
    expect(openPanels(bar)).to.have.length(1);
  });
});
