import type { Pixels } from '../../pixel-row.js';

/**
 * What the picture would show without its subject: each row carries on from the ground to its left and right, since walls
 * meet tables, and skies meet land, along rows.
 */

export interface Backdrop {
  /** Red, green and blue of the ground at each pixel, 0 to 255: as it is to the left, to the right, and between them. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly between: Float32Array;
  /** How far ground strays from that, per channel, at least a little. */
  readonly grain: readonly [number, number, number];
}

/** Pixels of ground a color is taken from, on either side. */
const REACH = 6;
/** The least a ground is allowed to stray, 8-bit tones. */
const LEAST_GRAIN = 4;

/** The ground behind everything, from the pixels where `ground` is 1. */
export function backdropOf(image: Pixels, ground: Uint8Array): Backdrop {
  const { width, height } = image;
  const local = localMeans(image, ground);
  const [between, left, right] = [0, 1, 2].map(() => new Float32Array(width * height * 3)) as Sides;
  const rows: number[] = [];
  for (let y = 0; y < height; y++) {
    if (!ground.subarray(y * width, (y + 1) * width).includes(1)) continue;
    fillRow(y * width, width, ground, local, [between, left, right]);
    rows.push(y);
  }
  // a row that is hidden altogether: as the nearest one above or below it
  for (let y = 0, next = 0; y < height && rows.length > 0; y++) {
    if (next < rows.length - 1 && Math.abs(rows[next + 1]! - y) <= Math.abs(rows[next]! - y)) next++;
    const from = 3 * rows[next]! * width;
    if (rows[next] !== y)
      for (const each of [between, left, right]) each.copyWithin(3 * y * width, from, from + 3 * width);
  }
  return { between, left, right, grain: grainOf(image, ground, between) };
}

type Sides = [between: Float32Array, left: Float32Array, right: Float32Array];

function fillRow(
  start: number,
  width: number,
  ground: Uint8Array,
  local: Float32Array,
  [between, left, right]: Sides,
): void {
  const before = new Int32Array(width);
  for (let x = 0, last = -1; x < width; x++) {
    if (ground[start + x] === 1) last = x;
    before[x] = last;
  }
  for (let x = width - 1, after = -1; x >= 0; x--) {
    if (ground[start + x] === 1) after = x;
    const a = before[x]! < 0 ? after : before[x]!;
    const b = after < 0 ? before[x]! : after;
    const share = a === b ? 0 : (x - a) / (b - a);
    for (let c = 0; c < 3; c++) {
      const at = 3 * (start + x) + c;
      left[at] = local[3 * (start + a) + c]!;
      right[at] = local[3 * (start + b) + c]!;
      between[at] = left[at]! * (1 - share) + right[at]! * share;
    }
  }
}

/** Means of the ground around each pixel of ground, over a few pixels of its row and rows next to it. */
function localMeans({ data, width, height }: Pixels, ground: Uint8Array): Float32Array {
  const sums = new Float64Array((width + 1) * 4);
  const across = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const w = ground[i]!;
      for (let c = 0; c < 3; c++) sums[4 * (x + 1) + c] = sums[4 * x + c]! + w * data[4 * i + c]!;
      sums[4 * (x + 1) + 3] = sums[4 * x + 3]! + w;
    }
    for (let x = 0; x < width; x++) {
      const [a, b] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      for (let c = 0; c < 4; c++) across[4 * (y * width + x) + c] = sums[4 * b + c]! - sums[4 * a + c]!;
    }
  }
  const means = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    const rows = [Math.max(0, y - 1), y, Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x++, i++) {
      let [r, g, b, w] = [0, 0, 0, 0];
      for (const row of rows) {
        const at = 4 * (row * width + x);
        r += across[at]!;
        g += across[at + 1]!;
        b += across[at + 2]!;
        w += across[at + 3]!;
      }
      if (w > 0) {
        means[3 * i] = r / w;
        means[3 * i + 1] = g / w;
        means[3 * i + 2] = b / w;
      }
    }
  }
  return means;
}

function grainOf({ data }: Pixels, ground: Uint8Array, color: Float32Array): [number, number, number] {
  const squares = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] === 0) continue;
    count++;
    for (let c = 0; c < 3; c++) squares[c]! += (data[4 * i + c]! - color[3 * i + c]!) ** 2;
  }
  return squares.map((sum) => Math.sqrt(sum / Math.max(1, count) + LEAST_GRAIN ** 2)) as [
    number,
    number,
    number,
  ];
}

/** How far each pixel is from the ground behind it, in grains: below 3 nobody would tell them apart. */
export function awayFrom({ data }: Pixels, { between, left, right, grain }: Backdrop): Float32Array {
  const away = new Float32Array(between.length / 3);
  const [r, g, b] = grain.map((tone) => 1 / (tone * tone)) as [number, number, number];
  const from = (ground: Float32Array, i: number): number =>
    (data[4 * i]! - ground[3 * i]!) ** 2 * r +
    (data[4 * i + 1]! - ground[3 * i + 1]!) ** 2 * g +
    (data[4 * i + 2]! - ground[3 * i + 2]!) ** 2 * b;
  for (let i = 0; i < away.length; i++)
    away[i] = Math.sqrt(Math.min(from(between, i), from(left, i), from(right, i)));
  return away;
}
