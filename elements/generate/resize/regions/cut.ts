import {
  crossOf,
  itemsIn,
  lengthOf,
  type Align,
  type ArtBlock,
  type Axis,
  type Block,
  type FlowBlock,
} from './block.js';
import { endOf, median, startOf, unionOf } from './rects.js';

/** Ends that differ by less than this part of the longest are one edge. */
const ALIGNED = 0.03;

/** Gaps of at least this part of the widest part a flow into groups. */
const WIDE = 0.62;
/** Boxes of drawings may reach into each other by this part of the smaller, lines of words above each other too, others by less. */
const SLACK = { art: 0.2, text: 0.04, lines: 0.25 };

/**
 * Blocks parted by the widest white gaps, again and again: rows in columns in rows. What cannot be parted keeps together.
 * Throws RangeError for no block.
 */
export function cutInto(blocks: readonly Block[]): Block {
  if (blocks.length === 1) return blocks[0]!;
  if (blocks.length === 0) throw new RangeError('Nothing to part');
  const down = bands(blocks, 'y');
  const across = bands(blocks, 'x');
  if (down.length < 2 && across.length < 2) return artOf(blocks);
  const axis = down.length < 2 || (across.length > 1 && widest(across, 'x') > widest(down, 'y')) ? 'x' : 'y';
  const parts = axis === 'x' ? across : down;
  const groups = grouped(parts, axis);
  if (groups.length > 1 && groups.length < parts.length)
    return flowOf(
      axis,
      groups.map((group) => cutInto(group.flat())),
    );
  return tableOf(blocks, down) ?? flowOf(axis, parts.map(cutInto));
}

function artOf(blocks: readonly Block[]): Block {
  const items = blocks.flatMap(itemsIn).sort((a, b) => a.order - b.order);
  return { kind: 'art', items, box: unionOf(blocks.map(({ box }) => box)) };
}

/** Neighbors with narrow gaps, where some gaps are much wider than most. */
function grouped(parts: readonly Block[][], axis: Axis): Block[][][] {
  const boxes = parts.map((part) => ({ box: unionOf(part.map(({ box }) => box)) }));
  const gaps = gapsOf(boxes, axis);
  const most = Math.max(...gaps);
  if (most < median(gaps) * 1.35) return parts.map((part) => [part]);
  const found: Block[][][] = [[parts[0]!]];
  parts.slice(1).forEach((part, i) => {
    if (gaps[i]! >= most * WIDE) found.push([part]);
    else found.at(-1)!.push(part);
  });
  return found;
}

/** Groups of blocks with nothing but white between them along an axis. */
function bands(blocks: readonly Block[], axis: Axis): Block[][] {
  const sorted = [...blocks].sort((a, b) => startOf(a.box, axis) - startOf(b.box, axis));
  const found: Block[][] = [];
  let end = -Infinity;
  let last = Infinity;
  let before: Block | null = null;
  for (const block of sorted) {
    const part = slackBetween(before, block, axis);
    before = block;
    const slack = part * Math.min(lengthOf(block.box, axis), last);
    if (startOf(block.box, axis) >= end - slack) found.push([]);
    found.at(-1)!.push(block);
    end = Math.max(end, endOf(block.box, axis));
    last = lengthOf(block.box, axis);
  }
  return found;
}

/** Lines set tightly reach into each other's boxes. */
function slackBetween(before: Block | null, block: Block, axis: Axis): number {
  if (block.kind === 'art' || before?.kind === 'art') return SLACK.art;
  return axis === 'y' && before?.kind === 'text' && block.kind === 'text' ? SLACK.lines : SLACK.text;
}

const widest = (groups: readonly (readonly Block[])[], axis: Axis): number =>
  Math.max(
    ...gapsOf(
      groups.map((group) => ({ box: unionOf(group.map(({ box }) => box)) })),
      axis,
    ),
  );

const gapsOf = (parts: readonly Pick<Block, 'box'>[], axis: Axis): number[] =>
  parts.slice(1).map(({ box }, i) => startOf(box, axis) - endOf(parts[i]!.box, axis));

export function flowOf(axis: Axis, children: readonly Block[], gaps = gapsOf(children, axis)): FlowBlock {
  const box = unionOf(children.map((child) => child.box));
  const words = children.filter(({ kind }) => kind !== 'art' && kind !== 'picture');
  const aligned = axis === 'y' && words.length > 1 ? words : children;
  return { kind: 'flow', axis, children, gaps, box, align: alignOf(aligned, crossOf(axis)) };
}

function alignOf(children: readonly Block[], axis: Axis): Align {
  const spread = (at: (block: Block) => number): number => {
    const places = children.map(at);
    return Math.max(...places) - Math.min(...places);
  };
  const longest = Math.max(...children.map(({ box }) => lengthOf(box, axis)));
  const starts = spread(({ box }) => startOf(box, axis));
  const ends = spread(({ box }) => endOf(box, axis));
  const middles = spread(({ box }) => (startOf(box, axis) + endOf(box, axis)) / 2);
  return starts <= Math.min(middles, ends) ? 'start' : middles <= ends ? 'center' : 'end';
}

/** Rows of as many cells each, their columns in line; null for anything else. Lines between rows are no rows. */
function tableOf(blocks: readonly Block[], down: readonly Block[][]): Block | null {
  const rows = down.filter((row) => row.some(({ kind }) => kind !== 'rule'));
  if (rows.length < 3) return null;
  const cells = rows.map((row) => bands(row, 'x').length);
  const columns = median(cells);
  const full = cells.filter((count) => count === columns).length;
  const cols = bands(
    blocks.filter(({ kind }) => kind !== 'rule'),
    'x',
  ).length;
  if (columns < 2 || full < 3 || full < rows.length * 0.6 || cols < 2 || cols > columns + 1) return null;
  const { items, box } = artOf(blocks) as ArtBlock;
  return { kind: 'table', items, box };
}
