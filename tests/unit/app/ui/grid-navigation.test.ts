import { describe, expect, it } from 'vitest';
import { neighbor } from '../../../../app/ui/lists/grid-navigation.js';

/** Three rows: three cards, three cards, two cards. */
const TOPS = [0, 0, 0, 250, 250, 250, 500, 500];
const from = (here: number, key: string) => neighbor(TOPS, here, key);

describe('arrow keys in a grid of cards', () => {
  it('lead to the card beside, above and below', () => {
    expect(from(1, 'ArrowRight')).toBe(2);
    expect(from(2, 'ArrowRight')).toBe(3);
    expect(from(3, 'ArrowLeft')).toBe(2);
    expect(from(1, 'ArrowDown')).toBe(4);
    expect(from(4, 'ArrowUp')).toBe(1);
  });

  it('end at the edges, and a short last row is reached from everywhere above it', () => {
    expect(from(0, 'ArrowLeft')).toBeNull();
    expect(from(7, 'ArrowRight')).toBeNull();
    expect(from(1, 'ArrowUp')).toBeNull();
    expect(from(7, 'ArrowDown')).toBeNull();
    expect(from(5, 'ArrowDown')).toBe(7);
    expect([from(4, 'Home'), from(4, 'End'), from(4, 'x')]).toEqual([0, 7, null]);
  });
});
