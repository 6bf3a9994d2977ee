import { describe, expect, it } from 'vitest';
import { applyEffect } from '../../../elements/imaging/apply-effect.js';
import {
  ADJUSTMENTS,
  pictureEffect,
  type Adjustments,
  type EffectParts,
} from '../../../elements/imaging/effect.js';
import { FILTERS } from '../../../elements/imaging/filters/filter-recipes.js';
import type { Pixels } from '../../../elements/imaging/pixel-row.js';
import { copyOf, hills, meanTone, pixelsOf } from '../../support/pixels.js';

/** A copy with the effect on it. */
function changed(pixels: Pixels, parts: EffectParts): Pixels {
  const copy = copyOf(pixels);
  const effect = pictureEffect(parts);
  if (effect) applyEffect(copy, effect);
  return copy;
}

const adjusted = (pixels: Pixels, adjustments: Adjustments): Pixels => changed(pixels, { adjustments });

const alphas = ({ data }: Pixels): number[] => [...data].filter((_, i) => i % 4 === 3);

const pixel = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** Mean distance of the channels, 0 to 255. */
function distance(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / ((a.data.length / 4) * 3);
}

const EXTREMES: readonly Adjustments[] = ADJUSTMENTS.flatMap((name) =>
  name === 'vignette' ? [{ vignette: 100 }] : [{ [name]: -100 }, { [name]: 100 }],
);

describe('effects on pixels', () => {
  it('leave every byte as it is when nothing is set', () => {
    const photo = hills(61, 47);
    const zeros = Object.fromEntries(ADJUSTMENTS.map((name) => [name, 0]));
    for (const parts of [
      {},
      { adjustments: zeros },
      { filter: { id: 'none' } },
      { filter: { id: 'nobody' } },
    ]) {
      expect(pictureEffect(parts)).toBeUndefined();
    }
    // the way through the extra bits and back adds nothing of its own
    applyEffect(photo, {
      key: '',
      adjustments: {},
      intensity: 50,
      shown: { x: 0, y: 0, width: 1, height: 1 },
    });
    expect(photo.data).toEqual(hills(61, 47).data);
  });

  it.each(FILTERS.slice(1))('$name: 0 is the original, 50 differs, 100 differs more', ({ id }) => {
    const photo = hills(64, 48);
    const at = (intensity: number): Pixels => changed(photo, { filter: { id, intensity } });
    expect(at(0).data).toEqual(photo.data);
    expect(changed(photo, { filter: { id } }).data).toEqual(at(50).data);
    expect(distance(photo, at(50))).toBeGreaterThan(4);
    expect(distance(photo, at(25))).toBeLessThan(distance(photo, at(50)));
    expect(distance(photo, at(100))).toBeGreaterThan(distance(photo, at(50)) + 1);
  });

  it('makes 21 named photo filters, None, Citrine and Raspberry among them, each told from every other [A-061]', () => {
    expect(FILTERS).toHaveLength(21);
    expect(FILTERS.slice(0, 3).map(({ name }) => name)).toEqual(['None', 'Citrine', 'Raspberry']);
    const photo = hills(64, 48);
    const looks = FILTERS.map(({ id }) => changed(photo, { filter: { id } }));
    looks.forEach((one, i) => {
      for (const other of looks.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(4);
    });
  });

  it('brightness gets lighter step by step, contrast wider, saturation more colorful', () => {
    const photo = hills(64, 48);
    const series = (name: string, measure: (pixels: Pixels) => number): number[] =>
      [-100, -60, -20, 0, 20, 60, 100].map((value) => measure(adjusted(photo, { [name]: value })));
    const spread = (pixels: Pixels): number => {
      const mean = meanTone(pixels);
      return [...pixels.data].reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : (value - mean) ** 2), 0);
    };
    const color = ({ data }: Pixels): number => {
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += Math.abs(data[i]! - data[i + 2]!);
      return sum;
    };
    for (const found of [
      series('brightness', meanTone),
      series('contrast', spread),
      series('saturation', color),
    ]) {
      expect([...found].sort((a, b) => a - b)).toEqual(found);
      expect(new Set(found).size).toBe(found.length);
    }
    expect(color(adjusted(photo, { saturation: -100 }))).toBe(0);
  });

  it('tint goes from green to magenta', () => {
    const grey = pixelsOf(3, 1, () => [128, 128, 128]);
    const [r, g, b] = pixel(adjusted(grey, { tint: 60 }), 1, 0);
    expect(g!).toBeLessThan(Math.min(r!, b!) - 20);
    const [gr, gg, gb] = pixel(adjusted(grey, { tint: -60 }), 1, 0);
    expect(gg!).toBeGreaterThan(Math.max(gr!, gb!) + 20);
  });

  it('cross processing turns shadows blue and lights yellow, and the other way round', () => {
    const two = pixelsOf(2, 1, (x) => (x === 0 ? [50, 50, 50] : [210, 210, 210]));
    const cross = adjusted(two, { x_process: 80 });
    expect(pixel(cross, 0, 0)[2]! - pixel(cross, 0, 0)[0]!).toBeGreaterThan(20);
    expect(pixel(cross, 1, 0)[0]! - pixel(cross, 1, 0)[2]!).toBeGreaterThan(20);
    const back = adjusted(two, { x_process: -80 });
    expect(pixel(back, 0, 0)[0]! - pixel(back, 0, 0)[2]!).toBeGreaterThan(20);
  });

  it('keeps alpha, whatever is done', () => {
    const veil = hills(40, 30, 0);
    for (const adjustments of EXTREMES) expect(alphas(adjusted(veil, adjustments))).toEqual(alphas(veil));
    for (const { id } of FILTERS) expect(alphas(changed(veil, { filter: { id } }))).toEqual(alphas(veil));
  });

  it('blurs no hidden color into what shows', () => {
    // white beside black that nobody sees
    const half = pixelsOf(40, 40, (x) => (x < 20 ? [255, 255, 255, 255] : [0, 0, 0, 0]));
    const blurred = adjusted(half, { blur: 100 });
    expect(pixel(blurred, 19, 20)).toEqual([255, 255, 255, 255]);
  });

  it('blur softens an edge more and more and keeps the light; below 0 it sharpens', () => {
    const edge = pixelsOf(1000, 20, (x) => (x < 500 ? [60, 60, 60] : [190, 190, 190]));
    const steepness = (pixels: Pixels): number => pixel(pixels, 500, 10)[0]! - pixel(pixels, 499, 10)[0]!;
    const found = [-100, -40, 0, 5, 15, 40].map((blur) => steepness(adjusted(edge, { blur })));
    expect([...found].sort((a, b) => b - a)).toEqual(found);
    expect(new Set(found).size).toBe(found.length);
    expect(meanTone(adjusted(edge, { blur: 60 }))).toBeCloseTo(meanTone(edge), 0);
    // flat places stay flat to the byte
    expect(pixel(adjusted(edge, { blur: 60 }), 2, 10)).toEqual([60, 60, 60, 255]);
    expect(pixel(adjusted(edge, { blur: -100 }), 2, 10)).toEqual([60, 60, 60, 255]);
  });

  it('looks the same at any size: blur and vignette follow the picture', () => {
    const scene = (size: number): Pixels =>
      pixelsOf(size * 3, size * 2, (x, y) => {
        const square = x > size && x < size * 2 && y > size * 0.5 && y < size * 1.5;
        return square ? [220, 180, 90] : [60, 90, 140];
      });
    const parts = { adjustments: { blur: 70, vignette: 80 } };
    const small = changed(scene(60), parts);
    const large = changed(scene(240), parts);
    for (const [x, y] of [
      [5, 5],
      [50, 60],
      [90, 60],
      [140, 20],
      [170, 110],
    ] as const) {
      const [one, other] = [pixel(small, x, y), pixel(large, x * 4 + 2, y * 4 + 2)];
      one.forEach((value, i) => expect(Math.abs(value - other[i]!)).toBeLessThanOrEqual(6));
    }
  });

  it('a vignette darkens towards the edges of what shows', () => {
    const white = pixelsOf(200, 100, () => [255, 255, 255]);
    const all = changed(white, { adjustments: { vignette: 100 } });
    expect(pixel(all, 100, 50)[0]).toBe(255);
    expect(pixel(all, 0, 0)[0]).toBeLessThan(40);
    // the left half shows: its middle is light, and so its own corners are as dark as those of the whole were
    const shown = { x: 0, y: 0, width: 0.5, height: 1 };
    const left = changed(white, { adjustments: { vignette: 100 }, shown });
    expect(pixel(left, 50, 50)[0]).toBe(255);
    expect(pixel(left, 99, 0)[0]).toBeLessThan(40);
    expect(pixel(left, 0, 99)[0]).toBeLessThan(40);
  });

  it('takes pictures of one pixel, one row, one column and none', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 50],
      [50, 1],
      [2, 3],
      [0, 0],
      [0, 5],
    ] as const) {
      for (const adjustments of EXTREMES) {
        const result = changed(hills(width, height), { adjustments, filter: { id: 'polaroid' } });
        expect(result.data).toHaveLength(width * height * 4);
      }
    }
    expect(
      pixel(
        adjusted(
          pixelsOf(1, 1, () => [90, 120, 30]),
          { blur: 100 },
        ),
        0,
        0,
      ),
    ).toEqual([90, 120, 30, 255]);
  });
});

