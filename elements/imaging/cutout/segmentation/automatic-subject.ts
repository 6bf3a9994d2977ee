import type { Size } from '../../../math/geometry.js';
import type { Pixels } from '../../pixel-row.js';
import { awayFrom, backdropOf } from './backdrop.js';
import { cleanedMask } from './mask-cleanup.js';
import { outlineContrast } from './outline-contrast.js';
import { sideGround } from './picture-sides.js';
import { roughness, rougherThan } from './roughness.js';
import { noSeeds, type Seeds } from './seeds.js';
import { edgeCosts, segment, type Segmented } from './segment.js';
import { ShadowSeeker } from './shadows.js';

/**
 * The subject of a picture that nobody has marked: what differs from the ground that each row shows at the picture's sides.
 * What was cut so tells more of the ground, and where shadows lie; with that it is cut anew.
 */

/** How far from the ground a thing is at least, in grains: each gives a cut, and the clearer one is taken. */
const AWAY = [3.5, 4.5];
/** Cuts that follow one another, each before the ground that the last one left. */
const ROUNDS = 3;
/** What being like the ground, or not, counts against the colors, as cost; and what lying in a shadow counts. */
const DIFFERENT = 6;
const IN_SHADOW = 20;
/** Ground is learned this far from the last cut, as part of the picture's longer side. */
const MARGIN = 0.0075;

export interface AutomaticSubject {
  readonly seeds: Seeds;
  readonly found: Segmented;
  /** 1 subject, 0 background. */
  readonly label: Uint8Array<ArrayBuffer>;
  /** 1 where a cast shadow was taken away. */
  readonly shadows: Uint8Array;
  /** How clear its outline is, and how little of it leaves the picture. */
  readonly clear: number;
}

export function automaticSubject(image: Pixels): AutomaticSubject {
  const known = { image, edges: edgeCosts(image), rough: roughness(image), sides: sideGround(image) };
  const cuts = AWAY.map((away) => cutAt(away, known));
  return cuts.reduce((best, cut) => (cut.clear > best.clear ? cut : best));
}

interface Known {
  readonly image: Pixels;
  readonly edges: Int32Array;
  readonly rough: Float32Array;
  readonly sides: Uint8Array;
}

function cutAt(least: number, { image, edges, rough, sides }: Known): AutomaticSubject {
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
    if (round === ROUNDS)
      return { seeds, found, label: last, shadows: shadows.found, clear: outlineContrast(image, last) };
    shadows.seek(image, last, backdrop);
    ground = groundBeside(last, shadows.found, image);
  }
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
  const taken = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    (label[y * width + x] === 1 || shadows[y * width + x] === 1);
  return Uint8Array.from(label, (_, i) => {
    const x = i % width;
    const y = (i - x) / width;
    const near = taken(x - reach, y) || taken(x + reach, y) || taken(x, y - reach) || taken(x, y + reach);
    return near || taken(x, y) ? 0 : 1;
  });
}
