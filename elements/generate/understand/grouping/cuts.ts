import { branchOf, confidenceOf } from './branches.js';
import { inkOf, leavesOf, type Branch, type Leaf, type Node } from '../page-tree.js';
import { alike, countOf, placesOf, signatureOf } from './signature.js';
import { distinctGaps, joined, stripsOf, type Axis, type Strip } from './strips.js';

/** How the page is read. */
export interface Reading {
  readonly rtl: boolean;
}

interface Cut {
  readonly axis: Axis;
  readonly strips: readonly Strip[];
}

/** Beside one another things may stand farther apart than beneath one another and still be one line. */
const ROW_GAP = 0.75;
/** Cells of one grid differ by less than this part of the widest. */
const UNLIKE_WIDTH = 0.6;
/** Gaps from this part of the widest part things as it does. */
const AS_WIDE = 0.62;

/**
 * Nodes as a tree of stacks, rows and grids, by the white between them: the recursive cut of a page, in which a cut that
 * leaves equal pieces goes before a wider one. Nodes that no straight cut parts stay one 'free' group.
 */
export function cutTree(nodes: readonly Node[], reading: Reading, outer = Infinity): Node {
  if (nodes.length === 1) return nodes[0]!;
  const cut = bestCut(nodes);
  if (!cut) return branchOf(inOrder(nodes, reading), 'free', 0.3);
  const inner = Math.max(...cut.strips.slice(1).map(({ gap }) => gap));
  const widest = Math.min(...cut.strips.slice(1).map(({ gap }) => gap));
  const parts = runsOf(cut.strips).map((run) => {
    const children = run.map((strip) => cutTree(strip.nodes, reading, widest));
    if (children.length === 1) return children[0]!;
    return arranged(children, { axis: cut.axis, confidence: 0.85 }, reading);
  });
  if (parts.length === 1) return parts[0]!;
  return arranged(parts, { axis: cut.axis, confidence: confidenceOf(inner, outer) }, reading);
}

/** Reading order of what nothing parts: by where it begins. */
const inOrder = (nodes: readonly Node[], { rtl }: Reading): Node[] =>
  [...nodes].sort((a, b) => {
    const [first, second] = [inkOf(a), inkOf(b)];
    return first.y - second.y || (rtl ? second.x - first.x : first.x - second.x);
  });

function bestCut(nodes: readonly Node[]): Cut | null {
  const cuts = (['y', 'x'] as const).flatMap((axis) => candidates(nodes, axis));
  const repeated = cuts.filter(({ strips }) => isRepeated(strips));
  const [down, across] = (['y', 'x'] as const).map((axis) =>
    richest(repeated.filter((cut) => cut.axis === axis)),
  );
  if (down && across) return unlikeness(across) < unlikeness(down) - 0.01 ? across : down;
  if (down || across) return (down ?? across)!;
  const partly = cuts
    .map((cut) => ({ cut, covered: repeatedShare(cut, nodes) }))
    .filter(({ covered }) => covered >= 0.6);
  if (partly.length > 0)
    return partly.reduce((best, each) => (each.covered > best.covered ? each : best)).cut;
  return widestCut(nodes);
}

/** Cuts of an axis by each width of gap. */
function candidates(nodes: readonly Node[], axis: Axis): Cut[] {
  const strips = stripsOf(nodes, axis);
  return distinctGaps(strips)
    .slice(0, 5)
    .map((gap) => ({ axis, strips: joined(strips, gap) }));
}

function widestCut(nodes: readonly Node[]): Cut | null {
  const found = (['y', 'x'] as const)
    .map((axis) => ({ axis, strips: stripsOf(nodes, axis) }))
    .map((cut) => ({ ...cut, gap: Math.max(0, ...cut.strips.slice(1).map(({ gap }) => gap)) }))
    .filter(({ strips }) => strips.length > 1);
  if (found.length === 0) return null;
  if (found.length === 2 && hasLines(found[1]!.strips, nodes))
    return { axis: 'y', strips: joined(found[0]!.strips, found[0]!.gap * AS_WIDE) };
  const weight = ({ axis, gap }: { axis: Axis; gap: number }): number => (axis === 'x' ? gap * ROW_GAP : gap);
  const { axis, strips, gap } = found.reduce((best, each) => (weight(each) > weight(best) ? each : best));
  return { axis, strips: joined(strips, gap * AS_WIDE) };
}

/** True when a column is of short lines that each stand in a line with something of another: prices beside what they buy. */
function hasLines(columns: readonly Strip[], nodes: readonly Node[]): boolean {
  return columns.some(({ nodes: column }) => {
    const lines = column.flatMap(leavesOf).filter(({ size }) => size > 0);
    if (
      lines.length < 3 ||
      lines.length !== countOf(column) ||
      lines.some(({ ink, size }) => ink.height > size * 1.2)
    )
      return false;
    const others = nodes.filter((node) => !column.includes(node)).flatMap(leavesOf);
    return lines.every((line) => others.some((other) => isInLine(line, other)));
  });
}

