import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ASSET_DRAG_TYPE } from '../../../../elements/controls/lists/dm-asset-grid.js';
import { dragTypeOf } from '../../../../elements/controls/lists/asset-drag.js';
import { croppingOf } from '../../../../elements/editor/cropping/session.js';
import { pictureDragOf } from '../../../../elements/editor/pictures/picture-drag.js';
import { selectedBoxOf } from '../../../../elements/editor/pictures/selected-box.js';
import { transformPoint } from '../../../../elements/math/matrix.js';
import type { GridObject } from '../../../../elements/objects/grid/model.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { expectAccessible } from '../../../support/axe.js';
import { Mouse, photo, rest, shape, type Stored } from '../../canvas/support.js';
import { allInside, inside, press } from '../../controls/support.js';
import { openSession, pictureOf, sendDrag, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const frame = (id: string, x: number, y: number, more: object = {}): Stored => ({
  ...photo(id, x, y, 100, 100),
  sub_type: 'frame',
  image_details: {},
  frame_details: { outline: 'ellipse' },
  ...more,
});

const grid = (id: string, boxes: readonly object[], x = 20, y = 20): Stored => {
  const { image_details: _none, ...bare } = photo(id, x, y, 200, 100);
  const places = boxes.map((box, i) => ({
    x: i / boxes.length,
    y: 0,
    width: 1 / boxes.length,
    height: 1,
    ...box,
  }));
  return { ...bare, type: 'grid', grid_details: { boxes: places, gap: 4 } };
};

const PHOTO = { image: { src: 'photo', image_needs_autoset: true } };

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
  readonly mouse: Mouse;
}

async function show(objects: readonly Stored[]): Promise<Shown> {
  const session = openSession([objects]);
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  const { editor } = session;
  await editor.resources.ensure(objects as unknown as Parameters<typeof editor.resources.ensure>[0]);
  const canvas = inside(host, 'dm-canvas') as HTMLElementTagNameMap['dm-canvas'];
  canvas.paintNow({ all: true });
  const mouse = new Mouse({ canvas, editor } as ConstructorParameters<typeof Mouse>[0]);
  return { host, session, mouse };
}

const canvasOf = ({ host }: Shown) => inside(host, 'dm-canvas');
const toolbarOf = async ({ host }: Shown): Promise<HTMLElement> => {
  const bar = inside<DmEditorShell>(host, 'dm-toolbar');
  await host.updateComplete;
  await bar.updateComplete;
  for (const part of allInside(bar, '*')) await (part as Partial<DmEditorShell>).updateComplete;
  return bar;
};
const recordOf = ({ session }: Shown, id: string): string => JSON.stringify(session.editor.object(id));
const gridOf = ({ session }: Shown, id = 'g') => (session.editor.object(id) as GridObject).grid_details;

function onPage(shown: Shown, x: number, y: number): { x: number; y: number } {
  const { left, top } = canvasOf(shown).getBoundingClientRect();
  const at = transformPoint(shown.session.editor.viewport.matrix.peek(), { x, y });
  return { x: left + at.x, y: top + at.y };
}

const carry = (data: DataTransfer): void => {
  data.setData(ASSET_DRAG_TYPE, JSON.stringify(pictureOf('x')));
  data.setData(dragTypeOf('photo'), 'photo');
};

const dropOn = (shown: Shown, x: number, y: number) =>
  sendDrag(canvasOf(shown), 'drop', carry, onPage(shown, x, y));

