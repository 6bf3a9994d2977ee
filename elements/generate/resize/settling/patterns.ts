import { boxBounds, type Rect } from '../../../math/geometry.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { pathBounds } from '../../../display/path-bounds.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { crossOf, lengthOf, type Axis } from '../regions/block.js';
import { AXES, spans } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { median, startOf } from '../regions/rects.js';
import { isPattern, isStretchable } from '../regions/stretch.js';
import type { Held, Placement, Placements } from '../placing/placement.js';

/** Checks drawn out by less than this look like checks. */
const STRETCHED = 1.2;
/** A band so many times over is enough for any page. */
const MOST = 8;

/** Bands of a pattern in their own form, and where else each is seen. */
export interface RepeatedPatterns {
  readonly placements: Placements;
  readonly copies: ReadonlyMap<Item, readonly Placement[]>;
}

/** Bands of checks or scales from side to side are not drawn out with a page: they go on, as often as they must. */
export function repeatedPatterns(placements: Placements, { from, to }: Held): RepeatedPatterns {
  const all: Placements = new Map(placements);
  const copies = new Map<Item, readonly Placement[]>();
  for (const [item, placement] of placements) {
    if (placement.how !== 'filled' || !isStretchable(item) || !isRegular(item)) continue;
    const axis = AXES.find((one) => spans(item.box, one, from) && !spans(item.box, crossOf(one), from));
    if (!axis || !spans(placement.rect, axis, to)) continue;
    const places = placesOf(item, placement.rect, axis);
    if (!places) continue;
    all.set(item, places[0]!);
    if (places.length > 1) copies.set(item, places.slice(1));
  }
  return { placements: all, copies };
}

/** This part of a pattern's pieces have one size, give or take that; rays from a point have not. */
const MOSTLY = 0.7;
const ALIKE = 0.15;

const known = new WeakMap<object, boolean>();

function isRegular({ object }: Item): boolean {
  const { path } = (object as Partial<ShapeObject>).shape_details ?? {};
  if (!path || !isPattern(object)) return false;
  const found = known.get(path) ?? hasLikePieces(path.d);
  known.set(path, found);
  return found;
}

function hasLikePieces(d: string): boolean {
  const pieces = d.split(/(?=M)/i).map(pathBounds);
  const [width, height] = [
    median(pieces.map((piece) => piece.width)),
    median(pieces.map((piece) => piece.height)),
  ];
  const isLike = (piece: Rect): boolean =>
    Math.abs(piece.width - width) <= ALIKE * width && Math.abs(piece.height - height) <= ALIKE * height;
  return pieces.filter(isLike).length >= MOSTLY * pieces.length;
}

/** One after the other in a band that is longer, or shorter, than its thickness says; null where that hardly shows. */
function placesOf(item: Item, rect: Rect, axis: Axis): Placement[] | null {
  const cross = crossOf(axis);
  const scale = lengthOf(rect, cross) / lengthOf(item.box, cross);
  const drawn = lengthOf(rect, axis) / lengthOf(item.box, axis) / scale;
  if (Math.max(drawn, 1 / drawn) < STRETCHED || drawn > MOST) return null;
  const own = boxBounds(boxOf(item.object));
  const off = {
    x: (own.x + own.width / 2 - item.box.x) * scale,
    y: (own.y + own.height / 2 - item.box.y) * scale,
  };
  const step = lengthOf(item.box, axis) * scale;
  return Array.from({ length: Math.ceil(drawn - 0.02) }, (_, i) => {
    const at = startOf(rect, axis) + i * step;
    const [x, y] = axis === 'x' ? [at, rect.y] : [rect.x, at];
    return { how: 'scaled', x: x + off.x, y: y + off.y, scale };
  });
}
