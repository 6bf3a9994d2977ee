import type { Pixels } from '../../pixel-row.js';
import type { Backdrop } from './backdrop.js';
import { shadeOf } from './shade.js';
import { shadowRegions, type ShadowRegion } from './shadow-regions.js';

/**
 * Cast shadows in what was cut out. A shadow is the ground's color with less light, it is no rougher than the ground, lies on
 * it, and ends in a clear edge at the thing that casts it: a thing's own dark side ends softly.
 */

/** A light that was found: regions like it are its shadows, too. */
type Light = Pick<ShadowRegion, 'mean' | 'tint'>;

/** Finds shadows in one picture; lights that were found are remembered. */
export class ShadowSeeker {
  readonly #lights: Light[] = [];
  /** 1 where a shadow was found so far. */
  readonly found: Uint8Array;

  constructor(pixels: number) {
    this.found = new Uint8Array(pixels);
  }

  /** Looks for shadows in a cut before the ground it leaves. */
  seek(image: Pixels, label: Uint8Array, backdrop: Backdrop): void {
    const regions = shadowRegions(shadeOf(image, label, backdrop), label, image);
    const shadows = new Set(regions.filter((region) => isShadow(region)));
    for (let before = -1; before < shadows.size;) {
      before = shadows.size;
      for (const region of regions)
        if (isShadow(region, besideOf(region, regions, shadows))) shadows.add(region);
    }
    this.#lights.push(...shadows);
    for (const region of regions) if (this.#isLike(region)) shadows.add(region);
    for (const region of shadows) for (const i of region.pixels) this.found[i] = 1;
  }

  /** Where ground shows, smooth and as dark as the shadows found before; or in a gap between things that cast them. */
  #isLike(region: ShadowRegion): boolean {
    if (this.#lights.length === 0) return false;
    const lies = onGround(region);
    const gap = region.rough < 0.02 && region.soft < 0.1 && lies > 0.02 && region.mean > DARKEST;
    return gap || (lies > 0.1 && region.rough < 0.04 && this.#lights.some((light) => isAlike(region, light)));
  }
}

/** A light takes this much away at least, and at most, as logarithms. */
const LIGHTEST = -0.1;
const DARKEST = -1.2;
/** Part of its outline, towards ground and things, that lies on ground. */
const ON_GROUND = 0.15;

function isShadow(region: ShadowRegion, beside = 0): boolean {
  const { mean, rough, rougher, soft, ground, thing } = region;
  if (mean > LIGHTEST || mean < DARKEST || thing.steps === 0) return false;
  const lies = (ground.steps + beside) / (ground.steps + beside + thing.steps);
  const clear = ground.steps === 0 ? 1 : thing.edge / Math.max(0.01, ground.edge);
  const smooth = rough < 0.03 || rougher < 4.5 || clear > 2;
  return smooth && ((lies >= ON_GROUND && soft <= 0.25 && clear >= 0.75) || (lies > 0.7 && clear > 0.85));
}

const onGround = ({ ground, thing }: ShadowRegion): number =>
  ground.steps / Math.max(1, ground.steps + thing.steps);

/** Steps of a region to those that are shadows already: they are ground, too. */
function besideOf(
  region: ShadowRegion,
  regions: readonly ShadowRegion[],
  shadows: ReadonlySet<ShadowRegion>,
): number {
  let steps = 0;
  for (const [other, count] of region.beside) if (shadows.has(regions[other]!)) steps += count;
  return steps;
}

const isAlike = (a: Light, b: Light): boolean =>
  Math.abs(a.mean - b.mean) < 0.12 && a.tint.every((value, c) => Math.abs(value - b.tint[c]!) < 0.07);
