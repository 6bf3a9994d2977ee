import { expect } from '@open-wc/testing';
import { ASSET_DRAG_TYPE } from '../../../../elements/controls/lists/dm-asset-grid.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import { canDrop, dropOnPage, slotUnderDrag } from '../../../../elements/shell/dropping/drop.js';
import { photo } from '../../canvas/support.js';
import { assetsWithPhoto, openSession, pictureOf, sendDrag } from '../support.js';

/** A photo of the panel let go over a point of the page. */
async function dropAt(x: number, y: number) {
  const { editor } = openSession([[photo('m', 0, 0, 200, 200)]]);
  editor.viewport.resize({ width: 800, height: 600 });
  const at = transformPoint(editor.viewport.matrix.peek(), { x, y });
  const carry = (data: DataTransfer) => data.setData(ASSET_DRAG_TYPE, JSON.stringify(pictureOf('new')));
  const event = sendDrag(document.body, 'drop', carry);
  expect(canDrop(event)).to.equal(true);
  const slot = slotUnderDrag(editor, event, at);
  await dropOnPage(editor, assetsWithPhoto(), event, at);
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

  it('is an image of the page further in', async () => {
    const { editor, background } = await dropAt(400, 300);
    expect(background).to.equal(undefined);
    expect(editor.index.objects('p1')).to.have.length(2);
  });
});
