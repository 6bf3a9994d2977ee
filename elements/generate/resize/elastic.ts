import type { Rect } from '../../math/geometry.js';
import type { TextObject } from '../../objects/text/model.js';
import { adrift, crowding, dwindling, emptiness, voids } from './elastic-cost.js';
import { faults } from './placing/evaluate.js';
import { placeItems, type Placements } from './placing/placement.js';
import { bodyOf } from './placing/scenery/body.js';
import { fromSide, sideLeft } from './placing/scenery/side.js';
import { smothered, SMOTHERED } from './placing/scrims.js';
import { heldAt, hold, spanned, type Ground } from './placing/scenery/ground.js';
import { placeScenery } from './placing/scenery/scenery.js';
import { groundOf, shorter, wishedScale, type Problem } from './problem.js';
import { lengthOf, type ArtBlock, type Axis } from './regions/block.js';
import type { Item } from './regions/items.js';
import { areaOf, endOf, overlapOf, startOf, unionOf } from './regions/rects.js';
import { isCovering } from './regions/grounds/covers.js';
import { ruledLists } from './regions/lists/ruled.js';
import { isCutRing } from './regions/sparse.js';
import { isStretchable } from './regions/stretch.js';
import { AXES, touchesEdge } from './regions/edges.js';
import { shareOn, single } from './regions/units.js';
import { areAcross } from './regions/corners.js';
import { placeUnder } from './solve.js';

/** A page placed, and what it is worth. */
export interface Laid {
  readonly placements: Placements;
  readonly score: number;
}

/** Parts of the wished size that words and drawings are tried at. */
const WORDS = [1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];
const ART = [1, 0.8, 0.62, 0.5];
/** Words stand on a drawing from this part on. */
const ON = 0.55;

/**
 * The page as a designer drags it: bands and photos reach the edges they reached, clusters of words keep their lines and their
 * corner, drawings at an edge stay there. The best of some sizes; null for a page without words.
 */
export function elastic(items: readonly Item[], rect: Rect, problem: Problem): Laid | null {
  const from: Rect = { x: 0, y: 0, ...problem.from };
  const under = items.filter((item) => !item.text && isCovering(item, from));
  const base = { ...groundOf(from, rect, problem), scale: wishedScale(problem) };
  const rest = items.filter((item) => !under.includes(item));
  const spans = rest.filter((item) => isSpan(item, base));
  const clusters = clustersOf(
    rest.filter((item) => !spans.includes(item)),
    problem,
  );
  if (!clusters.some(hasWords)) return null;
  const words = wordsBesideOf(items, clusters, from);
  const lines = clusters.filter((cluster) => leans(cluster, from)).map(({ box }) => box.x);
  const photos = spans
    .filter(({ isPicture }) => isPicture)
    .map((item): ArtBlock => ({ kind: 'art', items: [item], box: item.box }));
  const ways = WORDS.flatMap((letters) =>
    ART.map((art) => {
      const placements: Placements = new Map();
      for (const item of under) placeUnder(item, { box: from }, rect, problem, placements);
      for (const item of spans)
        placements.set(item, { how: 'filled', rect: spanned(item.box, base), scale: base.scale });
      const least = clusters.map((cluster) =>
        placeCluster(
          cluster,
          {
            ...base,
            ...{ lines, words: words.get(cluster) },
            scale: base.scale * (hasWords(cluster) ? letters : art),
          },
          problem,
          placements,
        ),
      );
      const size = Math.min(...least.filter((_, i) => hasWords(clusters[i]!))) / base.scale;
      const crowded = crowding(clusters, placements);
      const score =
        Math.min(0.06, Math.log(size)) * 0.6 +
        Math.log(art) * 0.2 -
        crowded -
        adrift(clusters, spans, placements) -
        emptiness(clusters, placements, rect) -
        dwindling(
          clusters.filter((each) => !hasWords(each)),
          placements,
          { from, to: rect },
        ) -
        voids([...clusters, ...photos], placements, { from, to: rect }) -
        smothered(placements, { from, to: rect }) * SMOTHERED;
      return { placements, score };
    }),
  );
  // faults only cost: what is no better without them needs no counting
  let best: Laid | null = null;
  for (const { placements, score } of ways.sort((a, b) => b.score - a.score)) {
    if (best && score <= best.score) break;
    const judged = score - faults(placements, rect, problem.type);
    if (!best || judged > best.score) best = { placements, score: judged };
  }
  return best;
}

