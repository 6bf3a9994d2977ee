import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { drawnPicture, fakeAssets } from '../../../support/fakes/fake-ports.js';
import { photo, shape, words } from '../../canvas/support.js';
import { allInside, inside } from '../../controls/support.js';
import { openSession } from '../support.js';

const OBJECTS = [photo('photo', 20, 20), words('words', 'Night quay', 20, 200), shape('shape', 300, 200)];

async function show() {
  const session = openSession([OBJECTS], { assets: fakeAssets({ 'src:photo': drawnPicture() }) });
  await session.editor.resources.ensure(['photo', 'words'].map((id) => session.editor.object(id)!));
  const shell = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session} copies></dm-editor-shell>`,
  );
  /** The words of the buttons that an object's toolbar shows. */
  const tools = async (id: string): Promise<string[]> => {
    session.editor.selection.set([id]);
    await shell.updateComplete;
    const toolbar = inside<DmEditorShell>(shell, 'dm-toolbar');
    await toolbar.updateComplete;
    const part = toolbar.shadowRoot!.firstElementChild as DmEditorShell;
    await part.updateComplete;
    return allInside(part, 'dm-button, dm-icon-button, button').map(
      (one) => one.getAttribute('label') ?? one.textContent!.trim(),
    );
  };
  return { shell, tools };
}

describe('the way to Magic Resize and bulk edit', () => {
  before(() => setViewport({ width: 1440, height: 900 }));

  it('Resize stands in the top bar, Bulk Label in the toolbars of pictures and texts, Bulk Edit in the rail [D-034]', async () => {
    const { shell, tools } = await show();
    const top = inside<DmEditorShell>(shell, 'dm-editor-top-bar');
    const resize = allInside(top, '*').find((one) => one.textContent!.trim() === 'Resize');
    expect(resize, 'Resize').not.to.equal(undefined);
    const rail = allInside(inside(shell, 'dm-side-bar'), '.rail button').map((tab) =>
      tab.textContent!.trim(),
    );
    expect(rail).to.include('Bulk Edit');
    expect(await tools('photo')).to.include('Bulk Label');
    expect(await tools('words')).to.include('Bulk Label');
    expect(await tools('shape')).not.to.include('Bulk Label');
  });
});
