import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawWatermark } from '../../elements/compose/watermark.js';
import { openTestPage, type TestPage } from '../support/browser.js';
import { difference } from './difference.js';
import type { WatermarkPixels } from './watermark-browser.js';

const GROUNDS = ['#ffffff', '#000000', '#c4512d', '#8f8f8f'];

function inNode(ground: string, width: number, height: number): Uint8ClampedArray {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  drawWatermark(context, width, height);
  return context.getImageData(0, 0, width, height).data;
}

describe('the watermark', () => {
  let opened: TestPage;

  beforeAll(async () => {
    opened = await openTestPage(new URL('watermark-browser.ts', import.meta.url).pathname, () => undefined);
    await opened.page.waitForFunction(() => 'watermarkPixels' in window);
  });
  afterAll(() => opened.close());

  it.each(GROUNDS)('is the same in browser and server on %s', async (ground) => {
    const drawn = await opened.page.evaluate(
      (ground) =>
        (window as unknown as { watermarkPixels: WatermarkPixels }).watermarkPixels(ground, 240, 160),
      ground,
    );
    // edges of letters are smoothed by two versions of one library
    const { most, differing } = difference(drawn, inNode(ground, 240, 160));
    expect(differing).toBeLessThan(0.05);
    expect(most).toBeLessThan(48);
  });

  it.each(GROUNDS)('is seen all over, on %s too', (ground) => {
    const [width, height] = [640, 640];
    const data = inNode(ground, width, height);
    const [r, g, b] = data;
    const seen = (x: number, y: number): boolean => {
      const at = 4 * (y * width + x);
      return Math.abs(data[at]! - r!) + Math.abs(data[at + 1]! - g!) + Math.abs(data[at + 2]! - b!) > 60;
    };
    // no square of a quarter of the width is without it
    const side = width / 4;
    for (let y = 0; y + side <= height; y += side / 4)
      for (let x = 0; x + side <= width; x += side / 4) {
        let count = 0;
        for (let i = 0; i < side * side; i++) if (seen(x + (i % side), y + Math.floor(i / side))) count++;
        expect(count / side ** 2).toBeGreaterThan(0.01);
      }
  });
});
