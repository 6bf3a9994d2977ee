import { kindOf } from '../../../../objects/kinds.js';
import type { Rect } from '../../../../math/geometry.js';
import { itemsIn, type Block } from '../block.js';
import type { Item } from '../items.js';
import { median, unionOf } from '../rects.js';

/** Lists to write in: lines at even steps, each with an hour, a number or a box to tick before it. */

/** Fewer lines are no list. */
const LEAST = 3;
/** Lines are at most so thick, as a part of their length. */
const THIN = 0.05;
/** Ends and steps that differ by less than this part of a line, or of a step, are the same. */
const EVEN = { end: 0.04, step: 0.15 };
/** What a line is for stands at most so much of its length before it, and so many steps below it. */
const BEFORE = 0.7;
const BELOW = 0.3;

interface Row {
  readonly line: Item;
  readonly mark: Item;
}

/** What every such list among items is made of. */
export function ruledLists(items: readonly Item[]): Item[][] {
  const lines = items.filter(isLine);
  if (lines.length < LEAST) return [];
  const marks = items.filter((item) => !lines.includes(item) && !item.isPicture && !item.parts);
  return columnsOf(lines).flatMap((column) => {
    const rows = rowsOf(column, marks);
    return rows ? [rows.flatMap(({ line, mark }) => [line, mark])] : [];
  });
}

/** Blocks with their lists made tables; null when there is none. */
export function withRuledLists(blocks: readonly Block[]): Block[] | null {
  const loose = blocks.filter((block) => itemsIn(block).length === 1);
  const lists = ruledLists(loose.flatMap(itemsIn));
  if (lists.length === 0) return null;
  const tables = lists.map((list): Block => {
    const items = list.sort((a, b) => a.order - b.order);
    return { kind: 'table', items, box: unionOf(items.map(({ box }) => box)) };
  });
  const listed = new Set(tables.flatMap(itemsIn));
  return [...blocks.filter((block) => !itemsIn(block).some((item) => listed.has(item))), ...tables];
}

/** A blank is for words of at most so many letters, begins at most so many of their heights after them, and lies so low. */
const LABEL = 12;
const AFTER = 2;
const LOW = { from: 0.2, to: 0.8 };

/** And they are no larger than this part of the largest words. */
const SMALL = 0.6;

/** A line to write on right after a label: 'Name' and its blank. */
export function isBlank(line: Item, texts: readonly Item[]): boolean {
  if (!isLine(line)) return false;
  const most = SMALL * Math.max(...texts.map(({ text }) => text?.text_details.fontSize ?? 0));
  return texts.some(({ box, text }) => {
    if (!text || text.text_details.fontSize > most || text.text_details.text.trim().length > LABEL)
      return false;
    const [gap, below] = [line.box.x - box.x - box.width, line.box.y - box.y - box.height / 2];
    const isLow = below > LOW.from * box.height && below < LOW.to * box.height;
    return isLow && gap > -1 && gap < AFTER * box.height && box.height < 0.5 * line.box.width;
  });
}

/** A line to write on. */
export const isLine = ({ object, box }: Item): boolean =>
  ['line', 'shape'].includes(kindOf(object)) && box.height < THIN * box.width;

/** Lines that begin and end beneath each other, from top to bottom, at even steps. */
function columnsOf(lines: readonly Item[]): Item[][] {
  const isBelow = (a: Rect, b: Rect): boolean =>
    Math.abs(a.x - b.x) + Math.abs(a.width - b.width) < EVEN.end * a.width;
  const columns: Item[][] = [];
  for (const line of [...lines].sort((a, b) => a.box.y - b.box.y)) {
    const own = columns.find(([first]) => isBelow(first!.box, line.box));
    if (own) own.push(line);
    else columns.push([line]);
  }
  return columns.filter((column) => column.length >= LEAST && isEven(column));
}

const stepOf = (column: readonly Item[]): number => median(stepsOf(column));

const stepsOf = (column: readonly Item[]): number[] =>
  column.slice(1).map(({ box }, i) => box.y - column[i]!.box.y);

const isEven = (column: readonly Item[]): boolean =>
  stepsOf(column).every((step) => Math.abs(step - stepOf(column)) < EVEN.step * stepOf(column));

/** Each line with what is before it; null where one has nothing, or what is before them is not in line. */
function rowsOf(column: readonly Item[], marks: readonly Item[]): Row[] | null {
  const step = stepOf(column);
  const rows = column.map((line) => ({ line, mark: markOf(line.box, step, marks) }));
  const found = rows.filter((row): row is Row => row.mark !== undefined);
  if (found.length < rows.length || new Set(found.map(({ mark }) => mark)).size < rows.length) return null;
  const [first] = found;
  const isInLine = found.every(({ mark }) => Math.abs(mark.box.x - first!.mark.box.x) < step * EVEN.step * 2);
  return isInLine ? found : null;
}

function markOf(line: Rect, step: number, marks: readonly Item[]): Item | undefined {
  const gap = ({ box }: Item): number => line.x - box.x - box.width;
  return marks
    .filter((mark) => {
      const below = mark.box.y + mark.box.height / 2 - line.y;
      return (
        gap(mark) > -0.02 * line.width &&
        gap(mark) < BEFORE * line.width &&
        mark.box.height < step &&
        below > -step &&
        below < BELOW * step
      );
    })
    .sort((a, b) => gap(a) - gap(b))[0];
}
