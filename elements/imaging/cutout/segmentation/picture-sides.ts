import type { Pixels } from '../../pixel-row.js';
import { isShade } from './shade.js';

/** The left and the right edge of a picture, from which the ground of its rows is known at first. */

/** Width of the strips, as part of the picture's shorter side. */
const STRIP = 0.03;
/** Strips that are farther apart than this in color do not show one ground, 8-bit tones. */
const APART = 45;
/** What is usual of a strip is told by those of its rows that are this near, as part of the picture's height. */
const NEAR = 0.25;

type Color = [number, number, number];

/** 1 along both sides, but where one side shows something else: a handle, a branch that leaves the picture. */
export function sideGround({ data, width, height }: Pixels): Uint8Array {
  const depth = Math.min(Math.ceil(width / 2), Math.max(2, Math.round(Math.min(width, height) * STRIP)));
  const ground = new Uint8Array(width * height);
  const rowMeans = (from: number): Color[] =>
    Array.from({ length: height }, (_, y) => meanOf(data, y * width + from, depth));
  const strips = [0, width - depth].map((from) => ({ from, rows: rowMeans(from) }));
  const [left, right] = strips.map(({ rows }) => rows) as [Color[], Color[]];
  for (let y = 0; y < height; y++) {
    const foreign = apart(left[y]!, right[y]!) > APART ? foreignOf(left, right, y) : null;
    for (const { from, rows } of strips)
      if (rows !== foreign) ground.fill(1, y * width + from, y * width + from + depth);
  }
  return ground;
}

/** Of two strips that differ in a row the one that is unlike itself there; null when it may be in shade. */
function foreignOf(left: Color[], right: Color[], y: number): Color[] | null {
  const usual = [left, right].map((rows) => usualNear(rows, y)) as [Color, Color];
  const [a, b] = [apart(left[y]!, usual[0]), apart(right[y]!, usual[1])];
  const [rows, own, distance] = a > b ? [left, usual[0], a] : [right, usual[1], b];
  return distance > APART && !isShade(rows[y]!, own) ? rows : null;
}

function usualNear(rows: readonly Color[], y: number): Color {
  const reach = Math.round(NEAR * rows.length);
  const near = rows.slice(Math.max(0, y - reach), y + reach + 1);
  return [0, 1, 2].map(
    (c) => near.map((color) => color[c]!).sort((p, q) => p - q)[near.length >> 1]!,
  ) as Color;
}

function meanOf(data: Uint8ClampedArray, start: number, count: number): Color {
  const sum: Color = [0, 0, 0];
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) sum[c]! += data[4 * (start + i) + c]! / count;
  return sum;
}

const apart = (a: Color, b: Color): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