/** Reaches two edges across from each other, and may take another form. */
const isSpan = (item: Item, ground: Ground): boolean =>
  !item.text &&
  (isStretchable(item) || item.isPicture) &&
  AXES.some((axis) => hold(item.box, axis, ground) === 'both');

/** The words that stand beside a drawing at the edge, where it is the only one there: others would be left behind. */
function wordsBesideOf(
  items: readonly Item[],
  clusters: readonly ArtBlock[],
  from: Rect,
): ReadonlyMap<ArtBlock, Rect> {
  const [cluster, ...more] = clusters.filter(({ box }) => touchesEdge(box, from));
  if (!cluster || more.length > 0) return new Map();
  const others = items.filter((item) => item.object.type === 'text' && !cluster.items.includes(item));
  return new Map(others.length > 0 ? [[cluster, unionOf(others.map(({ box }) => box))]] : []);
}

const hasWords = ({ items }: ArtBlock): boolean => items.some(({ object }) => object.type === 'text');

/** What lies on each other or stands close together. */
function clustersOf(items: readonly Item[], { from }: Problem): ArtBlock[] {
  const page: Rect = { x: 0, y: 0, ...from };
  const near = shorter(from) * 0.05;
  const lists = ruledLists(items).map((list) => new Set(list));
  const isListed = (a: Item, b: Item): boolean => lists.some((list) => list.has(a) && list.has(b));
  const found: Item[][] = [];
  for (const item of items) {
    const mine = found.filter((cluster) =>
      cluster.some((other) => isListed(item, other) || cling(item, other, near, page)),
    );
    const others = found.filter((cluster) => !mine.includes(cluster));
    found.splice(0, found.length, ...others, [...mine.flat(), item]);
  }
  return inRows(found).map((all) => {
    const own = [...all].sort((a, b) => a.order - b.order);
    return { kind: 'art', items: own, box: unionOf(own.map(({ box }) => box)) };
  });
}

/** Columns of words with so many lines at the same heights are rows. */
const ROWS = 3;

/** Clusters of words whose lines stand beside those of another go with it: a list's dishes and their prices. */
function inRows(clusters: readonly Item[][]): Item[][] {
  const heights = clusters.map((items) => items.filter(({ text }) => text).map(({ box }) => box));
  const beside = (i: number, j: number): boolean =>
    heights[i]!.filter((a) => heights[j]!.some((b) => isOnLine(a, b))).length >= ROWS;
  for (let i = 0; i < clusters.length; i++)
    for (let j = i + 1; j < clusters.length; j++)
      if (beside(i, j))
        return inRows([
          [...clusters[i]!, ...clusters[j]!],
          ...clusters.filter((_, at) => at !== i && at !== j),
        ]);
  return [...clusters];
}

const isOnLine = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 0.4 * Math.min(a.height, b.height);

function cling(a: Item, b: Item, near: number, page: Rect): boolean {
  if (areAcross(a.box, b.box, page) || isBetween(a, b) || isBetween(b, a)) return false;
  if (isCutRing(a) !== isCutRing(b)) return false;
  const [one, other] = a.order < b.order ? [a, b] : [b, a];
  const isWord = (item: Item): boolean => item.object.type === 'text';
  if (isWord(one) !== isWord(other)) {
    const [text, art] = isWord(one) ? [one, other] : [other, one];
    const share = shareOn(text, art);
    const isGrazed = share > 0 && share < 0.3 && areaOf(art.box) > 3 * areaOf(text.box);
    if (art.bleeds.size > 0 || isGrazed) return share > ON && art.order < text.order;
  }
  if (isWord(one) && isWord(other)) return isColumn(one, other, near);
  const gap = isWord(one) || isWord(other) ? near : 2;
  const isThin = [a, b].some(({ box }) => Math.min(box.width, box.height) < 0.2 * near);
  const isLarge = !isThin && Math.min(a.box.width, b.box.width) > 6 * near;
  return overlapOf(grown(a.box, isLarge ? 2 : gap), b.box) > 0;
}

/** A line between words goes with them, not with what is drawn from an edge around them. */
const isBetween = (line: Item, art: Item): boolean =>
  line.bleeds.size === 0 && single(line).kind === 'rule' && art.object.type !== 'text' && art.bleeds.size > 0;

