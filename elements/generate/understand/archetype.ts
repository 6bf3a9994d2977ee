import { intersectRects, type Rect, type Size } from '../../math/geometry.js';
import { unionOf } from './items.js';
import {
  inkOf,
  isTextPart,
  leavesOf,
  type Archetype,
  type Branch,
  type Leaf,
  type Node,
  type PageTree,
} from './page-tree.js';
import { countOf, signatureOf } from './grouping/signature.js';

type Parts = Pick<PageTree, 'background' | 'around' | 'content'>;

export interface Kind {
  readonly archetype: Archetype;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * What the page as a whole is: the first of these that it is clearly, else a stack. `shown` is how many pictures there are,
 * those of grids counted singly.
 */
export function archetypeOf(parts: Parts, size: Size, shown: number): Kind {
  const all = leavesOf(parts.content);
  const texts = all.filter(({ part }) => isTextPart(part));
  const page = size.width * size.height;
  const covered = (leaves: readonly Leaf[]): number =>
    leaves.reduce((sum, { ink }) => sum + areaOf(intersectRects(ink, { x: 0, y: 0, ...size })), 0) / page;
  const pictures = all.filter(({ part }) => part === 'picture' || part === 'hero');
  if (parts.background.some(({ part }) => part === 'hero') && texts.length > 0)
    return { archetype: 'overlay', confidence: 0.85 };
  const list = repeatedIn(parts.content);
  if (list && list.rows >= 4 && list.share >= 0.5 && list.isPlain)
    return { archetype: 'table', confidence: 0.8 };
  if (list && list.share >= 0.5) return { archetype: 'card-grid', confidence: 0.75 };
  if (shown >= 3 && covered(pictures) >= 0.35) return { archetype: 'collage', confidence: 0.75 };
  if (isSplit(parts, texts, size)) return { archetype: 'split', confidence: 0.75 };
  if (texts.length <= 4 && isCentered(texts, size) && isRound(all))
    return { archetype: 'badge', confidence: 0.6 };
  const framed = parts.around.some((node) => node.kind === 'object' && node.part === 'frame');
  if (isCentered(texts, size))
    return { archetype: framed ? 'framed-center' : 'stack', confidence: framed ? 0.85 : 0.7 };
  return { archetype: 'stack', confidence: isColumn(parts.content) ? 0.7 : 0.45 };
}

const areaOf = ({ width, height }: Size): number => width * height;

/** The largest list of equal parts: how many, what share of all objects, and whether of words alone. */
function repeatedIn(content: Branch): { rows: number; share: number; isPlain: boolean } | null {
  const total = countOf([content]);
  const lists: Branch[] = [];
  const walk = (node: Node): void => {
    if (node.kind === 'object') return;
    if (node.arrangement !== 'free' && likeCells(node) >= 3) lists.push(node);
    node.children.forEach(walk);
  };
  walk(content);
  if (lists.length === 0) return null;
  const largest = lists.reduce((most, list) => (countOf([list]) > countOf([most]) ? list : most));
  const isPlain = leavesOf(largest).every(({ part }) => isTextPart(part) || part === 'separator');
  return { rows: largest.children.length, share: countOf([largest]) / Math.max(1, total), isPlain };
}

/** How many of a group's parts, themselves groups, consist of the same; 0 where most do not. */
function likeCells({ children }: Branch): number {
  const counts = new Map<string, number>();
  for (const node of children) {
    const like = node.kind === 'group' ? signatureOf([node]) : '';
    if (like) counts.set(like, (counts.get(like) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= children.length * 0.6 ? most : 0;
}

/** A picture, a panel or a drawing takes one side of the page whole, and the words are mostly on the other or on it. */
function isSplit({ around, content }: Parts, texts: readonly Leaf[], size: Size): boolean {
  if (texts.length === 0) return false;
  const page = areaOf(size);
  const sides: Rect[] = [...around, ...leavesOf(content).filter(({ part }) => !isTextPart(part))].map(inkOf);
  return sides.some((ink) => {
    const seen = intersectRects(ink, { x: 0, y: 0, ...size });
    const share = areaOf(seen) / page;
    const spans = seen.width >= size.width * 0.96 || seen.height >= size.height * 0.96;
    return share >= 0.25 && share <= 0.75 && spans;
  });
}

const isCentered = (texts: readonly Leaf[], size: Size): boolean =>
  texts.length > 0 &&
  texts.every(({ ink }) => Math.abs(ink.x + ink.width / 2 - size.width / 2) <= size.width * 0.03);

/** Words within a mark about as wide as high. */
function isRound(leaves: readonly Leaf[]): boolean {
  const { width, height } = unionOf(leaves.map(({ ink }) => ink));
  return width > 0 && width / height < 1.4 && height / width < 1.4;
}

const isColumn = ({ arrangement, align }: Branch): boolean => arrangement === 'stack' && align !== null;
