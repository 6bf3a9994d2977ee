import type { StoredPage } from '../../../document/design-file.js';
import type { Rect, Size } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Fitting } from '../../fit/fit-page.js';

/** Lays a page out anew; handed to those that do so with a part of one. */
export type ResizePage = (page: StoredPage, fitting: Fitting) => StoredPage;

/**
 * Objects in a window of a page, laid out anew as a page of their own in another window of another page: by their ids, each
 * with the copies that stand above it.
 */
export function laidWithin(
  page: StoredPage,
  objects: readonly DesignObject[],
  { from, to }: { readonly from: Rect; readonly to: Rect },
  resize: ResizePage,
): ReadonlyMap<string, readonly DesignObject[]> {
  const inner = objects.map((object) => moved(object, -from.x, -from.y));
  const bare: StoredPage = { ...page, objects: inner, background_image: undefined };
  const laid = resize(bare, { from: sizeOf(from), to: sizeOf(to) }).objects as readonly DesignObject[];
  const ids = new Set(objects.map(({ id }) => id));
  const found = new Map<string, DesignObject[]>();
  let last: DesignObject[] = [];
  for (const object of laid) {
    if (ids.has(object.id)) found.set(object.id, (last = []));
    last.push(moved(object, to.x, to.y));
  }
  return found;
}

const sizeOf = ({ width, height }: Rect): Size => ({ width, height });

const moved = <T extends DesignObject>(object: T, x: number, y: number): T => ({
  ...object,
  position: { x: object.position.x + x, y: object.position.y + y },
});
