import { hexToOklab, oklabDistance, type Oklab } from '../../../elements/math/color.js';

interface Cluster {
  /** The color that stands for all. */
  readonly color: string;
  /** It in OKLab, told once: every pair is compared again and again. */
  readonly lab: Oklab;
  readonly members: readonly string[];
  readonly weight: number;
}

/**
 * Merges colors until `limit` remain: the two whose merging is seen least become one, the larger giving its color. The
 * cost of a merge is their distance in OKLab times the harmonic size of their areas, so that a small bright spot that
 * carries the picture (an eye) outlives a large shade that hardly differs from its neighbor.
 */
export function quantize(areas: ReadonlyMap<string, number>, limit: number): ReadonlyMap<string, string> {
  let clusters: Cluster[] = [...areas].map(([color, weight]) => ({
    color,
    lab: hexToOklab(color),
    members: [color],
    weight,
  }));
  while (clusters.length > limit) clusters = mergeClosest(clusters);
  return new Map(clusters.flatMap(({ color, members }) => members.map((member) => [member, color] as const)));
}

function mergeClosest(clusters: readonly Cluster[]): Cluster[] {
  let best: { cost: number; first: Cluster; second: Cluster } | undefined;
  for (const [i, first] of clusters.entries())
    for (let j = i + 1; j < clusters.length; j++) {
      const second = clusters[j]!;
      const cost = mergeCost(first, second);
      if (!best || cost < best.cost) best = { cost, first, second };
    }
  if (!best) return [...clusters];
  const { first, second } = best;
  const { color, lab } = first.weight >= second.weight ? first : second;
  const merged: Cluster = {
    color,
    lab,
    members: [...first.members, ...second.members],
    weight: first.weight + second.weight,
  };
  return clusters.flatMap((cluster) => (cluster === first ? [merged] : cluster === second ? [] : [cluster]));
}

const mergeCost = (a: Cluster, b: Cluster): number =>
  oklabDistance(a.lab, b.lab) * Math.sqrt((a.weight * b.weight) / (a.weight + b.weight));
