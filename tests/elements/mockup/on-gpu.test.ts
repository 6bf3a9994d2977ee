import { expect } from '@open-wc/testing';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { type DmMockupPreview } from '../../../elements/mockup/dm-mockup-preview.js';
import { sharedGpu } from '../../../elements/mockup/preview/shared-gpu.js';
import { inside } from '../controls/support.js';
import {
  address,
  colorAt,
  halves,
  isBlack,
  isBlue,
  isRed,
  LOWER,
  rendered,
  SRC,
  UPPER,
  until,
} from './support.js';

/** Lets the browser's software rasterizer pass for a GPU, which a machine of tests has none of. */
function passForGpu(): void {
  const { getContext } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, kind: string, options?: object) {
    const context = getContext.call(this, kind as 'webgl2', {
      ...options,
      failIfMajorPerformanceCaveat: false,
    });
    if (kind === 'webgl2') (context as WebGL2RenderingContext).getExtension('WEBGL_debug_renderer_info');
    return context;
  } as typeof getContext;
  const { getParameter } = WebGL2RenderingContext.prototype;
  const UNMASKED_RENDERER = 0x9246;
  WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: GLenum) {
    return name === UNMASKED_RENDERER ? 'A GPU' : (getParameter.call(this, name) as unknown);
  };
}

const inputs = async () =>
  mockupInputs.parse({
    hue_values: [[40, 0.6, 0.5, 1]],
    user_images: [{ src: await halves(), cropDetails: { zoom: 30 } }, { src: await address('black') }],
  });

const pixels = (preview: DmMockupPreview): Uint8ClampedArray => {
  const canvas = inside<HTMLCanvasElement>(preview, 'canvas');
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
};

async function show(side: number): Promise<DmMockupPreview> {
  const preview = Object.assign(document.createElement('dm-mockup-preview'), {
    src: SRC,
    inputs: await inputs(),
  });
  preview.style.width = `${side}px`;
  document.body.append(preview);
  await rendered(preview);
  return preview;
}

describe('mockups on a GPU', () => {
  before(passForGpu);
  afterEach(() => document.querySelectorAll('dm-mockup-preview').forEach((one) => one.remove()));

  it('draws there, several at once, and exports what it shows', async () => {
    expect(sharedGpu()).to.exist;
    const [large, small] = [await show(200), await show(7)];
    for (const preview of [large, small]) {
      expect(isRed(colorAt(preview, 0.2, 0.3))).to.equal(true);
      expect(isBlue(colorAt(preview, 0.8, 0.3))).to.equal(true);
      expect(isBlack(colorAt(preview, ...LOWER))).to.equal(true);
    }
    large.inputs = mockupInputs.parse({ user_images: [{ src: await address('black') }] });
    await rendered(large);
    expect(isBlack(colorAt(large, ...UPPER))).to.equal(true);
    expect(isRed(colorAt(small, 0.2, 0.3))).to.equal(true);
    expect((await createImageBitmap(await small.exportPreview())).width).to.equal(64);
  });

  it('goes on without it when it is lost, with the same picture', async () => {
    const preview = await show(200);
    const before = pixels(preview);
    const gpu = sharedGpu()!;
    gpu.dispose();
    await until(() => gpu.lost);
    preview.inputs = { ...preview.inputs };
    await rendered(preview);
    expect(sharedGpu()).to.equal(null);
    const after = pixels(preview);
    const most = after.reduce((found, value, i) => Math.max(found, Math.abs(value - before[i]!)), 0);
    expect(most).to.be.at.most(1);
    expect(isRed(colorAt(preview, 0.2, 0.3))).to.equal(true);
  });
});
