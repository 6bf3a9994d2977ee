import {
  contrastRatio,
  hexToOklch,
  labToLch,
  lchToLab,
  oklabDistance,
  luminance,
  mixOklab,
  oklchToHex,
  type Oklch,
} from '../../../math/color.js';
import { clamp } from '../../../math/geometry.js';
import type { ColorAnchors } from './color-anchors.js';
import { hueDistance } from './schemes.js';
import type { Scheme } from '../types.js';

/** What a color of the design becomes. */
export type ColorMap = (color: string) => string;

/** Lightness that differs less cannot be measured along. */
const FLAT = 0.06;
/** A tone of another hue keeps so much of how far it stands from its accent. */
const HUE_KEPT = 0.5;
const MOST_TURN = 20;
/** Weight of hue beside lightness when a color looks for its accent. */
const HUE_WEIGHT = 1 / 60;

/**
 * The way from the colors of a design to those of a scheme: ground to ground, ink to ink, accents to accents in their order
 * of lightness. What lies between them lies between them again, so that tints stay tints and light stays light where ground
 * and ink do not change places.
 */
export function colorMap(from: ColorAnchors, scheme: Scheme): ColorMap {
  const to = targetsOf(from, scheme);
  const known = new Map<string, string>();
  return (color) => {
    let mapped = known.get(color);
    if (mapped === undefined) known.set(color, (mapped = mapOne(hexToOklch(color), from, to)));
    return mapped;
  };
}

interface Targets {
  readonly ground: Oklch;
  readonly ink: Oklch;
  /** By the index of the design's accents. */
  readonly accents: readonly Oklch[];
}

/** How much it costs to take an accent out of its order, as a factor of contrast. */
const OUT_OF_ORDER = 0.12;
/** And to take one that is darker than the ground where it was lighter. */
const OTHER_SIDE = 0.7;

/** To each accent of the design the one of the scheme that stands out from the ground as much, the strongest first. */
function targetsOf(from: ColorAnchors, { ground, ink, accents }: Scheme): Targets {
  const own = oklchToHex(from.ground);
  const left = accents.map((color, index) => ({ color, cost: index * OUT_OF_ORDER }));
  const placed = from.accents.map((accent) => {
    const wanted = Math.log(contrastRatio(oklchToHex(accent), own));
    const side = (accent.L - from.ground.L) * (from.ink.L - from.ground.L) > 0;
    const costOf = ({ color, cost }: (typeof left)[number]): number =>
      cost +
      Math.abs(Math.log(contrastRatio(color, ground)) - wanted) +
      (towardsInk(color, ground, ink) === side ? 0 : OTHER_SIDE);
    const best = left.reduce((found, each) => (costOf(each) < costOf(found) ? each : found));
    // a scheme of few accents has them twice, but not before all were worn
    best.cost += 1;
    return hexToOklch(best.color);
  });
  return { ground: hexToOklch(ground), ink: hexToOklch(ink), accents: placed };
}

/** Whether a color is darker than the ground where the ink is, or lighter. */
const towardsInk = (color: string, ground: string, ink: string): boolean =>
  luminance(color) > luminance(ground) === luminance(ink) > luminance(ground);

function mapOne(color: Oklch, from: ColorAnchors, to: Targets): string {
  const accent = accentOf(color, from);
  return oklchToHex(accent < 0 ? between(color, from, to) : toned(color, accent, from, to));
}

/** The accent whose tone a color is; -1 for a neutral or a tone of the ground or the ink. */
function accentOf(color: Oklch, { ground, ink, accents }: ColorAnchors): number {
  const far = (anchor: Oklch): number => oklabDistance(lchToLab(color), lchToLab(anchor));
  const neutral = Math.min(far(ground), far(ink));
  let best = -1;
  let least = Infinity;
  accents.forEach((accent, index) => {
    // a tint has less chroma than its accent, and hue tells less of it
    if (color.C < accent.C * 0.3 && far(accent) > 0.05) return;
    const cost = hueDistance(color.h, accent.h) * HUE_WEIGHT * color.C * 4 + Math.abs(color.L - accent.L);
    if (cost < least && far(accent) < neutral + 0.12) [best, least] = [index, cost];
  });
  return best;
}

/** A color on the way from the ground to the ink, or a little past either. */
function between({ L, C, h }: Oklch, { ground, ink }: ColorAnchors, to: Targets): Oklch {
  const way = ink.L - ground.L;
  const t = Math.abs(way) < FLAT ? 0 : clamp((L - ground.L) / way, -0.25, 1.2);
  const mixed = labToLch(mixOklab(lchToLab(to.ground), lchToLab(to.ink), clamp(t, 0, 1)));
  const light = to.ground.L + t * (to.ink.L - to.ground.L);
  // past the ground lies white paper on a tinted one
  const chroma = t < 0 ? mixed.C * Math.max(0, 1 + t * 4) : mixed.C;
  const own =
    Math.min(ground.C, ink.C) < C && hueDistance(h, ground.h) < 60 ? Math.min(C - ground.C, 0.02) : 0;
  return { L: clamp(light, 0.04, 0.995), C: Math.max(0, chroma + Math.max(0, own)), h: mixed.h };
}

/** A tone of an accent: as far towards the ground or the ink as it was. */
function toned(color: Oklch, index: number, from: ColorAnchors, to: Targets): Oklch {
  const accent = from.accents[index]!;
  const target = to.accents[index]!;
  const turn = ((color.h - accent.h + 540) % 360) - 180;
  const share = clamp(color.C / Math.max(accent.C, 0.01), 0.3, 1.35);
  return {
    L: clamp(toneLight(color.L, accent.L, target.L, from, to), 0.05, 0.99),
    C: target.C * share,
    h: (((target.h + clamp(turn * HUE_KEPT, -MOST_TURN, MOST_TURN)) % 360) + 360) % 360,
  };
}

function toneLight(L: number, accent: number, target: number, from: ColorAnchors, to: Targets): number {
  for (const end of ['ground', 'ink'] as const) {
    const way = from[end].L - accent;
    if (Math.abs(way) < FLAT) continue;
    const t = (L - accent) / way;
    if (t >= 0 && t <= 1) return target + t * (to[end].L - target);
  }
  return target + (L - accent) * 0.9;
}
