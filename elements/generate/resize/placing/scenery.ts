import { intersectRects, type Rect } from '../../../math/geometry.js';
import { itemsIn, lengthOf, type ArtBlock, type Axis } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { mosaicOf, placeMosaic } from './mosaic.js';
import { spans } from './pieces.js';
import { placeItems, type Placements } from './placement.js';
import { areaOf, endOf, startOf, unionOf } from '../regions/rects.js';
import { isStretchable } from '../regions/stretch.js';
import type { Typesetter } from './type-size.js';
import { unitsOf } from '../regions/units.js';

/** Nearer to an edge of its region than this part of the side is at the edge. */
const AT_EDGE = 0.012;
/** A drawing is a scene when it spans its region, or takes at least this part of it. */
const SCENE = 0.6;

/** From the region as it was to where it is now, and how much larger what keeps its form gets. */
export interface Ground {
  readonly from: Rect;
  readonly to: Rect;
  readonly scale: number;
  readonly type: Typesetter;
}

type Hold = 'start' | 'end' | 'both' | 'free';

/** Drawings of a region: a scene spans it again, what touches an edge touches it again, the rest keeps its place. */
export function placeScenery(decor: readonly ArtBlock[], ground: Ground, into: Placements): void {
  for (const block of decor)
    if (placeTiles(block, ground, into)) continue;
    else if (block.items.some(({ parts }) => parts)) placeDrawing(block, ground, into);
    else if (isSceneOf(block, ground)) placeScene(block, ground, into);
    else placeItems(block, heldAt(block.box, ground), ground.scale, into, ground.type);
}

/** What of a drawing has to be seen whole: all but the bands that reach from edge to edge. */
export function coreOf({ items, box }: Pick<ArtBlock, 'items' | 'box'>, from: Rect): Rect {
  const pieces = items.flatMap((item) => item.parts ?? item);
  const seen = pieces
    .filter((piece) => !(isStretchable(piece) && AXES.some((axis) => spans(piece.box, axis, from))))
    .map((piece) => intersectRects(piece.box, from))
    .filter((rect) => rect.width > 0 && rect.height > 0);
  return seen.length > 0 ? unionOf(seen) : box;
}

/** A drawing keeps its form; its bands reach the edges again. */
function placeDrawing(block: ArtBlock, ground: Ground, into: Placements): void {
  const { from, to, type } = ground;
  const core = coreOf(block, from);
  const scale = Math.min(ground.scale, to.width / core.width, to.height / core.height);
  const at = heldAt(block.box, { ...ground, scale });
  const shift = (axis: Axis): number => {
    const held = hold(block.box, axis, ground);
    if (axis === 'y' && held === 'both')
      return endOf(to, 'y') + (endOf(block.box, 'y') - endOf(from, 'y')) * scale - endOf(at, 'y');
    if (held === 'start' || held === 'end') return 0;
    // the core lies where it lay, whole
    const first = startOf(at, axis) + (startOf(core, axis) - startOf(block.box, axis)) * scale;
    const length = lengthOf(core, axis) * scale;
    const wished = placeOf((startOf(core, axis) + endOf(core, axis)) / 2, axis, ground) - length / 2;
    const kept = Math.max(startOf(to, axis), Math.min(endOf(to, axis) - length, wished));
    return kept - first;
  };
  const rect = { ...at, x: at.x + shift('x'), y: at.y + shift('y') };
  placeItems(block, rect, scale, into, type, { from, to });
}

const isSceneOf = ({ box, items }: ArtBlock, ground: Ground): boolean =>
  areaOf(box) > SCENE * areaOf(ground.from) ||
  (items.some(isStretchable) && AXES.some((axis) => hold(box, axis, ground) === 'both'));

const AXES: readonly Axis[] = ['x', 'y'];

/** Tiles fill what they filled, laid in other rows. */
function placeTiles(block: ArtBlock, ground: Ground, into: Placements): boolean {
  if (!AXES.some((axis) => hold(block.box, axis, ground) !== 'free')) return false;
  const mosaic = mosaicOf(block);
  return mosaic !== null && placeMosaic(mosaic, intersectRects(spanned(block.box, ground), ground.to), into);
}

