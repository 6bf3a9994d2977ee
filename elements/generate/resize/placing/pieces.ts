import type { Rect } from '../../../math/geometry.js';
import { boxOf } from '../../../objects/object-bounds.js';
import type { Item } from '../regions/items.js';
import { lengthOf, type Axis } from '../regions/block.js';
import { endOf, startOf, withSpan } from '../regions/rects.js';
import { isStretchable } from '../regions/stretch.js';
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
function pieceOf(part: Item, { box }: Item, placement: Placement): Placement {
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
  const reached = held && isStretchable(part) ? reaching(part.box, at(part.box), held) : null;
  if (reached) return { how: 'filled', rect: reached, scale };
  const own = at(boxOf(part.object));
  return { how: 'scaled', x: own.x + own.width / 2, y: own.y + own.height / 2, scale };
}

/** Nearer to an edge than this part of the side is at the edge. */
const AT_EDGE = 0.012;
const AXES: readonly Axis[] = ['x', 'y'];

/** Which of the two edges across from each other a box reaches. */
export function edgesReached(box: Rect, axis: Axis, from: Rect): { start: boolean; end: boolean } {
  const near = lengthOf(from, axis) * AT_EDGE;
  return {
    start: startOf(box, axis) <= startOf(from, axis) + near,
    end: endOf(box, axis) >= endOf(from, axis) - near,
  };
}

/** What reaches both. */
export function spans(box: Rect, axis: Axis, from: Rect): boolean {
  const { start, end } = edgesReached(box, axis, from);
  return start && end;
}

/** A band drawn out to the edges across from each other that it reached; null for any other. */
export function reaching(was: Rect, now: Rect, held: HeldAlong): Rect | null {
  let rect = now;
  for (const axis of AXES) {
    const { from, to } = held[axis];
    if (spans(was, axis, from))
      rect = withSpan(
        rect,
        axis,
        Math.min(
          startOf(rect, axis),
          startOf(to, axis) + Math.min(0, startOf(was, axis) - startOf(from, axis)),
        ),
        Math.max(endOf(rect, axis), endOf(to, axis) + Math.max(0, endOf(was, axis) - endOf(from, axis))),
      );
  }
  return rect === now ? null : rect;
}
