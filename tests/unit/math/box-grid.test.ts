import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoxGrid } from '../../../elements/math/box-grid.js';
import { EMPTY_RECT, rectsIntersect, unionRects, type Rect } from '../../../elements/math/geometry.js';

const box: fc.Arbitrary<Rect> = fc.record({
  x: fc.integer({ min: -50, max: 300 }),
  y: fc.integer({ min: -50, max: 300 }),
  width: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 400 })),
  height: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 400 })),
});

describe('a grid of boxes', () => {
  it('meets what any of its boxes meets, lines and boxes outside its area included', () => {
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: 60 }),
        fc.array(box, { minLength: 1, maxLength: 10 }),
        (boxes, asked) => {
          const grid = new BoxGrid(boxes.reduce(unionRects, EMPTY_RECT), boxes.length);
          for (const entered of boxes) grid.add(entered);
          for (const one of asked)
            expect(grid.meets(one)).toBe(boxes.some((other) => rectsIntersect(one, other)));
        },
      ),
    );
  });
});
