import { expect } from '@open-wc/testing';
import { composite } from '../../../elements/compose/cpu/composite.js';
import { GpuCompositor } from '../../../elements/compose/gpu/gpu-compositor.js';
import { prepareScene } from '../../../elements/compose/scene/scene.js';
import { madeImage, madeInputs, madeScene } from '../../support/mockup-scene.js';

/** The most any sample of two pictures differs, in code values, and the share of samples that do. */
function difference(one: Uint8ClampedArray | Uint8Array, other: Uint8ClampedArray) {
  let [most, count] = [0, 0];
  one.forEach((value, i) => {
    const apart = Math.abs(value - other[i]!);
    most = Math.max(most, apart);
    if (apart > 0) count++;
  });
  return { most, share: count / one.length };
}

describe('the compositor on a GPU', () => {
  const gpu = GpuCompositor.create({ software: true })!;
  const scene = prepareScene(madeScene(240));

  after(() => gpu.dispose());

  for (const [name, inputs] of Object.entries(madeInputs()))
    it(`gives the CPU's picture within one code value: ${name}`, () => {
      const loaded = gpu.load(scene)!;
      expect(loaded.draw(inputs)).to.equal(true);
      const { most, share } = difference(composite(scene, inputs), loaded.read());
      loaded.dispose();
      expect(most).to.be.at.most(1);
      expect(share).to.be.below(0.05);
    });

  it('sees one code value: another crop is another picture', () => {
    const loaded = gpu.load(scene)!;
    loaded.draw({ hues: [], images: [madeImage(256, 128, { x: 0.51 })] });
    const moved = composite(scene, { hues: [], images: [madeImage(256, 128)] });
    expect(difference(moved, loaded.read()).most).to.be.above(1);
    loaded.dispose();
  });

  it('draws scenes of several sizes in turns, each with its own pictures', () => {
    const small = prepareScene(madeScene(64));
    const [first, second] = [gpu.load(scene)!, gpu.load(small)!];
    const [one, other] = [
      { hues: [], images: [madeImage(64, 64)] },
      { hues: [], images: [madeImage(128, 32)] },
    ];
    for (let turn = 0; turn < 2; turn++) {
      first.draw(one);
      expect(difference(composite(scene, one), first.read()).most).to.be.at.most(1);
      second.draw(other);
      expect(gpu.canvas.width).to.equal(64);
      expect(difference(composite(small, other), second.read()).most).to.be.at.most(1);
    }
    first.dispose();
    // what a scene leaves behind does not take the other's pictures along
    second.draw(one);
    expect(difference(composite(small, one), second.read()).most).to.be.at.most(1);
    second.dispose();
  });

  it('is refused where the GPU is software, unless that is asked for', () => {
    expect(GpuCompositor.create()).to.equal(null);
  });

  it('says when its context is lost, draws no more and loads no more', async () => {
    const lost = GpuCompositor.create({ software: true })!;
    const loaded = lost.load(scene)!;
    expect(lost.lost).to.equal(false);
    lost.gl.getExtension('WEBGL_lose_context')!.loseContext();
    await lost.gone;
    expect(lost.lost).to.equal(true);
    expect(loaded.draw({ hues: [], images: [] })).to.equal(false);
    expect(lost.load(scene)).to.equal(null);
    loaded.dispose();
    lost.dispose();
  });
});
