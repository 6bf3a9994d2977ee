import {
  contrastRatio,
  hexToOklab,
  hexToOklch,
  labToLch,
  lchToLab,
  type Oklch,
} from '../../../math/color.js';
import type { ColorUse } from './color-uses.js';
import { hueDistance } from './schemes.js';

/** What the colors of a design are for: all others stand between these. */
export interface ColorAnchors {
  readonly ground: Oklch;
  readonly ink: Oklch;
  /** Hues that stand out, the most used first; at most four. */
  readonly accents: readonly Oklch[];
}

const MOST_ACCENTS = 4;
/** Chroma from which a color is told by its hue. */
const COLORED = 0.045;
/** Hues nearer than this are one accent, unless one is much lighter. */
const SAME_HUE = 26;
const SAME_LIGHT = 0.22;
/** Contrast that words of the main color have. */
const READABLE = 4;

/** Reads what the colors of a design are for from how much they cover and what is written in them. */
export function colorAnchors(uses: readonly ColorUse[]): ColorAnchors {
  const words = uses.filter((use) => use.words > 0).sort((p, q) => q.words - p.words);
  const ground = groundOf(uses, words);
  const ink = inkOf(words, ground);
  return {
    ground: hexToOklch(ground),
    ink: hexToOklch(ink),
    accents: accentsOf(uses, [ground, ink]),
  };
}

/** Nearer than this a page's ground or ink is one of the design's own colors. */
const KNOWN = 0.035;

/**
 * What the colors of a page are for: what they are for in the whole design, so that a dark cover stays the dark side of it;
 * its own where its ground or its ink is foreign to the rest.
 */
export function anchorsOfPage(design: ColorAnchors, page: ColorAnchors): ColorAnchors {
  const all = [design.ground, design.ink, ...design.accents].map(lchToLab);
  const isKnown = (color: Oklch): boolean => {
    const { L, a, b } = lchToLab(color);
    return all.some((other) => Math.hypot(L - other.L, a - other.a, b - other.b) < KNOWN);
  };
  return isKnown(page.ground) && isKnown(page.ink) ? design : page;
}

/** The most of the page; where pictures cover it, what would be behind its words. */
function groundOf(uses: readonly ColorUse[], words: readonly ColorUse[]): string {
  const [most] = uses.filter(({ area, words: written }) => area > written * 2);
  if (most && most.area > 0.12) return most.color;
  const [first] = words;
  return first && hexToOklab(first.color).L > 0.6 ? '#161616' : '#ffffff';
}

/** What most is written with and can be read on the ground; black or white where nothing is. */
function inkOf(words: readonly ColorUse[], ground: string): string {
  const rank = ({ color, words: share }: ColorUse): number =>
    Math.sqrt(share) * Math.min(READABLE * 2, contrastRatio(color, ground));
  const able = words.filter(({ color }) => contrastRatio(color, ground) >= READABLE);
  if (able.length === 0) return hexToOklab(ground).L > 0.6 ? '#111111' : '#ffffff';
  return able.reduce((best, use) => (rank(use) > rank(best) ? use : best)).color;
}

function accentsOf(uses: readonly ColorUse[], taken: readonly string[]): Oklch[] {
  const near = (color: string, to: Oklch, apart: number): boolean => {
    const { a, b, L } = hexToOklab(color);
    const rad = (to.h * Math.PI) / 180;
    return Math.hypot(L - to.L, a - to.C * Math.cos(rad), b - to.C * Math.sin(rad)) < apart;
  };
  const anchors = taken.map(hexToOklch);
  const found: Oklch[] = [];
  const ranked = [...uses].sort((p, q) => voiceOf(q) - voiceOf(p) || (p.color < q.color ? -1 : 1));
  for (const { color } of ranked) {
    const lch = labToLch(hexToOklab(color));
    if (lch.C < COLORED || anchors.some((anchor) => near(color, anchor, 0.09))) continue;
    const same = found.some(
      (other) => hueDistance(other.h, lch.h) < SAME_HUE && Math.abs(other.L - lch.L) < SAME_LIGHT,
    );
    if (!same && found.length < MOST_ACCENTS) found.push(lch);
  }
  return found;
}

const voiceOf = ({ color, area }: ColorUse): number => Math.sqrt(area) * hexToOklch(color).C;
