import type { Rect, Size } from '../../../math/geometry.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { isFilled } from '../holders.js';
import { isTextItem, type Item, type TextItem } from '../items.js';
import { partOfImageLabel } from './labels.js';
import type { ShapePart } from '../page-tree.js';
import { wordShape } from './words.js';

/** What covers so much of the page covers it. */
const COVERS = 0.95;
/** A picture from this share of the page may be what the page is about. */
const HERO = 0.12;
/** A drawing up to this share of the page's shorter side belongs to a text. */
const ICON = 0.16;
/** So much longer than thick, and no thicker than this share of the page's shorter side, is a line. */
const LONG = 6;
const THIN = 0.02;
/** A frame runs along so much of both sides of the page. */
const FRAME = 0.8;

interface Page {
  readonly size: Size;
  readonly items: readonly Item[];
  readonly ground: Item | null;
  readonly holders: ReadonlyMap<string, Item>;
  readonly labels: boolean;
}

/** Objects that cover the page behind all texts, bottom first. */
export function groundOf({ items, ground }: Pick<Page, 'items' | 'ground'>): readonly Item[] {
  const firstText = items.find(isTextItem)?.order ?? Infinity;
  const covering = items.filter(
    (item) => !isTextItem(item) && item.order < firstText && item.covers > COVERS && !isOutline(item),
  );
  return ground ? [ground, ...covering] : covering;
}

const PICTURES = new Set(['image', 'frame', 'grid', 'mockup']);
export const isPicture = ({ kind }: Item): boolean => PICTURES.has(kind);

/** The part of everything that is not a text, by its id. */
export function shapeParts(page: Page): ReadonlyMap<string, ShapePart> {
  const shapes = [...(page.ground ? [page.ground] : []), ...page.items.filter((item) => !isTextItem(item))];
  const grounds = new Set(groundOf(page).map(({ object }) => object.id));
  const hero = heroOf(shapes);
  const partOf = (item: Item): ShapePart => {
    const { id, labels } = item.object;
    const said = page.labels ? partOfImageLabel(labels?.image) : null;
    if (said) return said;
    if (item === hero) return 'hero';
    return grounds.has(id) ? 'background' : inferred(item, page);
  };
  return new Map(shapes.map((item) => [item.object.id, partOf(item)]));
}

/** The largest picture, where one is large; a background image is only a background. */
function heroOf(shapes: readonly Item[]): Item | null {
  const large = shapes.filter((item) => isPicture(item) && item.covers >= HERO);
  return large.reduce<Item | null>((most, item) => (most && most.covers >= item.covers ? most : item), null);
}

function inferred(item: Item, page: Page): ShapePart {
  if (isPicture(item)) return 'picture';
  if (isFrame(item, page.size)) return 'frame';
  if (item.kind === 'icon') return drawn(item, page);
  if (isRule(item, page.size)) return isSeparator(item, page) ? 'separator' : 'decoration';
  return holdsText(item, page) ? 'underlay' : 'decoration';
}

function drawn(item: Item, page: Page): ShapePart {
  if (isMark(item, page)) return 'logo';
  return isIcon(item, page) ? 'icon' : 'decoration';
}

/** A logo consists of hardly more than this many objects. */
const MARK_PARTS = 5;

const isShortName = ({ object: { text_details } }: TextItem): boolean =>
  text_details.text.length <= 32 && wordShape(text_details.text) === 'words';

/** The one drawing of a page that says hardly more than a name: a brand's mark. */
function isMark(item: Item, { items }: Page): boolean {
  const texts = items.filter(isTextItem);
  const others = items.filter((other) => other !== item && (other.kind === 'icon' || isPicture(other)));
  const isName = texts.length > 0 && texts.length <= 3 && texts.every(isShortName);
  return isName && others.length === 0 && items.length <= MARK_PARTS && item.object.rotation % 360 === 0;
}

const isOutline = ({ kind, object }: Item): boolean => kind === 'shape' && !isFilled(object as ShapeObject);

function isFrame(item: Item, { width, height }: Size): boolean {
  const { ink } = item;
  return isOutline(item) || item.kind === 'icon'
    ? ink.width >= width * FRAME && ink.height >= height * FRAME
    : false;
}

function isRule({ kind, ink }: Item, { width, height }: Size): boolean {
  const [long, thick] = [Math.max(ink.width, ink.height), Math.min(ink.width, ink.height)];
  if (kind !== 'line' && kind !== 'shape') return false;
  return long >= thick * LONG && thick <= Math.min(width, height) * THIN;
}

/** So far from a line, against the page's shorter side, a text is none of what it parts. */
const REACH = 0.12;

/** A line that a text stands before or after, and that belongs to no drawing. */
function isSeparator(item: Item, { items, size, holders }: Page): boolean {
  if (isAlongEdge(item, size)) return false;
  const reach = Math.min(size.width, size.height) * REACH;
  const axis = item.ink.width >= item.ink.height ? ('x' as const) : ('y' as const);
  const isInDrawing = items.some(
    (other) =>
      other !== item &&
      !isTextItem(other) &&
      other.covers <= COVERS &&
      !isRule(other, size) &&
      holders.get(item.object.id) !== other &&
      gapBetween(item.ink, other.ink) === 0 &&
      !(item.kind === 'line' && isOutline(other)),
  );
  if (isInDrawing) return false;
  return (
    item.kind === 'line' ||
    items.some((other) => isTextItem(other) && standsBy(item.ink, other.ink, { axis, reach }))
  );
}

/** Before or after a line, not beyond its ends. */
function standsBy(line: Rect, text: Rect, { axis, reach }: { axis: 'x' | 'y'; reach: number }): boolean {
  const length = axis === 'x' ? ('width' as const) : ('height' as const);
  const beside = line[axis] < text[axis] + text[length] && text[axis] < line[axis] + line[length];
  const gap = gapBetween(line, text);
  return beside && gap > 0 && gap <= reach;
}

const isAlongEdge = ({ bleeds, ink }: Item, { width, height }: Size): boolean =>
  (bleeds.length > 0 && (ink.width > width * FRAME || ink.height > height * FRAME)) || bleeds.length > 2;

const holdsText = (item: Item, { items, holders }: Page): boolean =>
  items.some((other) => isTextItem(other) && holders.get(other.object.id) === item);

/** A small drawing near a text: beside it, above it, or on the same panel. */
function isIcon(item: Item, { items, size }: Page): boolean {
  const side = Math.max(item.ink.width, item.ink.height);
  if (side > Math.min(size.width, size.height) * ICON) return false;
  return items.some((other) => isTextItem(other) && gapBetween(item.ink, other.ink) <= side * 1.2);
}

/** The distance of two rectangles; 0 where they meet. */
export function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const y = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(x, y);
}
