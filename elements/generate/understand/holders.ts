import { center, intersectRects, type Rect } from '../../math/geometry.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import { isTextItem, type Item } from './items.js';
import { shapeCovers } from './shape-inside.js';

/** So much of what is held lies within what holds it. */
const WITHIN = 0.96;
/** What covers more than this of the page is its ground and holds nothing in particular. */
const GROUND = 0.95;

/**
 * What each object stands on, by its id: the topmost of the filled shapes and pictures beneath it that hold it whole. What
 * stands on the page itself is not listed.
 */
export function holdersOf(items: readonly Item[]): ReadonlyMap<string, Item> {
  const panels = items.filter(canHold);
  const holders = new Map<string, Item>();
  for (const item of items) {
    const holder = panels.findLast((panel) => panel.order < item.order && holds(panel, item));
    if (holder) holders.set(item.object.id, holder);
  }
  return holders;
}

/** Filled shapes and pictures, except those that cover the page. */
function canHold(item: Item): boolean {
  if (isTextItem(item) || item.kind === 'line' || item.kind === 'icon') return false;
  if (item.covers > GROUND || item.object.hidden) return false;
  return item.kind !== 'shape' || isFilled(item.object as ShapeObject);
}

export const isFilled = ({ shape_details: { fill, gradient, fill_opacity = 1 } }: ShapeObject): boolean =>
  (fill !== undefined || gradient !== undefined) && fill_opacity > 0;

/** How much of the first lies within the second, 0 to 1. */
export function shareWithin(inner: Rect, outer: Rect): number {
  const area = inner.width * inner.height;
  const common = intersectRects(inner, outer);
  return area > 0 ? (common.width * common.height) / area : 0;
}

const holds = (panel: Item, item: Item): boolean =>
  panel.ink.width * panel.ink.height > item.ink.width * item.ink.height * 1.02 &&
  shareWithin(item.ink, panel.ink) >= WITHIN &&
  (panel.kind !== 'shape' || isOnGround(item.ink, panel));

/** Middle and places towards the corners: of them all but one are on the shape itself, not beside its outline. */
function isOnGround(ink: Rect, { object, box }: Item): boolean {
  const shape = object as ShapeObject;
  if (!shape.shape_details.path && shape.shape_details.outline === 'rectangle') return true;
  const { x, y } = center(ink);
  const ends = [-0.4, 0.4];
  const places = [
    { x, y },
    ...ends.flatMap((dx) => ends.map((dy) => ({ x: x + dx * ink.width, y: y + dy * ink.height }))),
  ];
  return places.filter((place) => shapeCovers(shape, box, place)).length >= places.length - 1;
}
