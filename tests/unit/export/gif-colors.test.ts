import { describe, expect, it } from 'vitest';
import { GifColors } from '../../../elements/export/video/gif-colors.js';

const WIDTH = 8;

/** What 8 x 8 pixels of one color become. */
function colorsOf(colors: GifColors, rgb: readonly number[], red: 0 | 2 = 0): Set<number> {
  const pixels = new Uint8Array(4 * WIDTH * WIDTH);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([rgb[red]!, rgb[1]!, rgb[2 - red]!, 255], at);
  const found = new Uint8Array(WIDTH * WIDTH);
  colors.of(pixels, WIDTH, red, found);
  return new Set(found);
}

describe('the colors of a GIF', () => {
  const colors = new GifColors([
    [248, 240, 227],
    [100, 100, 100],
    [110, 110, 110],
  ]);

  it('are flat where the design is', () => {
    expect(colorsOf(colors, [248, 240, 227])).toEqual(new Set([0]));
    expect(colorsOf(colors, [247, 241, 228])).toEqual(new Set([0]));
    expect(colorsOf(colors, [248, 240, 227], 2)).toEqual(new Set([0]));
  });

  it('are mixed of two where the palette has none close by', () => {
    expect(colorsOf(colors, [105, 105, 105])).toEqual(new Set([1, 2]));
  });
});
