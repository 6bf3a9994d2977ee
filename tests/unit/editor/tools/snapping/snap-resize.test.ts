import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBounds, type Box, type Rect, type Size } from '../../../../../elements/math/geometry.js';
import { anchorOf, placedAt } from '../../../../../elements/editor/transform/box-resize.js';
import { DIRECTIONS, type ResizeHandle } from '../../../../../elements/editor/transform/handles.js';
import {
  metByEdges,
  snappedSize as snapped,
  type Pull,
} from '../../../../../elements/editor/tools/snapping/snap-resize.js';
import { targetsOf, type SnapTargets } from '../../../../../elements/editor/tools/snapping/targets.js';
import { runs } from '../../../../support/soak.js';

const PAGE = { x: 0, y: 0, width: 500, height: 400 };
const BOX: Box = { x: 50, y: 50, width: 100, height: 80, rotation: 0 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const pull = (handle: ResizeHandle, more: Partial<Pull> = {}): Pull => ({
  handle: DIRECTIONS[handle],
  keepAspect: false,
  fromCenter: false,
  least: 4,
  widthOnly: false,
  ...more,
});

const snappedSize = (box: Box, free: Size, how: Pull, targets: SnapTargets, reach: number): Size =>
  snapped(box, free, how, { targets, reach });

describe('snapping what is resized', () => {
  it('pulls the edge under the handle to a line and leaves the other one', () => {
    const targets = targetsOf(PAGE, [rect(203, 300, 50, 50)]);
    expect(snappedSize(BOX, { width: 150, height: 80 }, pull('e'), targets, 6)).toEqual({
      width: 153,
      height: 80,
    });
    expect(snappedSize(BOX, { width: 150, height: 145 }, pull('se'), targets, 6)).toEqual({
      width: 153,
      height: 150,
    });
  });

  it('keeps proportions by taking the nearer edge', () => {
    const targets = targetsOf(PAGE, [rect(200, 300, 50, 50)]);
    const size = snappedSize(
      BOX,
      { width: 148, height: 118.4 },
      pull('se', { keepAspect: true }),
      targets,
      6,
    );
    expect(size.width).toBeCloseTo(150, 9);
    expect(size.height).toBeCloseTo(120, 9);
  });

  it('grows on both sides from the center', () => {
    const targets = targetsOf(PAGE, [rect(203, 300, 50, 50)]);
    const size = snappedSize(BOX, { width: 200, height: 80 }, pull('e', { fromCenter: true }), targets, 6);
    expect(size.width).toBe(206);
  });

  it('becomes as wide as another object, and marks both', () => {
    const targets = targetsOf(PAGE, [rect(333, 203, 133, 31)]);
    const size = snappedSize(BOX, { width: 130, height: 80 }, pull('e'), targets, 6);
    expect(size.width).toBe(133);
    const { distances } = metByEdges({ ...BOX, width: 133 }, DIRECTIONS.e, targets);
    expect(distances.map(({ from, to }) => to - from)).toEqual([133, 133]);
  });

  it('makes the gap in front of it like one that is there', () => {
    const row = [rect(213, 60, 31, 40), rect(261, 60, 41, 40)];
    const size = snappedSize(BOX, { width: 144, height: 80 }, pull('e'), targetsOf(PAGE, row), 6);
    expect(size.width).toBe(146);
  });

  it('follows quarter turns and leaves boxes that lie askew', () => {
    const targets = targetsOf(PAGE, [rect(150, 300, 50, 50)]);
    const turned = { ...BOX, rotation: 90 };
    // its bounds are 60..140 by 40..140; its own top looks to the right
    expect(snappedSize(turned, { width: 100, height: 87 }, pull('n'), targets, 6).height).toBe(90);
    const askew = { ...BOX, rotation: 30 };
    const free = { width: 151, height: 80 };
    expect(snappedSize(askew, free, pull('e'), targets, 60)).toBe(free);
    expect(metByEdges(askew, DIRECTIONS.e, targets)).toEqual({ guides: [], distances: [] });
  });

  it('never moves an edge further than its reach, nor makes a box too small', () => {
    const side = fc.integer({ min: 5, max: 300 });
    const place = fc.integer({ min: -100, max: 500 });
    const anyRect = fc.record({ x: place, y: place, width: side, height: side });
    const handle = fc.constantFrom(...(Object.keys(DIRECTIONS) as ResizeHandle[]));
    fc.assert(
      fc.property(
        fc.record({ box: anyRect, quarters: fc.integer({ min: -4, max: 4 }), free: anyRect }),
        fc.array(anyRect, { maxLength: 12 }),
        fc.double({ min: 0.1, max: 60, noNaN: true }),
        fc.record({ handle, keepAspect: fc.boolean(), fromCenter: fc.boolean() }),
        ({ box: upright, quarters, free }, others, reach, how) => {
          const box = { ...upright, rotation: quarters * 90 };
          const pulled = pull(how.handle, { keepAspect: how.keepAspect, fromCenter: how.fromCenter });
          const scale = free.width / box.width;
          const corner = pulled.handle.x !== 0 && pulled.handle.y !== 0;
          const wanted =
            how.keepAspect && corner
              ? { width: free.width, height: box.height * scale }
              : {
                  width: pulled.handle.x === 0 ? box.width : free.width,
                  height: pulled.handle.y === 0 ? box.height : free.height,
                };
          const size = snappedSize(box, wanted, pulled, targetsOf(PAGE, others), reach);
          const anchor = anchorOf(pulled.handle, pulled.fromCenter);
          const a = boxBounds(placedAt(box, wanted, anchor));
          const b = boxBounds(placedAt(box, size, anchor));
          const moves = [
            b.x - a.x,
            b.y - a.y,
            b.x + b.width - a.x - a.width,
            b.y + b.height - a.y - a.height,
          ];
          for (const move of moves) expect(Math.abs(move)).toBeLessThanOrEqual(reach + 1e-6);
          if (wanted.width >= 4 && wanted.height >= 4) {
            expect(size.width).toBeGreaterThanOrEqual(4);
            expect(size.height).toBeGreaterThanOrEqual(4);
          }
          if (how.keepAspect && corner)
            expect(size.width / size.height).toBeCloseTo(wanted.width / wanted.height, 6);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
