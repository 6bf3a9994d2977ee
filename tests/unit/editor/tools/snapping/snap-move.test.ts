import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../../elements/math/geometry.js';
import { snapMoved, snapPoint } from '../../../../../elements/editor/tools/snapping/snap-move.js';
import { targetsOf } from '../../../../../elements/editor/tools/snapping/targets.js';
import { runs } from '../../../../support/soak.js';

const PAGE = { x: 0, y: 0, width: 500, height: 400 };
const REACH = 6;
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const snap = (moved: Rect, others: readonly Rect[] = [], guides?: Parameters<typeof targetsOf>[2]) =>
  snapMoved(moved, targetsOf(PAGE, others, guides), REACH);

describe('snapping what is moved', () => {
  it("pulls the nearest edge or middle to the page's, and names the line", () => {
    const { by, guides } = snap(rect(3, 178, 50, 40));
    expect(by).toEqual({ x: -3, y: 2 });
    expect(guides).toEqual([
      { axis: 'x', at: 0 },
      { axis: 'y', at: 200 },
    ]);
  });

  it('leaves what is out of reach', () => {
    expect(snap(rect(20, 30, 50, 40))).toEqual({ by: { x: 0, y: 0 }, guides: [], distances: [] });
  });

  it("pulls to another object's edges and middle, each axis for itself", () => {
    const other = rect(100, 100, 60, 80);
    expect(snap(rect(163, 300, 30, 30), [other]).by).toEqual({ x: -3, y: 0 });
    expect(snap(rect(112, 300, 30, 30), [other]).by).toEqual({ x: 3, y: 0 });
    expect(snap(rect(300, 104, 30, 30), [other]).by).toEqual({ x: 0, y: -4 });
  });

  it('shows every line that coincides there', () => {
    const others = [rect(100, 10, 60, 20), rect(100, 200, 60, 20)];
    const { guides } = snap(rect(98, 320, 60, 20), others);
    expect(guides.filter(({ axis }) => axis === 'x').map(({ at }) => at)).toEqual([100, 130, 160]);
  });

  it('takes the nearest of several lines', () => {
    expect(snap(rect(104, 300, 30, 30), [rect(100, 0, 5, 5), rect(107, 20, 90, 5)]).by.x).toBe(1);
  });

  it('pulls to guides', () => {
    expect(snap(rect(60, 30, 40, 40), [], { x: [57], y: [] }).by).toEqual({ x: -3, y: 0 });
  });

  it('settles in the middle between two neighbors, and marks both gaps', () => {
    const { by, distances } = snap(rect(167, 203, 31, 30), [rect(20, 210, 93, 40), rect(260, 190, 80, 44)]);
    expect(by.x).toBe(4);
    const gaps = distances.filter(({ axis }) => axis === 'x');
    expect(gaps.map(({ from, to }) => to - from)).toEqual([58, 58]);
  });

  it('keeps the gap that others in the row have, and marks all of them', () => {
    const row = [rect(10, 50, 40, 40), rect(67, 55, 40, 40)];
    const { by, distances } = snap(rect(126, 53.5, 33, 33), row);
    expect(by.x).toBe(-2);
    expect(distances.filter(({ axis }) => axis === 'x')).toEqual([
      { axis: 'x', from: 107, to: 124, across: 70.75 },
      { axis: 'x', from: 50, to: 67, across: 72.5 },
    ]);
  });

  it('sees the row on a picture that ends just there', () => {
    const picture = rect(40, 140, 160, 200);
    const row = [rect(40, 320, 60, 40), rect(120, 322, 60, 40)];
    const { distances } = snap(rect(203, 323, 57, 41), [picture, ...row]);
    const gaps = distances.filter(({ axis }) => axis === 'x').map(({ from, to }) => [from, to]);
    expect(gaps).toEqual([
      [180, 200],
      [100, 120],
    ]);
  });

  it('takes no gap from objects outside the row, nor from a backdrop', () => {
    const backdrop = rect(7, 9, 473, 377);
    const elsewhere = [rect(11, 301, 41, 43), rect(69, 301, 43, 43)];
    const { distances } = snap(rect(171, 53, 33, 33), [backdrop, ...elsewhere, rect(13, 59, 141, 23)]);
    expect(distances).toEqual([]);
  });

  it('leaves an axis that is not asked for', () => {
    const targets = targetsOf(PAGE, []);
    expect(snapMoved(rect(3, 3, 20, 20), targets, REACH, ['y']).by).toEqual({ x: 0, y: -3 });
  });

  const side = fc.integer({ min: 1, max: 200 });
  const place = fc.integer({ min: -100, max: 500 });
  const anyRect = fc.record({ x: place, y: place, width: side, height: side });
  const reach = fc.double({ min: 0.1, max: 60, noNaN: true });

  it('never moves further than its reach, and never away from what it lies on', () => {
    fc.assert(
      fc.property(anyRect, fc.array(anyRect, { maxLength: 12 }), reach, (moved, others, within) => {
        const targets = targetsOf(PAGE, others);
        const first = snapMoved(moved, targets, within);
        expect(Math.abs(first.by.x)).toBeLessThanOrEqual(within);
        expect(Math.abs(first.by.y)).toBeLessThanOrEqual(within);
        const there = { ...moved, x: moved.x + first.by.x, y: moved.y + first.by.y };
        for (const { axis, at } of first.guides) {
          const size = axis === 'x' ? there.width : there.height;
          const own = [there[axis], there[axis] + size / 2, there[axis] + size];
          expect(Math.min(...own.map((edge) => Math.abs(edge - at)))).toBeLessThan(0.01);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('marks only gaps that are equal to another one', () => {
    fc.assert(
      fc.property(anyRect, fc.array(anyRect, { maxLength: 12 }), reach, (moved, others, within) => {
        const { distances } = snapMoved(moved, targetsOf(PAGE, others), within);
        for (const { axis, from, to } of distances) {
          const like = distances.filter(
            (d) => d.axis === axis && Math.abs(d.to - d.from - to + from) < 0.021,
          );
          expect(like.length).toBeGreaterThan(1);
          expect(to).toBeGreaterThan(from);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('snapping a point', () => {
  it('lies on lines near it', () => {
    const targets = targetsOf(PAGE, [rect(100, 100, 60, 80)]);
    const { x, y, guides } = snapPoint({ x: 127, y: 300 }, targets, REACH);
    expect({ x, y }).toEqual({ x: 130, y: 300 });
    expect(guides).toEqual([{ axis: 'x', at: 130 }]);
  });
});
