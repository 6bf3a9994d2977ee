import type { Plane } from './box-blur.js';
import { clampTone, lumaOf, SHIFT, type Pixels } from '../pixel-row.js';

/** Pictures as planes of one channel each, made smaller by a whole number: what a blur works on. */

/** Rows between looks at whether to go on. */
const ROWS = 64;

/** Adds `step` pixels each, from `at` on in the picture's bytes, to the sums of a row. */
type AddRow = (sums: Int32Array, data: Uint8ClampedArray, at: number, factor: number, width: number) => void;

const plain =
  (channel: 0 | 1 | 2 | 3): AddRow =>
  (sums, data, at, factor, width) => {
    for (let i = 0, x = 0; x < width; i++) {
      let sum = 0;
      for (const end = Math.min(width, x + factor); x < end; x++) sum += data[at + 4 * x + channel]!;
      sums[i]! += sum << SHIFT;
    }
  };

/** Colors are weighted by alpha: what lies hidden under transparent pixels must not bleed out. */
const weighted =
  (channel: 0 | 1 | 2): AddRow =>
  (sums, data, start, factor, width) => {
    for (let i = 0, x = 0; x < width; i++) {
      let sum = 0;
      for (const end = Math.min(width, x + factor); x < end; x++) {
        const at = start + 4 * x;
        sum += ((data[at + channel]! * data[at + 3]!) << SHIFT) / 255;
      }
      sums[i]! += sum;
    }
  };

const lightness: AddRow = (sums, data, start, factor, width) => {
  for (let i = 0, x = 0; x < width; i++) {
    let sum = 0;
    for (const end = Math.min(width, x + factor); x < end; x++) {
      const at = start + 4 * x;
      sum += lumaOf(data[at]! << SHIFT, data[at + 1]! << SHIFT, data[at + 2]! << SHIFT);
    }
    sums[i]! += sum;
  }
};

export type PlaneKind = 'red' | 'green' | 'blue' | 'alpha' | 'lightness';

const ADD: Record<PlaneKind, readonly [opaque: AddRow, translucent: AddRow]> = {
  red: [plain(0), weighted(0)],
  green: [plain(1), weighted(1)],
  blue: [plain(2), weighted(2)],
  alpha: [plain(3), plain(3)],
  lightness: [lightness, lightness],
};

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** A plane of the picture, each of its pixels the mean of `factor` by `factor` of the picture's. */
export function* planeOf(
  pixels: Pixels,
  kind: PlaneKind,
  { factor, opaque }: { factor: number; opaque: boolean },
): Generator<void, Plane> {
  const add = ADD[kind][opaque ? 0 : 1];
  const width = Math.ceil(pixels.width / factor);
  const height = Math.ceil(pixels.height / factor);
  const data = new Uint16Array(width * height);
  const sums = new Int32Array(width);
  for (let row = 0; row < height; row++) {
    const bottom = Math.min(pixels.height, (row + 1) * factor);
    sums.fill(0);
    for (let y = row * factor; y < bottom; y++)
      add(sums, pixels.data, y * pixels.width * 4, factor, pixels.width);
    means(data.subarray(row * width, (row + 1) * width), sums, factor * (bottom - row * factor));
    // the last column may be of fewer pixels
    const rest = pixels.width - (width - 1) * factor;
    data[(row + 1) * width - 1] = Math.round(sums[width - 1]! / (rest * (bottom - row * factor)));
    if (row % ROWS === ROWS - 1) yield;
  }
  return { width, height, data };
}

function means(row: Uint16Array, sums: Int32Array, count: number): void {
  const half = count >> 1;
  for (let x = 0; x < row.length; x++) row[x] = (sums[x]! + half) / count;
}

/** Where the pixels of a row or column lie between those of a plane that is smaller by `factor`. */
export interface Between {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Share of the second, in 256ths. */
  readonly share: Int32Array;
}

export function between(length: number, factor: number): Between {
  const last = Math.ceil(length / factor) - 1;
  const [first, second, share] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)];
  for (let i = 0; i < length; i++) {
    const at = Math.min(last, Math.max(0, (i + 0.5) / factor - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(last, first[i]! + 1);
    share[i] = Math.round((at - first[i]!) * 256);
  }
  return { first, second, share };
}

/** A row of a smaller plane at the picture's own size. */
export function enlargedRow(
  into: Int16Array,
  { data, width }: Plane,
  y: number,
  across: Between,
  down: Between,
): void {
  // not made smaller: the row as it is
  if (width === into.length) return into.set(data.subarray(y * width, (y + 1) * width));
  const { first, second, share } = across;
  const upper = down.first[y]! * width;
  const lower = down.second[y]! * width;
  const below = down.share[y]!;
  for (let x = 0; x < into.length; x++) {
    const left = first[x]!;
    const right = second[x]!;
    const after = share[x]!;
    const top = data[upper + left]! * (256 - after) + data[upper + right]! * after;
    const bottom = data[lower + left]! * (256 - after) + data[lower + right]! * after;
    into[x] = clampTone((top * (256 - below) + bottom * below + 32768) >> 16);
  }
}
