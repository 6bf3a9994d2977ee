import { itemsIn, type Block } from './regions/block.js';
import type { Item } from './regions/items.js';
import type { Region } from './regions/region-model.js';

/** Part of what is least that is left out at a time. */
const STEP = 0.2;
/** Groups of words that stay whatever happens. */
const KEPT = 2;

/** A region without what matters least of its words; null when nothing more can go. */
export function withLess(region: Region): { readonly region: Region; readonly out: readonly Item[] } | null {
  const groups = groupsOf(region).filter(({ weight }) => Number.isFinite(weight));
  if (groups.length <= KEPT) return null;
  const count = Math.min(groups.length - KEPT, Math.max(1, Math.round(groups.length * STEP)));
  const out = new Set(
    groups
      .sort((a, b) => a.weight - b.weight || b.at - a.at)
      .slice(0, count)
      .map(({ block }) => block),
  );
  return { region: without(region, out), out: [...out].flatMap(itemsIn) };
}

interface Group {
  readonly block: Block;
  /** How large its largest letters are; Infinity for what has none. */
  readonly weight: number;
  readonly at: number;
}

/** What is read together, in reading order. */
function groupsOf(region: Region): Group[] {
  return blocksOf(region)
    .flatMap(partsOf)
    .map((block, at) => ({ block, at, weight: weightOf(block) }));
}

const blocksOf = (region: Region): Block[] => [
  ...(region.content ? [region.content] : []),
  ...(region.split?.parts.flatMap(blocksOf) ?? []),
];

/** Rows of small things stay whole; stacks and panels fall apart. */
function partsOf(block: Block): Block[] {
  if (block.kind === 'flow' && (block.axis === 'y' || itemsIn(block).length > 6))
    return block.children.flatMap(partsOf);
  if (block.kind === 'panel' && block.child.kind === 'flow') return partsOf(block.child);
  return [block];
}

function weightOf(block: Block): number {
  if (block.kind === 'rule') return 0;
  const sizes = itemsIn(block).flatMap(({ text }) => text?.text_details.fontSize ?? []);
  return sizes.length > 0 ? Math.max(...sizes) : Infinity;
}

function without(region: Region, out: ReadonlySet<Block>): Region {
  const content = region.content && thinned(region.content, out);
  const split = region.split && {
    ...region.split,
    parts: region.split.parts.map((part) => without(part, out)),
  };
  return { ...region, content, split };
}

function thinned(block: Block, out: ReadonlySet<Block>): Block | null {
  if (out.has(block)) return null;
  if (block.kind === 'panel') {
    const child = thinned(block.child, out);
    return child && { ...block, child };
  }
  if (block.kind !== 'flow') return block;
  const kept = block.children.map((child) => thinned(child, out));
  const children = kept.flatMap((child) => child ?? []);
  if (children.length <= 1) return children[0] ?? null;
  const gaps = block.gaps.filter((_, i) => kept[i] && kept.slice(i + 1).some(Boolean));
  return { ...block, children, gaps };
}
