import type { Rect } from '../../../../math/geometry.js';
import type { ArtBlock, Axis, Edges } from '../../regions/block.js';
import {
  areaOf,
  endOf,
  inset,
  insetsOf,
  mapEdges,
  overlapOf,
  shareIn,
  startOf,
  unionOf,
  withSpan,
} from '../../regions/rects.js';
import { isStretchable } from '../../regions/stretch.js';
import { AXES, edgesReached, spans } from '../../regions/edges.js';
import { hold } from './ground.js';

/** Around what is large in a drawing: a star that flew off holds nothing to an edge. */
export function bodyOf({ items }: ArtBlock): Rect {
  const bodies = items.map(({ body, box }) => body ?? box);
  const largest = Math.max(...bodies.map(areaOf));
  return unionOf(bodies.filter((body) => areaOf(body) >= 0.06 * largest));
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
    const held = hold(body, axis, { from });
    const [first, last] = [startOf(all, axis), endOf(all, axis)];
    const spare = held === 'both';
    return [
      held === 'start' || spare ? Math.max(first, startOf(from, axis)) : first,
      held === 'end' || spare ? Math.min(last, endOf(from, axis)) : last,
    ];
  };
  const [[left, right], [top, bottom]] = [kept('x'), kept('y')];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What was free of an edge keeps this part of its distance, up to that part of its own side. */
const KEPT = 0.6;
const AIR = 0.075;

/**
 * A drawing's core with the air that it keeps at the edges of its part which it did not reach, and out to the end of the part
 * that it holds on to: a floor below it needs its room.
 */
export function airedCore(block: ArtBlock, core: Rect, from: Rect): Rect {
  const aired = withAir(core, from);
  const { start, end } = edgesReached(bodyOf(block), 'y', from);
  const isApart = start !== end && core.y > from.y && endOf(core, 'y') < endOf(from, 'y');
  if (!isApart) return aired;
  return start
    ? withSpan(aired, 'y', from.y, endOf(aired, 'y'))
    : withSpan(aired, 'y', aired.y, endOf(from, 'y'));
}

function withAir(core: Rect, from: Rect): Rect {
  const airAt = (gap: number, side: number): number => Math.max(0, Math.min(gap * KEPT, side * AIR));
  const gaps = insetsOf(core, from);
  // what goes from top to bottom is as wide as that makes it
  const isUpright = spans(core, 'y', from);
  const [left, right] = [gaps.left, gaps.right].map((gap) => (isUpright ? 0 : airAt(gap, core.width))) as [
    number,
    number,
  ];
  const [top, bottom] = [airAt(gaps.top, core.height), airAt(gaps.bottom, core.height)];
  return inset(core, { left: -left, top: -top, right: -right, bottom: -bottom });
}

/** Pieces of this part of the largest are large. */
const MASS = 0.1;

/** Around what is large in a drawing, its bands from edge to edge aside. */
export function massOf({ items, box }: ArtBlock, from: Rect): Rect {
  const pieces = items
    .flatMap((item) => item.parts ?? item)
    .filter((piece) => !AXES.some((axis) => spans(piece.box, axis, from)));
  const largest = Math.max(...pieces.map((piece) => areaOf(piece.box)));
  const large = pieces.filter((piece) => areaOf(piece.box) > MASS * largest);
  return large.length > 0 ? unionOf(large.map((piece) => piece.box)) : box;
}
