import type { Rect } from '../../../math/geometry.js';
import { inkOf, type Node } from '../page-tree.js';

export type Axis = 'x' | 'y';

/** Nodes between two gaps, and what the gap before them measures, px; 0 before the first. */
export interface Strip {
  readonly nodes: readonly Node[];
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

const LENGTH = { x: 'width', y: 'height' } as const;

const span = (rect: Rect, axis: Axis): [number, number] => [rect[axis], rect[axis] + rect[LENGTH[axis]]];

/** Nodes parted wherever a line across the axis meets none of them, in the order of the axis. */
export function stripsOf(nodes: readonly Node[], axis: Axis): Strip[] {
  const sorted = [...nodes].sort((a, b) => inkOf(a)[axis] - inkOf(b)[axis]);
  const strips: { nodes: Node[]; from: number; to: number; gap: number }[] = [];
  for (const node of sorted) {
    const [from, to] = span(inkOf(node), axis);
    const last = strips.at(-1);
    if (last && from <= last.to) {
      last.nodes.push(node);
      last.to = Math.max(last.to, to);
    } else strips.push({ nodes: [node], from, to, gap: last ? from - last.to : 0 });
  }
  return strips;
}

/** Strips whose gap is smaller than the given one become one. */
export function joined(strips: readonly Strip[], gap: number): Strip[] {
  const found: Strip[] = [];
  for (const strip of strips) {
    const last = found.at(-1);
    if (!last || strip.gap >= gap) found.push(strip);
    else found[found.length - 1] = { ...last, nodes: [...last.nodes, ...strip.nodes], to: strip.to };
  }
  return found;
}

/** Gaps that are told apart, widest first: those within a fifth of another count as one. */
export function distinctGaps(strips: readonly Strip[]): number[] {
  const gaps = strips
    .slice(1)
    .map(({ gap }) => gap)
    .sort((a, b) => b - a);
  const found: number[] = [];
  let widest = Infinity;
  for (const gap of gaps) {
    if (gap < widest * 0.8) {
      found.push(gap);
      widest = gap;
    } else found[found.length - 1] = gap;
  }
  return found;
}
