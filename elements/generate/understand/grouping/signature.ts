import { inkOf, isDrawing, isTextPart, leavesOf, type Leaf, type Node } from '../page-tree.js';

/** Texts whose part is a matter of degree, so that one long row of a list is like its neighbors. */
const LIKE: Readonly<Record<string, string>> = {
  paragraph: 'text',
  detail: 'text',
  tag: 'text',
  sub_heading: 'text',
  hero: 'picture',
};

const ofLeaf = ({ part }: Leaf): string => LIKE[part] ?? part;

/** What nodes consist of, so that repeated ones are told: kinds of parts, from left to right and from the top. */
export function signatureOf(nodes: readonly Node[]): string {
  const words: string[] = [];
  for (const node of nodes)
    if (isDrawing(node)) words.push('drawing');
    else words.push(...leavesOf(node).map(ofLeaf));
  return words.sort().join(' ');
}

export const countOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + leavesOf(node).length, 0);

export const hasText = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => leavesOf(node).some(({ part }) => isTextPart(part)));

/** True when lengths differ by less than the given part of the longest. */
export function alike(lengths: readonly number[], part: number): boolean {
  const most = Math.max(...lengths);
  return most - Math.min(...lengths) <= most * part;
}

/** How far along an axis nodes begin, are centered and end. */
export const placesOf = (nodes: readonly Node[], axis: 'x' | 'y') => {
  const length = axis === 'x' ? 'width' : 'height';
  const inks = nodes.map(inkOf);
  return {
    start: inks.map((ink) => ink[axis]),
    center: inks.map((ink) => ink[axis] + ink[length] / 2),
    end: inks.map((ink) => ink[axis] + ink[length]),
  };
};
