import { expect, fixture, html } from '@open-wc/testing';
import { ASSET_DRAG_TYPE } from '../../../../elements/controls/lists/dm-asset-grid.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { AssetSource } from '../../../../elements/ports/assets.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { canDrop, dropOnPage, slotUnderDrag } from '../../../../elements/shell/dropping/drop.js';
import { expectAccessible } from '../../../support/axe.js';
import { photo } from '../../canvas/support.js';
import { allInside, inside } from '../../controls/support.js';
import { assetsWithPhoto, openSession, pictureOf, sendDrag } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

/** A photo of the panel let go over a point of the page. */
async function dropAt(x: number, y: number) {
  const { editor } = openSession([[photo('m', 0, 0, 200, 200)]]);
  editor.viewport.resize({ width: 800, height: 600 });
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const carry = (data: DataTransfer) => data.setData(ASSET_DRAG_TYPE, JSON.stringify(pictureOf('new')));
  const event = sendDrag(document.body, 'drop', carry);
  expect(canDrop(event)).to.equal(true);
  const slot = slotUnderDrag(editor, event, at);
  await dropOnPage({ editor, assets: assetsWithPhoto() }, event, at);
  return { editor, slot, background: editor.index.background('p1')?.object };
}

describe('a picture dropped on the edge of the page', () => {
  it('becomes the background, also over a photo that lies there, as one step', async () => {
    const { editor, slot, background } = await dropAt(3, 100);
    expect(slot).to.equal(null);
    expect(background).to.include({ width: 500, height: 400 });
    expect(editor.index.objects('p1')).to.eql(['m']);
    editor.history.undo();
    expect(editor.index.background('p1')).to.equal(undefined);
  });

  it('beside the page it is an image on the page, where it can be seen', async () => {
    const { editor, background } = await dropAt(-120, 900);
    expect(background).to.equal(undefined);
    const { position, width, height } = editor.object(editor.index.objects('p1')[1]!)!;
    expect([position.x + width / 2, position.y + height / 2]).to.eql([0, 400]);
  });

  it('is an image of the page further in', async () => {
    const { editor, background } = await dropAt(400, 300);
    expect(background).to.equal(undefined);
    expect(editor.index.objects('p1')).to.have.length(2);
  });
});

describe('files dropped on the page', () => {
  it('lays several files one beside the other from where they fell, on the page they fell on', async () => {
    const uploads: (() => void)[] = [];
    const upload: AssetSource['upload'] = (file, { progress }) => {
      progress?.(0.5);
      return new Promise((resolve) => uploads.push(() => resolve(pictureOf(file.name, { kind: 'upload' }))));
    };
    const session = openSession([[], []], { assets: { ...assetsWithPhoto(), upload } });
    const { editor } = session;
    const host = await fixture<DmEditorShell>(
      html`<dm-editor-shell style="width: 1000px; height: 700px" .session=${session}></dm-editor-shell>`,
    );
    const canvas = inside(host, 'dm-canvas');
    await waitUntil(() => editor.viewport.matrix.peek()[0] !== 1);
    const names = ['one.jpg', 'two.png', 'three.webp'];
    const drop = (data: DataTransfer) => names.forEach((name) => data.items.add(new File(['x'], name)));
    const { left, top } = canvas.getBoundingClientRect();
    const at = transformPoint(editor.viewport.matrix.peek(), { x: 200, y: 150 });
    sendDrag(canvas, 'drop', drop, { x: left + at.x, y: top + at.y });
    await waitUntil(() => uploads.length === 3);
    await host.updateComplete;
    const bars = allInside(host, '.files progress') as HTMLProgressElement[];
    expect(bars.map(({ value, ariaLabel }) => [ariaLabel, value])).to.eql(
      names.map((name) => [`Uploading ${name}`, 0.5]),
    );
    await expectAccessible(host);
    // the last one is not wanted; the user looks at another page meanwhile
    allInside(host, '.files dm-icon-button').at(-1)!.click();
    editor.page.value = 'p2';
    uploads.forEach((finish) => finish());
    await waitUntil(() => editor.index.objects('p1').length === 2);
    await waitUntil(() => allInside(host, '.files').length === 0);
    const middles = editor.index.objects('p1').map((id) => {
      const { position, width, height } = editor.object(id)!;
      return [Math.round(position.x + width / 2), Math.round(position.y + height / 2)];
    });
    expect(middles).to.eql([
      [200, 150],
      [240, 190],
    ]);
    expect(editor.index.objects('p2')).to.eql([]);
    expect(editor.selection.ids).to.eql([]);
  });
});
