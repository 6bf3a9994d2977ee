import type { Pixels } from '../pixel-row.js';
import { CUT_SIDE, newMask, shrunk, sizeWithin, type Mask } from './mask.js';
import { qualityOf } from './cutout-quality.js';
import type { CutoutQuality } from './cutout-quality-types.js';
import { automaticSubject, type AutomaticSubject } from './segmentation/automatic-subject.js';
import { rectangleSeeds, withStrokes, type Hints, type Seeds } from './segmentation/seeds.js';
import { segment } from './segmentation/segment.js';
import { cleanedMask } from './segmentation/mask-cleanup.js';

const ROUNDS = 4;
/** What is left of all guesses once the user has said what is meant. */
const GUESSED = 0.2;

export interface DetectedSubject {
  /** 255 subject, 0 background, CUT_SIDE pixels long at most. */
  readonly mask: Mask;
  readonly quality: CutoutQuality;
}

/** A picture at the size it is worked at, with what was found in it by itself: each stroke starts from that. */
interface Prepared {
  readonly image: Pixels;
  automatic?: AutomaticSubject;
}

/** As long as a picture is held, it is not looked at twice. */
const prepared = new WeakMap<Pixels, Prepared>();

function prepare(pixels: Pixels): Prepared {
  let known = prepared.get(pixels);
  if (!known) {
    const { width, height } = sizeWithin(pixels, CUT_SIDE);
    known = { image: shrunk(pixels, width, height) };
    prepared.set(pixels, known);
  }
  return known;
}

/** Finds the subject of a picture, which must not change as long as it is held: by itself, or with what the user told of it. */
export function detectSubject(pixels: Pixels, hints: Hints = {}): DetectedSubject {
  const known = prepare(pixels);
  const { image } = known;
  const { rectangle, strokes = [] } = hints;
  const automatic = rectangle ? null : (known.automatic ??= automaticSubject(image));
  if (automatic && strokes.length === 0)
    return { mask: maskOf(image, automatic.label), quality: qualityOf(image, automatic) };
  const first = rectangle ? rectangleSeeds(rectangle, image) : seedsAfter(automatic!);
  const seeds = strokes.length === 0 ? first : withStrokes(doubted(first), strokes, image);
  const found = segment(image, seeds, ROUNDS);
  const label = cleanedMask(found, seeds, image);
  return { mask: maskOf(image, label), quality: qualityOf(image, { found, label }) };
}

/** What was found is where the next cut starts. */
const seedsAfter = ({ seeds, label }: AutomaticSubject): Seeds => ({ ...seeds, start: label });

const doubted = (seeds: Seeds): Seeds => ({ ...seeds, prior: seeds.prior.map((cost) => GUESSED * cost) });

function maskOf({ width, height }: Pixels, label: Uint8Array): Mask {
  const mask = newMask(width, height);
  for (let i = 0; i < label.length; i++) mask.data[i] = 255 * label[i]!;
  return mask;
}
