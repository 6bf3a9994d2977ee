import type { Size } from '../../../math/geometry.js';
import { boxMean, type Values } from './box-mean.js';

/** Red, green and blue of a picture, 0 to 1. */
export type Guide = readonly [Values, Values, Values];

/** Alpha as a straight function of the color around each place: weights of the three channels, and what is added. */
export type Matte = readonly [red: Values, green: Values, blue: Values, rest: Values];

/**
 * The guided filter with colors (He, Sun and Tang, 2010): a mask bent to the edges of the picture. The smaller `eps` is,
 * the fainter the edges it follows. Yields between planes.
 */
export function* guidedMatte(
  guide: Guide,
  mask: Values,
  size: Size,
  { radius, eps }: { readonly radius: number; readonly eps: number },
): Generator<void, Matte> {
  const mean = (values: Values): Values => boxMean(values, size, radius);
  const [r, g, b] = guide;
  const means: Values[] = [];
  for (const plane of [r, g, b, mask]) {
    means.push(mean(plane));
    yield;
  }
  const products: Values[] = [];
  for (const [one, other] of [
    [r, r],
    [r, g],
    [r, b],
    [g, g],
    [g, b],
    [b, b],
    [r, mask],
    [g, mask],
    [b, mask],
  ] as const) {
    products.push(mean(product(one, other)));
    yield;
  }
  const local = coefficients(means, products, eps);
  yield;
  const smooth: Values[] = [];
  for (const plane of local) {
    smooth.push(mean(plane));
    yield;
  }
  return smooth as unknown as Matte;
}

export function product(one: Values, other: Values): Values {
  const result = new Float32Array(one.length);
  for (let i = 0; i < result.length; i++) result[i] = one[i]! * other[i]!;
  return result;
}

/** In each window the straight line through colors and mask that fits best. */
function coefficients(means: readonly Values[], products: readonly Values[], eps: number): Values[] {
  const [mr, mg, mb, mp] = means as [Values, Values, Values, Values];
  const [rr, rg, rb, gg, gb, bb, rp, gp, bp] = products as Values[];
  const result = [0, 1, 2, 3].map(() => new Float32Array(mr.length)) as Values[];
  for (let i = 0; i < mr.length; i++) {
    const [r, g, b, p] = [mr[i]!, mg[i]!, mb[i]!, mp[i]!];
    const [cr, cg, cb] = [rp![i]! - r * p, gp![i]! - g * p, bp![i]! - b * p];
    const xx = rr![i]! - r * r + eps;
    const xy = rg![i]! - r * g;
    const xz = rb![i]! - r * b;
    const yy = gg![i]! - g * g + eps;
    const yz = gb![i]! - g * b;
    const zz = bb![i]! - b * b + eps;
    const ixx = yy * zz - yz * yz;
    const ixy = xz * yz - xy * zz;
    const ixz = xy * yz - xz * yy;
    const iyy = xx * zz - xz * xz;
    const iyz = xy * xz - xx * yz;
    const izz = xx * yy - xy * xy;
    const determinant = xx * ixx + xy * ixy + xz * ixz;
    const ar = (ixx * cr + ixy * cg + ixz * cb) / determinant;
    const ag = (ixy * cr + iyy * cg + iyz * cb) / determinant;
    const ab = (ixz * cr + iyz * cg + izz * cb) / determinant;
    result[0]![i] = ar;
    result[1]![i] = ag;
    result[2]![i] = ab;
    result[3]![i] = p - ar * r - ag * g - ab * b;
  }
  return result;
}
