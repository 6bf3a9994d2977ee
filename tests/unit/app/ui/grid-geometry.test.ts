import { describe, expect, it } from 'vitest';
import { columnsFor, itemByKey, itemsWithin, spanWithin } from '../../../../app/ui/virtual/grid-geometry.js';

const shape = { columns: 3, columnWidth: 100, rowHeight: 50, columnGap: 10, rowGap: 10 };

describe('grids of any length', () => {
  it('have as many columns as fit, each as wide as the room allows', () => {
    expect(columnsFor(320, { narrowest: 100, gap: 10, fewest: 2 })).toEqual({ columns: 3, columnWidth: 100 });
    expect(columnsFor(150, { narrowest: 100, gap: 10, fewest: 2 })).toEqual({ columns: 2, columnWidth: 70 });
  });

  it('hold whole rows of what is near, at both ends too', () => {
    expect(spanWithin(shape, 5000, { top: 600, bottom: 700 })).toEqual({ first: 30, end: 36 });
    expect(spanWithin(shape, 5000, { top: -400, bottom: 100 })).toEqual({ first: 0, end: 6 });
    expect(spanWithin(shape, 5000, { top: 1e6, bottom: 1e6 + 100 })).toEqual({ first: 4998, end: 5000 });
    expect(spanWithin(shape, 0, { top: 0, bottom: 100 })).toEqual({ first: 0, end: 0 });
  });

  it('know what a rectangle touches, and that gaps are nothing', () => {
    expect(itemsWithin(shape, 8, { left: 105, top: 20, right: 115, bottom: 70 })).toEqual([1, 4]);
    expect(itemsWithin(shape, 8, { left: 102, top: 52, right: 108, bottom: 58 })).toEqual([]);
    expect(itemsWithin(shape, 8, { left: -50, top: 125, right: 900, bottom: 900 })).toEqual([6, 7]);
  });

  it('lead by keys along lines, between them and to the ends', () => {
    const by = (key: string, here: number, rtl = false) =>
      itemByKey(key, here, { count: 8, columns: 3, page: 2, rtl });
    expect([by('ArrowRight', 2), by('ArrowLeft', 0), by('ArrowRight', 7)]).toEqual([3, null, null]);
    expect([by('ArrowLeft', 2, true), by('ArrowRight', 2, true)]).toEqual([3, 1]);
    expect([by('ArrowDown', 5), by('ArrowDown', 6), by('ArrowUp', 4), by('ArrowUp', 1)]).toEqual([
      7,
      null,
      1,
      null,
    ]);
    expect([by('Home', 5), by('End', 5), by('PageUp', 7), by('PageDown', 1), by('x', 1)]).toEqual([
      0,
      7,
      1,
      7,
      null,
    ]);
  });
});
