import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { CropDetails, MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import type { DmMockupCrop } from '../../../elements/mockup/cropping/dm-mockup-crop.js';
import type { DmMockupEditor } from '../../../elements/mockup/dm-mockup-editor.js';
import { expectAccessible } from '../../support/axe.js';
import { allInside, focused, inside, listen, pointOf } from '../controls/support.js';
import {
  colorAt,
  halves,
  isBlue,
  isRed,
  isWhite,
  previewOf,
  rendered,
  showEditor,
  UPPER,
  until,
} from './support.js';

type Change = { inputs: MockupInputs; altered: boolean };

const cropOf = (editor: DmMockupEditor): CropDetails => editor.getInputs().user_images[0]!.cropDetails;
const dialogOf = (cropper: DmMockupCrop) => inside<HTMLDialogElement>(cropper, 'dialog');
const press = (cropper: DmMockupCrop, name: string) =>
  allInside(cropper, 'button')
    .find((one) => one.textContent.trim() === name)!
    .click();

/** An editor with a picture, red at the left and blue at the right, and its crop dialog open. */
async function opened(): Promise<{ editor: DmMockupEditor; cropper: DmMockupCrop; changes: Change[] }> {
  const editor = await showEditor();
  const done = rendered(editor);
  editor.setImage(0, { src: await halves() });
  await done;
  await until(() => editor.shadowRoot!.querySelector('[part=adjust]:not(:disabled)'));
  const changes = listen<Change>(editor, 'dm-mockup-change');
  inside(editor, '[part=adjust]').focus();
  inside(editor, '[part=adjust]').click();
  const cropper = inside<DmMockupCrop>(editor, 'dm-mockup-crop');
  await until(() => dialogOf(cropper).open);
  return { editor, cropper, changes };
}

const zoomTo = (cropper: DmMockupCrop, value: number) =>
  inside(cropper, 'dm-slider').dispatchEvent(new CustomEvent('dm-change', { detail: { value } }));

describe('dm-mockup-crop', () => {
  it('turns by quarters, zooms 1-100, keeps the area of upload_resolution; removing clears the slot [C-010]', async () => {
    const { editor, cropper, changes } = await opened();
    const { width, height } = inside(cropper, '.area').getBoundingClientRect();
    expect(width / height).to.be.closeTo(2000 / 1000, 0.01);
    expect(inside(cropper, '.size').textContent).to.equal('2000 × 1000 px');

    const turns: number[] = [];
    for (let i = 0; i < 4; i++) {
      press(cropper, 'Rotate');
      turns.push(cropOf(editor).rotation);
    }
    expect(turns).to.eql([90, 180, 270, 0]);

    const slider = inside<HTMLElement & { min: number; max: number }>(cropper, 'dm-slider');
    expect([slider.min, slider.max]).to.eql([1, 100]);
    for (const [asked, got] of [
      [100, 100],
      [400, 100],
      [-3, 1],
      [37, 37],
    ] as const) {
      zoomTo(cropper, asked);
      expect(cropOf(editor).zoom).to.equal(got);
    }

    press(cropper, 'Done');
    expect(dialogOf(cropper).open).to.equal(false);
    expect(changes).to.have.length(1);
    expect(changes[0]!.inputs.user_images[0]!.cropDetails.zoom).to.equal(37);

    const done = rendered(editor);
    allInside(editor, 'button')
      .find((one) => one.getAttribute('aria-label') === 'Remove the image of Front')!
      .click();
    await done;
    expect(editor.getInputs().user_images).to.eql([]);
    expect(isWhite(colorAt(previewOf(editor), ...UPPER))).to.equal(true);
  });

  it('shows behind it at once what is done, and Cancel takes it back', async () => {
    const { editor, cropper, changes } = await opened();
    const before = cropOf(editor);
    zoomTo(cropper, 100);
    await sendKeys({ press: 'Shift+ArrowLeft' });
    for (let i = 0; i < 12; i++) await sendKeys({ press: 'Shift+ArrowLeft' });
    await until(() => isBlue(colorAt(previewOf(editor), 0.2, 0.3)), 'blue has come to the left');
    expect(changes).to.eql([]);
    await sendKeys({ press: 'Escape' });
    expect(dialogOf(cropper).open).to.equal(false);
    expect(cropOf(editor)).to.eql(before);
    await until(() => isRed(colorAt(previewOf(editor), 0.2, 0.3)));
  });

  it('is pulled by a hand and zoomed by a wheel', async () => {
    const { editor, cropper } = await opened();
    zoomTo(cropper, 50);
    const stage = inside(cropper, '.stage');
    await sendMouse({ type: 'move', position: pointOf(stage) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: pointOf(stage, 0.6, 0.5) });
    await sendMouse({ type: 'up' });
    const { x, y } = cropOf(editor);
    expect(x).to.be.below(0.5);
    expect(y).to.equal(0.5);
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
    expect(cropOf(editor).zoom).to.be.above(50);
  });

  it('pinches: two fingers apart zoom in', async () => {
    const { editor, cropper } = await opened();
    const stage = inside(cropper, '.stage');
    stage.setPointerCapture = () => undefined;
    const touch = (type: string, pointerId: number, x: number) => {
      const [clientX, clientY] = pointOf(stage, x, 0.5);
      stage.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY }));
    };
    touch('pointerdown', 1, 0.4);
    touch('pointerdown', 2, 0.6);
    touch('pointermove', 1, 0.3);
    touch('pointermove', 2, 0.7);
    // twice as far apart is twice as large: a third of the way to eight times
    expect(cropOf(editor).zoom).to.be.closeTo(34, 0.5);
  });

  it('fits the whole picture in, or fills the area', async () => {
    const { editor, cropper } = await opened();
    for (const fit of ['contain', 'cover'] as const) {
      const event = new CustomEvent('dm-change', { detail: { value: fit } });
      inside(cropper, 'dm-segmented').dispatchEvent(event);
      expect(cropOf(editor).fit).to.equal(fit);
    }
  });

  it('takes the keyboard, names everything and gives the focus back', async () => {
    const { editor, cropper } = await opened();
    await expectAccessible(editor);
    expect(focused()?.className).to.equal('stage');
    press(cropper, 'Cancel');
    expect(focused()?.part.contains('adjust')).to.equal(true);
  });
});
