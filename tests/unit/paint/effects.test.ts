import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pictureEffect } from '../../../elements/imaging/effect.js';
import { withEffects, workableSize } from '../../../elements/paint/effects.js';
import type { PaintCanvas, Picture } from '../../../elements/paint/env.js';

const canvasOf = (width: number, height: number): PaintCanvas =>
  createCanvas(width, height) as unknown as PaintCanvas;

function grey(): Picture {
  const canvas = createCanvas(8, 6);
  const context = canvas.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, 8, 6);
  return canvas as unknown as Picture;
}

const tone = (picture: Picture | undefined): number =>
  (picture as unknown as ReturnType<typeof createCanvas>).getContext('2d').getImageData(3, 3, 1, 1).data[0]!;

const brighter = pictureEffect({ adjustments: { brightness: 50 } })!;
const darker = pictureEffect({ adjustments: { brightness: -50 } })!;

describe('effects computed while painting', () => {
  it('give each effect its own picture, once, and leave the original alone', () => {
    const plain = grey();
    let canvases = 0;
    const image = withEffects(
      () => plain,
      (width, height) => {
        canvases++;
        return canvasOf(width, height);
      },
    );
    expect(tone(image('a', brighter))).toBeGreaterThan(150);
    expect(tone(image('a', darker))).toBeLessThan(100);
    expect(image('a', brighter)).toBe(image('a', brighter));
    expect(canvases).toBe(2);
    expect(image('a')).toBe(plain);
    expect(tone(plain)).toBe(128);
  });

  it('show the picture as it is when there is no memory for it, and say so once', () => {
    const plain = grey();
    const told: string[] = [];
    const none = (): PaintCanvas => ({ getContext: () => null }) as unknown as PaintCanvas;
    const image = withEffects(
      () => plain,
      none,
      (_error, source) => told.push(source),
    );
    expect(image('a', brighter)).toBe(plain);
    expect(image('a', brighter)).toBe(plain);
    expect(told).toEqual(['a']);
  });

  it('have nothing to change while there is no picture', () => {
    expect(withEffects(() => undefined, canvasOf)('a', brighter)).toBeUndefined();
  });
});

describe('the size an effect is computed at', () => {
  it('is the picture’s own, also of 24 megapixels', () => {
    expect(workableSize({ width: 6000, height: 4000 })).toEqual({ width: 6000, height: 4000 });
    expect(workableSize({ width: 0, height: 0 })).toEqual({ width: 0, height: 0 });
  });

  it('is what canvases can hold for giants, in proportion', () => {
    const wide = workableSize({ width: 40_000, height: 1000 });
    expect(wide.width).toBeLessThanOrEqual(16_384);
    expect(wide.width / wide.height).toBeCloseTo(40, 0);
    const { width, height } = workableSize({ width: 15_000, height: 15_000 });
    expect(width * height).toBeLessThanOrEqual(64_000_000);
  });
});
