import { describe, expect, it } from 'vitest';
import {
  colorDistance,
  contrastRatio,
  ensureContrast,
  formatHex,
  hexToOklab,
  hexToOklch,
  luminance,
  mixColors,
  mostReadable,
  oklabToHex,
  oklchToHex,
  parseHex,
} from '../../../elements/math/color.js';

const COLORS = ['#000000', '#ffffff', '#c4512d', '#12332b', '#e9b44c', '#7a5cff', '#808080', '#00ff00'];

describe('hex colors', () => {
  it('reads long and short forms in any case', () => {
    expect(parseHex('#Fa0')).toEqual({ r: 255, g: 170, b: 0 });
    expect(parseHex('#12aBff')).toEqual({ r: 18, g: 171, b: 255 });
  });

  it.each(['red', '#12', '#12345g', '', '1a2b3c'])('refuses %j', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError);
  });

  it('rounds and clamps channels when it writes', () => {
    expect(formatHex({ r: -4, g: 127.6, b: 300 })).toBe('#0080ff');
  });
});

describe('OKLab', () => {
  it.each(COLORS)('brings %s there and back unchanged', (hex) => {
    expect(oklabToHex(hexToOklab(hex))).toBe(hex);
    expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  });

  it('has the published values for red', () => {
    const { L, C, h } = hexToOklch('#ff0000');
    expect(L).toBeCloseTo(0.628, 3);
    expect(C).toBeCloseTo(0.2577, 3);
    expect(h).toBeCloseTo(29.23, 1);
  });

  it('lowers chroma, not hue, for a color the screen cannot show', () => {
    const shown = hexToOklch(oklchToHex({ L: 0.7, C: 0.4, h: 145 }));
    expect(shown.C).toBeLessThan(0.3);
    expect(shown.h).toBeCloseTo(145, 0);
    expect(shown.L).toBeCloseTo(0.7, 2);
  });

  it('sees black and white furthest apart and a color nought from itself', () => {
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
    expect(colorDistance('#c4512d', '#c4512d')).toBe(0);
  });
});

describe('mixing', () => {
  it('gives the ends at 0 and 1', () => {
    expect(mixColors('#c4512d', '#12332b', 0)).toBe('#c4512d');
    expect(mixColors('#c4512d', '#12332b', 1)).toBe('#12332b');
  });

  it('keeps the middle of blue and yellow lighter than sRGB would', () => {
    expect(luminance(mixColors('#0000ff', '#ffff00', 0.5))).toBeGreaterThan(luminance('#808080'));
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrastRatio('#c4512d', '#c4512d')).toBe(1);
  });

  it('leaves a color alone that is readable already', () => {
    expect(ensureContrast('#12332b', '#ffffff', 4.5)).toBe('#12332b');
  });

  it.each(COLORS.flatMap((color) => COLORS.map((on) => [color, on] as const)))(
    'makes %s readable on %s',
    (color, on) => {
      const moved = ensureContrast(color, on, 4.5);
      expect(contrastRatio(moved, on)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps the hue of the color it moves', () => {
    const moved = ensureContrast('#e9b44c', '#ffffff', 4.5);
    expect(Math.abs(hexToOklch(moved).h - hexToOklch('#e9b44c').h)).toBeLessThan(2);
  });

  it('moves no further than asked', () => {
    expect(contrastRatio(ensureContrast('#e9b44c', '#ffffff', 4.5), '#ffffff')).toBeLessThan(4.7);
  });

  it('picks the most readable of several', () => {
    expect(mostReadable(['#ffffff', '#111111', '#c4512d'], '#f8f0e3')).toBe('#111111');
  });
});
