import { itemsIn, lengthOf, type Axis, type Block, type FlowBlock } from './regions/block.js';
import { flowOf } from './regions/flow.js';
import { areaOf, median } from './regions/rects.js';

/** A block in other arrangements; itself first. Later ones are further from what it was. */
export interface Variant {
  readonly block: Block;
  /** How far it is from the original, 0 for none. */
  readonly change: number;
  /** True where words that were beneath each other stand beside each other: it takes a wide place. */
  readonly isWide?: boolean;
}

const MOST = 7;

const known = new WeakMap<Block, readonly Variant[]>();

/** Stacks turned to rows and to columns, rows turned to stacks; at the top and in the largest part. The same each time. */
export function variantsOf(block: Block): readonly Variant[] {
  const found = known.get(block) ?? variantsIn(block, 2);
  known.set(block, found);
  return found;
}

function variantsIn(block: Block, depth: number): Variant[] {
  const own: Variant = { block, change: 0 };
  // the parts of a drawing stand as they do
  if (depth === 0 || itemsIn(block).every(({ object, isPicture }) => object.type !== 'text' && !isPicture))
    return [own];
  if (block.kind === 'panel')
    return variantsIn(block.child, depth).map(({ block: child, change }) => ({
      block: { ...block, child },
      change,
    }));
  if (block.kind !== 'flow') return [own];
  const found = [own, ...inLargest(block, depth)];
  if (isTurnable(block)) {
    if (
      block.axis === 'x' ||
      (block.children.length < 5 &&
        block.children.every((child) => child.box.height > 0.16 * block.box.height))
    )
      found.push({
        block: turned(block),
        change:
          block.axis === 'y' && block.children.filter(({ kind }) => kind === 'text').length > PAIR ? 3 : 1,
        isWide: block.axis === 'y' && !block.children.some(isShown),
      });
    if (block.axis === 'y') found.push(...columns(block));
  }
  const beside = besideDrawing(block);
  if (beside) found.splice(1, 0, beside);
  return found.slice(0, MOST);
}

/** More texts than these are not set beside each other: a title between two small lines is no row. */
const PAIR = 2;

/** A star beside others, as a part of a row, says nothing of the row. */
const SPECK = 0.002;

/** A row of small things (an icon and its words, a dish and its price) is read as one line. */
function isTurnable(flow: FlowBlock): boolean {
  if (flow.axis === 'y') return flow.children.length > 1;
  return flow.children.every(
    (child) =>
      child.kind === 'flow' ||
      child.box.height > 0.2 * flow.box.width ||
      (child.kind === 'art' && areaOf(child.box) < SPECK * areaOf(flow.box)),
  );
}

function turned(flow: FlowBlock): FlowBlock {
  const axis: Axis = flow.axis === 'x' ? 'y' : 'x';
  return beside(axis, flow.children, spacing(flow));
}

const spacing = ({ gaps, box }: FlowBlock): number =>
  Math.max(median(gaps.filter((gap) => gap > 0)), Math.min(box.width, box.height) * 0.05);

/** Children in another flow: its box is what they took, so that wishes are as they were. */
function beside(axis: Axis, children: readonly Block[], gap: number): FlowBlock {
  const flow = flowOf(
    axis,
    children,
    children.slice(1).map(() => gap),
  );
  return { ...flow, align: axis === 'x' ? 'center' : 'start', isTurned: true };
}

