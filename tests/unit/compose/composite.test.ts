import { describe, expect, it } from 'vitest';
import { composite } from '../../../elements/compose/cpu/composite.js';
import { CpuCompositor } from '../../../elements/compose/cpu/cpu-compositor.js';
import { halfSizeScene } from '../../../elements/compose/scene/half-size-scene.js';
import { cropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import { pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import { prepareScene } from '../../../elements/compose/scene/scene.js';
import type { DecodedScene, SceneImage, SceneInputs } from '../../../elements/compose/scene/scene.js';
import { fromSrgb, lightOf, toneOf } from '../../../elements/compose/tone.js';
import { flatMesh, madeImage, madeInputs, madeScene, mockupPackage } from '../../support/mockup-scene.js';

const SIZE = 64;
const NOTHING: SceneInputs = { hues: [], images: [] };

/** A black frame with one surface, lit evenly, whose only layer is a frontal print over all of it. */
function flatScene({ code = 255, respMax = 1, ink = { k0: 0, k1: 1 } } = {}): DecodedScene {
  const pack = mockupPackage();
  const layer = pack.layers[3]!;
  const own = { ...pack.surfaces[2]!, respMax, ink };
  const frontal = flatMesh([0, 1, 2], [1, 1, 2], [0, 0, 2], [1, 0, 2]);
  const print = { ...layer, features: {}, upload_resolution: { width: 100, height: 100 } };
  return {
    package: {
      ...pack,
      surfaces: [own],
      layers: [{ ...print, placements: [layer.placements![0]!] }],
    },
    width: SIZE,
    height: SIZE,
    plate: new Uint8Array(SIZE * SIZE * 3),
    responses: [new Uint8Array(SIZE * SIZE * 3).fill(code)],
    placements: [[{ mesh: frontal, mask: null }]],
  };
}

/** A picture of the frame's size from a function of its px. */
function picture(at: (x: number, y: number) => readonly number[], crop = {}, size = SIZE): SceneImage {
  const rgba = Uint8ClampedArray.from(
    Array.from({ length: size * size }, (_, i) => at(i % size, Math.floor(i / size))).flat(),
  );
  return { pyramid: pyramidOf(rgba, size, size), width: size, height: size, crop: cropDetails.parse(crop) };
}

const px = (bytes: Uint8ClampedArray | Uint8Array, x: number, y: number, size = SIZE) => [
  ...bytes.subarray(4 * (y * size + x), 4 * (y * size + x) + 4),
];

describe('a composite', () => {
  it('shows a picture as it is where a surface is evenly lit and prints true', () => {
    const art = picture((x, y) => [(x * 9) % 170, (y * 5) % 170, ((x * y) % 17) * 10, 255]);
    const shown = composite(prepareScene(flatScene()), { hues: [], images: [art] });
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const wanted = [(x * 9) % 170, (y * 5) % 170, ((x * y) % 17) * 10, 255];
        px(shown, x, y).forEach((value, c) => expect(Math.abs(value - wanted[c]!)).toBeLessThan(2));
      }
  });

  it('is the formula: light of the plate, and of each surface what the color on it sends back', () => {
    const [code, plate, respMax, ink] = [180, 70, 1.4, { k0: 0.012, k1: 0.9 }];
    const scene = flatScene({ code, respMax, ink });
    scene.plate.fill(plate);
    const shown = composite(prepareScene(scene), { hues: [], images: [picture(() => [200, 90, 10, 255])] });
    const lit = respMax * (code / 255) ** 2;
    const wanted = [200, 90, 10].map((value) => {
      const albedo = ink.k0 + ink.k1 * fromSrgb(value / 255);
      return 255 * toneOf(lightOf(plate / 255, 0.7) + lit * albedo, 0.7);
    });
    px(shown, 30, 30)
      .slice(0, 3)
      .forEach((value, c) => expect(Math.abs(value - wanted[c]!)).toBeLessThan(0.7));
  });

  it('leaves the plate where no surface sends light', () => {
    const scene = flatScene({ code: 0 });
    scene.plate.forEach((_, i) => (scene.plate[i] = i % 256));
    const shown = composite(prepareScene(scene), { hues: [], images: [picture(() => [255, 0, 0, 255])] });
    scene.plate.forEach((code, i) => expect(shown[4 * Math.floor(i / 3) + (i % 3)]).toBe(code));
  });

  it('shows white paper through what is clear, and around a picture that is shown whole', () => {
    const scene = prepareScene(flatScene());
    const white = px(composite(scene, NOTHING), 5, 5);
    const art = picture((x) => [200, 0, 0, x < 32 ? 255 : 0], { fit: 'contain', zoom: 20 });
    const shown = composite(scene, { hues: [], images: [art] });
    expect(px(shown, 28, 32)[1]).toBeLessThan(3);
    // nothing of the picture's red is on the paper around it
    expect(px(shown, 3, 32)).toEqual(white);
    expect(px(shown, 36, 32)).toEqual(white);
  });

  it('leaves an empty frame white beside one that is filled', () => {
    const one = flatScene();
    const [layer] = one.package.layers;
    const half = (left: number, right: number) => ({
      mesh: flatMesh([left, 1, 2], [right, 1, 2], [left, 0, 2], [right, 0, 2]),
      mask: null,
    });
    const scene = prepareScene({
      ...one,
      package: { ...one.package, layers: [layer!, { ...layer!, _id: 'other' }] },
      placements: [[half(0, 0.4)], [half(0.6, 1)]],
    });
    const white = px(composite(scene, NOTHING), 50, 32);
    const shown = composite(scene, { hues: [], images: [picture(() => [200, 0, 0, 255]), null] });
    expect(px(shown, 10, 32)[1]).toBeLessThan(3);
    expect(px(shown, 50, 32)).toEqual(white);
    // the wall between them still has some of the red
    expect(px(shown, 32, 32)[1]).toBeLessThan(white[1]! - 20);
  });

  it('has a smooth edge where a picture ends inside the area, and none where it fills it', () => {
    const scene = prepareScene(flatScene());
    const black = (crop: object) =>
      composite(scene, { hues: [], images: [picture(() => [0, 0, 0, 255], crop)] });
    const row = Array.from({ length: SIZE }, (_, x) => px(black({ fit: 'contain', zoom: 33.3 }), x, 32)[0]!);
    const values = new Set(row);
    expect(values.size).toBeGreaterThan(2);
    for (let x = 0; x < SIZE; x++) expect(px(black({}), x, 0).slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('throws the mean color of a poster on what surrounds it', () => {
    const scene = flatScene();
    // seen in the middle only: the rest is wall that the poster shines on
    const placements = [[{ mesh: square(0.4, 0.6), mask: null }]];
    const shown = composite(prepareScene({ ...scene, placements }), {
      hues: [],
      images: [picture((x) => (x < 32 ? [255, 0, 0, 255] : [0, 0, 0, 255]))],
    });
    const [r, g, b] = px(shown, 4, 4);
    expect(r).toBeCloseTo(255 * toneOf(0.5, 0.7), -0.5);
    expect([g, b]).toEqual([0, 0]);
    // only the part that is shown counts
    const zoomed = composite(prepareScene({ ...scene, placements }), {
      hues: [],
      images: [picture((x) => (x < 32 ? [255, 0, 0, 255] : [0, 0, 0, 255]), { zoom: 100, x: 0.9 })],
    });
    expect(px(zoomed, 4, 4).slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('lays a layer’s own color beneath its picture, and a surface’s color on all of it', () => {
    const scene = prepareScene(madeScene(SIZE));
    const plain = composite(scene, NOTHING);
    const red = composite(scene, { hues: [[0, 1, 0.5, 1]], images: [] });
    const [r, g] = px(red, 60, 2);
    expect(r! - g!).toBeGreaterThan(60);
    // the mug has a color of its own
    expect(px(red, 20, 50)[1]! - px(plain, 20, 50)[1]!).toBeGreaterThan(-40);
  });

  it('is the same in parts as whole, in RGB as in RGBA', () => {
    const decoded = madeScene(SIZE);
    for (const inputs of Object.values(madeInputs())) {
      const whole = composite(prepareScene(decoded), inputs);
      for (const [from, to] of [
        [0, 31],
        [31, 40],
        [40, SIZE],
      ] as const) {
        const out = new Uint8Array((to - from) * SIZE * 3);
        composite(prepareScene(decoded, { from, to }), inputs, { out });
        out.forEach((value, i) => expect(value).toBe(whole[4 * (from * SIZE + Math.floor(i / 3)) + (i % 3)]));
      }
    }
  });

  it('refuses rows it was not prepared for, bytes that do not fit and pictures of another size', () => {
    const scene = prepareScene(madeScene(16), { from: 4, to: 8 });
    expect(() => composite(scene, NOTHING, { from: 3 })).toThrow(/rows 3 to 8 are not in 4 to 8/);
    expect(() => composite(scene, NOTHING, { out: new Uint8Array(5) })).toThrow(/5 bytes do not hold 4 rows/);
    expect(() => prepareScene({ ...madeScene(16), plate: new Uint8Array(3) })).toThrow(
      /the plate is not 16 x 16 px/,
    );
    expect(() => prepareScene({ ...madeScene(16), responses: [] })).toThrow(/the response of wall is not/);
  });

  it('at half the size is the whole one made smaller', () => {
    const decoded = madeScene(128);
    const inputs = madeInputs()['colors only']!;
    const whole = composite(prepareScene(decoded), inputs);
    const half = composite(prepareScene(halfSizeScene(decoded)), inputs);
    let apart = 0;
    for (let y = 0; y < 64; y++)
      for (let x = 0; x < 64; x++) {
        const four = [0, 1, 2, 3].map((i) => px(whole, 2 * x + (i & 1), 2 * y + (i >> 1), 128)[1]!);
        const light = four.reduce((sum, value) => sum + lightOf(value / 255, 0.7) / 4, 0);
        apart += Math.abs(px(half, x, y)[1]! - 255 * toneOf(light, 0.7));
      }
    expect(apart / 64 ** 2).toBeLessThan(0.5);
  });
});

describe('a picture kept up to date', () => {
  it('is after every change what a whole composite is', () => {
    const scene = prepareScene(madeScene(SIZE));
    const kept = new CpuCompositor(scene);
    const all = Object.values(madeInputs());
    const drag = Array.from({ length: 6 }, (_, i) => ({
      ...all[2]!,
      images: [all[2]!.images[0]!, madeImage(64, 64, { zoom: 20, x: 0.4 + i / 50 })],
    }));
    const turn = Array.from({ length: 5 }, (_, i) => ({
      ...drag[5]!,
      images: [madeImage(64, 64, { zoom: 30, y: 0.4 + i / 50 }), drag[5]!.images[1]!],
    }));
    for (const inputs of [...all, ...drag, ...turn, ...all.reverse()]) {
      kept.draw(inputs);
      expect(kept.pixels).toEqual(composite(scene, inputs));
    }
  });

  it('computes nothing when nothing changes, and no more than the print when only that does', () => {
    const kept = new CpuCompositor(prepareScene(madeScene(SIZE)));
    const put = (crop: object) => ({ hues: [], images: [first(crop)] });
    const image = madeImage(64, 64);
    const first = (crop: object) => ({ ...image, crop: cropDetails.parse(crop) });
    expect(kept.draw(put({}))).toEqual({ x0: 0, y0: 0, x1: SIZE, y1: SIZE });
    expect(kept.draw(put({}))).toBe(null);
    const box = kept.draw(put({ zoom: 5 }))!;
    expect((box.x1 - box.x0) * (box.y1 - box.y0)).toBeLessThan(SIZE ** 2 / 2);
  });
});

function square(from: number, to: number) {
  return flatMesh([from, to, 3], [to, to, 3], [from, from, 3], [to, from, 3]);
}
