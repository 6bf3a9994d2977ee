import { aTimeout, expect } from '@open-wc/testing';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { DmMockupPreview } from '../../../elements/mockup/dm-mockup-preview.js';
import { expectAccessible } from '../../support/axe.js';
import { inside } from '../controls/support.js';
import { address, colorAt, isBlack, plain, rendered, SRC, UPPER, until } from './support.js';

const black = async () => mockupInputs.parse({ user_images: [{ src: await address('black') }] });

async function show(side: number, parts: Partial<DmMockupPreview> = {}): Promise<DmMockupPreview> {
  const preview = Object.assign(document.createElement('dm-mockup-preview'), { src: SRC, ...parts });
  preview.style.width = `${side}px`;
  document.body.append(preview);
  return preview;
}

describe('dm-mockup-preview', () => {
  afterEach(() => document.querySelectorAll('dm-mockup-preview').forEach((one) => one.remove()));

  it('shows a mockup with what was put in, and says what it is', async () => {
    const preview = await show(200, { inputs: await black() });
    await rendered(preview);
    expect(isBlack(colorAt(preview, ...UPPER))).to.equal(true);
    await until(() => inside(preview, '.frame').getAttribute('aria-busy') === 'false');
    expect(inside(preview, '[role=img]').getAttribute('aria-label')).to.equal('Preview of Two prints');
    await expectAccessible(preview);
  });

  it('computes twice the px that are shown, all there are when nobody knows how many', async () => {
    const sides: number[] = [];
    for (const side of [200, 15, 7]) {
      const preview = await show(side, { inputs: await black() });
      await rendered(preview);
      sides.push(inside<HTMLCanvasElement>(preview, 'canvas').width);
      preview.remove();
    }
    expect(sides).to.eql([64, 32, 16]);
    const preview = await show(7, { inputs: await black() });
    await rendered(preview);
    preview.style.width = '200px';
    await until(() => inside<HTMLCanvasElement>(preview, 'canvas').width === 64);
    await until(() => isBlack(colorAt(preview, ...UPPER)));
    expect((await createImageBitmap(await preview.exportPreview())).width).to.equal(64);
  });

  it('exports all px whatever is shown', async () => {
    const preview = await show(7, { inputs: await black() });
    await rendered(preview);
    expect((await createImageBitmap(await preview.exportPreview())).width).to.equal(64);
    expect(inside<HTMLCanvasElement>(preview, 'canvas').width).to.equal(16);
  });

  it('exports what was just put in, as soon as it is here', async () => {
    const upper = async (file: Blob) => {
      const context = new OffscreenCanvas(64, 64).getContext('2d')!;
      context.drawImage(await createImageBitmap(file), 0, 0);
      return [...context.getImageData(UPPER[0] * 64, UPPER[1] * 64, 1, 1).data].slice(0, 3);
    };
    let come: (file: Blob) => void = () => undefined;
    const art = new Promise<Blob>((resolve) => (come = resolve));
    const inputs = mockupInputs.parse({ user_images: [{ src: 'art' }] });
    const preview = await show(200, { inputs, pictures: { resolve: () => art } });
    const file = preview.exportPreview();
    await until(() => preview.package !== null);
    come(await plain('red'));
    const [red, green] = await upper(await file);
    // under the mark, which lightens
    expect(red! - green!).to.be.above(60);
  });

  it('waits until it is near, when it is lazy', async () => {
    const preview = document.createElement('dm-mockup-preview');
    Object.assign(preview, { lazy: true, src: SRC, inputs: await black() });
    preview.style.cssText = 'position: absolute; top: 5000px; width: 100px';
    document.body.append(preview);
    await aTimeout(300);
    expect(preview.package).to.equal(null);
    preview.style.top = '0';
    await rendered(preview);
    expect(isBlack(colorAt(preview, ...UPPER))).to.equal(true);
  });

  it('loads a picture once for all that show it', async () => {
    let asked = 0;
    const pictures = { resolve: () => plain(asked++ === 0 ? 'black' : 'red') };
    const inputs = mockupInputs.parse({ user_images: [{ src: 'art' }, { src: 'art' }] });
    const shown = [await show(100, { inputs, pictures }), await show(100, { inputs, pictures })];
    await Promise.all(shown.map(rendered));
    expect(asked).to.equal(1);
    shown.forEach((one) => one.remove());
    await aTimeout(50);
    await rendered(await show(100, { inputs, pictures }));
    expect(asked).to.equal(2);
  });

  it('makes a file without an element, or says why not', async () => {
    const inputs = await black();
    const file = await DmMockupPreview.render({ src: SRC, inputs, type: 'image/jpeg', quality: 0.9 });
    expect(file.type).to.equal('image/jpeg');
    expect((await createImageBitmap(file)).width).to.equal(64);
    const fails = [
      DmMockupPreview.render({ src: new URL('nowhere.json', SRC).href }),
      DmMockupPreview.render({
        src: SRC,
        inputs,
        pictures: { resolve: () => Promise.reject(new Error('gone')) },
      }),
      DmMockupPreview.render({ src: SRC, signal: AbortSignal.abort() }),
    ];
    const ends = await Promise.allSettled(fails);
    expect(ends.map(({ status }) => status)).to.eql(['rejected', 'rejected', 'rejected']);
  });
});
