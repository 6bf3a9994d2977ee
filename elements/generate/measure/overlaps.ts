import { intersectRects } from '../../math/geometry.js';
import type { Item } from '../understand/items.js';
import { isTextItem } from '../understand/items.js';
import { shareWithin } from '../understand/holders.js';
import type { Leaf } from '../understand/page-tree.js';

/** Less than this part of the smaller of two is a touch. */
const TOUCH = 0.03;

export interface Overlaps {
  readonly textOverlaps: ReadonlySet<string>;
  readonly pictureOverlaps: ReadonlySet<string>;
}

/** Which texts meet one another, and which meet pictures, drawings and lines that do not hold them whole. */
export function overlapsOf(items: readonly Item[], parts: ReadonlyMap<string, Leaf['part']>): Overlaps {
  const [textOverlaps, pictureOverlaps] = [new Set<string>(), new Set<string>()];
  items.forEach((above, at) => {
    for (const below of items.slice(0, at)) {
      if (!isTextItem(above) && !isTextItem(below)) continue;
      const key = `${below.object.id} ${above.object.id}`;
      if (isTextItem(above) && isTextItem(below)) {
        if (meet(below, above)) textOverlaps.add(key);
      } else if (parts.get((isTextItem(above) ? below : above).object.id) !== 'frame' && cuts(below, above))
        pictureOverlaps.add(key);
    }
  });
  return { textOverlaps, pictureOverlaps };
}

function meet(a: Item, b: Item): boolean {
  const common = intersectRects(a.ink, b.ink);
  const smaller = Math.min(a.ink.width * a.ink.height, b.ink.width * b.ink.height);
  return common.width * common.height > smaller * TOUCH;
}

/** A text partly on something, or partly under it: one that lies wholly on it stands there. */
function cuts(below: Item, above: Item): boolean {
  if (!meet(below, above)) return false;
  return !isTextItem(above) || shareWithin(above.ink, below.ink) < 0.96;
}
