import type { Point, Rect } from '../math/geometry.js';
import { IDENTITY, multiply, transformPoint, type Matrix } from '../math/matrix.js';
import type { Group, LinkArea, Op } from './ops.js';

/** A live part of a page. */
export interface PageLink {
  readonly href: string;
  /** Its corners on the page: top left, top right, bottom right and bottom left of the part as it is read. */
  readonly quad: readonly [Point, Point, Point, Point];
  /** What is written there; '' for pictures and shapes. */
  readonly words: string;
}

/**
 * The links of ops, each line of linked words by itself, in the order they are painted: words after the object they are in, so
 * that the later of two that lie over each other is the one meant.
 */
export const pageLinks = (ops: readonly Op[], matrix: Matrix = IDENTITY): PageLink[] => {
  const found: PageLink[] = [];
  for (const { link, words } of runsOf(ops)) found.push(placed(link, matrix, words));
  for (const op of ops) if (op.op === 'group') found.push(...linksOfGroup(op, matrix));
  return found;
};

function linksOfGroup(group: Group, outer: Matrix): PageLink[] {
  if ((group.opacity ?? 1) <= 0) return [];
  const matrix = group.transform ? multiply(outer, group.transform) : outer;
  const own = group.link ? [placed(group.link, matrix, wordsIn(group.children))] : [];
  return [...own, ...pageLinks(group.children, matrix)];
}

interface LinkedRun {
  readonly link: LinkArea;
  readonly words: string;
}

/** Linked runs that follow each other on a line are one. */
function runsOf(ops: readonly Op[]): LinkedRun[] {
  const runs: LinkedRun[] = [];
  for (const op of ops) {
    if (op.op !== 'glyphRun' || !op.link || op.copy || op.link.area.width <= 0) continue;
    const before = runs.at(-1);
    const joined = before && joinedAreas(before.link, op.link);
    if (joined) runs[runs.length - 1] = { link: joined, words: before.words + op.text };
    else runs.push({ link: op.link, words: op.text });
  }
  return runs;
}

function joinedAreas(a: LinkArea, b: LinkArea): LinkArea | null {
  if (a.href !== b.href || a.area.y !== b.area.y || a.area.height !== b.area.height) return null;
  if (Math.abs(a.area.x + a.area.width - b.area.x) > 0.01) return null;
  return { href: a.href, area: { ...a.area, width: b.area.x + b.area.width - a.area.x } };
}

const placed = ({ href, area }: LinkArea, matrix: Matrix, words: string): PageLink => ({
  href,
  quad: cornersOf(area).map((corner) => transformPoint(matrix, corner)) as unknown as PageLink['quad'],
  words: words.trim(),
});

const cornersOf = ({ x, y, width, height }: Rect): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Runs of one text follow each other without a space, but for line feeds. */
function wordsIn(ops: readonly Op[]): string {
  let words = '';
  let end: number | undefined;
  for (const op of ops) {
    if (op.op === 'group') words += ` ${wordsIn(op.children)} `;
    if (op.op !== 'glyphRun' || op.copy) continue;
    words += op.order?.start === end ? op.text : ` ${op.text}`;
    end = op.order && op.order.start + op.text.length;
  }
  return words.replace(/\s+/g, ' ');
}
