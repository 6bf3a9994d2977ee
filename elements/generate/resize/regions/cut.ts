import { withAxes } from './lists/axes.js';
import { itemsIn, type ArtBlock, type Axis, type Block } from './block.js';
import { bands, flowOf, gapsOf } from './flow.js';
import { withGrids } from './lists/grids.js';
import { isNote, withNotes } from './lists/notes.js';
import { withMatchingRows } from './lists/matching.js';
import { withRecords } from './lists/records.js';
import { median, unionOf } from './rects.js';
import { withRuledLists } from './lists/ruled.js';

/** Gaps of at least this part of the widest part a flow into groups. */
const WIDE = 0.62;
/**
 * Blocks parted by the widest white gaps, again and again: rows in columns in rows. What cannot be parted keeps together.
 * Throws RangeError for no block.
 */
export function cutInto(blocks: readonly Block[]): Block {
  if (blocks.length === 1) return blocks[0]!;
  if (blocks.length === 0) throw new RangeError('Nothing to part');
  const lists =
    withGrids(blocks) ??
    withRuledLists(blocks) ??
    withAxes(blocks) ??
    withNotes(blocks) ??
    withRecords(blocks) ??
    withMatchingRows(blocks);
  if (lists) return cutInto(lists);
  const down = bands(blocks, 'y');
  const across = bands(blocks, 'x');
  if (down.length < 2 && across.length < 2) return artOf(blocks);
  const isAcross = across.length > 1 && (widest(across, 'x') > widest(down, 'y') || isBesideDrawing(across));
  const axis = down.length < 2 || isAcross ? 'x' : 'y';
  const parts = axis === 'x' ? across : down;
  const groups = grouped(parts, axis);
  if (groups.length > 1 && groups.length < parts.length)
    return flowOf(
      axis,
      groups.map((group) => cutInto(group.flat())),
    );
  return tableOf(blocks, down) ?? flowOf(axis, parts.map(cutInto));
}

/** One drawing with a column of words beside it. */
function isBesideDrawing(across: readonly (readonly Block[])[]): boolean {
  const [one, other, ...more] = across;
  const isArt = (part: readonly Block[]): boolean => part.length === 1 && part[0]!.kind === 'art';
  const isColumn = (part: readonly Block[]): boolean =>
    part.length > 2 && part.every(({ kind }) => kind === 'text' || kind === 'rule' || kind === 'panel');
  return more.length === 0 && ((isArt(one!) && isColumn(other!)) || (isColumn(one!) && isArt(other!)));
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

const widest = (groups: readonly (readonly Block[])[], axis: Axis): number =>
  Math.max(
    ...gapsOf(
      groups.map((group) => ({ box: unionOf(group.map(({ box }) => box)) })),
      axis,
    ),
  );

/** Rows of as many cells each, their columns in line; null for anything else. Lines between rows are no rows. */
function tableOf(blocks: readonly Block[], down: readonly Block[][]): Block | null {
  const rows = down.filter((row) => row.some(({ kind }) => kind !== 'rule'));
  if (rows.length < 3 || blocks.some(isNote)) return null;
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
