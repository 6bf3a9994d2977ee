import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mockupInputs, type MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import type { DmMockupEditor } from '../../../elements/mockup/dm-mockup-editor.js';
import { expectAccessible } from '../../support/axe.js';
import { focused, inside, listen, pointOf, press } from '../controls/support.js';
import {
  address,
  button,
  canvas,
  type Change,
  colorAt,
  frame,
  halves,
  isBlack,
  isBlue,
  isRed,
  isWhite,
  LOWER,
  plain,
  previewOf,
  put,
  rendered,
  row,
  showEditor,
  SRC,
  UPPER,
  until,
} from './support.js';

async function transfer(name = 'dropped.png'): Promise<DataTransfer> {
  const data = new DataTransfer();
  data.items.add(new File([await plain('black')], name, { type: 'image/png' }));
  return data;
}

describe('dm-mockup-editor', () => {
  it('starts as the first placeholder; each change is a loader and then the new picture [C-007]', async () => {
    const editor = await showEditor();
    const placeholder = inside<HTMLImageElement>(previewOf(editor), 'img');
    expect(placeholder.src).to.equal(new URL('placeholder.webp', SRC).href);
    await until(() => frame(editor).getAttribute('aria-busy') === 'false');
    expect(getComputedStyle(canvas(editor)).opacity).to.equal('0');

    for (const [color, shows] of [
      ['black', isBlack],
      ['red', isRed],
    ] as const) {
      const done = rendered(editor);
      editor.setImage(0, { src: await address(color) });
      await editor.updateComplete;
      await previewOf(editor).updateComplete;
      expect(frame(editor).getAttribute('aria-busy')).to.equal('true');
      expect(previewOf(editor).shadowRoot!.querySelector('.line')).to.exist;
      await done;
      await until(() => frame(editor).getAttribute('aria-busy') === 'false');
      expect(previewOf(editor).shadowRoot!.querySelector('.line')).not.to.exist;
      expect(canvas(editor).classList.contains('shown')).to.equal(true);
      expect(shows(colorAt(previewOf(editor), ...UPPER))).to.equal(true);
    }
    const done = rendered(editor);
    inside<HTMLInputElement>(editor, `input[value='#1f1e1c']`).click();
    await done;
    expect(isBlack(colorAt(previewOf(editor), 0.5, 0.02))).to.equal(true);
  });

  it('puts pictures into layers by their place, says so, and takes them out again', async () => {
    const editor = await showEditor();
    const changes = listen<Change>(editor, 'dm-mockup-change');
    await put(editor, 1, await address('red'));
    expect(isWhite(colorAt(previewOf(editor), ...UPPER))).to.equal(true);
    expect(isRed(colorAt(previewOf(editor), ...LOWER))).to.equal(true);
    expect(row(editor, 1).textContent).to.contain('art.png').and.to.contain('Print area 2400 × 900 px');
    expect(changes.at(-1)!.altered).to.equal(true);
    expect(editor.getInputs().user_images[0]).to.equal(null);

    const done = rendered(editor);
    button(editor, 'Remove the image of Back').click();
    await done;
    expect(editor.getInputs()).to.eql({ hue_values: [], user_images: [] });
    expect(changes.at(-1)!.altered).to.equal(false);
    expect(isWhite(colorAt(previewOf(editor), ...LOWER))).to.equal(true);
    expect(focused() === button(editor, 'BackUpload')).to.equal(true);
  });

  it('refuses places that the mockup has not, and files that it does not make', async () => {
    const editor = await showEditor();
    for (const index of [2, -1, 0.5, NaN])
      expect(() => editor.setImage(index, { src: 'a.png' })).to.throw(RangeError, 'takes 2 pictures');
    expect(editor.getInputs().user_images).to.eql([]);
    await put(editor, 0, await address('red'));
    const refused = await editor
      .exportPreview({ type: 'image/gif' as 'image/png' })
      .catch((error: unknown) => error);
    expect(refused).to.be.an.instanceOf(TypeError);
  });

  it('lets its host bring the picture', async () => {
    const editor = await showEditor();
    editor.addEventListener('dm-mockup-pick', (event) => event.preventDefault());
    const opened: Event[] = [];
    inside(editor, 'input[type=file]').addEventListener('click', (event) => opened.push(event));
    const picked = oneEvent(editor, 'dm-mockup-pick');
    button(editor, 'BackUpload').click();
    const { detail } = (await picked) as CustomEvent<{ layer: { _id: string }; index: number }>;
    expect([detail.layer._id, detail.index]).to.eql(['back', 1]);
    expect(opened).to.eql([]);
  });

  it('takes what is dropped on a layer, on the preview, and what is pasted', async () => {
    const editor = await showEditor();
    const drop = async (target: Element) => {
      const dataTransfer = await transfer();
      const done = rendered(editor);
      for (const type of ['dragover', 'drop'])
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
        );
      await done;
    };
    await drop(inside(editor, `[data-layer='1'] button`));
    expect(editor.getInputs().user_images.map((image) => image?.name)).to.eql([undefined, 'dropped.png']);
    await drop(previewOf(editor));
    expect(isBlack(colorAt(previewOf(editor), ...UPPER))).to.equal(true);

    const clipboardData = await transfer('pasted.png');
    const done = rendered(editor);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true });
    button(editor, 'Remove').dispatchEvent(paste);
    await done;
    expect(editor.getInputs().user_images[0]!.name).to.equal('pasted.png');
  });

  it('takes a file of its host where there is room', async () => {
    const editor = await showEditor();
    await put(editor, 0, await address('red'));
    const done = rendered(editor);
    editor.addImage(new File([await plain('black')], 'given.png', { type: 'image/png' }));
    await done;
    expect(editor.getInputs().user_images.map((image) => image?.name)).to.eql(['art.png', 'given.png']);
  });

  it('says beside the layer why a picture cannot be shown, and takes the next one', async () => {
    const editor = await showEditor();
    const errors = listen<{ index: number | null }>(editor, 'dm-mockup-error');
    const text = URL.createObjectURL(new Blob(['no picture'], { type: 'text/plain' }));
    for (const [src, words] of [
      [text, 'cannot be read'],
      ['https://nowhere.invalid/a.png', 'can’t be loaded from its site'],
    ] as const) {
      editor.setImage(0, { src });
      await until(() => row(editor, 0).querySelector('[role=alert]')?.textContent.includes(words));
    }
    expect(errors.map(({ index }) => index)).to.eql([0, 0]);
    await put(editor, 0, await address('black'));
    expect(row(editor, 0).querySelector('[role=alert]')).not.to.exist;
    expect(isBlack(colorAt(previewOf(editor), ...UPPER))).to.equal(true);
  });

  it('keeps the picture it has, crop and all, when the next one cannot be used', async () => {
    const editor = await showEditor();
    await put(editor, 0, await address('red'));
    const good = { ...editor.getInputs().user_images[0]! };
    good.cropDetails = { ...good.cropDetails, zoom: 7 };
    editor.inputs = { ...editor.getInputs(), user_images: [good] };
    await rendered(editor);
    const changes = listen<Change>(editor, 'dm-mockup-change');
    const errors = listen<{ index: number }>(editor, 'dm-mockup-error');
    const src = URL.createObjectURL(new Blob(['no picture']));
    expect(await editor.setImage(0, { src, name: 'notes.png' })).to.equal(false);
    await editor.updateComplete;
    expect(editor.getInputs().user_images).to.eql([good]);
    expect(changes).to.eql([]);
    expect(errors.map(({ index }) => index)).to.eql([0]);
    expect(row(editor, 0).textContent).to.contain('art.png').and.to.contain('cannot be read');
    expect(isRed(colorAt(previewOf(editor), ...UPPER))).to.equal(true);
  });

  it('shows in its row what is seen of the picture, and says when that has too few pixels', async () => {
    const editor = await showEditor();
    await put(editor, 0, await address('red'));
    const print = () => row(editor, 0).querySelector('.print image')?.getAttribute('transform');
    const whole = print();
    expect(whole).to.match(/^matrix\(/);
    const [image] = editor.getInputs().user_images;
    const crop = { ...image!.cropDetails, rotation: 90 as const, zoom: 100 };
    editor.inputs = { ...editor.getInputs(), user_images: [{ ...image!, cropDetails: crop }] };
    await rendered(editor);
    expect(print())
      .to.match(/^matrix\(/)
      .and.not.to.equal(whole);
    expect(row(editor, 0).textContent).to.contain('Low resolution');
    expect(editor.lowResolutionLayers()).to.have.length(1);
    await expectAccessible(editor);
  });

  it('gives the focus to the layer that was worked on', async () => {
    const editor = await showEditor();
    editor.addEventListener('dm-mockup-pick', (event) => event.preventDefault());
    button(editor, 'BackUpload').click();
    await put(editor, 1, await address('red'));
    editor.focus();
    await until(() => focused() === button(editor, 'Adjust'));
  });

  it('shows what failed with a way to try again, and never throws', async () => {
    const editor = await showEditor({ src: new URL('nowhere.json', SRC).href });
    await until(() => previewOf(editor).shadowRoot!.querySelector('[role=alert]'));
    editor.inputs = { hue_values: 7 } as unknown as MockupInputs;
    await editor.updateComplete;
    await expectAccessible(editor);
    editor.src = SRC;
    await until(() => editor.shadowRoot!.querySelector('.layer'));
    expect(previewOf(editor).shadowRoot!.querySelector('[role=alert]')).not.to.exist;
  });

  it('reads inputs from its attribute, whatever is set first', async () => {
    const inputs = { hue_values: [[0, 1, 0.5, 1]] };
    const host = document.createElement('div');
    host.innerHTML = `<dm-mockup-editor inputs='${JSON.stringify(inputs)}' src="${SRC}"></dm-mockup-editor>`;
    document.body.append(host);
    await rendered(host);
    expect(isRed(colorAt(previewOf(host.firstElementChild as DmMockupEditor), ...UPPER))).to.equal(true);
    host.remove();
  });

  it('exports what it shows as a file with our mark over it, in the size of the preview', async () => {
    const editor = await showEditor();
    await put(editor, 0, await address('black', 2000, 1000));
    const file = await editor.exportPreview({ type: 'image/png' });
    const bitmap = await createImageBitmap(file);
    expect([file.type, bitmap.width, bitmap.height]).to.eql(['image/png', 64, 64]);
    const context = new OffscreenCanvas(64, 64).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const marked = context.getImageData(0, 0, 64, 64).data;
    const shown = canvas(editor).getContext('2d')!.getImageData(0, 0, 64, 64).data;
    const touched = marked.filter((value, i) => value !== shown[i]).length;
    expect(touched).to.be.above(100);
  });

  it('moves art where it lies on the preview, and says so when the hand lets go', async () => {
    const editor = await showEditor();
    await put(editor, 0, await halves());
    editor.inputs = mockupInputs.parse({
      user_images: [{ src: editor.getInputs().user_images[0]!.src, cropDetails: { zoom: 50 } }],
    });
    await rendered(editor);
    expect(isBlue(colorAt(previewOf(editor), 0.6, 0.3))).to.equal(true);
    const changes = listen<Change>(editor, 'dm-mockup-change');
    const preview = previewOf(editor);
    const point = (type: string, x: number) => {
      const [clientX, clientY] = pointOf(preview, x, 0.3);
      const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY };
      preview.dispatchEvent(new PointerEvent(type, { ...pointer, bubbles: true, composed: true }));
    };
    // no pointer that is made here can be captured
    preview.setPointerCapture = () => undefined;
    point('pointerdown', 0.4);
    point('pointermove', 0.7);
    await until(() => isRed(colorAt(preview, 0.6, 0.3)), 'red has come to the right');
    expect(changes).to.eql([]);
    point('pointerup', 0.7);
    await until(() => changes.length === 1);
    expect(changes[0]!.inputs.user_images[0]!.cropDetails.x).to.be.below(0.5);
  });

  it('works inside another shadow root, twice on a page, and when it is moved', async () => {
    const outer = document.createElement('div');
    document.body.append(outer);
    const root = outer.attachShadow({ mode: 'open' });
    const [one, two] = [document.createElement('dm-mockup-editor'), await showEditor()];
    one.src = SRC;
    root.append(one);
    await until(() => one.shadowRoot?.querySelector('.layer'));
    await put(one, 0, await address('black'));
    await put(two, 0, await address('red'));
    expect(isBlack(colorAt(previewOf(one), ...UPPER))).to.equal(true);

    document.body.append(one);
    await aTimeout(50);
    expect(isBlack(colorAt(previewOf(one), ...UPPER)), 'it keeps its picture').to.equal(true);
    one.remove();
    await aTimeout(50);
    document.body.append(one);
    await rendered(one);
    expect(isBlack(colorAt(previewOf(one), ...UPPER)), 'and finds it again').to.equal(true);
    expect(isRed(colorAt(previewOf(two), ...UPPER))).to.equal(true);
    outer.remove();
    one.remove();
  });

  it('is used by keyboard, names everything and tells what has changed', async () => {
    const editor = await showEditor();
    await expectAccessible(editor);
    await put(editor, 0, await address('black'));
    await expectAccessible(editor);
    await until(() => inside(editor, '[role=status]').textContent.trim() === 'Preview updated');

    inside(editor, '.isolated').focus();
    const visited: string[] = [];
    for (let i = 0; i < 7; i++) {
      await sendKeys({ press: 'Tab' });
      const element = focused() as HTMLElement;
      visited.push(element.getAttribute('aria-label') ?? element.textContent.trim());
    }
    expect(visited).to.eql([
      'Enlarge the preview',
      'Adjust',
      'Replace the image of Front',
      'Remove the image of Front',
      'BackUpload or drop an image',
      'Paper color: White',
      'Paper color: another color',
    ]);
    await sendKeys({ press: 'Shift+Tab' });
    const done = rendered(editor);
    await sendKeys({ press: 'ArrowRight' });
    await done;
    expect(editor.getInputs().hue_values[0]).to.be.an('array');
  });

  it('enlarges the picture and comes back', async () => {
    const editor = await showEditor();
    await put(editor, 0, await address('black'));
    await press(button(editor, 'Enlarge'));
    const dialog = inside<HTMLDialogElement>(editor, 'dialog.enlarged');
    await until(() => dialog.open);
    await sendKeys({ press: 'Escape' });
    expect(dialog.open).to.equal(false);
  });

  it('shows the panel alone for a host that shows the picture itself', async () => {
    const editor = await showEditor({ width: 320 });
    editor.panelOnly = true;
    await editor.updateComplete;
    expect(inside(editor, '.preview').getBoundingClientRect().width).to.equal(1);
    // nothing of it for keyboards and screen readers either
    expect(inside(editor, '.preview').inert).to.equal(true);
    await put(editor, 0, await address('black'));
    expect(editor.getInputs().user_images).to.have.length(1);
  });
});
