import type { MockupPackage } from '../../compose/format/mockup-package.js';

/** px of the preview's tier, which is the largest that reaches a browser. */
export function previewSize({ tiers, width, height }: MockupPackage): { width: number; height: number } {
  const { px } = tiers[0]!;
  return { width: px, height: Math.round((px * height) / width) };
}

/** Device px that are computed for one px that is shown (D-042). */
const DENSITY = 2;
/** Halvings of the scene that are of use: 300 px of 1200 fill the smallest of stages. */
const MOST_LEVELS = 2;

/**
 * How often a scene `width` px wide is halved before it is computed: as often as leaves twice the px of what is shown. Where
 * nobody knows how large it is shown (0), all of it is computed.
 */
export function previewLevel(width: number, shownSide: number): number {
  const enough = (level: number) => width / 2 ** level >= DENSITY * shownSide;
  let level = 0;
  while (shownSide > 0 && level < MOST_LEVELS && enough(level + 1)) level++;
  return level;
}
