import { hexToOklab, oklabDistance, type Oklab } from '../math/color.js';

/** A color of a design and how much of it there is. */
export interface UsedColor {
  readonly color: string;
  /** Share of the pages it covers, above 0. */
  readonly weight: number;
}

/** What two different colors cost that become one, beside a step of lightness. */
const MERGING = 1.5;
/** A lightness further apart than this is a scale to stretch. */
const FLAT = 0.05;

/** Lightness as a share of the way from the darkest to the lightest. */
function scaled(labs: readonly Oklab[]): number[] {
  const all = labs.map(({ L }) => L);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high - low < FLAT ? all : all.map((L) => (L - low) / (high - low));
}

/**
 * Which color of the palette takes whose part: its place in the palette, by color of the design. What was darker stays
 * darker, so that a design keeps its order of light; within that, much used colors keep their lightness and different
 * ones stay different as far as the palette has room.
 */
export function mapPalette(
  used: readonly UsedColor[],
  palette: readonly string[],
): ReadonlyMap<string, number> {
  const colors = [...used].sort(
    (a, b) => hexToOklab(a.color).L - hexToOklab(b.color).L || (a.color < b.color ? -1 : 1),
  );
  const places = palette
    .map((color, place) => ({ place, lab: hexToOklab(color) }))
    .sort((a, b) => a.lab.L - b.lab.L || a.place - b.place);
  if (colors.length === 0 || places.length === 0) return new Map();
  const labs = colors.map(({ color }) => hexToOklab(color));
  const from = scaled(labs);
  const to = scaled(places.map(({ lab }) => lab));
  // cheapest way to give colors 0..i their parts when the last of them has part p; and the part before it
  const costs: number[][] = [];
  const before: number[][] = [];
  colors.forEach(({ weight }, i) => {
    const own = to.map((L) => Math.sqrt(weight) * (L - from[i]!) ** 2);
    const merge =
      i === 0
        ? 0
        : MERGING *
          Math.sqrt(Math.min(weight, colors[i - 1]!.weight)) *
          Math.min(0.5, oklabDistance(labs[i]!, labs[i - 1]!)) ** 2;
    costs.push([]);
    before.push([]);
    to.forEach((_, p) => {
      let best = i === 0 ? 0 : Infinity;
      let last = 0;
      for (let q = 0; i > 0 && q <= p; q++) {
        const cost = costs[i - 1]![q]! + (q === p ? merge : 0);
        if (cost < best) [best, last] = [cost, q];
      }
      costs[i]!.push(best + own[p]!);
      before[i]!.push(last);
    });
  });
  const parts = new Map<string, number>();
  let p = costs.at(-1)!.reduce((best, cost, at, all) => (cost < all[best]! ? at : best), 0);
  for (let i = colors.length - 1; i >= 0; i--) {
    parts.set(colors[i]!.color, places[p]!.place);
    p = before[i]![p]!;
  }
  return parts;
}