/** Lines of one column, and words right beside each other. */
function isColumn(a: Item, b: Item, near: number): boolean {
  const size = Math.max(sizeOf(a), sizeOf(b));
  const gap =
    Math.max(startOf(a.box, 'y'), startOf(b.box, 'y')) - Math.min(endOf(a.box, 'y'), endOf(b.box, 'y'));
  if (overlapOf(grown(a.box, near), b.box) > 0) return true;
  const edges = [
    startOf(a.box, 'x') - startOf(b.box, 'x'),
    endOf(a.box, 'x') - endOf(b.box, 'x'),
    (startOf(a.box, 'x') + endOf(a.box, 'x') - startOf(b.box, 'x') - endOf(b.box, 'x')) / 2,
  ];
  return gap < size * 1.3 && edges.some((by) => Math.abs(by) < near * 0.3);
}

const sizeOf = ({ object }: Item): number => (object as TextObject).text_details.fontSize;

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

interface Page extends Ground {
  /** Where columns of words begin, px from the left. */
  readonly lines: readonly number[];
}

/** Nearer an edge of the page than this part of it, a margin stays a margin. */
const NEAR = 0.14;
/** What begins this near a column of words, as a part of the page, begins where they do. */
const IN_LINE = 0.01;

/** Places a cluster; gives the scale it got. */
function placeCluster(cluster: ArtBlock, ground: Page, problem: Problem, into: Placements): number {
  const { from, to } = ground;
  const isInLine = ground.lines.some((line) => Math.abs(line - cluster.box.x) < IN_LINE * from.width);
  const bleeds = AXES.some((axis) => hold(bodyOf(cluster), axis, ground) !== 'free');
  if (bleeds && !hasWords(cluster)) {
    placeScenery([cluster], ground, into);
    return ground.scale;
  }
  const fit = Math.min(
    ...AXES.map((axis) => {
      const margin = marginOf(cluster, axis, ground);
      return (lengthOf(to, axis) - margin * 2) / lengthOf(cluster.box, axis);
    }),
  );
  const scale = Math.min(ground.scale, fit);
  const held = bleeds ? heldAt(cluster.box, { ...ground, scale }) : null;
  const at = (axis: Axis): number => {
    const side = axis === 'x' ? sideLeft(cluster, cluster.box.width * scale, ground) : null;
    if (side) return fromSide(startOf(cluster.box, axis), side, { ...ground, scale });
    if (held && hold(bodyOf(cluster), axis, ground) !== 'free') return startOf(held, axis);
    const margin = marginOf(cluster, axis, ground);
    const length = lengthOf(cluster.box, axis);
    const free = lengthOf(from, axis) - length;
    const before = startOf(cluster.box, axis) - startOf(from, axis);
    const after = free - before;
    const room = lengthOf(to, axis) - length * scale;
    const kept = Math.min(margin, room / 2);
    const near = NEAR * lengthOf(from, axis);
    const isMiddle = Math.abs(before - after) < 0.06 * lengthOf(from, axis);
    // near an edge the margin stays a margin; further in, the part of the room that is free
    const start =
      axis === 'x' && isInLine
        ? kept
        : isMiddle || free <= 1
          ? room / 2
          : before < near && before < after
            ? kept
            : after < near && after < before
              ? room - kept
              : (before / free) * room;
    return startOf(to, axis) + start;
  };
  const box: Rect = {
    x: at('x'),
    y: at('y'),
    width: cluster.box.width * scale,
    height: cluster.box.height * scale,
  };
  placeItems(cluster, box, scale, into, problem.type);
  return scale;
}

/** A column of words at the left of the page. */
const leans = (cluster: ArtBlock, from: Rect): boolean =>
  isLeft(cluster) && cluster.box.x - from.x < NEAR * from.width;

/** Words that begin at one line, with nothing drawn around them. */
const isLeft = ({ items, box }: ArtBlock): boolean =>
  items.every(({ text, box: own }) =>
    text ? text.text_details.textAlign === 'left' : areaOf(own) < 0.5 * areaOf(box),
  ) && items.filter(({ text }) => text).length >= items.length / 2;

/** How far from the edge: as far as it was, within what looks like a margin. */
function marginOf({ box }: ArtBlock, axis: Axis, { from, to }: Ground): number {
  const before = startOf(box, axis) - startOf(from, axis);
  const after = lengthOf(from, axis) - before - lengthOf(box, axis);
  const own = Math.min(before, after) / shorter(from);
  return Math.max(0.035, Math.min(own, 0.1)) * shorter(to);
}
