import { itemsIn, type Block } from '../block.js';
import type { Item } from '../items.js';
import { endOf, median, middleOf, shareIn, startOf, unionOf } from '../rects.js';

/** Rows of unlike things in columns of like ones: an animal, its dot, another dot, the name of a home. */

/** Fewer rows, or columns beside each other, are no such list. */
const LEAST = 3;
/** Sides, and places, that differ by less than this part of a thing, or of a step, are the same. */
const LIKE = 0.06;
/** Things of one column take at most this part of the step between rows: tiles of a pattern take all. */
const APART = 0.96;
/** Words have at most so many letters: longer ones are broken to the room there is. */
const SHORT = 14;
/** Stands in a row from this part on. */
const IN = 0.9;

/** Blocks with such rows made tables, in which they stay beside each other; null when there are none. */
export function withMatchingRows(blocks: readonly Block[]): Block[] | null {
  const lists = matchingRows(blocks.flatMap(itemsIn)).flatMap((list) => {
    const cells = blocks.filter((block) => itemsIn(block).every((item) => list.includes(item)));
    // one block is what was made of them before
    return cells.length > 1 && cells.flatMap(itemsIn).length === list.length ? [{ list, cells }] : [];
  });
  if (lists.length === 0) return null;
  const tables = lists.map(({ list, cells }): Block => {
    const items = list.sort((a, b) => a.order - b.order);
    return { kind: 'table', items, box: unionOf(cells.map(({ box }) => box)) };
  });
  const listed = new Set(lists.flatMap(({ cells }) => cells));
  return [...blocks.filter((block) => !listed.has(block)), ...tables];
}

/** What every such list among items is made of. */
export function matchingRows(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  let columns = columnsOf(items.filter(({ text, isPicture }) => !text && !isPicture));
  while (columns.length >= LEAST) {
    const [first] = columns;
    const mates = columns.filter((other) => areRows(first!, other));
    columns = columns.filter((column) => !mates.includes(column));
    const list = listOf(mates, items);
    if (list) found.push(list);
  }
  return found;
}

/** The columns with the words in them; null where they are no list. */
function listOf(columns: readonly Item[][], items: readonly Item[]): Item[] | null {
  const beside = columns.filter((column) =>
    columns.every((other) => other === column || !lieOn(column[0]!, other[0]!)),
  );
  if (beside.length < LEAST || beside.every(([first]) => areLike(first!, beside[0]![0]!))) return null;
  const cells = columns.flat();
  const box = unionOf(cells.map((cell) => cell.box));
  const within = items.filter((item) => !cells.includes(item) && shareIn(item.box, box) > IN);
  const isWord = ({ text }: Item): boolean => text !== null && text.text_details.text.length <= SHORT;
  const rows = columns[0]!.map((_, i) => unionOf(columns.map((column) => column[i]!.box)));
  const hasWords = rows.every((row) => within.some(({ box: own }) => shareIn(own, row) > IN));
  return within.every(isWord) && hasWords ? [...cells, ...within] : null;
}

/** Like things beneath each other, from top to bottom. */
function columnsOf(items: readonly Item[]): Item[][] {
  const columns: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.box.y - b.box.y)) {
    const own = columns.find(
      ([first]) =>
        areLike(first!, item) &&
        Math.abs(middleOf(first!.box, 'x') - middleOf(item.box, 'x')) < LIKE * item.box.width,
    );
    if (own) own.push(item);
    else columns.push([item]);
  }
  return columns.filter((column) => column.length >= LEAST && column[0]!.box.height < APART * stepOf(column));
}

const areLike = (a: Item, b: Item): boolean =>
  Math.abs(a.box.width - b.box.width) < LIKE * a.box.width &&
  Math.abs(a.box.height - b.box.height) < LIKE * a.box.height;

/** One stands on the other, or before it. */
const lieOn = (a: Item, b: Item): boolean =>
  startOf(a.box, 'x') < endOf(b.box, 'x') &&
  startOf(b.box, 'x') < endOf(a.box, 'x') &&
  (a.box.width < b.box.width || (a.box.width === b.box.width && a.order > b.order));

/** As many of each, at the same heights. */
const areRows = (column: readonly Item[], other: readonly Item[]): boolean =>
  column.length === other.length &&
  column.every(
    (item, i) => Math.abs(middleOf(item.box, 'y') - middleOf(other[i]!.box, 'y')) < LIKE * stepOf(column),
  );

const stepOf = (column: readonly Item[]): number =>
  median(column.slice(1).map(({ box }, i) => box.y - column[i]!.box.y));
