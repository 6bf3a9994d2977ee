import type { Size } from '../../../math/geometry.js';

/** A plane of any numbers, row by row. */
export type Values = Float32Array<ArrayBuffer>;

/**
 * The mean of the square of `radius` pixels around each value; beyond the edges there is nothing. Only sums, products and
 * quotients of doubles: the same bytes in every engine.
 */
export function boxMean(values: Values, { width, height }: Size, radius: number): Values {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++) meanOfRow(values, rows, { first: y * width, length: width, radius });
  return meanOfColumns(rows, { width, height }, radius);
}

interface Line {
  readonly first: number;
  readonly length: number;
  readonly radius: number;
}

function meanOfRow(from: Values, into: Values, { first, length, radius }: Line): void {
  let sum = 0;
  let count = 0;
  const end = first + length;
  for (let i = first; i < Math.min(first + radius, end); i++, count++) sum += from[i]!;
  for (let i = first; i < end; i++) {
    if (i + radius < end) {
      sum += from[i + radius]!;
      count++;
    }
    if (i - radius > first) {
      sum -= from[i - radius - 1]!;
      count--;
    }
    into[i] = sum / count;
  }
}

/** Row by row with a sum for each column: going down each column would miss the processor's cache at every value. */
function meanOfColumns(rows: Values, { width, height }: Size, radius: number): Values {
  const means = new Float32Array(rows.length);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = 0; y < Math.min(radius, height); y++, count++) addRow(sums, rows, y * width);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      addRow(sums, rows, (y + radius) * width);
      count++;
    }
    if (y - radius > 0) {
      takeRow(sums, rows, (y - radius - 1) * width);
      count--;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) means[at] = sums[x]! / count;
  }
  return means;
}

function addRow(sums: Float64Array, rows: Values, at: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += rows[at + x]!;
}

function takeRow(sums: Float64Array, rows: Values, at: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! -= rows[at + x]!;
}
