import { describe, expect, it } from 'vitest';
import { findSizes, PAGE_SIZES } from '../../../elements/math/page-sizes.js';
import { isSideWithin } from '../../../elements/math/units.js';

const names = (query: string) => findSizes(PAGE_SIZES, query).map(({ name }) => name);

describe('named page sizes', () => {
  it('hold A0 to A6, US Letter, photo prints and screens, each once and within the bounds of a page', () => {
    const all = PAGE_SIZES.map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'US Letter']));
    expect(new Set(PAGE_SIZES.map(({ id }) => id)).size).toBe(PAGE_SIZES.length);
    expect(new Set(PAGE_SIZES.map(({ group }) => group))).toEqual(
      new Set(['Paper', 'Photo prints', 'Video', 'Screens']),
    );
    for (const { name, width, height, unit } of PAGE_SIZES)
      expect(isSideWithin(width, unit) && isSideWithin(height, unit), name).toBe(true);
  });

  it('are found by name, group or measures', () => {
    expect(names('a4')).toEqual(['A4']);
    expect(names('letter')).toEqual(['US Letter']);
    expect(names('210 x 297')).toEqual(['A4']);
    expect(names('8.5x11 in')).toEqual(['US Letter']);
    expect(names('screens 1920')).toEqual(['Full HD Screen']);
    expect(names('nothing of the kind')).toEqual([]);
    expect(names('')).toHaveLength(PAGE_SIZES.length);
  });
});
