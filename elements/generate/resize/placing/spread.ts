import type { Block, FlowBlock } from '../regions/block.js';
import { CROP, type Scale } from './measure.js';
import type { Placing } from './placement.js';

/** Who takes the room that is left over in a flow. */

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Rows of a table get so much further apart than their letters grow. */
const AIRY = 1.6;

/** How much a block would take of more height. */
function appetite(block: Block, width: number, { mostArt }: Placing): number {
  if (block.kind === 'art') return Math.min(width / block.box.width, mostArt) * block.box.height;
  if (block.kind === 'picture') return (width * block.box.height * CROP) / block.box.width;
  if (block.kind === 'panel' && block.under.some(({ isPicture }) => isPicture)) return Infinity;
  if (block.kind === 'table') return block.box.height * Math.min(mostArt, width / block.box.width) * AIRY;
  if (block.kind !== 'flow') return 0;
  const parts = block.children.map((child) => appetite(child, width, { mostArt } as Placing));
  return block.axis === 'x' ? Math.max(...parts) : sum(parts) + (sum(parts) > 0 ? sum(block.gaps) : 0);
}

/** Heights with the spare room given to pictures and drawings, by how much each would take. */
export function grow(
  stack: FlowBlock,
  { least, widths }: { readonly least: readonly number[]; readonly widths: readonly number[] },
  spare: number,
  how: Placing,
): number[] {
  const hunger = stack.children.map((child, i) =>
    Math.max(0, Math.min(1e5, appetite(child, widths[i]!, how)) - least[i]!),
  );
  const total = sum(hunger);
  if (spare <= 0 || total <= 0) return [...least];
  const part = Math.min(1, spare / total);
  return least.map((height, i) => height + hunger[i]! * part);
}

/** The room that is left widens the gaps that were wide. */
export function spreadGaps(flow: FlowBlock, gaps: readonly number[], spare: number, scale: Scale): number[] {
  if (spare <= 0) return [...gaps];
  const natural = flow.gaps.map((gap, i) => Math.max(gaps[i]!, Math.max(0, gap) * scale.text));
  const wish = natural.map((gap, i) => gap - gaps[i]!);
  const part = Math.min(1, spare / (sum(wish) || 1));
  const full = gaps.map((gap, i) => gap + wish[i]! * part);
  const rest = spare - sum(wish) * part;
  const springs = flow.gaps.map((gap) => (flow.holdsEnds ? 1 : Math.max(0, gap - scale.widestGap)));
  if (rest <= 0 || sum(springs) === 0) return full;
  return full.map((gap, i) => gap + (rest * springs[i]!) / sum(springs));
}
