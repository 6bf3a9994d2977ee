import { intersectRects, type Rect } from '../../../math/geometry.js';
import { itemsIn, lengthOf, type ArtBlock, type Axis, type Edges } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { mosaicOf, placeMosaic } from './mosaic.js';
import { placedRect } from './evaluate.js';
import { reaching, spans } from './pieces.js';
import { placeItems, type Held, type Placements } from './placement.js';
import { areaOf, endOf, inset, mapEdges, overlapOf, shareIn, startOf, unionOf } from '../regions/rects.js';
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
  /** What bands reach the edges of, when the region is an open part of it. */
  readonly whole?: Held | undefined;
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

/** How far around its large pieces a drawing goes on, as a part of them. */
const NEAR: Edges = { left: 0.3, top: 0.3, right: 0.3, bottom: 0.3 };

/** What of a drawing has to be seen whole: all but bands from edge to edge and what flew off its body. */
export function coreOf(block: ArtBlock, from: Rect): Rect {
  const body = bodyOf(block);
  const near = inset(
    body,
    mapEdges(NEAR, (part) => -part * Math.min(body.width, body.height)),
  );
  const pieces = block.items.flatMap((item) => item.parts ?? item);
  const seen = pieces
    .filter((piece) => !(isStretchable(piece) && AXES.some((axis) => spans(piece.box, axis, from))))
    .filter((piece) => shareIn(piece.box, near) > 0.5)
    .filter(({ box }) => overlapOf(box, from) > 0);
  if (seen.length === 0) return block.box;
  const all = unionOf(seen.map(({ box }) => box));
  // what an edge cuts off is cut again where it is held there
  const kept = (axis: Axis): [number, number] => {
    const held = hold(body, axis, { from } as Ground);
    const [first, last] = [startOf(all, axis), endOf(all, axis)];
    const spare = axis === 'y' && held === 'both';
    return [
      held === 'start' || spare ? Math.max(first, startOf(from, axis)) : first,
      held === 'end' || spare ? Math.min(last, endOf(from, axis)) : last,
    ];
  };
  const [[left, right], [top, bottom]] = [kept('x'), kept('y')];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A strip along the top or the bottom is as long as the page, unless it would take too much of it. */
const STRIP = 0.3;

function stripScale(block: ArtBlock, core: Rect, ground: Ground): number | null {
  const { from, to } = ground.whole ?? ground;
  if (hold(bodyOf(block), 'x', { ...ground, from }) !== 'both' || core.width < 0.9 * from.width) return null;
  const scale = to.width / Math.min(core.width, from.width);
  return core.height < STRIP * from.height && core.height * scale < STRIP * to.height ? scale : null;
}

/** A part at a side of the page that goes from side to side now. */
const isTurned = ({ from, to, whole }: Ground): boolean =>
  whole !== undefined && from.width < 0.8 * whole.from.width && to.width > 0.99 * whole.to.width;

/** A drawing that was whole at the side of the page stands in the middle of a part that goes from side to side. */
function isTurnedOut(block: ArtBlock, width: number, ground: Ground): boolean {
  const body = bodyOf(block);
  const seen = intersectRects(body, ground.from);
  return isTurned(ground) && width < 0.9 * ground.to.width && seen.width > 0.93 * body.width;
}

const middleOf = (rect: Rect, axis: Axis): number => (startOf(rect, axis) + endOf(rect, axis)) / 2;

/** A drawing keeps its form and the edges its large pieces reached; its bands reach theirs again. */
function placeDrawing(block: ArtBlock, ground: Ground, into: Placements): void {
  const { from, to, type, whole } = ground;
  const core = coreOf(block, whole?.from ?? from);
  const body = intersectRects(bodyOf(block), from);
  const tall = hold(body, 'y', ground) === 'both' ? Infinity : to.height / body.height;
  const fits = Math.min(ground.scale, to.width / core.width, to.height / core.height, tall);
  const across = stripScale(block, core, ground);
  const scale = across ?? fits;
  const along = (axis: Axis): number => {
    const held =
      axis === 'x' && isTurnedOut(block, core.width * scale, ground) ? 'free' : holdOf(block, axis, ground);
    const reach = held === 'end' ? endOf : startOf;
    // the edge it was held by, or the middle of its core
    if (held !== 'free') return reach(to, axis) - reach(from, axis) * scale;
    const length = lengthOf(core, axis) * scale;
    const off = middleOf(core, axis) - middleOf(body, axis);
    const wished = placeOf(middleOf(body, axis), axis, ground) + off * scale - length / 2;
    const kept = Math.max(startOf(to, axis), Math.min(endOf(to, axis) - length, wished));
    return kept - startOf(core, axis) * scale;
  };
  const rect = {
    x: along('x') + block.box.x * scale,
    y: along('y') + block.box.y * scale,
    width: block.box.width * scale,
    height: block.box.height * scale,
  };
  const held = { x: heldAlong(block, 'x', ground), y: heldAlong(block, 'y', ground) };
  placeItems(block, rect, scale, into, type, held);
  for (const item of block.items) {
    if (item.parts || !isStretchable(item)) continue;
    const reached = reaching(item.box, placedRect(item, into.get(item)!), held);
    if (reached) into.set(item, { how: 'filled', rect: reached, scale });
  }
}

/** A band at an edge of the page, as thick as this part of it at most, goes on under what stands beside the drawing. */
const BAND = 0.25;

function heldAlong(block: ArtBlock, axis: Axis, { from, to, whole }: Ground): Held {
  if (!whole) return { from, to };
  const cross: Axis = axis === 'x' ? 'y' : 'x';
  const bands = block.items
    .flatMap((item) => item.parts ?? item)
    .filter((piece) => isStretchable(piece) && spans(piece.box, axis, whole.from));
  const isBand = ({ box }: Item): boolean => {
    const thin = BAND * lengthOf(whole.from, cross);
    return (
      endOf(box, cross) < startOf(whole.from, cross) + thin ||
      startOf(box, cross) > endOf(whole.from, cross) - thin
    );
  };
  return bands.every(isBand) ? whole : { from, to };
}

/** Around what is large in a drawing: a star that flew off holds nothing to an edge. */
export function bodyOf({ items }: ArtBlock): Rect {
  const bodies = items.map(({ body, box }) => body ?? box);
  const largest = Math.max(...bodies.map(areaOf));
  return unionOf(bodies.filter((body) => areaOf(body) >= 0.06 * largest));
}

/** The edge a drawing is held at; of two across from each other the one that more of it reaches. */
function holdOf(block: ArtBlock, axis: Axis, ground: Ground): 'start' | 'end' | 'free' {
  const from = ground.whole?.from ?? ground.from;
  const holdIn = (box: Rect): Hold => hold(box, axis, { ...ground, from });
  const held = holdIn(bodyOf(block));
  if (held !== 'both') return held;
  if (axis === 'x') return 'free';
  const pieces = block.items
    .flatMap((item) => item.parts ?? item)
    .filter((piece) => holdIn(piece.box) !== 'both');
  const reaching = (end: Hold): number =>
    pieces.filter((piece) => holdIn(piece.box) === end).reduce((all, piece) => all + areaOf(piece.box), 0);
  return reaching('start') > reaching('end') ? 'start' : 'end';
}

const isSceneOf = ({ box, items }: ArtBlock, ground: Ground): boolean =>
  areaOf(box) > SCENE * areaOf(ground.from) ||
  (items.some(isStretchable) && AXES.some((axis) => hold(box, axis, ground) === 'both'));

const AXES: readonly Axis[] = ['x', 'y'];

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
    const isShort = axis === 'y' && held === 'both' && length < lengthOf(to, axis);
    if (held === 'end' || isShort)
      return endOf(to, axis) + (endOf(box, axis) - endOf(from, axis)) * scale - length;
    return placeOf((startOf(box, axis) + endOf(box, axis)) / 2, axis, ground) - length / 2;
  };
  return { x: along('x'), y: along('y'), width: box.width * scale, height: box.height * scale };
}
