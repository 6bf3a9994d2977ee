import { expect } from '@open-wc/testing';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { inside, listen } from '../controls/support.js';
import {
  address,
  button,
  type Change,
  frame,
  halves,
  plain,
  put,
  row,
  showEditor,
  until,
} from './support.js';

describe('dm-mockup-editor on the page of a host', () => {
  it('tells of no picture before it can be read, nor of one that something else replaced', async () => {
    const editor = await showEditor();
    const changes = listen<Change>(editor, 'dm-mockup-change');
    let give: (file: Blob) => void = () => undefined;
    editor.pictures = {
      resolve: (src) =>
        src === 'late' ? new Promise((resolve) => (give = resolve)) : Promise.resolve(new Blob(['none'])),
    };
    await editor.updateComplete;
    expect(await editor.setImage(0, { src: 'broken' })).to.equal(false);
    expect([changes, editor.getInputs().user_images]).to.eql([[], []]);

    const late = editor.setImage(0, { src: 'late', name: 'late.png' });
    await until(() => row(editor, 0).textContent.includes('late.png'));
    expect(frame(editor).getAttribute('aria-busy')).to.equal('true');
    expect(editor.getInputs().user_images).to.eql([]);
    give(await plain('black'));
    expect(await late).to.equal(true);
    expect(changes.map(({ inputs }) => inputs.user_images[0]?.src)).to.eql(['late']);

    const other = editor.setImage(1, { src: 'late' });
    editor.reset();
    give(await plain('black'));
    expect(await other).to.equal(false);
    expect(editor.getInputs()).to.eql({ hue_values: [], user_images: [] });
  });

  it('works for a host that keeps inputs in deep reactive objects, who is told of no picture that cannot be read [E-037]', async () => {
    const editor = await showEditor();
    const given = mockupInputs.parse({ hue_values: [[145, 0.4, 0.2, 1]] });
    // what Vue's `ref` gives: another object at each reading
    const reactive = <T extends object>(value: T): T =>
      new Proxy(value, {
        get: (target, key) => {
          const found: unknown = Reflect.get(target, key);
          return typeof found === 'object' && found !== null ? reactive(found) : found;
        },
      });
    editor.inputs = reactive(given);
    editor.addEventListener('dm-mockup-change', (event) => {
      editor.inputs = reactive((event as CustomEvent<Change>).detail.inputs);
    });
    const changes = listen<Change>(editor, 'dm-mockup-change');
    const unreadable = { src: URL.createObjectURL(new Blob(['no picture'])), name: 'notes.txt' };
    expect(await editor.setImage(0, reactive(unreadable))).to.equal(false);
    expect([changes, editor.getInputs()]).to.eql([[], given]);
    await put(editor, 0, await address('red'));
    // what the element was told and was handed back is one thing: nothing is loaded or drawn anew
    await editor.updateComplete;
    inside<HTMLInputElement>(editor, `input[value='#1f1e1c']`).click();
    await editor.updateComplete;
    expect(changes.map(({ altered }) => altered)).to.eql([true, true]);
    editor.reset();
    await editor.updateComplete;
    expect(editor.getInputs()).to.eql(given);
    expect(changes.at(-1)!.altered).to.equal(false);
  });

  it('says once that the preview shows the newest inputs, and not for a file of it', async () => {
    const editor = await showEditor();
    const told = listen(editor, 'dm-mockup-rendered');
    await put(editor, 0, await address('red'));
    await editor.exportPreview();
    editor.style.width = '300px';
    await until(() => frame(editor).clientWidth < 301);
    await editor.exportPreview();
    expect(told).to.have.length(1);
  });

  it('rejects a file of a preview that is on no page', async () => {
    const error = await document
      .createElement('dm-mockup-editor')
      .exportPreview()
      .catch((fault: unknown) => fault);
    expect(String(error)).to.contain('on no page');
  });

  it('keeps the crop dialog over the page when it is moved in it', async () => {
    const editor = await showEditor();
    await put(editor, 0, await halves());
    button(editor, 'Adjust').click();
    const dialog = () => inside<HTMLDialogElement>(inside(editor, 'dm-mockup-crop'), 'dialog');
    await until(() => dialog().open);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(editor);
    expect(dialog().matches(':modal')).to.equal(true);
    place.remove();
  });
});
