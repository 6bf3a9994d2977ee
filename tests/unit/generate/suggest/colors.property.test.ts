import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorAnchors } from '../../../../elements/generate/suggest/colors/color-anchors.js';
import { colorMap } from '../../../../elements/generate/suggest/colors/color-map.js';
import { DEFAULT_SEEDS, dominantColors } from '../../../../elements/generate/dominant-colors.js';
import { schemesFor } from '../../../../elements/generate/suggest/colors/schemes.js';
import { contrastRatio, hexToOklab, colorDistance } from '../../../../elements/math/color.js';
import { runs } from '../../../support/soak.js';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const seeds = fc.tuple(color, color);

/** Pixels of colors, each so often. */
const pixels = (...parts: readonly (readonly [string, number])[]): Uint8ClampedArray =>
  new Uint8ClampedArray(
    parts.flatMap(([hex, count]) => {
      const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      return Array.from({ length: count }, () => [...channels, 255]).flat();
    }),
  );

describe('schemes', () => {
  it('can be read and have accents that can be seen, whatever the seeds', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 1e6 }), (given, seed) => {
        const all = schemesFor(given, [], seed);
        expect(all.length).toBeGreaterThan(29);
        for (const { ground, ink, accents } of all) {
          expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5);
          expect(accents.length).toBeGreaterThanOrEqual(3);
          expect(Math.max(...accents.map((accent) => contrastRatio(accent, ground)))).toBeGreaterThan(1.6);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('take the user’s palettes on their lightest and on their darkest color', () => {
    const [light, dark] = schemesFor(DEFAULT_SEEDS, [['#b08d57', '#fbf8f1', '#12312b', '#7e8f7a']], 0);
    expect(light).toMatchObject({ own: true, ground: '#fbf8f1', ink: '#12312b' });
    expect(dark).toMatchObject({ own: true, ground: '#12312b', ink: '#fbf8f1' });
  });
});

describe('the way of colors', () => {
  const uses = [
    { color: '#f8f0e3', area: 0.8, words: 0 },
    { color: '#c4512d', area: 0.1, words: 0 },
    { color: '#2b1a12', area: 0.05, words: 0.05 },
  ];

  it('leads ground to ground and ink to ink, and what lies between them stays between', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (given, share) => {
        const anchors = colorAnchors(uses);
        const L = anchors.ground.L + share * (anchors.ink.L - anchors.ground.L);
        const gray = `#${Math.round(L * 255)
          .toString(16)
          .padStart(2, '0')
          .repeat(3)}`;
        for (const scheme of schemesFor(given, [], 1).slice(0, 8)) {
          const map = colorMap(anchors, scheme);
          expect(colorDistance(map('#f8f0e3'), scheme.ground)).toBeLessThan(0.02);
          expect(colorDistance(map('#2b1a12'), scheme.ink)).toBeLessThan(0.02);
          const lights = [scheme.ground, map(gray), scheme.ink].map((each) => hexToOklab(each).L);
          const sorted = lights.toSorted((p, q) => p - q);
          expect(lights[1]).toBeCloseTo(sorted[1]!, 1);
        }
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('the colors a page is remembered by', () => {
  it('are the two that most of it has, grays left out', () => {
    const [first, second] = dominantColors(pixels(['#ffffff', 900], ['#c4512d', 80], ['#1668c7', 20]));
    expect(colorDistance(first, '#c4512d')).toBeLessThan(0.02);
    expect(colorDistance(second, '#1668c7')).toBeLessThan(0.02);
  });

  it('are the usual ones where it has none, and a usual one beside a single color', () => {
    expect(dominantColors(pixels(['#ffffff', 50], ['#202020', 50]))).toEqual(DEFAULT_SEEDS);
    const [own, other] = dominantColors(pixels(['#ffffff', 50], ['#e6a45a', 50]));
    expect(colorDistance(own, '#e6a45a')).toBeLessThan(0.02);
    expect(other).toBe('#7cadf7');
  });
});
