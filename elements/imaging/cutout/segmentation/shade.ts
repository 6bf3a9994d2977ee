import type { Pixels } from '../../pixel-row.js';
import type { Backdrop } from './backdrop.js';

/**
 * What light does to a color, as logarithms of what is left of each channel: in a shadow all are lower by nearly as much,
 * blue a little less under the sky, red a little less indoors.
 */

/** Added to both before they are divided: dark pixels are mostly noise. */
const DARK = 8;

export const lightLeft = (tone: number, lit: number): number => Math.log((tone + DARK) / (lit + DARK));

/** Less than this much darker is not in shade, more than that is not either, as logarithms. */
const LIGHTEST = -0.06;
const DARKEST = -1.9;
const DARKEST_STRIP = -1.2;

/** Whether a color may be another in shade: the picture's sides are judged by it. */
export function isShade(color: readonly number[], lit: readonly number[]): boolean {
  const left = color.map((tone, c) => lightLeft(tone, lit[c]!));
  const mean = (left[0]! + left[1]! + left[2]!) / 3;
  const most = Math.max(...left.map((value) => Math.abs(value - mean)));
  return mean < 0 && mean > DARKEST_STRIP && most < 0.06 - 0.4 * mean;
}

export interface Shade {
  /** What is left of the light of each channel, three a pixel. */
  readonly left: Float32Array;
  /** The mean of the three. */
  readonly mean: Float32Array;
  /** 1 where the pixel may be ground in shade. */
  readonly possible: Uint8Array;
}

/** What would be left of the light if all that is cut out were ground. */
export function shadeOf({ data }: Pixels, label: Uint8Array, backdrop: Backdrop): Shade {
  const left = new Float32Array(label.length * 3);
  const mean = new Float32Array(label.length);
  const possible = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) {
    const lit = brightest(backdrop, i);
    for (let c = 0; c < 3; c++) left[3 * i + c] = lightLeft(data[4 * i + c]!, lit[3 * i + c]!);
    const m = (left[3 * i]! + left[3 * i + 1]! + left[3 * i + 2]!) / 3;
    mean[i] = m;
    if (label[i] === 1 && m < LIGHTEST && m > DARKEST && keepsColor(left, 3 * i, m)) possible[i] = 1;
  }
  return { left, mean, possible };
}

/** Red may be kept a little better than the rest, and blue a good deal; green never differs much. */
function keepsColor(left: Float32Array, at: number, mean: number): boolean {
  const [r, g, b] = [left[at]! - mean, left[at + 1]! - mean, left[at + 2]! - mean];
  return (
    r < 0.05 - 0.2 * mean &&
    b > -0.05 + 0.3 * mean &&
    Math.abs(g) < 0.06 - 0.08 * mean &&
    Math.max(Math.abs(r), Math.abs(b)) < 0.06 - 0.45 * mean
  );
}

/** Of the grounds that may be behind a pixel the one in the light. */
function brightest({ between, left, right }: Backdrop, i: number): Float32Array {
  const sum = (ground: Float32Array): number => ground[3 * i]! + ground[3 * i + 1]! + ground[3 * i + 2]!;
  const side = sum(left) > sum(right) ? left : right;
  return sum(side) > sum(between) ? side : between;
}
