import type { Size } from '../../../math/geometry.js';
import type { Pixels } from '../../pixel-row.js';

/** How rough a surface is: shingles before a sky of their color, a knitted thing on a smooth table. */

/** Side of the windows that are looked at, less one pixel. */
const REACH = 4;
/** The least that the roughness of a ground is allowed to stray, 8-bit tones. */
const LEAST_STRAY = 1.5;

/**
 * Spread of the tones around each pixel, 8-bit: the least of four windows with the pixel in their corner, so that nothing is
 * rough just because an edge is near.
 */
export function roughness({ data, width, height }: Pixels): Float32Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(sums.length);
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      const tone = data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;
      sum += tone;
      square += tone * tone;
      const at = (y + 1) * stride + x + 1;
      sums[at] = sums[at - stride]! + sum;
      squares[at] = squares[at - stride]! + square;
    }
  }
  const variance = (left: number, top: number): number => {
    const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
    const [x1, y1] = [Math.min(width, left + REACH + 1), Math.min(height, top + REACH + 1)];
    const count = (x1 - x0) * (y1 - y0);
    const [a, b, c, d] = [y1 * stride + x1, y0 * stride + x1, y1 * stride + x0, y0 * stride + x0];
    const mean = (sums[a]! - sums[b]! - sums[c]! + sums[d]!) / count;
    return (squares[a]! - squares[b]! - squares[c]! + squares[d]!) / count - mean * mean;
  };
  const rough = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const least = Math.min(
        variance(x, y),
        variance(x - REACH, y),
        variance(x, y - REACH),
        variance(x - REACH, y - REACH),
      );
      rough[i] = Math.sqrt(Math.max(0, least));
    }
  }
  return rough;
}

/** Rows above and below that tell how rough the ground of a row is. */
const ROWS = 2;

/** How much rougher each pixel is than the ground of its row, in what grounds stray; 0 where it is smoother. */
export function rougherThan(rough: Float32Array, ground: Uint8Array, { width, height }: Size): Float32Array {
  const usual = usualOfRows(rough, ground, { width, height });
  let [squares, count] = [0, 0];
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] === 0) continue;
    squares += (rough[i]! - usual[Math.floor(i / width)]!) ** 2;
    count++;
  }
  const stray = Math.sqrt(squares / Math.max(1, count) + LEAST_STRAY ** 2);
  return rough.map((value, i) => Math.max(0, value - usual[Math.floor(i / width)]!) / stray);
}

function usualOfRows(rough: Float32Array, ground: Uint8Array, { width, height }: Size): Float32Array {
  const sum = new Float64Array(height);
  const count = new Float64Array(height);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] === 0) continue;
    sum[Math.floor(i / width)]! += rough[i]!;
    count[Math.floor(i / width)]!++;
  }
  const usual = new Float32Array(height);
  let known = 0;
  for (let y = 0; y < height; y++) {
    const [from, to] = [Math.max(0, y - ROWS), Math.min(height, y + ROWS + 1)];
    const total = count.subarray(from, to).reduce((all, n) => all + n, 0);
    if (total > 0) known = sum.subarray(from, to).reduce((all, n) => all + n, 0) / total;
    usual[y] = known;
  }
  return usual;
}
