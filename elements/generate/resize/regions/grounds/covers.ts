import type { Rect } from '../../../../math/geometry.js';
import { boxOf } from '../../../../objects/object-bounds.js';
import type { Item } from '../items.js';
import { areaOf, overlapOf, shareIn } from '../rects.js';
import { isPattern } from '../stretch.js';

/** Covers a region from this part on. */
const COVERS = 0.93;

/** A panel, photo or pattern that covers a region; a drawing of pieces is drawn on it. */
export const isCovering = (item: Item, box: Rect): boolean =>
  !item.parts &&
  (overlapOf(item.box, box) > COVERS * areaOf(box) ||
    (isPattern(item.object) &&
      overlapOf(item.box, box) > 0.85 * areaOf(box) &&
      shareIn(box, boxOf(item.object)) > COVERS));
