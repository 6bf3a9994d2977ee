import { expect } from '@open-wc/testing';
import { framePlanes } from '../../../elements/export/video/i420/frame-planes.js';
import { toI420, type RedAt } from '../../../elements/export/video/i420/to-i420.js';
import { readPixels } from '../../../elements/export/video/read-pixels.js';
import { seededRandom } from '../../../elements/math/random.js';

/** Neither side is a multiple of eight, as many pixels as are converted at once. */
const SIZE = { width: 22, height: 6 };

/** Extremes first: white, black and the full colors; then whatever comes. */
function somePixels({ width, height }: typeof SIZE): Uint8Array {
  const random = seededRandom(3);
  const full = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
    [i & 1, (i >> 1) & 1, i >> 2, 1].map((on) => on * 255),
  );
  return Uint8Array.from({ length: 4 * width * height }, (_, i) => full[i] ?? Math.floor(random() * 256));
}

const furthest = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

describe('the pixels of a frame of a film', () => {
  for (const red of [0, 2] as const satisfies readonly RedAt[])
    it(`become the same planes at once as one by one, red at ${red}`, async () => {
      const frame = await framePlanes(SIZE);
      frame.pixels.set(somePixels(SIZE));
      frame.convert(red);
      const expected = new Uint8Array(frame.planes.length);
      toI420(somePixels(SIZE), SIZE.width, red, expected);
      expect(furthest(frame.planes, expected)).to.be.at.most(1);
      // gray from end to end is what limited range says, and has no color
      frame.pixels.fill(255);
      frame.convert(red);
      expect([frame.planes[0], frame.planes.at(-1)]).to.eql([235, 128]);
      frame.pixels.fill(0);
      frame.convert(red);
      expect([frame.planes[0], frame.planes.at(-1)]).to.eql([16, 128]);
    });

  it('become planes where no WebAssembly can be had', async () => {
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, { instantiate: () => Promise.reject(new Error('not here')) });
    try {
      const frame = await framePlanes(SIZE);
      frame.pixels.fill(255);
      frame.convert(0);
      expect([frame.planes[0], frame.planes.at(-1)]).to.eql([235, 128]);
    } finally {
      Object.assign(WebAssembly, { instantiate });
    }
  });

  it('are read alike with frames of video and without', async () => {
    const { width, height } = SIZE;
    const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false })!;
    context.fillStyle = '#c4512d';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#1f3a5f80';
    context.fillRect(3, 1, 9, 4);
    const colorsOf = async (): Promise<number[]> => {
      const pixels = new Uint8Array(4 * width * height);
      const red = await readPixels(context, pixels);
      return [0, 4 * (2 * width + 5)].flatMap((at) => [
        pixels[at + red]!,
        pixels[at + 1]!,
        pixels[at + 2 - red]!,
      ]);
    };
    const copied = await colorsOf();
    expect(copied.slice(0, 3)).to.eql([0xc4, 0x51, 0x2d]);
    const { VideoFrame } = window;
    Object.assign(window, { VideoFrame: undefined });
    try {
      expect(await colorsOf()).to.eql(copied);
    } finally {
      Object.assign(window, { VideoFrame });
    }
  });
});
