import type { Rect } from '../../../math/geometry.js';
import type { Item } from './items.js';

/** What a page is made of for laying it out anew. Boxes are those of the page as it was, px. */
export type Block = TextBlock | ArtBlock | PictureBlock | RuleBlock | TableBlock | PanelBlock | FlowBlock;

interface Base {
  readonly box: Rect;
}

/** A text whose lines are broken to the width it gets. */
export interface TextBlock extends Base {
  readonly kind: 'text';
  readonly item: Item;
}

/** Objects that keep their places to each other: a drawing, a badge with its words. */
export interface ArtBlock extends Base {
  readonly kind: 'art';
  readonly items: readonly Item[];
}

/** A photo that fills the place it gets. */
export interface PictureBlock extends Base {
  readonly kind: 'picture';
  readonly item: Item;
}

/** A line between others, as long as there is room along it. */
export interface RuleBlock extends Base {
  readonly kind: 'rule';
  readonly item: Item;
  readonly axis: Axis;
}

/** Rows and columns, stretched as a whole. */
export interface TableBlock extends Base {
  readonly kind: 'table';
  readonly items: readonly Item[];
}

/** Something that others stand on. */
export interface PanelBlock extends Base {
  readonly kind: 'panel';
  readonly under: readonly Item[];
  readonly pad: Edges;
  readonly child: Block;
}

export type Axis = 'x' | 'y';

/** Blocks beside each other (x) or beneath each other (y). */
export interface FlowBlock extends Base {
  readonly kind: 'flow';
  readonly axis: Axis;
  readonly children: readonly Block[];
  /** Between neighbors, px; one less than children. */
  readonly gaps: readonly number[];
  readonly align: Align;
  /** True for one that was turned: its parts stand in the middle of it. */
  readonly isTurned?: boolean;
  /** True for a row whose last part stands at its end: a price. */
  readonly holdsEnds?: boolean;
}

/** What the children share across the flow. */
export type Align = 'start' | 'center' | 'end';

/** Lengths inside the four edges, px. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const lengthOf = (rect: Rect, axis: Axis): number => (axis === 'x' ? rect.width : rect.height);
export const crossOf = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

const known = new WeakMap<Block, readonly Item[]>();

/** Every item of a block; asked for over and over, so it is gathered once. */
export function itemsIn(block: Block): readonly Item[] {
  const found = known.get(block) ?? gathered(block);
  known.set(block, found);
  return found;
}

function gathered(block: Block): readonly Item[] {
  switch (block.kind) {
    case 'text':
    case 'picture':
    case 'rule':
      return [block.item];
    case 'art':
    case 'table':
      return block.items;
    case 'panel':
      return [...block.under, ...itemsIn(block.child)];
    case 'flow':
      return block.children.flatMap(itemsIn);
  }
}
