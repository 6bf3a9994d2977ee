import type { Size } from '../../../math/geometry.js';
import type { Shade } from './shade.js';

/** Patches of a cut that may be ground in shade, and what tells whether they are. */

export interface ShadowRegion {
  readonly pixels: readonly number[];
  /** Mean of what is left of the light, and how each channel differs from it, as logarithms. */
  readonly mean: number;
  readonly tint: readonly [number, number, number];
  /** Mean difference between neighbors inside, as logarithm; and as multiple of that of the ground. */
  readonly rough: number;
  readonly rougher: number;
  /** Where it ends at lit ground, and where at what is no ground: how many steps, and the mean difference across. */
  readonly ground: { readonly steps: number; readonly edge: number };
  readonly thing: { readonly steps: number; readonly edge: number };
  /** Part of the steps to things that one hardly sees: a thing's own shading ends so, a shadow does not. */
  readonly soft: number;
  /** Steps to other such regions, by their place in the list. */
  readonly beside: ReadonlyMap<number, number>;
}

/** Smaller ones, as part of the picture, are left alone. */
const LEAST = 0.0008;
/** Neighbors that differ by more are not in one region, as logarithm. */
const STEP = 0.13;
/** Sum of the channels' differences, as logarithms, below which an edge is soft. */
const SOFT = 0.25;
/** Differences are taken this many pixels across an edge. */
const ACROSS = 3;

export function shadowRegions(shade: Shade, label: Uint8Array, size: Size): ShadowRegion[] {
  const { region, lists } = gathered(shade, size);
  const usual = groundRoughness(shade, label, size);
  return lists.map((pixels, own) => measured(own, pixels, { shade, label, size, region, usual }));
}

/** Pixels in patches; -1 for those in none, -2 for those in one that is too small. */
function gathered({ mean, possible }: Shade, { width, height }: Size) {
  const region = new Int32Array(possible.length).fill(-1);
  const lists: number[][] = [];
  const least = LEAST * width * height;
  for (let first = 0; first < possible.length; first++) {
    if (possible[first] === 0 || region[first] !== -1) continue;
    const pixels = [first];
    region[first] = lists.length;
    for (let next = 0; next < pixels.length; next++) {
      const i = pixels[next]!;
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= possible.length || possible[j] === 0 || region[j] !== -1) continue;
        if (Math.abs(mean[i]! - mean[j]!) > STEP) continue;
        region[j] = lists.length;
        pixels.push(j);
      }
    }
    if (pixels.length >= least) lists.push(pixels);
    else for (const i of pixels) region[i] = -2;
  }
  return { region, lists };
}

interface Around {
  readonly shade: Shade;
  readonly label: Uint8Array;
  readonly size: Size;
  readonly region: Int32Array;
  readonly usual: number;
}

function measured(own: number, pixels: readonly number[], around: Around): ShadowRegion {
  const { shade, label, region, size, usual } = around;
  const tint: [number, number, number] = [0, 0, 0];
  const beside = new Map<number, number>();
  const [ground, thing, inside] = [0, 1, 2].map(() => ({ steps: 0, sum: 0 })) as [Tally, Tally, Tally];
  let [mean, soft] = [0, 0];
  const count = (tally: Tally, amount: number): void => {
    tally.steps++;
    tally.sum += amount;
  };
  for (const i of pixels) {
    mean += shade.mean[i]! / pixels.length;
    for (let c = 0; c < 3; c++) tint[c]! += (shade.left[3 * i + c]! - shade.mean[i]!) / pixels.length;
    for (const [j, beyond] of steps(i, size)) {
      if (region[j] === own) count(inside, Math.abs(shade.mean[i]! - shade.mean[j]!));
      else if (label[j] === 0) count(ground, apart(shade.left, i, beyond));
      else if (shade.possible[j] === 1) {
        if (region[j]! >= 0) beside.set(region[j]!, (beside.get(region[j]!) ?? 0) + 1);
      } else {
        const edge = apart(shade.left, i, beyond);
        count(thing, edge);
        if (edge < SOFT) soft++;
      }
    }
  }
  const rough = meanOf(inside);
  return {
    pixels,
    mean,
    tint,
    rough,
    rougher: rough / usual,
    ground: { steps: ground.steps, edge: meanOf(ground) },
    thing: { steps: thing.steps, edge: meanOf(thing) },
    soft: soft / Math.max(1, thing.steps),
    beside,
  };
}

interface Tally {
  steps: number;
  sum: number;
}

const meanOf = ({ steps, sum }: Tally): number => sum / Math.max(1, steps);

/** The four neighbors of a pixel, each with the one that lies a little farther that way. */
function steps(i: number, { width, height }: Size): [number, number][] {
  const x = i % width;
  const y = (i - x) / width;
  const found: [number, number][] = [];
  const add = (step: number, room: number): void => {
    if (room > 0) found.push([i + step, i + Math.min(ACROSS, room) * step]);
  };
  add(-1, x);
  add(1, width - 1 - x);
  add(-width, y);
  add(width, height - 1 - y);
  return found;
}

const apart = (left: Float32Array, i: number, j: number): number =>
  Math.abs(left[3 * i]! - left[3 * j]!) +
  Math.abs(left[3 * i + 1]! - left[3 * j + 1]!) +
  Math.abs(left[3 * i + 2]! - left[3 * j + 2]!);

/** Mean difference between neighbors of the ground, as logarithm; never 0. */
function groundRoughness({ mean }: Shade, label: Uint8Array, { width }: Size): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i + 1 < label.length; i++) {
    if (label[i] === 1 || label[i + 1] === 1 || (i + 1) % width === 0) continue;
    sum += Math.abs(mean[i]! - mean[i + 1]!);
    count++;
  }
  return sum / Math.max(1, count) + 0.003;
}