describe('crop mode in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  const begin = async (): Promise<Shown> => {
    const shown = await show([photo('m', 150, 100, 160, 160)]);
    shown.session.editor.selection.set(['m']);
    const bar = await toolbarOf(shown);
    await press(inside(inside(bar, 'dm-image-toolbar'), 'dm-button[label="Crop"]'));
    return shown;
  };
  const button = async (shown: Shown, words: string): Promise<HTMLElement> => {
    const crop = inside(await toolbarOf(shown), 'dm-crop-toolbar');
    return allInside(crop, 'dm-button').find((part) => part.textContent?.trim() === words)!;
  };

  it('[B-036] Done keeps the crop, Cancel restores the one there was', async () => {
    const shown = await begin();
    const { editor } = shown.session;
    const before = recordOf(shown, 'm');
    shown.mouse.drag({ x: 230, y: 180 }, { x: 215, y: 180 });
    const panned = recordOf(shown, 'm');
    expect(panned).not.to.equal(before);
    await press(await button(shown, 'Done'));
    expect(croppingOf(editor).peek()).to.equal(null);
    expect(recordOf(shown, 'm')).to.equal(panned);
    expect(editor.selection.ids).to.eql([]);

    editor.selection.set(['m']);
    await press(inside(inside(await toolbarOf(shown), 'dm-image-toolbar'), 'dm-button[label="Crop"]'));
    shown.mouse.drag({ x: 230, y: 180 }, { x: 270, y: 180 });
    expect(recordOf(shown, 'm')).not.to.equal(panned);
    await press(await button(shown, 'Cancel'));
    expect(recordOf(shown, 'm')).to.equal(panned);
    expect(editor.selection.ids).to.eql(['m']);
    editor.history.undo();
    expect(recordOf(shown, 'm')).to.equal(before);
  });

  it('has a toolbar that is accessible and alone, and whose controls change the crop', async () => {
    const shown = await begin();
    const bar = await toolbarOf(shown);
    await expectAccessible(bar);
    expect(allInside(bar, 'dm-arrange-toolbar')).to.eql([]);
    const crop = inside(bar, 'dm-crop-toolbar');
    const cropping = croppingOf(shown.session.editor).peek()!;
    const [zoom, turn] = allInside(crop, '.sliders dm-slider');
    zoom!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 60 } }));
    expect(cropping.zoom).to.be.closeTo(60, 1e-6);
    turn!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: -12.5 } }));
    expect(cropping.view!.turn).to.equal(-12.5);
    inside(crop, 'dm-select').dispatchEvent(new CustomEvent('dm-change', { detail: { value: '16:9' } }));
    const { width, height } = shown.session.editor.object('m')!;
    expect(width / height).to.be.closeTo(16 / 9, 1e-6);
    crop.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(croppingOf(shown.session.editor).peek()).to.equal(null);
  });

  it('leaves the keyboard on the canvas, which tells how to go on', async () => {
    const shown = await begin();
    await waitUntil(() => document.activeElement === shown.host);
    const canvas = canvasOf(shown);
    await waitUntil(() => canvas.matches(':focus'));
    await waitUntil(() => /Cropping/.test(inside(canvas, '[role=status]').textContent ?? ''));
  });
});

