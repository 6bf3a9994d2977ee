import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEffect } from '../../../elements/imaging/apply-effect.js';
import { outlineEffect } from '../../../elements/imaging/effect.js';
import { marginPixels, type PictureOutline } from '../../../elements/imaging/outline/model.js';
import type { Pixels } from '../../../elements/imaging/pixel-row.js';

/** Black where `alpha` says how much, 0 to 255. */
function picture(width: number, height: number, alpha: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data[i * 4 + 3] = alpha(i % width, Math.floor(i / width));
  return { data, width, height };
}

const copyOf = ({ data, ...size }: Pixels): Pixels => ({ ...size, data: data.slice() });

/** The line, and how opaque it is at a pixel of the picture. */
function outlined(pixels: Pixels, outline: PictureOutline) {
  const line = applyEffect(copyOf(pixels), outlineEffect(outline, {}));
  const margin = marginPixels(outline, pixels);
  const at = (x: number, y: number) => (y + margin) * line.width + x + margin;
  return {
    line,
    margin,
    alpha: (x: number, y: number): number => line.data[at(x, y) * 4 + 3]!,
    color: (x: number, y: number) => [...line.data.subarray(at(x, y) * 4, at(x, y) * 4 + 3)],
  };
}

/** The soft edge of a circle. */
const disc =
  (cx: number, cy: number, radius: number) =>
  (x: number, y: number): number =>
    255 * Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, y - cy)));

describe('the outline of a picture', () => {
  it('is a line of one color and of its width, a thousandth of the longer side each, also beyond the picture', () => {
    const pixels = picture(200, 100, (x, y) => (x < 100 && y >= 20 && y < 80 ? 255 : 0));
    const { alpha, color, line, margin } = outlined(pixels, { width: 50, color: '#ff8001' });
    expect([line.width, line.height]).toEqual([200 + 2 * margin, 100 + 2 * margin]);
    expect([alpha(109, 50), alpha(111, 50), alpha(50, 10), alpha(50, 8)]).toEqual([255, 0, 255, 0]);
    expect(alpha(-10, 50)).toBe(255);
    expect(alpha(-12, 50)).toBe(0);
    expect(color(105, 50)).toEqual([255, 128, 1]);
  });

  it('has a round and soft edge', () => {
    const { alpha } = outlined(picture(200, 200, disc(100, 100, 40)), { width: 50, color: '#ffffff' });
    for (let angle = 0; angle < 360; angle += 7) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const [x, y] = [Math.round(100 + dx * 50), Math.round(100 + dy * 50)];
      // how far out this pixel lies says how much of it is covered
      const covered = 50.5 - Math.hypot(x - 100, y - 100);
      expect(Math.abs(alpha(x, y) / 255 - Math.min(1, Math.max(0, covered)))).toBeLessThan(0.25);
    }
    const levels = new Set(Array.from({ length: 200 }, (_, x) => alpha(x, 62)));
    expect(levels.size, 'its edge is no staircase').toBeGreaterThan(2);
  });

  it('leaves out dust and soft shadows, and nothing shows where nothing is', () => {
    const dust = picture(100, 100, () => 40);
    expect(outlined(dust, { width: 100, color: '#ffffff' }).line.data.every((value) => value === 0)).toBe(
      true,
    );
  });

  it('never shows through the interior, however much the page does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 70, max: 255 }),
        fc.array(fc.record({ x: fc.nat(40), y: fc.nat(40), r: fc.integer({ min: 1, max: 16 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        (width, height, thick, opacity, discs) => {
          const inside = (x: number, y: number) => discs.some((d) => Math.hypot(x - d.x, y - d.y) <= d.r);
          const pixels = picture(width, height, (x, y) => (inside(x, y) ? opacity : 0));
          const before = pixels.data.slice();
          const { alpha } = outlined(pixels, { width: thick, color: '#ffffff' });
          expect(pixels.data).toEqual(before);
          for (let y = 2; y < height - 2; y++)
            for (let x = 2; x < width - 2; x++) {
              const deep = [-2, -1, 0, 1, 2].every((dy) =>
                [-2, -1, 0, 1, 2].every((dx) => inside(x + dx, y + dy)),
              );
              if (deep) expect(alpha(x, y)).toBe(0);
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('looks the same at any size, as its quick pictures do', () => {
    const share = (side: number): number => {
      const { line } = outlined(picture(side, side, disc(side / 2, side / 2, side / 4)), {
        width: 60,
        color: '#ffffff',
      });
      let sum = 0;
      for (let i = 3; i < line.data.length; i += 4) sum += line.data[i]!;
      return sum / 255 / (side * side);
    };
    expect(share(400)).toBeCloseTo(share(200), 1);
  });

  it('stays straight along a slanted edge', () => {
    const slope = 1 / 12;
    const pixels = picture(240, 100, (x, y) => 255 * Math.min(1, Math.max(0, y - 60 - x * slope + 0.5)));
    const { alpha } = outlined(pixels, { width: 50, color: '#ffffff' });
    // where the line ends in each column, by how much of it is covered
    const tops = Array.from({ length: 200 }, (_, i) => {
      const x = i + 20;
      let covered = 0;
      for (let y = 0; y <= 60 + x * slope - 4; y++) covered += alpha(x, y) / 255;
      return Math.floor(60 + x * slope - 4) + 1 - covered - x * slope;
    });
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.3);
  });
});
