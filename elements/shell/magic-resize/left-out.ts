import type { DesignFile } from '../../document/design-file.js';
import { boxBounds, rectsIntersect, type Size } from '../../math/geometry.js';
import type { DesignObject } from '../../objects/kinds.js';
import { boxOf } from '../../objects/object-bounds.js';

/**
 * How many objects that were shown are hidden in a resized copy, since nobody could read them. What a row goes on with beyond
 * the page is no loss.
 */
export function leftOut(before: DesignFile, after: DesignFile): number {
  const shown = new Set(objectsOf(before).flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return objectsOf(after).filter((object) => object.hidden && shown.has(object.id) && isOnPage(object, after))
    .length;
}

const objectsOf = ({ pages }: DesignFile) =>
  pages.flatMap(({ objects }) => objects as readonly DesignObject[]);

const isOnPage = (object: DesignObject, { width, height }: Size): boolean =>
  rectsIntersect(boxBounds(boxOf(object)), { x: 0, y: 0, width, height });
