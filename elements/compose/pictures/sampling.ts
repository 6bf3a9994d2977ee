import type { Art } from './art.js';
import type { PyramidLevel } from './pyramid.js';

/**
 * Reading a picture through perspective: what a px covers of it is an ellipse, read by several taps along its long axis,
 * each as wide as the short one. `gpu/glsl.ts` says the same in GLSL; change both.
 */

/** Most taps; a longer ellipse is made wider. */
export const MOST_TAPS = 8;
/** Taps by which an ellipse may be longer than it has: rounding must not add one. */
export const TAP_SLACK = 1e-3;

/**
 * Levels of the pyramid by which a px is read finer than it is wide. A level's texels are means of squares, and reading between
 * them spreads each over its neighbors: together that blurs by half a texel, which is made up for here. More would let fine
 * lines flicker.
 */
export const SHARPER = 0.5;

/** 1 / 65535: the pyramid's whole numbers as 0-1. */
const UNIT = 1 / 65_535;

/**
 * Into `out` what a px shows of a picture: premultiplied linear RGBA, 0-1. `place` is the px's [u, v] on the print area, their
 * change to the next column and their change to the next row.
 */
export function sampleArt(art: Art, place: Float64Array, out: Float64Array): void {
  const u = place[0]!;
  const v = place[1]!;
  const ux = place[2]!;
  const vx = place[3]!;
  const uy = place[4]!;
  const vy = place[5]!;
  out[0] = out[1] = out[2] = out[3] = 0;
  const m = art.matrix;
  const levels = art.levels;
  const s = m[0] * u + m[1] * v + m[2];
  const t = m[3] * u + m[4] * v + m[5];
  // columns of the Jacobian: texels to the next column and to the next row
  const ax = m[0] * ux + m[1] * vx;
  const ay = m[3] * ux + m[4] * vx;
  const bx = m[0] * uy + m[1] * vy;
  const by = m[3] * uy + m[4] * vy;
  const E = ax * ax + bx * bx;
  const F = ax * ay + bx * by;
  const G = ay * ay + by * by;

  const first = levels[0]!;
  const cover = art.edged ? coverOf(art, s, t, E, G) : 1;
  if (cover === 0) return;

  const q = Math.sqrt(0.25 * (E - G) * (E - G) + F * F);
  const long = 0.5 * (E + G) + q;
  tap[0] = s;
  tap[1] = t;
  // nearer than a texel: nothing to average
  if (long <= 1) {
    tap[2] = tap[3] = 0;
    addTaps(first, 1, 1, 1, cover * UNIT, out);
    return;
  }
  const major = Math.sqrt(long);
  const minor = Math.max(1, major / MOST_TAPS, Math.sqrt(Math.max(0, 0.5 * (E + G) - q)));
  const taps = Math.max(1, Math.ceil(major / minor - TAP_SLACK));
  // the long axis, by whichever form does not cancel
  const alongS = E >= G ? long - G : F;
  const alongT = E >= G ? F : long - E;
  const length = Math.sqrt(alongS * alongS + alongT * alongT);
  const step = length === 0 ? 0 : major / length / taps;
  tap[2] = alongS * step;
  tap[3] = alongT * step;
  tap[0]! -= tap[2] * 0.5 * (taps - 1);
  tap[1]! -= tap[3] * 0.5 * (taps - 1);
  // between two of the pyramid's levels
  const lod = Math.min(levels.length - 1, Math.max(0, Math.log2(minor) - SHARPER));
  const whole = Math.floor(lod);
  const part = lod - whole;
  const weight = (cover * UNIT) / taps;
  const fine = levels[whole]!;
  addTaps(fine, fine.width / first.width, fine.height / first.height, taps, (1 - part) * weight, out);
  if (part === 0) return;
  const coarse = levels[whole + 1]!;
  addTaps(coarse, coarse.width / first.width, coarse.height / first.height, taps, part * weight, out);
}

/** How much of a px lies inside the picture; E and G are squares of its texels across and down. */
function coverOf({ slack, levels }: Art, s: number, t: number, E: number, G: number): number {
  const { width, height } = levels[0]!;
  const inS = 1 / Math.max(1e-9, Math.sqrt(E));
  const inT = 1 / Math.max(1e-9, Math.sqrt(G));
  return (
    coverage((s + slack[0]) * inS) *
    coverage((width - s + slack[1]) * inS) *
    coverage((t + slack[2]) * inT) *
    coverage((height - t + slack[3]) * inT)
  );
}

/** How much of a px lies inside an edge that is so many px away. */
const coverage = (px: number): number => (px >= 0.5 ? 1 : px <= -0.5 ? 0 : px + 0.5);

/** The first tap and the way to the next, in texels of the first level: [s, t, ds, dt]. */
const tap = new Float64Array(4);

/** Adds the bilinear values of taps on a level that has so many of the first's texels; the outermost are carried on. */
function addTaps(
  { width, height, data }: PyramidLevel,
  perS: number,
  perT: number,
  taps: number,
  weight: number,
  out: Float64Array,
): void {
  const right = width - 1;
  const bottom = height - 1;
  const dx = tap[2]! * perS;
  const dy = tap[3]! * perT;
  let x = tap[0]! * perS - 0.5;
  let y = tap[1]! * perT - 0.5;
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let k = 0; k < taps; k++, x += dx, y += dy) {
    const inX = x < 0 ? 0 : x > right ? right : x;
    const inY = y < 0 ? 0 : y > bottom ? bottom : y;
    const column = inX | 0;
    const row = inY | 0;
    const fx = inX - column;
    const fy = inY - row;
    const a = (row * width + column) * 4;
    const b = column < right ? a + 4 : a;
    const down = row < bottom ? width * 4 : 0;
    const c = a + down;
    const d = b + down;
    const wd = fx * fy;
    const wb = fx - wd;
    const wc = fy - wd;
    const wa = 1 - fx - wc;
    red += data[a]! * wa + data[b]! * wb + data[c]! * wc + data[d]! * wd;
    green += data[a + 1]! * wa + data[b + 1]! * wb + data[c + 1]! * wc + data[d + 1]! * wd;
    blue += data[a + 2]! * wa + data[b + 2]! * wb + data[c + 2]! * wc + data[d + 2]! * wd;
    alpha += data[a + 3]! * wa + data[b + 3]! * wb + data[c + 3]! * wc + data[d + 3]! * wd;
  }
  out[0]! += red * weight;
  out[1]! += green * weight;
  out[2]! += blue * weight;
  out[3]! += alpha * weight;
}

/** Points across and down at which the mean is taken. */
const MEAN = 16;

/** Mean of what an area shows: premultiplied linear RGBA, 0-1. */
export function meanOf(art: Art): [number, number, number, number] {
  const place = new Float64Array(6);
  const texel = new Float64Array(4);
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (let j = 0; j < MEAN; j++)
    for (let i = 0; i < MEAN; i++) {
      place.set([(i + 0.5) / MEAN, (j + 0.5) / MEAN, 1 / MEAN, 0, 0, 1 / MEAN]);
      sampleArt(art, place, texel);
      for (let c = 0; c < 4; c++) sum[c]! += texel[c]! / MEAN ** 2;
    }
  return sum;
}
