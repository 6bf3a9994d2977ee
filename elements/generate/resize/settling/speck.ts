import type { Rect } from '../../../math/geometry.js';
import { areaOf } from '../regions/rects.js';
import type { Item } from '../regions/items.js';

/** What takes less of the page than this is a star or a piece of confetti. */
const SPECK = 0.004;

/** Stands where it stands, whatever moves around it: it parts no layers and no columns. */
export const isSpeck = ({ object }: Item, box: Rect, page: Rect): boolean =>
  object.type !== 'text' && areaOf(box) < SPECK * areaOf(page);
