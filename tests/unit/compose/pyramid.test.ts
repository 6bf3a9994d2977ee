import { describe, expect, it } from 'vitest';
import { allocateShared, canonicalSize, pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import { fromSrgb } from '../../../elements/compose/tone.js';

describe('a pyramid', () => {
  it('is linear and premultiplied', () => {
    const { levels } = pyramidOf(Uint8ClampedArray.of(128, 255, 0, 255, 128, 255, 9, 51), 2, 1);
    const half = fromSrgb(128 / 255) * 65_535;
    const [opaque, glass] = [levels[0]!.data.subarray(0, 4), levels[0]!.data.subarray(4)];
    expect(opaque[0]).toBeCloseTo(half, -0.5);
    expect([...opaque.subarray(1)]).toEqual([65_535, 0, 65_535]);
    expect(glass[0]).toBeCloseTo(half / 5, -0.5);
    expect([glass[1], glass[3]]).toEqual([13_107, 13_107]);
  });

  it('keeps the darkest codes apart', () => {
    const { levels } = pyramidOf(Uint8ClampedArray.of(0, 1, 2, 255), 1, 1);
    expect(new Set(levels[0]!.data).size).toBe(4);
  });

  it('halves to one px with the mean of the light, whatever the proportion', () => {
    const white = [255, 255, 255, 255];
    const clear = [255, 0, 0, 0];
    const rgba = Uint8ClampedArray.from(Array.from({ length: 32 }, (_, i) => (i % 4 ? clear : white)).flat());
    const { levels } = pyramidOf(rgba, 16, 2);
    expect(levels.map(({ width, height }) => [width, height])).toEqual([
      [16, 2],
      [8, 1],
      [4, 1],
      [2, 1],
      [1, 1],
    ]);
    // a quarter of the px is white, and the color of those that are clear counts for nothing
    for (const value of levels.at(-1)!.data) expect(value).toBeCloseTo(65_535 / 4, -1);
  });

  it('refuses sides that are no powers of two, and bytes that are no picture', () => {
    expect(() => pyramidOf(new Uint8ClampedArray(48), 4, 3)).toThrow(/4 x 3 px has no halves/);
    expect(() => pyramidOf(new Uint8ClampedArray(8), 2, 2)).toThrow(/8 bytes are no picture of 2 x 2/);
  });

  it('may lie in memory that threads share', () => {
    const rgba = Uint8ClampedArray.from({ length: 64 }, (_, i) => i * 4);
    const { levels } = pyramidOf(rgba, 4, 4, allocateShared);
    expect(levels.every(({ data }) => data.buffer instanceof SharedArrayBuffer)).toBe(true);
    expect(levels).toEqual(pyramidOf(rgba, 4, 4).levels);
  });

  it('takes the size that loses none of a picture up to the most', () => {
    expect(canonicalSize({ width: 1400, height: 500 })).toEqual({ width: 2048, height: 512 });
    expect(canonicalSize({ width: 6000, height: 1 })).toEqual({ width: 2048, height: 1 });
    expect(canonicalSize({ width: 6000, height: 2048 }, 4096)).toEqual({ width: 4096, height: 2048 });
  });
});
