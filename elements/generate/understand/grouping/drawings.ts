import { rectsIntersect } from '../../../math/geometry.js';
import { branchOf } from './branches.js';
import type { Leaf, Node } from '../page-tree.js';

/** Shapes that overlap, taken together as drawings, bottom first; others stay themselves. */
export function drawingsOf(leaves: readonly Leaf[]): Node[] {
  const clusters: Leaf[][] = [];
  for (const leaf of leaves) {
    const met = clusters.filter((cluster) => cluster.some(({ ink }) => rectsIntersect(ink, leaf.ink)));
    const merged = [...met.flat(), leaf].sort((a, b) => a.order - b.order);
    for (const cluster of met) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(merged);
  }
  return clusters
    .sort((a, b) => a[0]!.order - b[0]!.order)
    .map((cluster) => (cluster.length === 1 ? cluster[0]! : branchOf(cluster, 'free', 0.7)));
}
