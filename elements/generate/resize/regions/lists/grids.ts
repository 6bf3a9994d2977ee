import type { Rect } from '../../../../math/geometry.js';
import { itemsIn, type Block } from '../block.js';
import type { Item } from '../items.js';
import { endOf, shareIn, unionOf } from '../rects.js';
import { isPanel } from '../stretch.js';
import { isLine } from './ruled.js';
import { kindOf } from '../../../../objects/kinds.js';

/** Tables that are drawn: upright lines side by side, the rows that they cross, and a heading above. */

/** Fewer upright lines part no columns. */
const LEAST = 2;
/** Lines are at most so thick, as a part of their length. */
const THIN = 0.03;
/** Ends that differ by less than this part of a line's length are the same. */
const EVEN = 0.02;
/** Lies in a table from this part on. */
const IN = 0.9;
/** A heading is at most this part as high as what is below it. */
const HEAD = 0.35;

/** What every such table among items is made of. */
export function grids(items: readonly Item[]): Item[][] {
  const uprights = items.filter(isUpright);
  const found: Item[][] = [];
  while (uprights.length >= LEAST) {
    const [first] = uprights;
    const mates = uprights.filter(({ box }) => isBeside(box, first!.box));
    for (const mate of mates) uprights.splice(uprights.indexOf(mate), 1);
    const grid = mates.length >= LEAST ? gridOf(mates, items) : null;
    if (grid && !found.some((other) => other.some((item) => grid.includes(item)))) found.push(grid);
  }
  return found;
}

/** Blocks with such tables made one each; null when there is none. */
export function withGrids(blocks: readonly Block[]): Block[] | null {
  for (const grid of grids(blocks.flatMap(itemsIn))) {
    const cells = blocks.filter((block) => itemsIn(block).every((item) => grid.includes(item)));
    // one block is what was made of it before
    if (cells.length < 2 || cells.flatMap(itemsIn).length < grid.length) continue;
    const items = grid.sort((a, b) => a.order - b.order);
    const table: Block = { kind: 'table', items, box: unionOf(items.map(({ box }) => box)) };
    return [...blocks.filter((block) => !cells.includes(block)), table];
  }
  return null;
}

const isUpright = ({ object, box, parts }: Item): boolean =>
  !parts && ['line', 'shape'].includes(kindOf(object)) && box.width < THIN * box.height;

const isBeside = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y - b.y) + Math.abs(endOf(a, 'y') - endOf(b, 'y')) < EVEN * b.height;

/** All within the rows and columns; null where it is no table. */
function gridOf(uprights: readonly Item[], items: readonly Item[]): Item[] | null {
  const lines = unionOf(uprights.map(({ box }) => box));
  const near = EVEN * lines.height;
  const rows = items.filter(
    (item) => isRow(item) && crosses(item.box, lines) && isWithin(item.box, lines, near),
  );
  if (rows.length === 0) return null;
  const body = unionOf([lines, ...rows.map(({ box }) => box)]);
  const heads = items.filter(
    ({ object, box }) =>
      isPanel(object) &&
      Math.abs(endOf(box, 'y') - body.y) < near &&
      box.height < HEAD * body.height &&
      Math.abs(box.x - body.x) + Math.abs(endOf(box, 'x') - endOf(body, 'x')) < EVEN * body.width,
  );
  const all = unionOf([body, ...heads.map(({ box }) => box)]);
  const own = items.filter(({ box }) => shareIn(box, all) > IN);
  const texts = own.filter(({ text }) => text);
  return texts.length > LEAST && own.every(({ isPicture, parts }) => !isPicture && !parts) ? own : null;
}

const isRow = (item: Item): boolean => isPanel(item.object) || isLine(item);

/** Reaches beyond the first and the last line, or to them. */
const crosses = (row: Rect, lines: Rect): boolean =>
  row.x < lines.x + EVEN * lines.width && endOf(row, 'x') > endOf(lines, 'x') - EVEN * lines.width;

const isWithin = (row: Rect, lines: Rect, near: number): boolean =>
  row.y > lines.y - near && endOf(row, 'y') < endOf(lines, 'y') + near && row.height < lines.height - near;
