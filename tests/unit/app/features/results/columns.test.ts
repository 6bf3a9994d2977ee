import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../app/features/results/columns.js';
import { requestOf } from '../../../../../app/features/results/results-request.js';

const counts = (...windows: number[]) => windows.map((width) => columnsOf(width).count);

describe('the grid of results', () => {
  it('has columns of about 300 in what the side navigation leaves of the window', () => {
    expect(counts(992, 1280, 1440, 1920, 2560)).toEqual([3, 3, 4, 6, 8]);
    for (let width = 992; width < 4000; width += 7) {
      const { count, shape } = columnsOf(width);
      expect(shape.width, `${width}`).toBeGreaterThan(210);
      expect(shape.width, `${width}`).toBeLessThan(340);
      expect(count * shape.width + (count - 1) * 20, `${width}`).toBeLessThanOrEqual(width - 232 - 80);
    }
  });

  it('has 3, then 2 columns below 992, and 2 on a phone', () => {
    expect(counts(991, 880, 879, 768, 767, 390, 320)).toEqual([3, 3, 2, 2, 2, 2, 2]);
  });

  it('has the stages of the design at 1440, and square ones on a phone', () => {
    expect(columnsOf(1440).shape).toEqual({ width: 267, height: 208, fluid: true });
    const { width, height } = columnsOf(390).shape;
    expect(width).toBe(height);
  });
});

describe('what the address asks for', () => {
  const asked = (query: string) => requestOf(new URLSearchParams(query));

  it('an id before a category before a text, and nothing for blanks', () => {
    expect(asked('id=t1&category=c1&query=card')).toEqual({ mode: 'one', id: 't1' });
    expect(asked('category=c1&query=card')).toEqual({ mode: 'category', category: 'c1' });
    expect(asked('query=+card+')).toEqual({ mode: 'text', text: 'card' });
    expect(asked('id=&category=+&query=++')).toBeNull();
    expect(asked('')).toBeNull();
  });

  it('a text is cut at what a search takes', () => {
    expect(asked(`query=${'a'.repeat(600)}`)).toEqual({ mode: 'text', text: 'a'.repeat(500) });
  });
});