/** Bands and hills are stretched with the scene; what stands among them keeps its form. */
function placeScene(scene: ArtBlock, { from, to, scale, type }: Ground, into: Placements): void {
  const box = spanned(scene.box, { from, to, scale, type });
  const [sx, sy] = [box.width / scene.box.width, box.height / scene.box.height];
  const mapped = (rect: Rect): Rect => ({
    x: box.x + (rect.x - scene.box.x) * sx,
    y: box.y + (rect.y - scene.box.y) * sy,
    width: rect.width * sx,
    height: rect.height * sy,
  });
  const long = scene.items.filter((item) => isStretchable(item) && isLong(item, from));
  if (long.length === 0 && isTiled(scene))
    return placeItems(scene, box, Math.min(sx, sy, scale * 1.6), into, type);
  for (const item of long) into.set(item, { how: 'filled', rect: mapped(item.box), scale });
  for (const unit of unitsOf(scene.items.filter((item) => !long.includes(item)))) {
    const items = itemsIn(unit);
    const block: ArtBlock = { kind: 'art', items, box: unionOf(items.map((item) => item.box)) };
    const grown = Math.min(scale, Math.max(sx, sy));
    placeItems(block, mapped(block.box), grown, into, type);
  }
}

/** Pieces without gaps, which are one picture. */
const isTiled = ({ items, box }: ArtBlock): boolean =>
  items.length > 5 &&
  items.reduce((all, item) => all + areaOf(item.box), 0) > 0.9 * areaOf(box) &&
  items.every((item) => areaOf(item.box) < 0.6 * areaOf(box));

const isLong = ({ box }: Item, from: Rect): boolean =>
  box.width > 0.7 * from.width || box.height > 0.7 * from.height;

export function hold(box: Rect, axis: Axis, { from }: Ground): Hold {
  const near = lengthOf(from, axis) * AT_EDGE;
  const first = startOf(box, axis) <= startOf(from, axis) + near;
  const last = endOf(box, axis) >= endOf(from, axis) - near;
  if (first && last) return 'both';
  return first ? 'start' : last ? 'end' : 'free';
}

/** Where a place of the region lies now, by its part of the side. */
const placeOf = (at: number, axis: Axis, { from, to }: Ground): number =>
  startOf(to, axis) + ((at - startOf(from, axis)) / lengthOf(from, axis)) * lengthOf(to, axis);

/** Ends that reached an edge reach it again, the others lie at the same part of the side. */
export function spanned(box: Rect, ground: Ground): Rect {
  const side = (axis: Axis): [number, number] => {
    const { from, to, scale } = ground;
    const held = hold(box, axis, ground);
    const first =
      held === 'both' || held === 'start'
        ? startOf(to, axis) + (startOf(box, axis) - startOf(from, axis)) * scale
        : placeOf(startOf(box, axis), axis, ground);
    const last =
      held === 'both' || held === 'end'
        ? endOf(to, axis) + (endOf(box, axis) - endOf(from, axis)) * scale
        : placeOf(endOf(box, axis), axis, ground);
    return [first, Math.max(first + 1, last)];
  };
  const [left, right] = side('x');
  const [top, bottom] = side('y');
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box at its scale, held by the edges it touches. */
export function heldAt(box: Rect, ground: Ground): Rect {
  const { from, to, scale } = ground;
  const along = (axis: Axis): number => {
    const length = lengthOf(box, axis) * scale;
    const held = hold(box, axis, ground);
    if (held === 'start') return startOf(to, axis) + (startOf(box, axis) - startOf(from, axis)) * scale;
    if (held === 'end') return endOf(to, axis) + (endOf(box, axis) - endOf(from, axis)) * scale - length;
    return placeOf((startOf(box, axis) + endOf(box, axis)) / 2, axis, ground) - length / 2;
  };
  return { x: along('x'), y: along('y'), width: box.width * scale, height: box.height * scale };
}
