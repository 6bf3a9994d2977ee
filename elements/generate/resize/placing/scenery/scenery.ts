import { intersectRects, type Rect } from '../../../../math/geometry.js';
import { itemsIn, type ArtBlock } from '../../regions/block.js';
import type { Item } from '../../regions/items.js';
import { areaOf, endOf, shareIn, startOf, unionOf } from '../../regions/rects.js';
import { AXES } from '../../regions/edges.js';
import { isSparse } from '../../regions/sparse.js';
import { isStretchable } from '../../regions/stretch.js';
import { unitsOf } from '../../regions/units.js';
import { mosaicOf, placeMosaic } from '../mosaic.js';
import { placeItems, type Placements } from '../placement.js';
import { isTurned, placeDrawing } from './drawing.js';
import { heldAt, hold, spanned, type Ground } from './ground.js';

/** A drawing is a scene when it spans its region, or takes at least this part of it. */
const SCENE = 0.6;

/** Drawings of a region: a scene spans it again, what touches an edge touches it again, the rest keeps its place. */
export function placeScenery(decor: readonly ArtBlock[], ground: Ground, into: Placements): void {
  for (const block of decor)
    if (placeTiles(block, ground, into)) continue;
    else if (block.items.some(({ parts }) => parts)) placeDrawing(block, ground, into);
    else if (isSceneOf(block, ground)) placeScene(block, ground, into);
    else placeItems(block, heldAt(block.box, ground), ground.scale, into, ground.type);
}

const isSceneOf = ({ box, items }: ArtBlock, ground: Ground): boolean =>
  areaOf(box) > SCENE * areaOf(ground.from) ||
  (items.some(isStretchable) && AXES.some((axis) => hold(box, axis, ground) === 'both'));

/** Tiles fill what they filled, laid in other rows. */
function placeTiles(block: ArtBlock, ground: Ground, into: Placements): boolean {
  if (!AXES.some((axis) => hold(block.box, axis, ground) !== 'free')) return false;
  const mosaic = mosaicOf(block);
  if (!mosaic) return false;
  const rect = intersectRects(spanned(block.box, ground), ground.to);
  const isWide = isTurned(ground) && rect.width > NEARLY * ground.to.width;
  return placeMosaic(
    block,
    mosaic,
    isWide ? { ...rect, x: ground.to.x, width: ground.to.width } : rect,
    into,
  );
}

/** Tiles that take this part of what goes from side to side do so, too. */
const NEARLY = 0.85;

/** Bands and hills are stretched with the scene; what stands among them keeps its form. */
function placeScene(scene: ArtBlock, ground: Ground, into: Placements): void {
  const { from, scale, type } = ground;
  const box = spanned(scene.box, ground);
  const [sx, sy] = [box.width / scene.box.width, box.height / scene.box.height];
  const mapped = (rect: Rect): Rect => ({
    x: box.x + (rect.x - scene.box.x) * sx,
    y: box.y + (rect.y - scene.box.y) * sy,
    width: rect.width * sx,
    height: rect.height * sy,
  });
  const longest = scene.items.filter((item) => isStretchable(item) && isLong(item, from));
  // the inner ones of bows about one corner go with the outer
  const isInner = (item: Item): boolean =>
    isSparse(item) && longest.some(({ box }) => shareIn(item.box, box) > INNER && isAlike(item.box, box));
  const long = scene.items.filter((item) => longest.includes(item) || isInner(item));
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

/** Lies in another from this part on. */
const INNER = 0.95;

/** With a corner in common. */
const isAlike = (a: Rect, b: Rect): boolean =>
  AXES.every(
    (axis) =>
      Math.abs(startOf(a, axis) - startOf(b, axis)) < 1 || Math.abs(endOf(a, axis) - endOf(b, axis)) < 1,
  );

/** Pieces without gaps, which are one picture. */
const isTiled = ({ items, box }: ArtBlock): boolean =>
  items.length > 5 &&
  items.reduce((all, item) => all + areaOf(item.box), 0) > 0.9 * areaOf(box) &&
  items.every((item) => areaOf(item.box) < 0.6 * areaOf(box));

const isLong = ({ box }: Item, from: Rect): boolean =>
  box.width > 0.7 * from.width || box.height > 0.7 * from.height;
