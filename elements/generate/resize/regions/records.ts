import { itemsIn, type Block, type FlowBlock } from './block.js';
import { flowOf } from './flow.js';
import { endOf, startOf } from './rects.js';

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
    const list = listOf(ends, texts, true) ?? listOf(ends, texts, false);
    if (!list) continue;
    const rest = blocks.filter((block) => !itemsIn(block).every((item) => itemsIn(list).includes(item)));
    if (rest.length === 0) return [list];
    return withRecords([...rest, list]) ?? [...rest, list];
  }
  return null;
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

/** Rows of what is long and the short text at its end, or its start; null where they do not stand at one height. */
function listOf(ends: readonly Block[], texts: readonly Block[], isAfter: boolean): FlowBlock | null {
  const firsts = ends.map((end) => besideOf(end, texts, isAfter));
  if (firsts.some((first) => !first)) return null;
  const [first] = firsts as Block[];
  const line = first!.box.height;
  if (firsts.some((other) => Math.abs(other!.box.x - first!.box.x) > line * 0.5)) return null;
  if (
    new Set(firsts).size < firsts.length ||
    firsts.every((each) => isShort(each!) && each!.box.width < line * 2)
  )
    return null;
  const tops = firsts.map((each) => each!.box.y - 0.5);
  const deepest = Math.max(...tops.slice(1).map((top, i) => top - tops[i]!));
  const rows = ends.map((end, i) => {
    const to = tops[i + 1] ?? tops[i]! + deepest;
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
