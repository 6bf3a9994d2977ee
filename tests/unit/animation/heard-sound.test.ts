import { describe, expect, it } from 'vitest';
import { heardPart, heardSound, loudness } from '../../../elements/animation/heard-sound.js';

const ones = (seconds: number, rate = 10) => ({ channels: [new Float32Array(seconds * rate).fill(1)], rate });

describe('what is heard of a sound', () => {
  it('is the trimmed part, no longer than the design', () => {
    expect(heardPart({}, 8, 5)).toEqual({ from: 0, seconds: 5 });
    expect(heardPart({ start: 6 }, 8, 5)).toEqual({ from: 6, seconds: 2 });
    expect(heardPart({ start: 1, end: 3 }, 8, 5)).toEqual({ from: 1, seconds: 2 });
    expect(heardPart({ start: 9, end: 3 }, 8, 5)).toEqual({ from: 8, seconds: 0 });
  });

  it('comes and goes in straight lines, as loud as it was set', () => {
    const shape = { volume: 0.5, fade_in: 1, fade_out: 2 };
    expect([0, 0.5, 1, 4, 5, 6].map((time) => loudness(shape, 6, time))).toEqual([
      0, 0.25, 0.5, 0.5, 0.25, 0,
    ]);
    // fades that meet
    expect(loudness({ fade_in: 4, fade_out: 4 }, 4, 2)).toBe(0.25);
  });

  it('is cut, faded and made softer sample by sample', () => {
    const { channels, rate } = heardSound({ start: 1, volume: 0.5, fade_out: 1 }, ones(4), 2);
    expect(rate).toBe(10);
    expect(channels[0]).toHaveLength(20);
    expect(channels[0]![5]).toBe(0.5);
    expect(channels[0]![15]).toBeCloseTo(0.25, 6);
    const source = ones(1);
    heardSound({ volume: 0 }, source, 1);
    expect(source.channels[0]![0], 'the file stays as it is').toBe(1);
  });
});
