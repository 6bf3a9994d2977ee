import { crossOf, itemsIn, lengthOf, type Align, type Axis, type Block, type FlowBlock } from './block.js';
import type { Item } from './items.js';
import { endOf, startOf, unionOf } from './rects.js';

/** Blocks beside and beneath each other. */

/** Boxes of drawings may reach into each other by this part of the smaller, lines of words above each other too, others by less; lines may lie in what
 * they are drawn at. */
const SLACK = { art: 0.2, text: 0.04, lines: 0.25, rule: 1 };

/** Groups of blocks with nothing but white between them along an axis. */
export function bands(blocks: readonly Block[], axis: Axis): Block[][] {
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

/** A line that parts what lies along an axis: it is thin there. */
const isAcross = (block: Block | null, axis: Axis): boolean => block?.kind === 'rule' && block.axis !== axis;

/** Lines set tightly reach into each other's boxes. */
function slackBetween(before: Block | null, block: Block, axis: Axis): number {
  if (isAcross(block, axis) || isAcross(before, axis)) return SLACK.rule;
  if (block.kind === 'art' || before?.kind === 'art') return SLACK.art;
  return axis === 'y' && before?.kind === 'text' && block.kind === 'text' ? SLACK.lines : SLACK.text;
}

export const gapsOf = (parts: readonly Pick<Block, 'box'>[], axis: Axis): number[] =>
  parts.slice(1).map(({ box }, i) => startOf(box, axis) - endOf(parts[i]!.box, axis));

export function flowOf(axis: Axis, children: readonly Block[], gaps = gapsOf(children, axis)): FlowBlock {
  const box = unionOf(children.map((child) => child.box));
  const words = children.filter(({ kind }) => kind !== 'art' && kind !== 'picture');
  const aligned = axis === 'y' && words.length > 1 ? words : children;
  return { kind: 'flow', axis, children, gaps, box, align: alignOf(aligned, crossOf(axis)) };
}

const isCentered = ({ text }: Item): boolean => !text || text.text_details.textAlign === 'center';

/** Ends that differ by less than this part of the longest are one edge. */
const ALIGNED = 0.03;

/** The largest words stand at the start. */
function beginsWithTitle(children: readonly Block[], axis: Axis): boolean {
  const first = Math.min(...children.map(({ box }) => startOf(box, axis)));
  const sizes = children.map((child) => (child.kind === 'text' ? child.item.text!.text_details.fontSize : 0));
  const title = children[sizes.indexOf(Math.max(...sizes))]!;
  return title.kind === 'text' && startOf(title.box, axis) - first < ALIGNED * lengthOf(title.box, axis);
}

/** The edge, or the middle, that most of the children share; of those that as many share the one they are nearest to. */
function alignOf(children: readonly Block[], axis: Axis): Align {
  const longest = Math.max(...children.map(({ box }) => lengthOf(box, axis)));
  const ways = (
    [
      ['start', ({ box }: Block) => startOf(box, axis)],
      ['center', ({ box }: Block) => (startOf(box, axis) + endOf(box, axis)) / 2],
      ['end', ({ box }: Block) => endOf(box, axis)],
    ] as const
  ).map(([align, at]) => {
    const places = children.map(at);
    const shared = places.map(
      (place) => places.filter((p) => Math.abs(p - place) <= longest * ALIGNED).length,
    );
    return { align, count: Math.max(...shared), spread: Math.max(...places) - Math.min(...places) };
  });
  const [start, center, end] = ways;
  // words that are centered are, though a drawing among them stands a little aside
  if (center!.spread < 0.1 * longest && children.flatMap(itemsIn).every(isCentered)) return 'center';
  const best = ways.toSorted((a, b) => b.count - a.count || a.spread - b.spread)[0]!;
  const isFirst = best === end && start!.count === end.count && beginsWithTitle(children, axis);
  return isFirst || (best.count === start!.count && best.spread >= start!.spread) ? 'start' : best.align;
}
