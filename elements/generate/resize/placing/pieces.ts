import type { Rect } from '../../../math/geometry.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { kindOf } from '../../../objects/kinds.js';
import type { Item } from '../regions/items.js';
import { lengthOf, type Axis } from '../regions/block.js';
import { AXES, edgesReached, spans } from '../regions/edges.js';
import { areaOf, endOf, shareIn, startOf, withSpan } from '../regions/rects.js';
import { hasFoot } from '../regions/sparse.js';
import { isOnePiece, isStretchable } from '../regions/stretch.js';
import type { Held, HeldAlong, Placement, Placements } from './placement.js';

/** Drawings placed with nothing said of edges reach those of the page. */
export const heldByPage = (placements: Placements, held: Held): Placements =>
  new Map(
    [...placements].map(([item, placement]) => [
      item,
      item.parts && placement.how === 'scaled' && !placement.held
        ? { ...placement, held: { x: held, y: held } }
        : placement,
    ]),
  );

/** Placements of drawings told for each of their pieces; those of all else as they are. */
export function inPieces(placements: Placements): Placements {
  const all: Placements = new Map();
  for (const [item, placement] of placements)
    if (placement.how === 'pieces') for (const [part, own] of placement.pieces) all.set(part, own);
    else if (item.parts) for (const part of item.parts) all.set(part, pieceOf(part, item, placement));
    else all.set(item, placement);
  return all;
}

/** A piece goes where its drawing goes; bands that reached two edges reach them again. */
function pieceOf(part: Item, { box, parts }: Item, placement: Placement): Placement {
  if (placement.how !== 'scaled') return placement;
  const { scale, held } = placement;
  const origin = {
    x: placement.x - (box.x + box.width / 2) * scale,
    y: placement.y - (box.y + box.height / 2) * scale,
  };
  const at = (rect: Rect): Rect => ({
    x: origin.x + rect.x * scale,
    y: origin.y + rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  });
  const now = at(part.box);
  const drawn =
    held && isStretchable(part)
      ? (reaching(part, now, held) ??
        groundOut(part, now, box, held) ??
        floorOut(part, now, { box, parts: parts! }, held))
      : null;
  const reached = drawn ?? (held && stringOut(part, now, held));
  if (reached) return { how: 'filled', rect: reached, scale };
  const own = at(boxOf(part.object));
  return { how: 'scaled', x: own.x + own.width / 2, y: own.y + own.height / 2, scale };
}

/** Ends so near an edge, as a part of the side, are not drawn on to it. */
const HAIR = 0.004;

/**
 * A band drawn out to the edges across from each other that it reached, and, when it is one piece, to a third that it reached;
 * null for any other.
 */
export function reaching({ box: was, object, blends }: Item, now: Rect, held: HeldAlong): Rect | null {
  const across = AXES.filter((axis) => spans(was, axis, held[axis].from));
  if (across.length === 0) return null;
  // a panel of the page's color at its side ends where the page does: its slanted end would be bent
  const isSide = blends && across.includes('y');
  return drawnOut(was, now, held, isOnePiece(object) && !isSide ? AXES : across);
}

/** Ground takes this part of the page's width, and is so many times wider than high: a beach, a hill. */
const WIDE = 0.35;
const LOW = 1.2;

/** Ground that one side of the page cut off goes on to that side, where its drawing went from side to side. */
function groundOut(part: Item, now: Rect, drawing: Rect, held: HeldAlong): Rect | null {
  const { from } = held.x;
  const { box: was, object } = part;
  const { start, end } = edgesReached(was, 'x', from);
  const isGround =
    was.width > WIDE * from.width && was.width > LOW * was.height && isOnePiece(object) && hasFoot(part);
  return isGround && start !== end && spans(drawing, 'x', from) ? drawnOut(was, now, held, ['x']) : null;
}

/** A floor is under this part of its drawing: a brick of a wall is none. */
const UNDER = 0.75;
/** Stripes that take this part of a floor are a pattern that would not go on with it. */
const STRIPED = 0.05;

/** A plain floor that went on beyond a side of the page goes from side to side when its drawing has left that side. */
function floorOut(
  floor: Item,
  now: Rect,
  drawing: Required<Pick<Item, 'box' | 'parts'>>,
  { x, y }: HeldAlong,
): Rect | null {
  const { box: was, object, order } = floor;
  const [before, after] = [edgesReached(was, 'x', x.from), edgesReached(now, 'x', x.to)];
  const isFloor = was.width > LOW * was.height && edgesReached(was, 'y', y.from).end && isOnePiece(object);
  const hasLeft = (before.start && !after.start) || (before.end && !after.end);
  if (!isFloor || before.start === before.end || !hasLeft) return null;
  if (was.width < UNDER * drawing.box.width) return null;
  const onIt = drawing.parts.filter((part) => part.order > order && shareIn(part.box, was) > 0.9);
  if (onIt.reduce((all, { box }) => all + areaOf(box), 0) > STRIPED * areaOf(was)) return null;
  return withSpan(now, 'x', Math.min(now.x, x.to.x), Math.max(endOf(now, 'x'), endOf(x.to, 'x')));
}

/** A string is so many times longer than thick. */
const STRING = 8;

/** A string that came from above the page does so again, however low what hangs from it is now. */
function stringOut({ object, box: was }: Item, now: Rect, { y: held }: HeldAlong): Rect | null {
  const isStraight = object.rotation % 90 === 0 && ['line', 'shape'].includes(kindOf(object));
  const hangs = isStraight && was.height > STRING * was.width && edgesReached(was, 'y', held.from).start;
  const top = held.to.y - (held.from.y - was.y) * (now.height / was.height);
  return hangs && now.y > top ? { ...now, y: top, height: now.y + now.height - top } : null;
}

function drawnOut(was: Rect, now: Rect, held: HeldAlong, axes: readonly Axis[]): Rect {
  return axes.reduce((rect, axis) => {
    const { from, to, page } = held[axis];
    const { start, end } = edgesReached(was, axis, from);
    // beyond a side of its part that lies inside the page it would be seen on the part beside it
    const isOut = {
      start: !page || startOf(to, axis) < 1,
      end: !page || endOf(to, axis) > (axis === 'x' ? page.width : page.height) - 1,
    };
    const by = start && end ? 1 : lengthOf(now, axis) / lengthOf(was, axis);
    // what lay a hair within an edge does so again: it hides nothing that goes on to it
    const beyond = (length: number): number => (length > -HAIR * lengthOf(from, axis) ? length * by : 0);
    const first = startOf(to, axis) - (isOut.start ? beyond(startOf(from, axis) - startOf(was, axis)) : 0);
    const last = endOf(to, axis) + (isOut.end ? beyond(endOf(was, axis) - endOf(from, axis)) : 0);
    return withSpan(
      rect,
      axis,
      start ? Math.min(startOf(rect, axis), first) : startOf(rect, axis),
      end ? Math.max(endOf(rect, axis), last) : endOf(rect, axis),
    );
  }, now);
}
