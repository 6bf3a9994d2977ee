import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import { pathSegments, type Segment } from '../../../elements/display/path-data.js';
import { outlineNames, outlinePath } from '../../../elements/objects/outline.js';

const data = (segments: readonly Segment[]): string =>
  segments.map(([letter, ...numbers]) => letter + numbers.map((n) => n.toFixed(4)).join(' ')).join('');

/** Alpha of a path filled on 220 x 220. */
function filled(d: string): Uint8ClampedArray {
  const context = createCanvas(220, 220).getContext('2d');
  context.translate(10, 10);
  context.fill(new Path2D(d));
  return context.getImageData(0, 0, 220, 220).data;
}

/** How much of a filled area is filled otherwise: engines flatten the same curve with arcs and cubics a little apart. */
function mismatch(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const area = a.reduce((sum, value) => sum + value, 0);
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / area;
}

const TRICKY = [
  ['relative commands', 'm10 10h50v20l-10 30-20-5zm5 80l20 0 0 30z'],
  ['smooth curves', 'M10 80C40 10 65 10 95 80S150 150 180 80Z'],
  ['relative smooth curves', 'm10 80c30-70 55-70 85 0s55 70 85 0z'],
  ['quadratics', 'M10 80Q52 10 95 80T180 80V150z'],
  ['arc flags without separators', 'M50 50a40 30 20 1 0 50.5.5zm0 60a20 20 0 1140 0z'],
  ['arcs too small to reach', 'M20 20A5 5 0 0 1 120 60L20 100Z'],
  ['turned arcs', 'M20 90A80 40 -35 1 1 150 120Z'],
  ['an arc without radius', 'M20 20A0 5 0 0 1 120 60L20 100Z'],
  ['numbers run together', 'M10-5.5.5 60.25 90 1e1,90 6E1Z'],
  ['points after a move', 'M10 10 100 10 100 100 10 100Z'],
] as const;

describe('path data', () => {
  it.each(TRICKY)('%s fill as canvas fills them', (_name, d) => {
    expect(mismatch(filled(d), filled(data(pathSegments(d))))).toBeLessThan(0.01);
  });

  it.each(outlineNames)('outline %s is measured as it is filled', (name) => {
    const d = outlinePath(name, 180, 110, 0.3);
    const { x, y, width, height } = inkBounds([{ op: 'fillPath', d, fill: '#000000' }]);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
    expect(x + width).toBeLessThanOrEqual(180.01);
    expect(y + height).toBeLessThanOrEqual(110.01);
    expect(mismatch(filled(d), filled(data(pathSegments(d))))).toBeLessThan(0.01);
  });

  it('stops at the first fault', () => {
    expect(pathSegments('M1 2L3 4X5 6L7 8')).toEqual([
      ['M', 1, 2],
      ['L', 3, 4],
    ]);
    expect(pathSegments('')).toEqual([]);
    expect(pathSegments('nonsense')).toEqual([]);
  });
});
