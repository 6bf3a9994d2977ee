import { expect, fixture, html } from '@open-wc/testing';
import '../../../../elements/shell/pages/dm-page-preview.js';
import type { DmPagePreview } from '../../../../elements/shell/pages/dm-page-preview.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { expectAccessible } from '../../../support/axe.js';
import { shape } from '../../canvas/support.js';
import { inside } from '../../controls/support.js';
import { openSession } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const RED = '#c4512d';

const show = (editor: Editor, page = 'p1'): Promise<DmPagePreview> =>
  fixture<DmPagePreview>(
    html`<dm-page-preview
      style="width: 70px; height: 56px"
      .editor=${editor}
      .page=${page}
    ></dm-page-preview>`,
  );

const canvasOf = (preview: DmPagePreview) => inside<HTMLCanvasElement>(preview, 'canvas');

/** Color of the middle of the page. */
function middle(preview: DmPagePreview): string {
  const canvas = canvasOf(preview);
  const [x, y] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
  const [r, g, b] = canvas.getContext('2d')!.getImageData(x, y, 1, 1).data;
  return `#${[r, g, b].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
}

const wide = () => openSession([[shape('a', 0, 0, 500, 400)]]).editor;
const paint = (editor: Editor, fill: string) =>
  editor.run('Fill', () => editor.patch('a', { shape_details: { outline: 'rectangle', fill } } as never));

describe('dm-page-preview', () => {
  it('is accessible', async () => expectAccessible(await show(wide())));

  it('shows the page at the density of the screen, and follows what changes on it', async () => {
    const editor = wide();
    const preview = await show(editor);
    await waitUntil(() => middle(preview) === RED);
    expect(canvasOf(preview).height).to.equal(Math.round(56 * Math.min(3, devicePixelRatio)));
    paint(editor, '#112233');
    await waitUntil(() => middle(preview) === '#112233');
    editor.history.undo();
    await waitUntil(() => middle(preview) === RED);
  });

  it('is not painted for a change on another page', async () => {
    const { editor } = openSession([[shape('a', 0, 0, 500, 400)], [shape('b', 0, 0, 500, 400)]]);
    const [first, second] = [await show(editor), await show(editor, 'p2')];
    await waitUntil(() => middle(first) === RED && middle(second) === RED);
    // painting gives a canvas its size, which empties it
    canvasOf(second).getContext('2d')!.clearRect(0, 0, 1000, 1000);
    paint(editor, '#112233');
    await waitUntil(() => middle(first) === '#112233');
    expect(middle(second)).to.equal('#000000');
  });

  it('waits for the end of a gesture', async () => {
    const editor = wide();
    const preview = await show(editor);
    await waitUntil(() => middle(preview) === RED);
    editor.history.begin('Move');
    paint(editor, '#112233');
    const other = await show(wide());
    paint(other.editor!, '#112233');
    await waitUntil(() => middle(other) === '#112233');
    expect(middle(preview)).to.equal(RED);
    editor.history.commit();
    await waitUntil(() => middle(preview) === '#112233');
  });

  it('follows again when it is put elsewhere, and another design when it is given one', async () => {
    const editor = wide();
    const preview = await show(editor);
    await waitUntil(() => middle(preview) === RED);
    const parent = preview.parentElement!;
    preview.remove();
    paint(editor, '#112233');
    parent.append(preview);
    await waitUntil(() => middle(preview) === '#112233');
    preview.editor = wide();
    await waitUntil(() => middle(preview) === RED);
  });
});
