import { intersectRects, type Rect } from '../../../../math/geometry.js';
import { crossOf, lengthOf, type ArtBlock, type Axis } from '../../regions/block.js';
import type { Item } from '../../regions/items.js';
import { areaOf, endOf, middleOf, startOf } from '../../regions/rects.js';
import { isStretchable } from '../../regions/stretch.js';
import { placedRect } from '../evaluate.js';
import { spans } from '../../regions/edges.js';
import { reaching } from '../pieces.js';
import { placeItems, type Held, type Placements } from '../placement.js';
import { airedCore, bodyOf, coreOf } from './body.js';
import { hold, placeOf, type Ground, type Hold } from './ground.js';
import { hasRow, rowScale } from './rows.js';
import { fromSide, sideLeft } from './side.js';

/** A strip along the top or the bottom is as long as the page, unless it would take too much of it. */
const STRIP = 0.3;
/** Of the new page, and of its own part of it, which may cut off a little. */
const STRIP_NOW = 0.43;
const CUT = 1.06;

function stripScale(block: ArtBlock, core: Rect, ground: Ground): number | null {
  const { from, to } = ground.whole ?? ground;
  if (hold(bodyOf(block), 'x', { ...ground, from }) !== 'both' || core.width < 0.9 * from.width) return null;
  const scale = to.width / Math.min(core.width, from.width);
  const isLow = core.height < STRIP * from.height && core.height * scale < STRIP_NOW * to.height;
  const isWhole = ground.whole !== undefined || core.height * scale < CUT * ground.to.height;
  return isLow && isWhole ? scale : null;
}

/** A part at a side of the page that goes from side to side now. */
export const isTurned = ({ from, to, whole }: Ground): boolean =>
  whole !== undefined && from.width < 0.8 * whole.from.width && to.width > 0.99 * whole.to.width;

/** A drawing that was whole at the side of the page stands in the middle of a part that goes from side to side. */
function isTurnedOut(block: ArtBlock, width: number, ground: Ground): boolean {
  const body = bodyOf(block);
  const seen = intersectRects(body, ground.from);
  return isTurned(ground) && width < 0.9 * ground.to.width && seen.width > 0.93 * body.width;
}

/** A drawing from top to bottom goes on to both, though it gets so much wider than its place. */
const OVER = 1.35;

/** A drawing keeps its form and the edges its large pieces reached; its bands reach theirs again. */
export function placeDrawing(block: ArtBlock, ground: Ground, into: Placements): void {
  const { from, to, type, whole } = ground;
  const core = coreOf(block, whole?.from ?? from);
  const aired = airedCore(block, core, from);
  const body = intersectRects(bodyOf(block), from);
  const tall = hold(body, 'y', ground) === 'both' ? Infinity : to.height / body.height;
  const row = hasRow([block], ground);
  const across = row ? rowScale(to.width / aired.width, ground.scale) : to.width / aired.width;
  const fits = Math.min(ground.scale, across, to.height / aired.height, tall);
  const most = Math.min(ground.scale, to.width / core.width, to.height / core.height);
  const upright = to.height / from.height;
  const isUpright =
    tall === Infinity && !isTurned(ground) && ['start', 'end'].includes(hold(body, 'x', ground));
  const own = isUpright && upright < most * OVER ? Math.max(fits, upright) : fits;
  const strip = stripScale(block, core, ground) ?? own;
  const scale = row ? Math.max(strip, own) : strip;
  const along = (axis: Axis): number => {
    const held =
      axis === 'x' && isTurnedOut(block, core.width * scale, ground) ? 'free' : holdOf(block, axis, ground);
    const reach = held === 'end' ? endOf : startOf;
    // the edge it was held by, or the middle of its core
    if (held !== 'free') return reach(to, axis) - reach(from, axis) * scale;
    const length = lengthOf(core, axis) * scale;
    const side = axis === 'x' ? sideLeft(block, length, ground) : null;
    if (side) return fromSide(0, side, { ...ground, scale });
    const off = middleOf(core, axis) - middleOf(body, axis);
    const wished = placeOf(middleOf(body, axis), axis, ground) + off * scale - length / 2;
    const [before, after] = [
      startOf(core, axis) - startOf(aired, axis),
      endOf(aired, axis) - endOf(core, axis),
    ];
    const kept = Math.max(
      startOf(to, axis) + before * scale,
      Math.min(endOf(to, axis) - length - after * scale, wished),
    );
    return (row && axis === 'x' ? wished : kept) - startOf(core, axis) * scale;
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
    const reached = reaching(item, placedRect(item, into.get(item)!), held);
    if (reached) into.set(item, { how: 'filled', rect: reached, scale });
  }
}

/** A band at an edge of the page, as thick as this part of it at most, goes on under what stands beside the drawing. */
const BAND = 0.25;

function heldAlong(block: ArtBlock, axis: Axis, { from, to, whole, page }: Ground): Held {
  if (!whole) return { from, to, page };
  const cross = crossOf(axis);
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
  return bands.every(isBand) ? whole : { from, to, page };
}

/** A drawing of this part of the side goes from edge to edge, though only one of them cuts it off; and stands this near its middle. */
const ACROSS = 0.93;
const CENTERED = 0.04;

function goesAcross(body: Rect, from: Rect): boolean {
  const off = Math.abs(middleOf(body, 'x') - middleOf(from, 'x'));
  return intersectRects(body, from).width > ACROSS * from.width && off < CENTERED * from.width;
}

/** The edge a drawing is held at; of two across from each other the one that more of it reaches. */
function holdOf(block: ArtBlock, axis: Axis, ground: Ground): 'start' | 'end' | 'free' {
  const from = ground.whole?.from ?? ground.from;
  const holdIn = (box: Rect): Hold => hold(box, axis, { ...ground, from });
  const body = bodyOf(block);
  const held = holdIn(body);
  if (axis === 'x' && (held === 'both' || goesAcross(body, from))) return 'free';
  if (held !== 'both') return held;
  const pieces = block.items
    .flatMap((item) => item.parts ?? item)
    .filter((piece) => holdIn(piece.box) !== 'both');
  const reached = (end: Hold): number =>
    pieces.filter((piece) => holdIn(piece.box) === end).reduce((all, piece) => all + areaOf(piece.box), 0);
  return reached('start') > reached('end') ? 'start' : 'end';
}
