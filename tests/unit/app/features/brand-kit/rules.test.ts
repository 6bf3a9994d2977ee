import { describe, expect, it } from 'vitest';
import { firstCount, matching } from '../../../../../app/features/brand-kit/fonts/font-list.js';
import { parseFontSize } from '../../../../../app/features/brand-kit/fonts/parse-font-size.js';
import { backgroundFor } from '../../../../../app/features/brand-kit/shared/logo-background.js';
import {
  canAdd,
  draftOf,
  paletteOf,
  recolored,
  withColor,
  withoutColor,
} from '../../../../../app/features/brand-kit/palettes/palette-draft.js';
import { nameFromFile, refusalOf } from '../../../../../app/features/brand-kit/upload/upload-rules.js';
import { palette } from './kit.js';

describe('a palette in the making', () => {
  const five = Array.from({ length: 5 }).reduce<ReturnType<typeof draftOf>>(withColor, draftOf(null));

  it('takes five colors and no more, and needs all of them and a name', () => {
    expect(new Set(five.colors).size).toBe(5);
    expect(canAdd(five)).toBe(false);
    expect(withColor(five)).toBe(five);
    expect(paletteOf(five)).toBeNull();
    expect(paletteOf({ ...five, name: '  ' })).toBeNull();
    expect(paletteOf({ ...withoutColor(five, 0), name: 'Harbour' })).toBeNull();
    expect(paletteOf({ ...five, name: ' Harbour ' })).toMatchObject({ name: 'Harbour' });
  });

  it('changes the chosen color; what is taken out leaves its neighbor chosen', () => {
    const red = recolored({ ...five, chosen: 1 }, '#ff0000');
    expect(red.colors[1]).toBe('#ff0000');
    expect(withoutColor(red, 1)).toMatchObject({ chosen: 1, colors: { length: 4 } });
    expect(withoutColor({ ...red, chosen: 4 }, 4).chosen).toBe(3);
    expect(withoutColor({ name: '', colors: ['#ffffff'], chosen: 0 }, 0)).toEqual(draftOf(null));
    expect(recolored(draftOf(null), '#ff0000')).toEqual(draftOf(null));
  });

  it('an edited one begins as it is', () => {
    expect(paletteOf(draftOf(palette('Harbour')))).toEqual(palette('Harbour'));
  });
});

describe('the list of fonts', () => {
  const fonts = ['Fraunces', 'DM Sans', 'League Spartan', 'İstanbul'].map((name) => ({ name }));
  const found = (typed: string) => matching(fonts, typed).map(({ name }) => name);

  it('finds names by how they begin, in any case', () => {
    expect(found('')).toHaveLength(4);
    expect(found('fRA')).toEqual(['Fraunces']);
    expect(found(' dm s')).toEqual(['DM Sans']);
    expect(found('spartan')).toEqual([]);
  });

  it('begins with as many as the height of the screen divided by 50', () => {
    expect([1080, 900, 844, 10].map(firstCount)).toEqual([22, 18, 17, 1]);
  });
});

it('a size is a required number of px [D-031]', () => {
  expect(['31', ' 12.5 ', '0,5', '12,345', '400'].map(parseFontSize)).toEqual([31, 12.5, null, 12.35, 400]);
  expect(['', '  ', 'large', '0', '-3', '401', '1e9', 'NaN'].map(parseFontSize)).toEqual(Array(8).fill(null));
});

describe('a file for the kit', () => {
  const file = (name: string, size = 10) => ({ name, size });

  it('is refused before it is sent where its ending, its emptiness or its size says enough', () => {
    expect(refusalOf('logo', file('Mark.SVG'))).toBeNull();
    expect(refusalOf('font', file('Sans.woff2'))).toBeNull();
    expect(refusalOf('logo', file('mark.gif'))).toContain('SVG, PNG, JPG or WebP');
    expect(refusalOf('font', file('Sans.zip'))).toContain('WOFF2, WOFF, TTF or OTF');
    expect(refusalOf('font', file('Sans.ttf', 0))).toContain('empty');
    expect(refusalOf('font', file('Sans.ttf', 11_000_000))).toContain('10 MB');
    expect(refusalOf('logo', file('mark.png', 30_000_000))).toContain('25 MB');
  });

  it('gives a name to begin with', () => {
    expect(nameFromFile(file('northam_logo-on-white.final.svg'))).toBe('northam logo on white.final');
  });
});

describe('the ground of a logo', () => {
  const pixels = (...all: [number, number, number, number][]) => all.flat();

  it('is dark under white letters, light under everything else', () => {
    expect(backgroundFor(pixels([255, 255, 255, 255], [0, 0, 0, 0]))).toBe('dark');
    expect(backgroundFor(pixels([20, 60, 40, 255], [0, 0, 0, 0]))).toBe('light');
    expect(backgroundFor(pixels([250, 200, 40, 255], [0, 0, 0, 0]))).toBe('light');
    expect(backgroundFor(pixels([255, 255, 255, 255], [255, 255, 255, 255]))).toBe('light');
    expect(backgroundFor(pixels([0, 0, 0, 0]))).toBe('light');
  });
});