/** Two columns, parted at wide gaps where both are about as long; with the first part above both, too. */
function columns(stack: FlowBlock): Variant[] {
  const { children, gaps } = stack;
  const usual = median(gaps) || 1;
  const cost = (at: number, from = 0): number => {
    const [a, b] = [total(children.slice(from, at)), total(children.slice(at))];
    const stands = at - from === 1 && isShown(children[from]!) ? 0.3 : 0;
    return (
      (Math.abs(a - b) / (a + b)) * (stands ? 0.3 : 1) + Math.max(0, 1 - gaps[at - 1]! / usual) * 0.8 - stands
    );
  };
  const best = (from: number, most: number): number[] =>
    children
      .map((_, i) => i)
      .slice(from + 1)
      .sort((a, b) => cost(a, from) - cost(b, from) || a - b)
      .slice(0, most);
  // a column of centered words is meant to be one
  const torn = (at: number): number =>
    stack.align === 'center' && !(at === 1 && isShown(children[0]!)) ? 1 : 0;
  const lone = (at: number, from: number): number =>
    [children.slice(from, at), children.slice(at)].some((column) => isLone(column, stack)) ? LONE : 0;
  const found = best(0, 3).map((at) => ({
    block: twoColumns(stack, 0, at),
    change: 1 + cost(at) + torn(at) + lone(at, 0),
    isWide: !children.some(isShown),
  }));
  if (children.length > 3)
    found.push(
      ...best(1, 2).map((at) => ({
        block: twoColumns(stack, 1, at),
        change: 1.2 + cost(at, 1) + torn(0) + lone(at, 1),
        isWide: !children.some(isShown),
      })),
    );
  return found;
}

/** What it costs that one small line is a column. */
const LONE = 2.5;
/** Letters of this part of the largest are small. */
const SMALL = 0.6;

/** One line of small letters: beside a title it hangs in the air. */
function isLone([only, ...more]: readonly Block[], stack: FlowBlock): boolean {
  if (only?.kind !== 'text' || more.length > 0) return false;
  const size = only.item.text!.text_details.fontSize;
  const all = itemsIn(stack).map(({ text }) => text?.text_details.fontSize ?? 0);
  return only.box.height < 2 * size && size < SMALL * Math.max(...all);
}

/** A drawing of this part of a stack's height is more than a mark above its words. */
const LARGE = 0.3;

/** A drawing beside all the words below it, though a wide gap parts them: what stood far below them is of them, too. */
function besideDrawing(stack: FlowBlock): Variant | null {
  const flat = flattened(stack);
  if (flat === stack || flat.children.length < 3) return null;
  const [first, ...words] = flat.children as [Block, ...Block[]];
  const isLarge = first.box.height > LARGE * flat.box.height;
  return isLarge && isShown(first) && words.every((child) => !isShown(child))
    ? { block: twoColumns(flat, 0, 1), change: 0.6 }
    : null;
}

/** A stack whose stacks are one with it. */
function flattened(stack: FlowBlock): FlowBlock {
  if (stack.axis !== 'y' || !stack.children.some(isStack)) return stack;
  const children = stack.children.flatMap((child) => (isStack(child) ? child.children : [child]));
  const gaps = stack.children.flatMap((child, i) => [
    ...(isStack(child) ? child.gaps : []),
    ...stack.gaps.slice(i, i + 1),
  ]);
  return { ...flowOf('y', children, gaps), align: stack.align };
}

const isStack = (block: Block): block is FlowBlock => block.kind === 'flow' && block.axis === 'y';

function twoColumns(stack: FlowBlock, above: number, at: number): Block {
  const { children } = stack;
  const part = (from: number, to: number): Block =>
    to - from === 1
      ? children[from]!
      : { ...flowOf('y', children.slice(from, to), stack.gaps.slice(from, to - 1)), align: stack.align };
  const row = beside('x', [part(above, at), part(at, children.length)], spacing(stack) * 1.5);
  const isBeside = row.children.some(isShown);
  const both: FlowBlock = { ...row, align: 'start', isTurned: isBeside };
  if (above === 0) return both;
  return { ...flowOf('y', [part(0, above), both], [stack.gaps[above - 1]!]), align: stack.align };
}

/** Pictures and drawings have a column for themselves. */
const isShown = ({ kind }: Block): boolean => kind === 'art' || kind === 'picture';

const total = (blocks: readonly Block[]): number =>
  blocks.reduce((all, { box }) => all + lengthOf(box, 'y'), 0);

function inLargest(flow: FlowBlock, depth: number): Variant[] {
  const largest = [...flow.children].sort((a, b) => areaOf(b.box) - areaOf(a.box))[0]!;
  return variantsIn(largest, depth - 1)
    .slice(1)
    .map(({ block, change, isWide }) => ({
      isWide: isWide ?? false,
      block: { ...flow, children: flow.children.map((child) => (child === largest ? block : child)) },
      change: change * 0.8,
    }));
}