/** Two texts on one line, or a text beside a drawing's middle. */
function isInLine({ ink }: Leaf, { ink: other }: Leaf): boolean {
  const middle = ink.y + ink.height / 2;
  return middle > other.y && middle < other.y + other.height;
}

/** Three equal pieces, or two that each consist of several parts. */
function isRepeated(strips: readonly Strip[]): boolean {
  if (strips.length < 2) return false;
  const [first, ...rest] = strips.map(({ nodes }) => signatureOf(nodes));
  if (rest.some((each) => each !== first)) return false;
  const count = countOf(strips[0]!.nodes);
  const even = alike(
    strips.slice(1).map(({ gap }) => gap),
    0.45,
  );
  return even && (count >= 2 || strips.length >= 3) && (strips.length > 2 || count >= 3);
}

/** Rather pieces of much than many of little. */
const richness = ({ strips }: Cut): number =>
  Math.min(countOf(strips[0]!.nodes), 6) + Math.min(strips.length, 6) * 0.1;

const richest = (cuts: readonly Cut[]): Cut | null =>
  cuts.reduce<Cut | null>((best, cut) => (best && richness(best) >= richness(cut) ? best : cut), null);

/**
 * How differently the pieces of a cut are set: rows of a table are alike, its columns are not; of cards it is the columns
 * that are.
 */
function unlikeness({ strips }: Cut): number {
  const sizes = strips.map(({ nodes }) =>
    nodes.flatMap((node) => leavesOf(node).map(({ size }) => size)).sort((a, b) => a - b),
  );
  const [first, ...rest] = sizes;
  const apart = rest.map((list) =>
    list.reduce((sum, size, i) => sum + Math.abs(Math.log((size + 1e-6) / (first![i]! + 1e-6))), 0),
  );
  return apart.reduce((sum, each) => sum + each, 0) / Math.max(1, rest.length * first!.length);
}

/** Strips in runs of equal ones, three and more of them together; all others alone. */
function runsOf(strips: readonly Strip[]): Strip[][] {
  const runs: Strip[][] = [];
  for (const strip of strips) {
    const run = runs.at(-1);
    if (run && isLike(run.at(-1)!, strip)) run.push(strip);
    else runs.push([strip]);
  }
  return runs.flatMap((run) =>
    run.length >= 3 && countOf(run[0]!.nodes) >= 2 ? [run] : run.map((strip) => [strip]),
  );
}

const isLike = (a: Strip, b: Strip): boolean => signatureOf(a.nodes) === signatureOf(b.nodes);

function repeatedShare({ strips }: Cut, nodes: readonly Node[]): number {
  const longest = Math.max(
    ...runsOf(strips).map((run) => (run.length >= 3 ? countOf(run.flatMap((s) => s.nodes)) : 0)),
  );
  return longest / countOf(nodes);
}

/** Neighbors along an axis as a stack, a row, or, where rows have the same columns, a grid. */
function arranged(
  children: readonly Node[],
  { axis, confidence }: { axis: Axis; confidence: number },
  reading: Reading,
): Branch {
  const ordered = axis === 'x' && reading.rtl ? [...children].reverse() : children;
  if (axis === 'y') {
    const cells = cellsOf(children);
    if (cells) return branchOf(cells, 'grid', Math.max(confidence, 0.8));
  }
  return branchOf(ordered, axis === 'y' ? 'stack' : 'row', confidence);
}

/** The cells of rows that have equally many in the same columns and are all alike; null for other rows. */
function cellsOf(rows: readonly Node[]): Node[] | null {
  const branches = rows.filter((row): row is Branch => row.kind === 'group' && row.arrangement === 'row');
  const [first] = branches;
  if (branches.length !== rows.length || rows.length < 2 || !first) return null;
  const columns = first.children.length;
  if (branches.some(({ children }) => children.length !== columns)) return null;
  const cells = branches.flatMap(({ children }) => children);
  const like = signatureOf([cells[0]!]);
  if (cells.some((cell) => signatureOf([cell]) !== like)) return null;
  // a table's cells belong to their row: names beside figures
  if (
    !alike(
      cells.map((cell) => inkOf(cell).width),
      UNLIKE_WIDTH,
    )
  )
    return null;
  return Array.from({ length: columns }, (_, i) => branches.map(({ children }) => children[i]!)).every(
    isColumn,
  )
    ? cells
    : null;
}

function isColumn(cells: readonly Node[]): boolean {
  const places = placesOf(cells, 'x');
  const width = Math.max(...cells.map((cell) => inkOf(cell).width));
  const spread = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
  return Math.min(spread(places.start), spread(places.center), spread(places.end)) <= width * 0.15;
}
