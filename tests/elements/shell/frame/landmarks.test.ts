import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { layersShown } from '../../../../elements/editor/view-state/overlays.js';
import { shape, words } from '../../canvas/support.js';
import { allInside, inside } from '../../controls/support.js';
import { openSession } from '../support.js';

const RULES = ['landmark-unique', 'landmark-banner-is-top-level', 'heading-order', 'region'];

/** What axe says of the parts of the page, the test's own page aside. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly: RULES });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  );
}

it('the parts of the editor are landmarks of their own names, with headings in their order', async () => {
  await setViewport({ width: 1280, height: 800 });
  const session = openSession([[shape('a', 20, 20), words('t', 'Words', 20, 250)]]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}
      ><div slot="actions"><button type="button">Download</button></div></dm-editor-shell
    >`,
  );
  layersShown(session.editor).value = true;
  session.editor.selection.set(['a']);
  const tabs = () => allInside(inside(host, 'dm-side-bar'), '.rail button');
  await host.updateComplete;
  for (const tab of [0, 1, 2, 3, 4, 5]) {
    if (tab > 0) tabs()[tab]!.click();
    await inside<DmEditorShell>(host, 'dm-side-bar').updateComplete;
    expect(await faults(), `tab ${tab}`).to.eql([]);
  }
});
