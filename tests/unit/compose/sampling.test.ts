import { describe, expect, it } from 'vitest';
import type { Art } from '../../../elements/compose/pictures/art.js';
import { pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import { sampleArt } from '../../../elements/compose/pictures/sampling.js';
import { toSrgb } from '../../../elements/compose/tone.js';

const SIDE = 512;

/** Upright waves, so many texels long, as light between 0.25 and 0.75. */
function waves(length: number): Art {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const light = 0.5 + 0.25 * Math.cos((2 * Math.PI * ((i % SIDE) + 0.5)) / length);
    rgba.fill(Math.round(255 * toSrgb(light)), 4 * i, 4 * i + 3);
  }
  const { levels } = pyramidOf(rgba, SIDE, SIDE);
  return { levels, matrix: [SIDE, 0, 0, 0, SIDE, 0], slack: [0, 0, 0, 0], edged: false };
}

/** How much of the waves is left where a px is so many texels wide: 1 is all, 0 an even gray. */
function left(art: Art, width: number): number {
  const texel = new Float64Array(4);
  let [least, most] = [1, 0];
  for (let x = 64; x < SIDE - 64; x += width / 16) {
    sampleArt(art, Float64Array.of(x / SIDE, 0.5, width / SIDE, 0, 0, width / SIDE), texel);
    least = Math.min(least, texel[0]!);
    most = Math.max(most, texel[0]!);
  }
  return (most - least) / 0.5;
}

/** What a mean over the px leaves. */
const mean = (length: number, width: number): number => {
  const turn = (Math.PI * width) / length;
  return Math.abs(Math.sin(turn) / turn);
};

describe('reading a picture smaller than it is', () => {
  it.each([2, 2.5, 3, 4, 5.5, 8])('keeps its details, a px being %d texels wide', (width) => {
    for (const perWave of [4, 6, 10]) {
      const length = width * perWave;
      expect(left(waves(length), width), `waves of ${perWave} px`).toBeGreaterThan(
        0.85 * mean(length, width),
      );
    }
  });

  it.each([2.5, 3, 4, 5.5, 8])('lets go of what is finer than a px, one being %d texels wide', (width) => {
    expect(left(waves(width), width)).toBeLessThan(0.35);
    const finer = width * 0.75;
    expect(left(waves(finer), width)).toBeLessThan(mean(finer, width) + 0.1);
  });
});
