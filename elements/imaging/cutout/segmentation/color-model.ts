import type { Pixels } from '../../pixel-row.js';

/** Colors of a region as a few bell curves in RGB, each with the direction it stretches in (a Gaussian mixture). */

const CURVES = 5;
/** Added to each curve's variance: flat colors of drawings must not make it infinitely narrow. */
const GRAIN = 6;
const ROUNDS_OF_MEANS = 8;

interface Curve {
  readonly mean: readonly [number, number, number];
  /** Inverse covariance: xx, xy, xz, yy, yz, zz. */
  readonly inverse: readonly [number, number, number, number, number, number];
  /** Weight over the root of the determinant. */
  readonly height: number;
}

export type ColorModel = readonly Curve[];

/** Sums of one cluster: weight, first and second moments. */
const MOMENTS = 10;

/** The model of the pixels whose weight is above 0; null when there are none. */
export function learnColors({ data }: Pixels, weight: Float32Array): ColorModel | null {
  const chosen = chosenBy(weight);
  if (chosen.length === 0) return null;
  const means = farthestColors(data, chosen);
  let sums = new Float64Array(0);
  for (let round = 0; round < ROUNDS_OF_MEANS; round++) {
    sums = momentsOf(data, chosen, weight, means);
    for (let k = 0; k < means.length; k++) {
      const total = sums[k * MOMENTS]!;
      if (total > 0) means[k] = [1, 2, 3].map((m) => sums[k * MOMENTS + m]! / total) as Color;
    }
  }
  return curvesOf(sums, means.length);
}

function chosenBy(weight: Float32Array): Int32Array {
  const all = new Int32Array(weight.length);
  let count = 0;
  for (let i = 0; i < weight.length; i++) if (weight[i]! > 0) all[count++] = i;
  return all.subarray(0, count);
}

type Color = [number, number, number];

const colorAt = (data: Uint8ClampedArray, i: number): Color => [
  data[4 * i]!,
  data[4 * i + 1]!,
  data[4 * i + 2]!,
];

const apart = (a: Color, b: Color): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** First guesses: each the color that is farthest from those before it, looked for among some thousand pixels. */
function farthestColors(data: Uint8ClampedArray, chosen: Int32Array): Color[] {
  const step = Math.max(1, Math.floor(chosen.length / 1500));
  const some = Array.from(
    chosen.filter((_, n) => n % step === 0),
    (i) => colorAt(data, i),
  );
  const mean = [0, 1, 2].map((c) => some.reduce((sum, color) => sum + color[c]!, 0) / some.length) as Color;
  const means = [mean];
  const nearest = some.map((color) => apart(color, mean));
  while (means.length < CURVES) {
    // the second farthest of many is no speck
    const order = nearest.map((d, i) => [d, i] as const).sort((a, b) => b[0] - a[0]);
    const [distance, index] = order[Math.floor(order.length / 50)]!;
    if (distance < 16) break;
    const next = some[index]!;
    means.push(next);
    some.forEach((color, i) => (nearest[i] = Math.min(nearest[i]!, apart(color, next))));
  }
  return means;
}

function momentsOf(
  data: Uint8ClampedArray,
  chosen: Int32Array,
  weight: Float32Array,
  means: readonly Color[],
): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(means.length * MOMENTS);
  // flat, since this is run over the whole picture again and again
  const flat = Float64Array.from(means.flat());
  for (let n = 0; n < chosen.length; n++) {
    const i = chosen[n]!;
    const r = data[4 * i]!;
    const g = data[4 * i + 1]!;
    const b = data[4 * i + 2]!;
    let best = 0;
    let least = Infinity;
    for (let k = 0, m = 0; m < flat.length; k++, m += 3) {
      const [x, y, z] = [r - flat[m]!, g - flat[m + 1]!, b - flat[m + 2]!];
      const distance = x * x + y * y + z * z;
      if (distance < least) {
        least = distance;
        best = k;
      }
    }
    const at = best * MOMENTS;
    const w = weight[i]!;
    sums[at]! += w;
    sums[at + 1]! += w * r;
    sums[at + 2]! += w * g;
    sums[at + 3]! += w * b;
    sums[at + 4]! += w * r * r;
    sums[at + 5]! += w * r * g;
    sums[at + 6]! += w * r * b;
    sums[at + 7]! += w * g * g;
    sums[at + 8]! += w * g * b;
    sums[at + 9]! += w * b * b;
  }
  return sums;
}

function curvesOf(sums: Float64Array, count: number): Curve[] {
  let total = 0;
  for (let k = 0; k < count; k++) total += sums[k * MOMENTS]!;
  const curves: Curve[] = [];
  for (let k = 0; k < count; k++) {
    const [n, r, g, b, rr, rg, rb, gg, gb, bb] = sums.subarray(
      k * MOMENTS,
      (k + 1) * MOMENTS,
    ) as unknown as number[];
    if (!n || n <= 0) continue;
    const mean = [r! / n, g! / n, b! / n] as const;
    const a = rr! / n - mean[0] * mean[0] + GRAIN;
    const d = gg! / n - mean[1] * mean[1] + GRAIN;
    const f = bb! / n - mean[2] * mean[2] + GRAIN;
    const bXY = rg! / n - mean[0] * mean[1];
    const cXZ = rb! / n - mean[0] * mean[2];
    const eYZ = gb! / n - mean[1] * mean[2];
    const xx = d * f - eYZ * eYZ;
    const xy = cXZ * eYZ - bXY * f;
    const xz = bXY * eYZ - cXZ * d;
    const determinant = a * xx + bXY * xy + cXZ * xz;
    const inverse = [
      xx / determinant,
      xy / determinant,
      xz / determinant,
      (a * f - cXZ * cXZ) / determinant,
      (bXY * cXZ - a * eYZ) / determinant,
      (a * d - bXY * bXY) / determinant,
    ] as const;
    curves.push({ mean, inverse, height: n / total / Math.sqrt(determinant) });
  }
  return curves;
}

/** How unlikely the model finds each pixel: minus the logarithm of its probability. */
export function colorCosts({ data }: Pixels, model: ColorModel): Float32Array {
  const costs = new Float32Array(data.length / 4);
  for (let i = 0, at = 0; i < costs.length; i++, at += 4)
    costs[i] = -Math.log(likelihood(model, data[at]!, data[at + 1]!, data[at + 2]!) + 1e-14);
  return costs;
}

function likelihood(model: ColorModel, r: number, g: number, b: number): number {
  let sum = 0;
  for (let k = 0; k < model.length; k++) {
    const { mean, inverse, height } = model[k]!;
    const x = r - mean[0];
    const y = g - mean[1];
    const z = b - mean[2];
    const away =
      x * (x * inverse[0] + 2 * (y * inverse[1] + z * inverse[2])) +
      y * (y * inverse[3] + 2 * z * inverse[4]) +
      z * z * inverse[5];
    if (away < 60) sum += height * Math.exp(-0.5 * away);
  }
  return sum;
}
