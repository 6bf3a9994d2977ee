import { clamp } from '../../../math/geometry.js';
import { unionOf } from '../items.js';
import { inkOf, type Arrangement, type Branch, type Node } from '../page-tree.js';
import { placesOf } from './signature.js';

/** Edges this near, as a part of the group's size across, are one line. */
const ALIGNED = 0.03;

/** A group of nodes in their order; what it measures follows from them. */
export function branchOf(children: readonly Node[], arrangement: Arrangement, confidence: number): Branch {
  return {
    kind: 'group',
    arrangement,
    align: arrangement === 'stack' || arrangement === 'row' ? alignOf(children, arrangement) : null,
    gap: gapOf(children, arrangement),
    box: { ...unionOf(children.map(inkOf)), rotation: 0 },
    children,
    confidence: clamp(confidence, 0, 1),
  };
}

function alignOf(children: readonly Node[], arrangement: 'stack' | 'row'): Branch['align'] {
  const box = unionOf(children.map(inkOf));
  const places = placesOf(children, arrangement === 'stack' ? 'x' : 'y');
  const spare = Math.max(box.width, box.height) * ALIGNED;
  const spread = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
  const found = (['start', 'center', 'end'] as const).reduce((best, each) =>
    spread(places[each]) < spread(places[best]) - 1e-6 ? each : best,
  );
  return spread(places[found]) <= spare ? found : null;
}

/** The median of the distances of neighbors, px. */
function gapOf(children: readonly Node[], arrangement: Arrangement): number {
  if (arrangement === 'overlay' || arrangement === 'free' || children.length < 2) return 0;
  const across = arrangement === 'row' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const gaps = children.slice(1).map((node, i) => {
    const [before, after] = [inkOf(children[i]!), inkOf(node)];
    const [axis, length] =
      arrangement === 'grid' && after.y < before.y + before.height ? (['x', 'width'] as const) : across;
    const [first, second] = before[axis] <= after[axis] ? [before, after] : [after, before];
    return Math.max(0, second[axis] - first[axis] - first[length]);
  });
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
}

/** How sure a group is whose parts stand `inner` px apart and `outer` px from the rest; Infinity where nothing else is. */
export const confidenceOf = (inner: number, outer: number): number =>
  outer === Infinity ? 0.8 : clamp(0.35 + 0.6 * (1 - inner / Math.max(outer, 1e-6)), 0.2, 0.95);
