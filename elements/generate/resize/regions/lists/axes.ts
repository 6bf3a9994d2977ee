import type { Rect } from '../../../../math/geometry.js';
import { itemsIn, type ArtBlock, type Block, type TextBlock } from '../block.js';
import { endOf, median, unionOf } from '../rects.js';

/** Numbers along a drawing: they stand at its rows, so they are a part of it. */

/** So many, each of at most so many letters, are an axis. */
const LEAST = 3;
const SHORT = 4;
/** Steps that differ by less than this part are even. */
const EVEN = 0.15;
/** An axis stands at most so many of its letters' heights beside its drawing. */
const BESIDE = 3;

/** Blocks with axes joined to the drawings they are of; null when there is none. */
export function withAxes(blocks: readonly Block[]): Block[] | null {
  const shorts = blocks.filter((block): block is TextBlock => block.kind === 'text' && isShort(block));
  if (shorts.length < LEAST) return null;
  for (const art of blocks) {
    if (art.kind !== 'art') continue;
    const axis = axisOf(art, shorts);
    if (axis)
      return [
        ...blocks.filter((block) => block !== art && !axis.includes(block as TextBlock)),
        joined(art, axis),
      ];
  }
  return null;
}

const isShort = ({ item }: TextBlock): boolean => item.text!.text_details.text.trim().length <= SHORT;

function joined(art: ArtBlock, axis: readonly TextBlock[]): ArtBlock {
  const items = [...art.items, ...axis.flatMap(itemsIn)].sort((a, b) => a.order - b.order);
  return { kind: 'art', items, box: unionOf([art.box, ...axis.map(({ box }) => box)]) };
}

/** What stands at even steps along a side of a drawing that is no higher than it. */
function axisOf({ box }: ArtBlock, shorts: readonly TextBlock[]): TextBlock[] | null {
  const along = shorts.filter((text) => isBeside(text.box, box)).sort((a, b) => a.box.y - b.box.y);
  if (along.length < LEAST) return null;
  const steps = along.slice(1).map((text, i) => text.box.y - along[i]!.box.y);
  const step = median(steps);
  const isEven = steps.every((each) => Math.abs(each - step) < EVEN * step);
  const isColumn = along.every(
    (text) => Math.abs(middle(text.box) - middle(along[0]!.box)) < text.box.height,
  );
  return isEven && isColumn ? along : null;
}

const middle = ({ x, width }: Rect): number => x + width / 2;

function isBeside(text: Rect, art: Rect): boolean {
  const gap = Math.max(art.x - endOf(text, 'x'), text.x - endOf(art, 'x'));
  const isWithin = text.y + text.height / 2 > art.y && text.y + text.height / 2 < endOf(art, 'y');
  return isWithin && gap > -1 && gap < BESIDE * text.height;
}
