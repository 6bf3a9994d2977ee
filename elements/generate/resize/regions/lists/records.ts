import { itemsIn, type Block, type FlowBlock } from '../block.js';
import { flowOf } from '../flow.js';
import { endOf, shareIn, startOf, unionOf } from '../rects.js';

/** Records end, or begin, with at most so many letters: a price, a time, a number. */
const SHORT = 12;
/** Fewer are no list. */
const LEAST = 3;

/**
 * Blocks with the records of lists made rows: a dish, what is in it, and its price beside them. White between such columns is
 * wider than that between rows, yet the rows are what is read. Null when there is no list.
 */
export function withRecords(blocks: readonly Block[]): Block[] | null {
  const texts = blocks.filter(({ kind }) => kind === 'text');
  for (const ends of columnsOf(texts.filter(isShort))) {
    const found = listsOf(ends, texts, true) ?? listsOf(ends, texts, false);
    if (!found) continue;
    const lists = found.map((list) => withRules(list, blocks));
    const listed = new Set(lists.flatMap(itemsIn));
    const rest = blocks.filter((block) => !itemsIn(block).every((item) => listed.has(item)));
    if (rest.length === 0) return lists;
    return withRecords([...rest, ...lists]) ?? [...rest, ...lists];
  }
  return null;
}

/** A list with the lines between its records. */
function withRules(list: FlowBlock, blocks: readonly Block[]): FlowBlock {
  const rules = blocks.filter(
    (block) =>
      block.kind === 'rule' &&
      shareIn(block.box, list.box) > 0.9 &&
      list.children.every(
        ({ box }) => block.box.y > endOf(box, 'y') - 1 || endOf(block.box, 'y') < box.y + 1,
      ),
  );
  if (rules.length === 0) return list;
  const children = [...list.children, ...rules].sort((a, b) => a.box.y - b.box.y);
  return { ...flowOf('y', children), align: list.align };
}

const isShort = (block: Block): boolean =>
  itemsIn(block).every(({ text }) => text !== null && text.text_details.text.trim().length <= SHORT);

/** Short texts beneath each other, their right ends, left ends or middles in line. */
function columnsOf(shorts: readonly Block[]): Block[][] {
  const found = new Map<string, Block[]>();
  const edges = [
    ({ box }: Block) => endOf(box, 'x'),
    ({ box }: Block) => box.x,
    ({ box }: Block) => box.x + box.width / 2,
  ];
  for (const edge of edges)
    for (const first of shorts) {
      const mates = shorts.filter((other) => Math.abs(edge(other) - edge(first)) < first.box.height * 0.4);
      if (mates.length < LEAST) continue;
      const column = [...mates].sort((a, b) => startOf(a.box, 'y') - startOf(b.box, 'y'));
      found.set(column.map((block) => itemsIn(block)[0]!.order).join(), column);
    }
  return [...found.values()].sort((a, b) => b.length - a.length);
}

/** Words larger than those of a list by this are its heading. */
const HEADING = 1.25;
/** A row under a heading of its own is at most so many times as high as its first line. */
const ALONE = 4;

/** The lists of a column of ends, parted by the headings between them; null where one of them is none. */
function listsOf(ends: readonly Block[], texts: readonly Block[], isAfter: boolean): FlowBlock[] | null {
  const firsts = firstsOf(ends, texts, isAfter);
  if (!firsts) return null;
  const size = Math.max(...firsts.map(sizeOf));
  const all = unionOf([...firsts, ...ends].map(({ box }) => box));
  const headings = texts.filter(
    (text) => sizeOf(text) > size * HEADING && shareIn(text.box, all) > 0.9 && !ends.includes(text),
  );
  const parts: Block[][] = [];
  ends.forEach((end, i) => {
    const [above, own] = [firsts[i - 1]?.box.y ?? -Infinity, firsts[i]!.box.y];
    if (i === 0 || headings.some(({ box }) => box.y > above && box.y < own)) parts.push([]);
    parts.at(-1)!.push(end);
  });
  const rest = texts.filter((text) => !headings.includes(text));
  const lists = parts.map((part) => listOf(part, rest, isAfter, headings));
  return lists.every((list) => list !== null) ? lists : null;
}

const sizeOf = (block: Block): number =>
  Math.max(...itemsIn(block).map(({ text }) => text?.text_details.fontSize ?? 0));

const isLeftOf = ({ box }: Block, first: Block): boolean =>
  Math.abs(box.x - first.box.x) < first.box.height * 0.5;

/** What each end belongs to: all at one line, each another; null where they are no list. */
function firstsOf(ends: readonly Block[], texts: readonly Block[], isAfter: boolean): Block[] | null {
  const found = ends.map((end) => besideOf(end, texts, isAfter));
  if (found.some((first) => !first)) return null;
  const firsts = found as Block[];
  const line = firsts[0]!.box.height;
  if (firsts.some((other) => !isLeftOf(other, firsts[0]!))) return null;
  const isTwice = new Set(firsts).size < firsts.length;
  return isTwice || firsts.every((each) => isShort(each) && each.box.width < line * 2) ? null : firsts;
}

/** Rows of what is long and the short text at its end, or its start; null where they do not stand at one height. */
function listOf(
  ends: readonly Block[],
  texts: readonly Block[],
  isAfter: boolean,
  headings: readonly Block[],
): FlowBlock | null {
  const firsts = firstsOf(ends, texts, isAfter);
  if (!firsts) return null;
  const [first] = firsts;
  const line = first!.box.height;
  const tops = firsts.map((each) => each.box.y - 0.5);
  const next = Math.min(...headings.map(({ box }) => box.y).filter((y) => y > tops.at(-1)!));
  const deepest = tops.length > 1 ? Math.max(...tops.slice(1).map((top, i) => top - tops[i]!)) : ALONE * line;
  const rows = ends.map((end, i) => {
    const to = tops[i + 1] ?? Math.min(next, tops[i]! + deepest);
    const own = texts
      .filter(({ box }) => Math.abs(box.x - first!.box.x) < line * 0.5 && box.y >= tops[i]! && box.y < to)
      .sort((a, b) => a.box.y - b.box.y);
    const long = own.length > 1 ? flowOf('y', own) : own[0]!;
    return {
      ...flowOf('x', isAfter ? [long, end] : [end, long]),
      holdsEnds: isAfter,
      align: 'start' as const,
    };
  });
  const overlaps = rows.some((row) => row.gaps.some((gap) => gap < 0));
  // what stands among records and is part of none is one itself
  const listed = new Set(rows.flatMap(itemsIn));
  const all = unionOf(rows.map(({ box }) => box));
  if (texts.some((text) => shareIn(text.box, all) > 0.9 && !listed.has(itemsIn(text)[0]!))) return null;
  // one row alone may be a heading and a number; columns of as many lines each are a table
  if (overlaps || rows.every((row) => itemsIn(row).length === 2)) return null;
  return { ...flowOf('y', rows), align: 'start' };
}

/** The nearest text before, or after, another on its line. */
function besideOf({ box }: Block, texts: readonly Block[], isAfter: boolean): Block | undefined {
  const middle = box.y + box.height / 2;
  const on = texts.filter(
    (other) =>
      middle > other.box.y &&
      middle < endOf(other.box, 'y') &&
      (isAfter ? endOf(other.box, 'x') <= box.x : other.box.x >= endOf(box, 'x')),
  );
  const gap = (other: Block): number =>
    isAfter ? box.x - endOf(other.box, 'x') : other.box.x - endOf(box, 'x');
  return on.sort((a, b) => gap(a) - gap(b))[0];
}
