import type { Pixels } from '../pixel-row.js';

/** One value a pixel, 0 to 255: a mask as it is worked with. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels of the longer side that a subject is looked for at: more takes long and finds no more. */
export const CUT_SIDE = 400;

export const newMask = (width: number, height: number): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** The size of this shape whose longer side is `side` at most. */
export function sizeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The picture made smaller, each pixel the mean of those it covers, colors weighted by alpha. Plain arithmetic: the same
 * bytes in every engine.
 */
export function shrunk(pixels: Pixels, width: number, height: number): Pixels {
  if (width === pixels.width && height === pixels.height) return pixels;
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = edges(pixels.width, width);
  const rows = edges(pixels.height, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const area = { left: columns[x]!, right: columns[x + 1]!, top: rows[y]!, bottom: rows[y + 1]! };
      storeMean(data, (y * width + x) * 4, pixels, area);
    }
  }
  return { width, height, data };
}

/** Where the pixels of a shorter row begin in a longer one; each has one pixel at least. */
const edges = (from: number, to: number): number[] =>
  Array.from({ length: to + 1 }, (_, i) => Math.floor((i * from) / to));

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function storeMean(
  into: Uint8ClampedArray,
  at: number,
  { data, width }: Pixels,
  { left, right, top, bottom }: Area,
): void {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left, i = (y * width + left) * 4; x < right; x++, i += 4) {
      const alpha = data[i + 3]!;
      r += data[i]! * alpha;
      g += data[i + 1]! * alpha;
      b += data[i + 2]! * alpha;
      a += alpha;
    }
  }
  if (a === 0) return;
  into[at] = r / a;
  into[at + 1] = g / a;
  into[at + 2] = b / a;
  into[at + 3] = a / ((right - left) * (bottom - top));
}

/** The mask made smaller, when it is larger, to `side` pixels of its longer side. */
export function maskWithin(mask: Mask, side: number): Mask {
  const { width, height } = sizeWithin(mask, side);
  if (width === mask.width && height === mask.height) return mask;
  const data = new Uint8ClampedArray(mask.data.length * 4);
  mask.data.forEach((value, i) => data.set([value, value, value, 255], 4 * i));
  const small = shrunk({ width: mask.width, height: mask.height, data }, width, height);
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => small.data[4 * i]!) };
}