describe('pictures in frames and grids', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('[B-046] a dropped image fills the box of a grid, beside a color and a frame, and a mask', async () => {
    const shown = await show([
      grid('g', [{ color: '#336699' }, { frame: { outline: 'star' } }, PHOTO]),
      frame('f', 20, 200),
    ]);
    const { editor } = shown.session;
    const at = onPage(shown, 120, 60);
    sendDrag(canvasOf(shown), 'dragover', carry, at);
    expect(pictureDragOf(editor).target.peek()).to.eql({ id: 'g', box: 1 });
    dropOn(shown, 120, 60);
    await waitUntil(() => gridOf(shown).boxes[1]!.image?.src === 'other');
    expect(pictureDragOf(editor).target.peek()).to.equal(null);
    await waitUntil(() => selectedBoxOf(editor).value === 1, 'the box is selected');
    expect(editor.selection.ids).to.eql(['g']);
    const { boxes } = gridOf(shown);
    expect(boxes[0]).to.include({ color: '#336699' }).and.not.have.property('image');
    expect(boxes[1]!.frame).to.eql({ outline: 'star' });
    // it covers its box: a third of 200 x 100, less half a gap at either side
    expect(boxes[1]!.image!.image_width).to.equal(100);
    expect(boxes[1]!.image!.contentDisplacement!.x).to.be.lessThan(0);
    expect(boxes[2]!.image!.src).to.equal('photo');

    dropOn(shown, 70, 250);
    await waitUntil(() => recordOf(shown, 'f').includes('other'));
    await waitUntil(() => editor.selection.has('f'), 'the frame is selected');
    expect(editor.selection.ids).to.eql(['f']);
    expect(editor.object('f')).to.deep.include({
      width: 100,
      height: 100,
      frame_details: { outline: 'ellipse' },
    });
    expect(editor.index.objects(editor.page.value)).to.eql(['g', 'f']);
    editor.history.undo();
    editor.history.undo();
    expect(gridOf(shown).boxes[1]).to.not.have.property('image');
  });

  it('takes a photo of the page that is dragged in, and not with Ctrl', async () => {
    const shown = await show([grid('g', [{}, {}]), photo('m', 300, 250, 90, 60)]);
    const { editor } = shown.session;
    shown.mouse.hold({ ctrlKey: true }).drag({ x: 340, y: 280 }, { x: 60, y: 70 });
    expect(editor.object('m')).not.to.equal(undefined);
    editor.history.undo();
    await rest();
    shown.mouse.hold({}).drag({ x: 340, y: 280 }, { x: 60, y: 70 });
    expect(editor.object('m')).to.equal(undefined);
    expect(gridOf(shown).boxes[0]!.image!.src).to.equal('photo');
    editor.history.undo();
    expect(editor.object('m')).to.deep.include({ position: { x: 300, y: 250 } });
    expect(gridOf(shown).boxes[0]).to.not.have.property('image');
  });

  it('changes the pictures of two boxes by dragging one onto the other', async () => {
    const shown = await show([grid('g', [PHOTO, { image: { src: 'other', image_needs_autoset: true } }])]);
    const { editor } = shown.session;
    shown.mouse.click(60, 70);
    await rest();
    shown.mouse.click(60, 70);
    expect(selectedBoxOf(editor).value).to.equal(0);
    await rest();
    shown.mouse.drag({ x: 60, y: 70 }, { x: 180, y: 70 });
    expect(gridOf(shown).boxes.map(({ image }) => image!.src)).to.eql(['other', 'photo']);
    expect(selectedBoxOf(editor).value).to.equal(1);
    editor.history.undo();
    expect(gridOf(shown).boxes.map(({ image }) => image!.src)).to.eql(['photo', 'other']);
  });

  it('fills one box after another by presses in a panel, and is cleared by Delete', async () => {
    const shown = await show([grid('g', [{}, {}]), shape('s', 300, 300)]);
    const { editor } = shown.session;
    editor.selection.set(['g']);
    const { placePicture } = await import('../../../../elements/panels/shared/place-picture.js');
    await placePicture(editor, pictureOf('x'), null);
    await placePicture(editor, pictureOf('x'), null);
    expect(gridOf(shown).boxes.map(({ image }) => image?.src)).to.eql(['other', 'other']);
    const { deleteSelection } = await import('../../../../elements/editor/commands/edit/delete.js');
    deleteSelection.run(editor);
    expect(gridOf(shown).boxes.map(({ image }) => Boolean(image))).to.include.members([true, false]);
    expect(editor.object('g')).not.to.equal(undefined);
  });

  it('has a toolbar for the grid and for its box', async () => {
    const shown = await show([grid('g', [PHOTO, {}])]);
    const { editor } = shown.session;
    editor.selection.set(['g']);
    const bar = inside(await toolbarOf(shown), 'dm-grid-toolbar');
    await expectAccessible(bar);
    const [gap] = allInside(bar, 'dm-slider');
    gap!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 30 } }));
    expect(gridOf(shown).gap).to.equal(30);
    const image = gridOf(shown).boxes[0]!.image!;
    expect(image.image_width! >= 85 && image.image_height! >= 100).to.equal(true);
    shown.mouse.click(60, 70);
    await rest();
    shown.mouse.click(60, 70);
    await toolbarOf(shown);
    expect(allInside(bar, 'dm-icon-button[label="Clear picture"]')).to.have.length(1);
    await expectAccessible(bar);
  });
});
