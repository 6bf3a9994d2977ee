import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openPanel, panelOf } from '../../../../elements/editor/view-state/open-panel.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { photo, shape, words } from '../../canvas/support.js';
import { inside, press } from '../../controls/support.js';
import { assetsWithPhoto, openSession, pictureOf, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const OBJECTS = [shape('a', 20, 20), photo('m', 200, 100), words('t', 'Words', 20, 250)];

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(session = openSession([OBJECTS])): Promise<Shown> {
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  return { host, session };
}

const ids = ({ session }: Shown) => session.editor.index.objects(session.editor.page.value);
const barOf = ({ host }: Shown) => inside(host, 'dm-side-bar');
const toolbarOf = ({ host }: Shown) => inside(host, 'dm-toolbar');
const select = async ({ host, session }: Shown, ...chosen: string[]) => {
  session.editor.selection.set(chosen, { deep: true });
  await host.updateComplete;
  await inside<DmEditorShell>(host, 'dm-toolbar').updateComplete;
};

describe('replacing a picture in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('replaces a picture: toolbar, then a press in the panel', async () => {
    const assets = { ...assetsWithPhoto(), uploads: async () => [pictureOf('mine', { kind: 'upload' })] };
    const shown = await show(openSession([OBJECTS], { assets }));
    await select(shown, 'm');
    await press(inside(inside(toolbarOf(shown), 'dm-image-toolbar'), '[label="Replace"]'));
    await shown.host.updateComplete;
    await inside<DmEditorShell>(shown.host, 'dm-side-bar').updateComplete;
    const panel = inside(barOf(shown), 'dm-uploads-panel');
    await waitUntil(() => panel.shadowRoot!.querySelector('dm-asset-grid'));
    expect(panel.shadowRoot!.querySelector('.replacing')).to.not.equal(null);
    inside(inside(panel, 'dm-asset-grid'), '.thumbnail').click();
    await waitUntil(() => JSON.stringify(shown.session.editor.object('m')).includes('other'));
    expect(shown.session.editor.object('m')).to.deep.include({ width: 120, height: 80 });
    await waitUntil(() => panel.shadowRoot!.querySelector('.replacing') === null);
    expect(ids(shown)).to.have.length(3);
  });

  it('lets the replacement be chosen where one is, among photos or in a folder', async () => {
    const folders = {
      signedIn: () => true,
      folders: async () => [{ id: 'f', name: 'Market', own: null, sharedBy: null, count: 1, newest: [] }],
      pictures: async () => [pictureOf('stall', { kind: 'upload' })],
    };
    const shown = await show(openSession([OBJECTS], { folders }));
    for (const [id, tag] of [
      ['photos', 'dm-photos-panel'],
      ['folders', 'dm-folders-panel'],
    ] as const) {
      openPanel(shown.session.editor, id);
      await select(shown, 'm');
      await press(inside(inside(toolbarOf(shown), 'dm-image-toolbar'), '[label="Replace"]'));
      expect(panelOf(shown.session.editor).value).to.equal(id);
      await waitUntil(() => inside(barOf(shown), tag).shadowRoot!.querySelector('.replacing'));
    }
    const panel = inside(barOf(shown), 'dm-folders-panel');
    await waitUntil(() => panel.shadowRoot!.querySelector('.row'));
    inside(panel, '.row').click();
    await waitUntil(() => panel.shadowRoot!.querySelector('dm-asset-grid'));
    inside(inside(panel, 'dm-asset-grid'), '.thumbnail').click();
    await waitUntil(() => JSON.stringify(shown.session.editor.object('m')).includes('other'));
    await waitUntil(() => panel.shadowRoot!.querySelector('.replacing') === null);
  });

  it('stops replacing for good when something else is selected', async () => {
    const shown = await show();
    await select(shown, 'm');
    await press(inside(inside(toolbarOf(shown), 'dm-image-toolbar'), '[label="Replace"]'));
    await select(shown, 'a');
    await select(shown, 'm');
    await inside<DmEditorShell>(shown.host, 'dm-side-bar').updateComplete;
    const panel = inside<DmEditorShell>(barOf(shown), 'dm-uploads-panel');
    await panel.updateComplete;
    expect(panel.shadowRoot!.querySelector('.replacing')).to.equal(null);
  });
});
