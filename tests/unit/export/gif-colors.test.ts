import { describe, expect, it } from 'vitest';
import { AS_BEFORE, GifColors, type Shown } from '../../../elements/export/video/gif-colors.js';

const WIDTH = 8;

function pixelsOf(rgb: readonly number[], red: 0 | 2 = 0): Uint8Array {
  const pixels = new Uint8Array(4 * WIDTH * WIDTH);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([rgb[red]!, rgb[1]!, rgb[2 - red]!, 255], at);
  return pixels;
}

const nothing = (): Shown => ({ pixels: null, colors: new Uint32Array(WIDTH * WIDTH) });

/** What 8 x 8 pixels of one color become. */
function colorsOf(colors: GifColors, rgb: readonly number[], red: 0 | 2 = 0, shown = nothing()): Set<number> {
  const found = new Uint8Array(WIDTH * WIDTH);
  colors.of(pixelsOf(rgb, red), WIDTH, red, shown, found);
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

  it('are those of the palette where it has them, whatever was met before them', () => {
    const dark = new GifColors([
      [16, 20, 24],
      [22, 22, 25],
    ]);
    // of the same first bits, and nearer to the other one
    expect(colorsOf(dark, [17, 20, 24])).toEqual(new Set([0]));
    expect(colorsOf(dark, [22, 22, 25])).toEqual(new Set([1]));
    expect(dark.awayFrom([22, 22, 25])).toBe(0);
  });

  it('are left as they were where the pixel, or its color, is the same', () => {
    const shown = nothing();
    expect(colorsOf(colors, [105, 105, 105], 0, shown)).toEqual(new Set([1, 2]));
    const later = { ...shown, pixels: pixelsOf([105, 105, 105]) };
    expect(colorsOf(colors, [105, 105, 105], 0, later)).toEqual(new Set([AS_BEFORE]));
    // the next frame has a palette of its own
    const own = new GifColors([[110, 110, 110]]);
    const found = colorsOf(own, [110, 110, 110], 0, later);
    expect(found).toEqual(new Set([0, AS_BEFORE]));
  });
});
