import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { ASSET_DRAG_TYPE } from '../../../../elements/controls/lists/dm-asset-grid.js';
import { openPanel } from '../../../../elements/editor/view-state/open-panel.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { AssetSource } from '../../../../elements/ports/assets.js';
import type { EditorHost } from '../../../../elements/shell/create-editor.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { allInside, focused, inside, press } from '../../controls/support.js';
import { assetsWithPhoto, openSession, pictureOf, sendDrag, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
  readonly canvas: HTMLElement;
}

const icon = pictureOf('star', { kind: 'icon' });
const assets: AssetSource = {
  ...assetsWithPhoto(),
  photos: async () => ({ items: [pictureOf('photo')], more: false }),
  backgrounds: async () => ({ items: [pictureOf('sky', { kind: 'background' })], more: false }),
  uploads: async () => [pictureOf('mine', { kind: 'upload' })],
  iconGroups: async () => [{ id: 'g', name: 'Group', icons: [icon] }],
};
const folders: EditorHost['folders'] = {
  signedIn: () => true,
  folders: async () => [{ id: 'f', name: 'Market', own: null, sharedBy: null, count: 1, newest: [] }],
  pictures: async () => [pictureOf('stall', { kind: 'upload' })],
};

async function show(): Promise<Shown> {
  const session = openSession([[]], { assets, folders });
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  return { host, session, canvas: inside(host, 'dm-canvas') };
}

/** The panel of a tab, once it is shown. */
async function panelOf({ host, session }: Shown, id: string, tag: string): Promise<HTMLElement> {
  openPanel(session.editor, id);
  const bar = inside(host, 'dm-side-bar');
  await waitUntil(() => bar.shadowRoot!.querySelector(tag)?.shadowRoot?.firstElementChild);
  return inside(bar, tag);
}

const objects = ({ session: { editor } }: Shown): DesignObject[] =>
  editor.index.objects('p1').map((id) => editor.object(id)!);

/** The first thing of a panel's list, by keyboard: what is in it stays pressed for whoever adds with Enter. */
async function pick(panel: HTMLElement): Promise<void> {
  await waitUntil(() => panel.shadowRoot!.querySelector('dm-asset-grid'));
  const grid = inside(panel, 'dm-asset-grid');
  await waitUntil(() => grid.shadowRoot!.querySelector('.thumbnail'));
  inside(grid, '.thumbnail').focus();
  await sendKeys({ press: 'Enter' });
}

/** What was added last is selected, and the next key is for it. */
async function expectKeyboardOn(shown: Shown, kind: string): Promise<void> {
  const { selection } = shown.session.editor;
  await waitUntil(() => selection.kind.value === kind, `a selected ${kind}`);
  await waitUntil(() => focused() === shown.canvas, `the keyboard on the ${kind}`);
  const count = objects(shown).length;
  await sendKeys({ press: 'Space' });
  expect(objects(shown).length, 'Space adds nothing').to.equal(count);
  await sendKeys({ press: 'Delete' });
  expect(selection.ids).to.eql([]);
}

describe('what is added by a panel is selected and has the keyboard [E-015]', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('a new text is ready to be typed over, and is not added twice', async () => {
    const shown = await show();
    const panel = await panelOf(shown, 'text', 'dm-text-panel');
    for (const [index, preset] of allInside(panel, '.preset').entries()) {
      await press(preset);
      await sendKeys({ type: `Open day ${index}` });
      expect(objects(shown)).to.have.length(index + 1);
      const text = objects(shown)[index]!;
      expect(text.type === 'text' && text.text_details.text).to.equal(`Open day ${index}`);
    }
  });

  it('shapes, grids, masks and icons', async () => {
    const shown = await show();
    const panel = await panelOf(shown, 'elements', 'dm-elements-panel');
    await waitUntil(() => allInside(panel, 'dm-element-strip').length === 4);
    for (const [at, kind] of ['grid', 'frame', 'shape', 'icon'].entries()) {
      const strip = allInside(panel, 'dm-element-strip')[at]!;
      await waitUntil(() => allInside(strip, '.row button').length > 0);
      allInside(strip, '.row button')[0]!.focus();
      await sendKeys({ press: 'Enter' });
      await expectKeyboardOn(shown, kind);
    }
  });

  for (const [id, kind] of [
    ['photos', 'image'],
    ['backgrounds', 'background'],
    ['uploads', 'image'],
  ] as const)
    it(id, async () => {
      const shown = await show();
      await pick(await panelOf(shown, id, `dm-${id}-panel`));
      await expectKeyboardOn(shown, kind);
    });

  it('pictures of folders', async () => {
    const shown = await show();
    const panel = await panelOf(shown, 'folders', 'dm-folders-panel');
    await waitUntil(() => panel.shadowRoot!.querySelector('.row'));
    inside(panel, '.row').click();
    await pick(panel);
    await expectKeyboardOn(shown, 'image');
  });

  it('a picture that goes into an empty frame', async () => {
    const shown = await show();
    const elements = await panelOf(shown, 'elements', 'dm-elements-panel');
    await waitUntil(() => allInside(elements, 'dm-element-strip').length === 4);
    allInside(allInside(elements, 'dm-element-strip')[1]!, '.row button')[0]!.click();
    await waitUntil(() => shown.session.editor.selection.kind.value === 'frame');
    await pick(await panelOf(shown, 'photos', 'dm-photos-panel'));
    await waitUntil(() => JSON.stringify(objects(shown)).includes('other'));
    await expectKeyboardOn(shown, 'frame');
  });

  it('what is dropped', async () => {
    const shown = await show();
    const panel = await panelOf(shown, 'photos', 'dm-photos-panel');
    inside(panel, 'dm-search-field').focus();
    (focused() as HTMLElement).blur();
    const { left, top } = shown.canvas.getBoundingClientRect();
    const carry = (data: DataTransfer): void =>
      data.setData(ASSET_DRAG_TYPE, JSON.stringify(pictureOf('photo')));
    sendDrag(shown.canvas, 'drop', carry, { x: left + 200, y: top + 200 });
    await expectKeyboardOn(shown, 'image');
  });

  it('leaves the keyboard with whoever types elsewhere meanwhile', async () => {
    const shown = await show();
    const panel = await panelOf(shown, 'photos', 'dm-photos-panel');
    await waitUntil(() => panel.shadowRoot!.querySelector('dm-asset-grid'));
    inside(inside(panel, 'dm-asset-grid'), '.thumbnail').click();
    const field = inside<HTMLInputElement>(inside(panel, 'dm-search-field'), 'input');
    field.focus();
    await waitUntil(() => objects(shown).length === 1);
    await sendKeys({ type: 'cat' });
    expect(field.value).to.equal('cat');
  });
});