describe('the name of an effect', () => {
  const keyOf = (parts: EffectParts): string | undefined => pictureEffect(parts)?.key;
  const left = { x: 0, y: 0, width: 0.5, height: 1 };

  it('is the same for what looks the same, and differs otherwise', () => {
    expect(keyOf({ adjustments: { contrast: 5, brightness: 3, blur: 0 } })).toBe(
      keyOf({ adjustments: { brightness: 3, contrast: 5 } }),
    );
    expect(keyOf({ adjustments: { brightness: 3 } })).not.toBe(keyOf({ adjustments: { brightness: 4 } }));
    expect(keyOf({ filter: { id: 'mint' } })).toBe(keyOf({ filter: { id: 'mint', intensity: 50 } }));
    expect(keyOf({ filter: { id: 'mint', intensity: 40 } })).not.toBe(keyOf({ filter: { id: 'mint' } }));
  });

  it('tells apart which part shows only where there is a vignette', () => {
    expect(keyOf({ filter: { id: 'mint' }, shown: left })).toBe(keyOf({ filter: { id: 'mint' } }));
    expect(keyOf({ filter: { id: 'onyx' }, shown: left })).not.toBe(keyOf({ filter: { id: 'onyx' } }));
    expect(keyOf({ adjustments: { vignette: 9 }, shown: left })).not.toBe(
      keyOf({ adjustments: { vignette: 9 } }),
    );
  });

  it('passes over what is no number', () => {
    expect(
      keyOf({ adjustments: { brightness: Number.NaN, contrast: 'much', vignette: Infinity } }),
    ).toBeUndefined();
  });
});
