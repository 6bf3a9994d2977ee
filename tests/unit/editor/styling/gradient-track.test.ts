import { describe, expect, it } from 'vitest';
import {
  gradientTrack,
  MOST_STOPS,
  offsetOnTrack,
  onAngleStep,
  withEnd,
  withoutStop,
  withStopAt,
  withStopHere,
} from '../../../../elements/editor/styling/gradient-track.js';
import type { Gradient } from '../../../../elements/objects/gradient.js';

const size = { width: 200, height: 100 };
const linear: Gradient = {
  angle: 0,
  stops: [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#ffffff', opacity: 0.5 },
  ],
};
const radial: Gradient = { ...linear, type: 'radial' };

describe('where a gradient runs', () => {
  it('is along its line, or from its middle to its rim', () => {
    expect(gradientTrack(linear, size)).toEqual({ from: { x: 0, y: 50 }, to: { x: 200, y: 50 } });
    const { from, to } = gradientTrack(radial, size, 90);
    expect(from).toEqual({ x: 100, y: 50 });
    expect([to.x, to.y].map(Math.round)).toEqual([100, 150]);
  });

  it('follows an end, with an angle that says the same', () => {
    const moved = withEnd(linear, size, 'end', { x: 100, y: 150 });
    expect(moved).toMatchObject({ from: { x: 0, y: 0.5 }, to: { x: 0.5, y: 1.5 }, angle: 45 });
    expect(gradientTrack(moved, size)).toEqual({ from: { x: 0, y: 50 }, to: { x: 100, y: 150 } });
    const start = withEnd(moved, size, 'start', { x: 100, y: 250 });
    expect(start).toMatchObject({ from: { x: 0.5, y: 2.5 }, to: { x: 0.5, y: 1.5 }, angle: 270 });
    expect(withEnd(linear, size, 'end', { x: 0, y: 50 }), 'no length').toBe(linear);
    expect(withEnd(linear, { width: 200, height: 0 }, 'end', { x: 9, y: 9 })).toBe(linear);
  });

  it('moves a radial one by its middle and widens it by its rim', () => {
    expect(withEnd(radial, size, 'start', { x: 50, y: 25 })).toEqual({
      ...radial,
      center: { x: 0.25, y: 0.25 },
    });
    expect(withEnd(radial, size, 'end', { x: 100, y: 100 })).toEqual({ ...radial, radius: 0.5 });
    expect(withEnd(radial, size, 'end', { x: 100, y: 50 }).radius, 'never nothing').toBeGreaterThan(0);
  });

  it('keeps its angle on steps about the other end', () => {
    const { x, y } = onAngleStep({ x: 0, y: 0 }, { x: 100, y: 40 });
    expect(Math.hypot(x, y)).toBeCloseTo(Math.hypot(100, 40));
    expect(Math.atan2(y, x)).toBeCloseTo((15 * Math.PI) / 180);
  });
});

describe('the stops of a gradient', () => {
  it('lie on the line as near as can be', () => {
    const track = gradientTrack(linear, size);
    expect(offsetOnTrack(track, { x: 50, y: 99 })).toBe(0.25);
    expect(offsetOnTrack(track, { x: -50, y: 50 })).toBe(0);
    expect(offsetOnTrack({ from: { x: 3, y: 3 }, to: { x: 3, y: 3 } }, { x: 9, y: 9 })).toBe(0);
    expect(withStopAt(linear, 1, 1.4).stops[1]!.offset).toBe(1);
    expect(withStopAt(linear, 1, 1 / 3).stops[1]).toEqual({ ...linear.stops[1], offset: 0.3333 });
  });

  it('are added with the color that is there, as many as are told apart', () => {
    const { gradient, index } = withStopHere(linear, 0.5)!;
    expect(index).toBe(1);
    expect(gradient.stops[1]).toEqual({ offset: 0.5, color: '#808080', opacity: 0.75 });
    expect(withStopHere({ ...linear, stops: linear.stops.slice(1) }, 0.2)!.gradient.stops).toHaveLength(2);
    const full = { ...linear, stops: Array.from({ length: MOST_STOPS }, () => linear.stops[0]!) };
    expect(withStopHere(full, 0.5)).toBeNull();
  });

  it('are two at least', () => {
    expect(withoutStop(linear, 0)).toBe(linear);
    const three = withStopHere(linear, 0.5)!.gradient;
    expect(withoutStop(three, 1).stops).toEqual(linear.stops);
  });
});
