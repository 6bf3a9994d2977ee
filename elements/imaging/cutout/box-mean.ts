import type { Size } from '../../math/geometry.js';

/** A plane of any numbers, row by row. */
export type Values = Float32Array<ArrayBuffer>;

/**
 * The mean of the square of `radius` pixels around each value; beyond the edges there is nothing. Only sums, products and
 * quotients of doubles: the same bytes in every engine.
 */
export function boxMean(values: Values, { width, height }: Size, radius: number): Values {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    meanOfLine(values, rows, { first: y * width, step: 1, length: width, radius });
  return meanOfColumns(rows, { width, height }, radius);
}

interface Line {
  readonly first: number;
  readonly step: number;
  readonly length: number;
  readonly radius: number;
}

function meanOfLine(from: Values, into: Values, { first, step, length, radius }: Line): void {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < Math.min(radius, length); x++, count++) sum += from[first + x * step]!;
  for (let x = 0; x < length; x++) {
    if (x + radius < length) {
      sum += from[first + (x + radius) * step]!;
      count++;
    }
    if (x - radius > 0) {
      sum -= from[first + (x - radius - 1) * step]!;
      count--;
    }
    into[first + x * step] = sum / count;
  }
}

/** Row by row with a sum for each column: going down each column would miss the processor's cache at every value. */
function meanOfColumns(rows: Values, { width, height }: Size, radius: number): Values {
  const means = new Float32Array(rows.length);
  const sums = new Float64Array(width);
  let count = 0;
  const add = (y: number, sign: number): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) sums[x]! += sign * rows[at]!;
    count += sign;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    for (let x = 0, at = y * width; x < width; x++, at++) means[at] = sums[x]! / count;
  }
  return means;
}
