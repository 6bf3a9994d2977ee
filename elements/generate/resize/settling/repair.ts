import { rectsIntersect, type Rect, type Size } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Fitting } from '../../fit/fit-page.js';
import type { TextObject } from '../../../objects/text/model.js';
import { itemsOf, type Item } from '../regions/items.js';
import { areaOf, overlapOf } from '../regions/rects.js';

/** Part of its length by which something that fell off the page reaches onto it again. */
const SEEN = 0.35;

/** The object, moved so that words that were on the page are on it, and nothing that was seen is lost. */
export function keptOnPage(
  object: DesignObject,
  was: Item,
  { from, to }: Fitting,
  env: ObjectEnv,
): DesignObject {
  if (object.hidden || !rectsIntersect(was.box, { x: 0, y: 0, ...from })) return object;
  const now = itemsOf([object], to, env)[0]!.box;
  const by = isWords(object) && isInside(was.box, from) ? wayInside(now, to) : wayBack(now, to);
  if (by.x === 0 && by.y === 0) return object;
  const position = { ...object.position, x: object.position.x + by.x, y: object.position.y + by.y };
  return { ...object, position } as DesignObject;
}

const isWords = ({ type }: DesignObject): boolean => type === 'text';

const isInside = ({ x, y, width, height }: Rect, page: Size): boolean =>
  x >= -2 && y >= -2 && x + width <= page.width + 2 && y + height <= page.height + 2;

const wayInside = (box: Rect, page: Size) => ({
  x: box.x < 0 ? -box.x : Math.min(0, page.width - box.x - box.width),
  y: box.y < 0 ? -box.y : Math.min(0, page.height - box.y - box.height),
});

function wayBack(box: Rect, page: Size) {
  const along = (start: number, length: number, side: number): number => {
    if (start + length <= 0) return -start - length * (1 - SEEN);
    return start >= side ? side - start - length * SEEN : 0;
  };
  return { x: along(box.x, box.width, page.width), y: along(box.y, box.height, page.height) };
}

/** Part in common from which one text is not readable for another. */
const COMMON = 0.03;

/** The page's objects, the smaller of two texts hidden where they lie on each other and did not before. */
export function withoutNewOverlaps(
  objects: readonly DesignObject[],
  was: readonly Item[],
  to: Size,
  env: ObjectEnv,
): DesignObject[] {
  const texts = itemsOf(objects, to, env)
    .filter(({ object }) => object.type === 'text' && !object.hidden)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.order - b.order);
  const kept: Item[] = [];
  const out = new Set<string>();
  for (const text of texts) {
    const isOn = (other: Item): boolean =>
      common(text.box, other.box) > common(was[text.order]!.box, was[other.order]!.box) + COMMON;
    if (kept.some(isOn)) out.add(text.object.id);
    else kept.push(text);
  }
  return objects.map((object) => (out.has(object.id) ? { ...object, hidden: true } : object) as DesignObject);
}

const sizeOf = ({ object }: Item): number => (object as TextObject).text_details.fontSize;

const common = (a: Rect, b: Rect): number => overlapOf(a, b) / Math.max(1, Math.min(areaOf(a), areaOf(b)));
