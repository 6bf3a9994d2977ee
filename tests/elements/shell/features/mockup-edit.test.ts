import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { NO_INPUTS } from '../../../../elements/compose/format/mockup-inputs.js';
import { mockupSrc } from '../../../../elements/compose/format/mockup-src.js';
import { setBackgroundImage } from '../../../../elements/editor/pages/background.js';
import { panelOf } from '../../../../elements/editor/view-state/open-panel.js';
import '../../../../elements/panels/mockup-editor/dm-mockup-editor-panel.js';
import '../../../../elements/panels/mockups/dm-mockups-panel.js';
import type { MockupSource } from '../../../../elements/ports/mockups.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo } from '../../canvas/support.js';
import { allInside, inside } from '../../controls/support.js';
import { openSession, pictureOf } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const SRC = mockupSrc({ id: 'mug', inputs: NO_INPUTS });
const assets = () => fakeAssets({ [`src:${SRC}`]: drawnPicture(), 'src:photo': drawnPicture() });

const mockups: MockupSource = {
  categories: async () => [],
  mockups: async () => ({ items: [], more: false }),
  signedIn: () => true,
  saved: async () => [],
  packageOf: async (id) => `/static/mockups/${id}/mockup.json`,
  pictures: { resolve: () => Promise.reject(new Error('no pictures here')) },
  keep: async (src) => src,
};

const OBJECTS = [
  photo('photo', 20, 20),
  photo('mug', 200, 100, 120, 80, {
    sub_type: 'mockup',
    image_details: { src: SRC, image_needs_autoset: true },
    mockup_details: { id: 'mug', inputs: NO_INPUTS },
  }),
];

async function show(host = {}) {
  const session = openSession([OBJECTS], { assets: assets(), ...host });
  await session.editor.resources.ensure(['photo', 'mug'].map((id) => session.editor.object(id)!));
  const shell = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const toolbar = () => inside<DmEditorShell>(shell, 'dm-toolbar');
  const edit = () => {
    const part = toolbar().shadowRoot!.firstElementChild as HTMLElement;
    return part.shadowRoot!.querySelector<HTMLElement>('[label="Edit mockup"]');
  };
  const select = async (id: string) => {
    session.editor.selection.set([id]);
    await shell.updateComplete;
    await toolbar().updateComplete;
    await (toolbar().shadowRoot!.firstElementChild as DmEditorShell).updateComplete;
    return (toolbar().shadowRoot!.firstElementChild as HTMLElement).localName;
  };
  const tabs = () =>
    allInside(inside(shell, 'dm-side-bar'), '.rail button').map((tab) => tab.textContent!.trim());
  return { editor: session.editor, shell, edit, select, tabs };
}

describe('mockups in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('are edited from the image and the background toolbar, no other picture is; their tab is in the rail [D-045]', async () => {
    const { editor, edit, select, tabs } = await show({ mockups });
    expect(tabs()).to.include('Mockups');
    expect(await select('photo')).to.equal('dm-image-toolbar');
    expect(edit()).to.equal(null);
    expect(await select('mug')).to.equal('dm-image-toolbar');
    edit()!.click();
    await waitUntil(() => panelOf(editor).value === 'mockup_editor');

    await setBackgroundImage(editor, pictureOf('behind', { source: 'src:photo' }));
    expect(await select(editor.index.background('p1')!.id)).to.equal('dm-background-toolbar');
    expect(edit()).to.equal(null);
    await setBackgroundImage(editor, pictureOf('scene', { source: `src:${SRC}` }));
    expect(await select(editor.index.background('p1')!.id)).to.equal('dm-background-toolbar');
    edit()!.click();
    await waitUntil(() => panelOf(editor).value === 'mockup_editor');
  });

  it('have no tab where the host has none', async () => {
    expect((await show()).tabs()).not.to.include('Mockups');
  });
});
