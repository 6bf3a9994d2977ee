import type { Rect } from '../../../math/geometry.js';
import type { Side } from '../../understand/page-tree.js';
import { itemsIn, type ArtBlock, type Axis, type Block, type Edges } from './block.js';
import type { Item } from './items.js';
import { insetsOf } from './rects.js';
import { isPanel } from './stretch.js';

/** A part of the page from edge to edge: what covers it, and either smaller parts or what stands in it. */
export interface Region {
  readonly box: Rect;
  /** Cover it, or frame it. */
  readonly under: readonly Item[];
  /** The one of them whose edges are the region's, when it is no part of the page's ground. */
  readonly sheet?: Item;
  /** Drawings that hold on to its edges and corners. */
  readonly decor: readonly ArtBlock[];
  readonly split: Split | null;
  readonly content: Block | null;
  /** Room around the content. */
  readonly pad: Edges;
  /** True for a part without edges of its own: what reached those of the whole reaches them again. */
  readonly isOpen?: boolean;
}

export interface Split {
  readonly axis: Axis;
  readonly parts: readonly Region[];
  /** True for parts that never stand the other way: the sky is above. */
  readonly isFixed?: boolean;
}

export const NONE: Edges = { left: 0, top: 0, right: 0, bottom: 0 };

/** A block whose parts keep their places to each other. */
export const asArt = (unit: Block): ArtBlock => ({ kind: 'art', items: itemsIn(unit), box: unit.box });

/** Room around content; what reaches an edge says nothing of the margin there when other things keep one. */
export function padOf(content: Block, box: Rect): Edges {
  const pads = itemsIn(content)
    .filter(({ bleeds }) => bleeds.size > 0)
    .map(({ bleeds }) => bleeds);
  const own = insetsOf(content.box, box);
  if (pads.length === 0) return own;
  const side = (name: Side): number => {
    const kept = itemsIn(content)
      .filter(({ bleeds, isPicture, object }) => !(bleeds.has(name) && (isPicture || isPanel(object))))
      .map((item) => insetsOf(item.box, box)[name]);
    return kept.length > 0 ? Math.min(...kept) : own[name];
  };
  return { left: side('left'), top: side('top'), right: side('right'), bottom: side('bottom') };
}
