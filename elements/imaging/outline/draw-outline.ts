import type { Pixels } from '../pixel-row.js';
import { edgeDistances, FAINT } from './edge-distance.js';
import { marginPixels, outlinePart, type PictureOutline } from './model.js';

/** The line reaches this far under the subject's edge, pixels: none shines through between them, and none through glass. */
const UNDER = 2;
/** Rows between looks at whether to go on. */
const ROWS = 16;

/**
 * The line alone, on a picture that is larger by its margin at each side; the subject is painted over it and stays as it is.
 * Its edge is smooth to a part of a pixel.
 */
export function* drawOutline(pixels: Pixels, outline: PictureOutline): Generator<void, Pixels> {
  const margin = marginPixels(outline, pixels);
  const [width, height] = [pixels.width + 2 * margin, pixels.height + 2 * margin];
  const data = new Uint8ClampedArray(width * height * 4);
  const reach = outlinePart(outline) * Math.max(pixels.width, pixels.height) + 0.5;
  const distances = yield* edgeDistances(pixels, margin, reach);
  const [red, green, blue] = channelsOf(outline.color);
  const hidden = deepInside(pixels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const squared = distances[y * width + x]!;
      if (squared >= reach * reach || hidden(x - margin, y - margin)) continue;
      const share = reach - Math.sqrt(squared);
      const at = (y * width + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = Math.round(Math.min(1, share) * 255);
    }
    if (y % ROWS === ROWS - 1) yield;
  }
  return { data, width, height };
}

/** Whether all pixels around one belong to the subject. */
function deepInside({ data, width, height }: Pixels): (x: number, y: number) => boolean {
  // how many pixels up to here, along the row, belong to it: a pixel's neighbors in a row are then one look
  const run = new Uint8Array(width * height);
  const most = 2 * UNDER + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0, length = 0; x < width; x++) {
      const inside = data[(y * width + x) * 4 + 3]! > FAINT * 255;
      length = inside ? Math.min(most, length + 1) : 0;
      run[y * width + x] = length;
    }
  return (x, y) => {
    if (x < UNDER || y < UNDER || x >= width - UNDER || y >= height - UNDER) return false;
    for (let row = y - UNDER; row <= y + UNDER; row++) if (run[row * width + x + UNDER]! < most) return false;
    return true;
  };
}

const channelsOf = (color: string): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
