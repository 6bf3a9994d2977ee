import type { Size } from '../../../math/geometry.js';
import type { Pixels } from '../../pixel-row.js';
import { awayFrom, backdropOf } from './backdrop.js';
import { connectedRegions } from './connected-regions.js';
import { cleanedMask } from './mask-cleanup.js';
import { outlineContrast } from './outline-contrast.js';
import { sideGround } from './picture-sides.js';
import { plainBackground } from './plain-background.js';
import { roughness, rougherThan } from './roughness.js';
import { noSeeds, type Seeds } from './seeds.js';
import { edgeCosts, segment, type Segmented } from './segment.js';
import { ShadowSeeker } from './shadows.js';

/**
 * The subject of a picture that nobody has marked: what differs from the ground that each row shows at the picture's sides.
 * What was cut so tells more of the ground, and where shadows lie; with that it is cut anew.
 */

/** How far from the ground a thing is at least, in grains: each gives a cut, and the clearest one is taken. */
const AWAY = [4.5, 3.5, 3];
/** Cuts that follow one another, each before the ground that the last one left. */
const ROUNDS = 3;
/** What being like the ground, or not, counts against the colors, as cost; and what lying in a shadow counts. */
const DIFFERENT = 6;
const IN_SHADOW = 20;
/** Ground is learned this far from the last cut, as part of the picture's longer side. */
const MARGIN = 0.0075;
/** Part of what was found that a hollow in it has at least, and of the hollow that may be ground all the same. */
const HOLLOW = 0.5;
const LEAK = 0.05;
/** And how far its color is from the ground's, in grains: what is seen through a ring is the same. */
const TOLD_APART = 1.5;

export interface AutomaticSubject {
  readonly seeds: Seeds;
  readonly found: Segmented;
  /** 1 subject, 0 background. */
  readonly label: Uint8Array<ArrayBuffer>;
  /** How much of a looser and a stricter cut is in both. */
  readonly steady: number;
  /** Part of what was kept that is hardly different from the ground behind it. */
  readonly weak: number;
}

export function automaticSubject(image: Pixels): AutomaticSubject {
  const known = { image, edges: edgeCosts(image), rough: roughness(image), sides: sideGround(image) };
  const cuts = AWAY.map((away) => cutAt(away, known));
  const cut = cuts.reduce((best, other) => (other.clear > best.clear ? other : best));
  const label = withHollows(cut, image);
  return { ...cut, label, steady: overlap(cuts[0]!.label, cuts[1]!.label) };
}

interface Cut extends Omit<AutomaticSubject, 'steady'> {
  /** 1 where a cast shadow was taken away. */
  readonly shadows: Uint8Array;
  /** How clear its outline is, and how little of it leaves the picture. */
  readonly clear: number;
}

/**
 * A thing of nearly its plain ground's color, of which only the rim was found, is filled: the ground does not reach its
 * inside. Gaps between things are smaller than what is around them, and what is seen through a ring is the ground's color.
 */
function withHollows({ label, shadows }: Cut, image: Pixels): Uint8Array<ArrayBuffer> {
  const ground = plainBackground(image);
  if (!ground) return label;
  const kept = label.reduce((sum, value) => sum + value, 0);
  const isClosed = (pixels: readonly number[]): boolean =>
    pixels.reduce((sum, i) => sum + (ground[i]! | shadows[i]!), 0) < LEAK * pixels.length;
  const hollows = connectedRegions(label, image).filter(
    ({ label: side, pixels, touchesRim }) =>
      side === 0 && !touchesRim && pixels.length > HOLLOW * kept && isClosed(pixels),
  );
  if (hollows.length === 0) return label;
  const away = awayFrom(image, backdropOf(image, ground));
  const whole = label.slice();
  for (const { pixels } of hollows) {
    const different = pixels.reduce((sum, i) => sum + away[i]!, 0) / pixels.length;
    if (different > TOLD_APART) for (const i of pixels) whole[i] = 1;
  }
  return whole;
}

function overlap(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    both += a[i]! & b[i]!;
    either += a[i]! | b[i]!;
  }
  return either === 0 ? 0 : both / either;
}

interface Known {
  readonly image: Pixels;
  readonly edges: Int32Array;
  readonly rough: Float32Array;
  readonly sides: Uint8Array;
}

function cutAt(least: number, { image, edges, rough, sides }: Known): Cut {
  const shadows = new ShadowSeeker(sides.length);
  let ground = sides;
  let last: Uint8Array<ArrayBuffer> | undefined;
  for (let round = 1; ; round++) {
    const backdrop = backdropOf(image, ground);
    const away = awayFrom(image, backdrop);
    const rougher = rougherThan(rough, ground, image);
    for (let i = 0; i < away.length; i++) away[i] = Math.hypot(away[i]!, rougher[i]!);
    const seeds = seedsOf(away, least, { shadows: shadows.found, last, size: image });
    const found = segment(image, seeds, 1, edges);
    last = cleanedMask(found, seeds, image);
    if (round === ROUNDS) {
      const clear = outlineContrast(image, last);
      return { seeds, found, label: last, shadows: shadows.found, clear, weak: weakShare(away, least, last) };
    }
    shadows.seek(image, last, backdrop);
    ground = groundBeside(last, shadows.found, image);
  }
}

function weakShare(away: Float32Array, least: number, label: Uint8Array): number {
  let [kept, weak] = [0, 0];
  for (let i = 0; i < label.length; i++) {
    kept += label[i]!;
    if (label[i] === 1 && away[i]! < least) weak++;
  }
  return weak / Math.max(1, kept);
}

interface Before {
  readonly shadows: Uint8Array;
  readonly last: Uint8Array | undefined;
  readonly size: Size;
}

function seedsOf(away: Float32Array, least: number, { shadows, last, size }: Before): Seeds {
  const seeds = noSeeds(size);
  for (let i = 0; i < away.length; i++) {
    const over = Math.max(-1, Math.min(1, away[i]! / least - 1));
    seeds.prior[i] = shadows[i] === 1 ? -IN_SHADOW : DIFFERENT * over;
    seeds.start[i] = shadows[i] === 1 ? 0 : last ? last[i]! : over > 0 ? 1 : 0;
  }
  return seeds;
}

/** All but the last cut, its shadows, and a little around them. */
function groundBeside(label: Uint8Array, shadows: Uint8Array, { width, height }: Size): Uint8Array {
  const reach = Math.max(1, Math.round(MARGIN * Math.max(width, height)));
  const ground = new Uint8Array(label.length).fill(1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (label[i] === 0 && shadows[i] === 0) continue;
      ground[i] = 0;
      if (x >= reach) ground[i - reach] = 0;
      if (x < width - reach) ground[i + reach] = 0;
      if (y >= reach) ground[i - reach * width] = 0;
      if (y < height - reach) ground[i + reach * width] = 0;
    }
  }
  return ground;
}
