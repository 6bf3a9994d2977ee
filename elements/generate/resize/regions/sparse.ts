import { pathBounds } from '../../../display/path-bounds.js';
import type { Rect } from '../../../math/geometry.js';
import { kindOf } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { isOnPath } from '../../shape-hit.js';
import type { Item } from './items.js';

/** A branch or a bow takes less than this part of the box around it. */
const SPARSE = 0.35;
/** Places along each side of that box that are looked at. */
const PLACES = 12;
/** Places of a text that are looked at, along its lines and across them. */
const ALONG = 13;
const ACROSS = 5;

type Path = NonNullable<ShapeObject['shape_details']['path']>;

/** What is known of a path: the box around its ink, and whether it leaves most of that free. */
interface Known {
  readonly ink: Rect;
  readonly isSparse: boolean;
}

const known = new WeakMap<Path, Known>();

/** The path of what leaves most of the box around it free, as branches and bows do; null for all else. */
export function sparsePath({ object, parts }: Item): Path | null {
  if (parts || kindOf(object) !== 'shape' || Math.abs(object.rotation % 360) > 0.01) return null;
  const { path } = (object as ShapeObject).shape_details;
  if (!path) return null;
  return knownOf(path).isSparse ? path : null;
}

function knownOf(path: Path): Known {
  let found = known.get(path);
  if (!found) {
    const ink = pathBounds(path.d);
    const isDrawn = Math.min(path.viewBox[2], path.viewBox[3], ink.width, ink.height) > 0;
    found = { ink, isSparse: isDrawn && inkIn(path, ink, UNIT, [PLACES, PLACES]) < SPARSE };
    known.set(path, found);
  }
  return found;
}

const before = new WeakMap<Item, WeakMap<Item, number>>();

/** Which part of a text lay on it, on the page as it was. */
export function inkBefore(text: Item, path: Path, drawn: Item): number {
  const own = before.get(text) ?? new WeakMap<Item, number>();
  before.set(text, own);
  const found = own.get(drawn) ?? inkUnder(text.box, path, drawn.box);
  own.set(drawn, found);
  return found;
}

export const isSparse = (item: Item): boolean => sparsePath(item) !== null;

/** Along the lower edge of the box around a path, in fractions of it. */
const FOOT: Rect = { x: 0.02, y: 0.93, width: 0.96, height: 0.05 };
const WHOLE = 0.9;

/** Stands on all of its lower edge, as hills and beaches do; a path that is an animal stands on its legs. */
export function hasFoot({ object }: Item): boolean {
  const { path } = (object as Partial<ShapeObject>).shape_details ?? {};
  return !path || inkIn(path, knownOf(path).ink, FOOT, [ALONG, 2]) > WHOLE;
}

/** A frame: what is under it is seen inside it. */
export function isHollow(item: Item): boolean {
  if (isSparse(item)) return true;
  if (kindOf(item.object) !== 'shape') return false;
  const { path, fill, gradient, fill_opacity } = (item.object as ShapeObject).shape_details;
  return !path && ((!fill && !gradient) || fill_opacity === 0);
}

/** A ring, or some, that an edge of the page cuts off: words stand over it, not in it as in one that goes around them all. */
export const isCutRing = (item: Item): boolean =>
  item.parts
    ? item.parts.every(isCutRing)
    : item.bleeds.size > 0 && !isAround(item) && ROUND.test(outlineOf(item)) && isHollow(item);

const isAround = ({ bleeds }: Item): boolean =>
  (bleeds.has('left') && bleeds.has('right')) || (bleeds.has('top') && bleeds.has('bottom'));

const ROUND = /ellipse|circle/;

const outlineOf = ({ object }: Item): string =>
  (object as { shape_details?: { outline?: string } }).shape_details?.outline ?? '';

const UNIT: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** Words need this part of their width free on either side. */
const AIR = 0.03;

/** Which part of a text lies on a path that is seen in a rectangle. */
export function inkUnder(text: Rect, path: Path, seen: Rect): number {
  const rect = { ...text, x: text.x - AIR * text.width, width: text.width * (1 + 2 * AIR) };
  const part: Rect = {
    x: (rect.x - seen.x) / seen.width,
    y: (rect.y - seen.y) / seen.height,
    width: rect.width / seen.width,
    height: rect.height / seen.height,
  };
  return inkIn(path, knownOf(path).ink, part, [ALONG, ACROSS]);
}

/** Which part of a rectangle, in fractions of the box around the path, lies on it. */
function inkIn(path: Path, ink: Rect, part: Rect, [columns, rows]: readonly [number, number]): number {
  const [left, top, width, height] = path.viewBox;
  if (part.x > 1 || part.y > 1 || part.x + part.width < 0 || part.y + part.height < 0) return 0;
  let on = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ink.x + (part.x + ((column + 0.5) / columns) * part.width) * ink.width;
      const y = ink.y + (part.y + ((row + 0.5) / rows) * part.height) * ink.height;
      if (isOnPath(path, { x: (x - left) / width, y: (y - top) / height })) on += 1;
    }
  return on / (columns * rows);
}
