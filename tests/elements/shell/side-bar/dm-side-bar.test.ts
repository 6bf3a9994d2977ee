import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/side-bar/dm-side-bar.js';
import type { Resource } from '../../../../elements/ports/assets.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import type { DmSideBar } from '../../../../elements/shell/side-bar/dm-side-bar.js';
import { PANELS } from '../../../../elements/shell/side-bar/panel-list.js';
import { expectAccessible } from '../../../support/axe.js';
import { fakeAssets, fakeFonts } from '../../../support/fakes/fake-ports.js';
import { allInside, focused, inside, listen, press } from '../../controls/support.js';
import { assetsWithPhoto, openSession, pictureOf } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

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

/** All words in an element, through shadow roots. */
const wordsIn = (root: Node): string =>
  [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || node.hidden || node.localName === 'style') return '';
      return `${node.shadowRoot ? wordsIn(node.shadowRoot) : ''} ${wordsIn(node)}`;
    })
    .join(' ');

/** A bar over a session of one's own. */
async function barOver(session: EditorSession): Promise<DmSideBar> {
  const frame = await fixture<HTMLElement>(
    html`<div style="container: editor / inline-size; width: 1280px">
      <div style="display: flex; height: 600px"><dm-side-bar .session=${session}></dm-side-bar></div>
    </div>`,
  );
  return barOf(frame);
}

const never = (): Promise<never> => Promise.reject(new Error('offline'));

/** The tabs of the rail as spec 2 section 2 lists them. */
const TABS = [
  ...['Templates', 'Photos', 'Backgrounds', 'Text', 'Elements', 'Mockups', 'Animate', 'Brand Kit', 'Uploads'],
  ...['Bulk Edit', 'Folders'],
];

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

  it('collapses from 388 to 78 px with a back arrow; its tabs stand in the order of the spec [B-006]', async () => {
    // each appears with its feature, in this order
    const names = PANELS.map(({ label }) => label());
    expect(names).to.eql(TABS.filter((name) => names.includes(name)));
    expect(names).to.include.members([
      'Templates',
      'Photos',
      'Backgrounds',
      'Text',
      'Elements',
      'Animate',
      'Uploads',
      'Folders',
    ]);
    const bar = await barOf(await show());
    expect(bar.getBoundingClientRect().width).to.equal(388);
    const back = inside<HTMLElement & { icon: string }>(bar, '.panel header dm-icon-button');
    expect(back.icon).to.match(/^arrow-.*left$/);
    await press(back);
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).to.equal(78);
    await press(tabs(bar)[0]!);
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().width).to.equal(388);
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
      'Animate',
      'Uploads',
      'Bulk Edit',
    ]);
    await press(tabs(bar)[6]!);
    await bar.updateComplete;
    expect(openPanels(bar).map((panel) => panel.getAttribute('aria-label'))).to.eql(['Uploads']);
    expect(tabs(bar)[6]!.getAttribute('aria-expanded')).to.equal('true');
    await press(tabs(bar)[6]!);
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
    expect(focused()).to.equal(tabs(bar).at(-1));
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

  it('shows of every panel that it failed when it is first opened without a network', async () => {
    const down = Object.fromEntries(Object.keys(fakeAssets()).map((name) => [name, never]));
    const assets = { ...fakeAssets(), ...down, keepsUploads: () => true };
    const folders = { signedIn: () => true, folders: never, pictures: never };
    const bar = await barOver(openSession([[]], { assets, folders }));
    // motion and the labels of a design lie in the design
    for (const { id, label } of PANELS.filter(
      ({ id, offered }) =>
        !['animate', 'bulk_edit'].includes(id) && (offered?.({ assets, folders } as never) ?? true),
    )) {
      if (bar.open !== id) await press(inside(bar, `[data-tab="${id}"]`));
      await bar.updateComplete;
      const [panel] = openPanels(bar);
      await waitUntil(() => wordsIn(panel!).includes('Try again'), `${label()} says nothing`);
    }
  });
});

describe('a panel that cannot render', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  const broken = (bar: DmSideBar) => bar.shadowRoot!.querySelector('.panel:not([hidden]) .broken');

  it('says so with Try again, and the rest goes on', async () => {
    let photos: readonly Resource[] = [null as unknown as Resource];
    const assets = { ...assetsWithPhoto(), photos: async () => ({ items: photos, more: false }) };
    const bar = await barOver(openSession([[]], { assets }));
    await press(inside(bar, '[data-tab="photos"]'));
    await waitUntil(() => broken(bar));
    expect(broken(bar)!.querySelector('p')!.textContent).to.equal('something went wrong');
    expect(broken(bar)!.getAttribute('role')).to.equal('alert');
    await expectAccessible(bar);

    await press(inside(bar, '[data-tab="text"]'));
    await bar.updateComplete;
    expect(broken(bar)).to.equal(null);
    expect(openPanels(bar).map((panel) => panel.getAttribute('aria-label'))).to.eql(['Text']);

    // not yet mended: it fails again, and then it is there
    await press(inside(bar, '[data-tab="photos"]'));
    await waitUntil(() => broken(bar));
    photos = [pictureOf('one')];
    await press(broken(bar)!.querySelector('button')!);
    await waitUntil(() =>
      bar.shadowRoot!.querySelector('dm-photos-panel')?.shadowRoot?.querySelector('dm-asset-grid'),
    );
    expect(broken(bar)).to.equal(null);
  });

  it('says so too when it cannot even be begun', async () => {
    const session = openSession();
    let down = true;
    const host = {
      ...session.host,
      get fonts() {
        if (down) throw new Error('no fonts');
        return fakeFonts;
      },
      get assets() {
        if (down) throw new Error('no assets');
        return session.host.assets;
      },
    };
    const bar = await barOver({ ...session, host });
    expect(broken(bar)).to.not.equal(null);
    down = false;
    await press(broken(bar)!.querySelector('button')!);
    await waitUntil(() => bar.shadowRoot!.querySelector('dm-templates-panel'));
    expect(broken(bar)).to.equal(null);
  });
});
