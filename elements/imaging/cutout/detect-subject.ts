import type { Size } from '../../math/geometry.js';
import type { Pixels } from '../pixel-row.js';
import { plainBackground, rimOf } from './segmentation/plain-background.js';
import { CUT_SIDE, newMask, shrunk, sizeWithin, type Mask } from './mask.js';
import { qualityOf } from './cutout-quality.js';
import type { CutoutQuality } from './cutout-quality-types.js';
import { salience } from './segmentation/salience.js';
import { noSeeds, rectangleSeeds, withStrokes, type Hints, type Seeds } from './segmentation/seeds.js';
import { segment } from './segmentation/segment.js';
import { cleanedMask } from './segmentation/mask-cleanup.js';

const ROUNDS = 4;
/** What standing out counts against the colors, as cost. */
const STANDING_OUT = 5;
/** What lying on a plain ground counts against the colors, and lying before it: less, since it may be a shadow. */
const ON_GROUND = 14;
const BEFORE_GROUND = 5;
/** What is left of all such guesses once the user has said what is meant. */
const GUESSED = 0.2;

export interface DetectedSubject {
  /** 255 subject, 0 background, CUT_SIDE pixels long at most. */
  readonly mask: Mask;
  readonly quality: CutoutQuality;
}

/** Finds the subject of a picture: by itself, or with what the user told of it. */
export function detectSubject(pixels: Pixels, hints: Hints = {}): DetectedSubject {
  const size = sizeWithin(pixels, CUT_SIDE);
  const image = shrunk(pixels, size.width, size.height);
  const strokes = hints.strokes ?? [];
  const ground = hints.rectangle ? null : plainBackground(image);
  const first = firstSeeds(image, ground, hints);
  const seeds = strokes.length === 0 ? first : withStrokes(doubted(first), strokes, size);
  const found = segment(image, seeds, ROUNDS);
  const label = cleanedMask(found, seeds, size);
  const mask = newMask(size.width, size.height);
  for (let i = 0; i < label.length; i++) mask.data[i] = 255 * label[i]!;
  return { mask, quality: qualityOf(image, label, { ...found, start: seeds.start, plain: ground !== null }) };
}

const doubted = (seeds: Seeds): Seeds => ({ ...seeds, prior: seeds.prior.map((cost) => GUESSED * cost) });

function firstSeeds(image: Pixels, ground: Uint8Array | null, { rectangle }: Hints): Seeds {
  if (rectangle) return rectangleSeeds(rectangle, image);
  return ground ? groundSeeds(image, ground) : salientSeeds(image);
}

/** What is not plain ground is the subject: the colors only say where exactly it ends. */
function groundSeeds(size: Size, ground: Uint8Array): Seeds {
  const seeds = noSeeds(size);
  for (let i = 0; i < ground.length; i++) {
    seeds.start[i] = 1 - ground[i]!;
    seeds.prior[i] = ground[i] === 1 ? -ON_GROUND : BEFORE_GROUND;
  }
  for (const i of rimOf(size.width, size.height)) if (ground[i] === 1) seeds.marked[i] = -1;
  return seeds;
}

function salientSeeds(image: Pixels): Seeds {
  const seeds = noSeeds(image);
  const stands = salience(image);
  const limit = threshold(stands);
  for (let i = 0; i < stands.length; i++) {
    seeds.start[i] = stands[i]! > limit ? 1 : 0;
    const over = (stands[i]! - limit) / Math.max(limit, 0.05);
    seeds.prior[i] = STANDING_OUT * Math.max(-1, Math.min(1, over));
  }
  return seeds;
}

/** The value that parts two groups best (Otsu). */
function threshold(values: Float32Array): number {
  const bins = new Float64Array(64);
  for (const value of values) bins[Math.min(63, Math.floor(value * 64))]!++;
  const total = values.length;
  const sum = bins.reduce((all, count, k) => all + k * count, 0);
  let [below, sumBelow, best, at] = [0, 0, -1, 0];
  bins.forEach((count, k) => {
    below += count;
    sumBelow += k * count;
    if (below === 0 || below === total) return;
    const gap = sumBelow / below - (sum - sumBelow) / (total - below);
    const between = below * (total - below) * gap * gap;
    if (between > best) [best, at] = [between, k];
  });
  return (at + 1) / 64;
}
