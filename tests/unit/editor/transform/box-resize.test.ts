import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  placedAt,
  pointOfBox,
  pulledLine,
  resizedSize,
} from '../../../../elements/editor/transform/box-resize.js';
import { DIRECTIONS, type ResizeHandle } from '../../../../elements/editor/transform/handles.js';
import { runs } from '../../../support/soak.js';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const box = fc.record({
  x: number(-2000, 2000),
  y: number(-2000, 2000),
  width: number(5, 3000),
  height: number(5, 3000),
  rotation: number(-360, 360),
});
const point = fc.record({ x: number(-4000, 4000), y: number(-4000, 4000) });
const handle = fc
  .constantFrom(...(Object.keys(DIRECTIONS) as ResizeHandle[]))
  .map((name) => DIRECTIONS[name]);
const near = (a: { x: number; y: number }, b: { x: number; y: number }, by = 1e-6): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= by;

describe('resizing a box by its handles', () => {
  it('keeps the opposite corner or side, or the center, within a millionth of a pixel', () => {
    fc.assert(
      fc.property(box, point, handle, fc.boolean(), fc.boolean(), (b, to, h, keepAspect, fromCenter) => {
        const anchor = anchorOf(h, fromCenter);
        const size = resizedSize(b, h, to, { keepAspect, fromCenter, least: 4 });
        expect(near(pointOfBox(placedAt(b, size, anchor), anchor), pointOfBox(b, anchor))).toBe(true);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('brings the handle to the pointer while the box is not at its smallest', () => {
    fc.assert(
      fc.property(box, number(1, 4), number(1, 4), fc.boolean(), (b, u, v, fromCenter) => {
        const to = pointOfBox(b, { x: u, y: v });
        const corner = DIRECTIONS.se;
        const size = resizedSize(b, corner, to, { keepAspect: false, fromCenter, least: 4 });
        const now = placedAt(b, size, anchorOf(corner, fromCenter));
        expect(near(pointOfBox(now, { x: 1, y: 1 }), to, 1e-5)).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('keeps proportions at corners, never shorter than the least side nor thinner than a pixel', () => {
    fc.assert(
      fc.property(box, point, handle, (b, to, h) => {
        const size = resizedSize(b, h, to, { keepAspect: true, fromCenter: false, least: 4 });
        expect(Math.max(size.width, size.height)).toBeGreaterThanOrEqual(4 - 1e-9);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1 - 1e-9);
        if (h.x !== 0 && h.y !== 0) expect(size.width / size.height).toBeCloseTo(b.width / b.height, 6);
      }),
    );
  });

  it('changes only the pulled side', () => {
    const b = { x: 10, y: 20, width: 100, height: 50, rotation: 0 };
    const options = { keepAspect: true, fromCenter: false, least: 4 };
    expect(resizedSize(b, DIRECTIONS.e, { x: 160, y: 999 }, options)).toEqual({ width: 150, height: 50 });
    expect(resizedSize(b, DIRECTIONS.n, { x: 999, y: 0 }, options)).toEqual({ width: 100, height: 70 });
  });
});

describe('pulling an end of a line', () => {
  it('keeps the other end, brings the pulled one to the pointer and leaves the height', () => {
    fc.assert(
      fc.property(box, point, fc.constantFrom('start' as const, 'end' as const), (b, to, end) => {
        const other = { x: end === 'start' ? 1 : 0, y: 0.5 };
        const fixed = pointOfBox(b, other);
        fc.pre(!near(fixed, to, 2));
        const now = pulledLine(b, end, to, {});
        expect(near(pointOfBox(now, other), fixed, 1e-6)).toBe(true);
        expect(near(pointOfBox(now, { x: 1 - other.x, y: 0.5 }), to, 1e-5)).toBe(true);
        expect(now.height).toBe(b.height);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('from the center moves both ends alike, and the pulled one still comes to the pointer', () => {
    fc.assert(
      fc.property(box, point, fc.constantFrom('start' as const, 'end' as const), (b, to, end) => {
        const middle = pointOfBox(b, { x: 0.5, y: 0.5 });
        fc.pre(!near(middle, to, 2));
        const now = pulledLine(b, end, to, { fromCenter: true });
        const at = { x: end === 'start' ? 0 : 1, y: 0.5 };
        expect(near(pointOfBox(now, at), to, 1e-5)).toBe(true);
        expect(near(pointOfBox(now, { x: 0.5, y: 0.5 }), middle, 1e-6)).toBe(true);
        expect(now.height).toBe(b.height);
      }),
      { numRuns: runs(2000) },
    );
    const turned = { x: 0, y: 0, width: 100, height: 4, rotation: 0 };
    const steps = { fromCenter: true, step: 15 };
    expect(pulledLine(turned, 'end', { x: 100, y: 30 }, steps).rotation).toBe(30);
  });

  it('turns in steps when asked', () => {
    const b = { x: 0, y: 0, width: 100, height: 4, rotation: 0 };
    const { rotation } = pulledLine(b, 'end', { x: 100, y: 62 }, { step: 15 });
    expect(rotation).toBe(30);
  });

  it('never makes a box larger that is pulled smaller, however small or thin it is already', () => {
    const pulled = (width: number, height: number, to: { x: number; y: number }, keepAspect: boolean) =>
      resizedSize({ x: 0, y: 0, width, height, rotation: 0 }, DIRECTIONS.se, to, {
        keepAspect,
        fromCenter: false,
        least: 4,
      });
    for (const keepAspect of [true, false]) {
      expect(pulled(2, 2, { x: 1, y: 1 }, keepAspect)).toEqual({ width: 2, height: 2 });
      expect(pulled(2, 2, { x: 3, y: 3 }, keepAspect)).toEqual({ width: 3, height: 3 });
    }
    expect(pulled(300, 4, { x: 150, y: 2 }, true)).toEqual({ width: 150, height: 2 });
    expect(pulled(300, 4, { x: -50, y: -50 }, true)).toEqual({ width: 75, height: 1 });
  });
});
