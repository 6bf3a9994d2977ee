import { boxBounds, type Box, type Rect, type Size } from '../../../math/geometry.js';
import { anchorOf, placedAt, type HandleDirection } from '../../transform/box-resize.js';
import { along, nearer, same, type Axis, type Distance, type Guide, type Span } from './axis.js';
import type { Met } from './snap-move.js';
import { evenGaps, evenPull, rowOf } from './spacing.js';
import type { AxisTargets, SnapTargets } from './targets.js';

/** So many other boxes of the same size are marked at most. */
const MOST_MARKS = 3;

export interface Pull {
  readonly handle: HandleDirection;
  readonly keepAspect: boolean;
  readonly fromCenter: boolean;
  readonly least: number;
  /** The height follows from the width, as a text's does: a corner only pulls the width. */
  readonly widthOnly: boolean;
}

/** What there is to snap to, and from how far, page pixels. */
interface Near {
  readonly targets: SnapTargets;
  readonly reach: number;
}

interface Edge {
  readonly axis: Axis;
  /** 1 or -1: the way along the axis that makes the box longer. */
  readonly outwards: number;
  /** 2 when the opposite edge goes the other way. */
  readonly sides: number;
}

interface EdgePull {
  readonly axis: Axis;
  /** How far the edge goes on, page pixels. */
  readonly by: number;
  /** How much longer the box becomes by it. */
  readonly growth: number;
}

/** Edges of a box that lies straight, or turned by quarters, are pulled to what they come near; others are let be. */
export function snappedSize(box: Box, free: Size, pull: Pull, { targets, reach }: Near): Size {
  const direction = directionOnPage(box, pull.handle);
  if (!direction) return free;
  const bounds = boundsAt(box, free, pull);
  const turned = isTurned(box);
  const byWidth = pull.widthOnly && isCorner(pull.handle);
  const axes = pulledAxes(direction).filter((axis) => !byWidth || (axis === 'x') !== turned);
  const pulls = axes.flatMap((axis) => {
    const edge = { axis, outwards: direction[axis], sides: pull.fromCenter ? 2 : 1 };
    return edgePull(edge, along(axis, bounds), targets[axis], reach) ?? [];
  });
  const grown = pull.keepAspect && isCorner(pull.handle) ? inProportion : onEachAxis;
  const size = grown(bounds, pulls, pull.fromCenter ? 2 * reach : reach);
  const own = turned ? { width: size.height, height: size.width } : size;
  return own.width >= pull.least && own.height >= pull.least ? own : free;
}

/** What the pulled edges of a resized box lie on. */
export function metByEdges(box: Box, handle: HandleDirection, targets: SnapTargets): Met {
  const direction = directionOnPage(box, handle);
  if (!direction) return { guides: [], distances: [] };
  const bounds = boxBounds(box);
  const met = pulledAxes(direction).map((axis) =>
    metOn(axis, edgeOf(direction[axis]), bounds, targets[axis]),
  );
  return {
    guides: met.flatMap(({ guides }) => guides),
    distances: met.flatMap(({ distances }) => distances),
  };
}

const isCorner = ({ x, y }: HandleDirection): boolean => x !== 0 && y !== 0;
const isTurned = ({ rotation }: Box): boolean => Math.abs(Math.round(rotation / 90)) % 2 === 1;
const edgeOf = (direction: number): 'start' | 'end' => (direction < 0 ? 'start' : 'end');

/** Which way a handle points on the page; null on a box that lies askew. */
function directionOnPage({ rotation }: Box, { x, y }: HandleDirection): Record<Axis, number> | null {
  const quarters = Math.round(rotation / 90);
  if (!same(rotation, quarters * 90)) return null;
  const turns = ((quarters % 4) + 4) % 4;
  return [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][turns]!;
}

const pulledAxes = (direction: Record<Axis, number>): Axis[] =>
  (['x', 'y'] as const).filter((axis) => direction[axis] !== 0);

const boundsAt = (box: Box, size: Size, { handle, fromCenter }: Pull): Rect =>
  boxBounds(placedAt(box, size, anchorOf(handle, fromCenter)));

function edgePull(
  { axis, outwards, sides }: Edge,
  span: Span,
  targets: AxisTargets,
  reach: number,
): EdgePull | null {
  const edge = edgeOf(outwards);
  const length = span.end - span.start;
  const line = targets.lines.nearest(span[edge], reach);
  const size = targets.sizes.nearest(length, reach * sides);
  const ways = [
    line === null ? null : line - span[edge],
    ...(sides === 2 ? [] : evenPull(span, edge, rowOf(span, targets.boxes), reach)),
    size === null ? null : ((size - length) * outwards) / sides,
  ];
  const by = ways.reduce(nearer, null);
  return by === null ? null : { axis, by, growth: by * outwards * sides };
}

function onEachAxis({ width, height }: Rect, pulls: readonly EdgePull[]): Size {
  const growth = (axis: Axis): number => pulls.find((pull) => pull.axis === axis)?.growth ?? 0;
  return { width: width + growth('x'), height: height + growth('y') };
}

/** The nearer of two pulls is taken; one that would carry the other edge out of reach is not. */
function inProportion({ width, height }: Rect, pulls: readonly EdgePull[], most: number): Size {
  const scales = pulls.flatMap(({ axis, by, growth }) => {
    const scale = 1 + growth / (axis === 'x' ? width : height);
    const other = Math.abs(scale - 1) * (axis === 'x' ? height : width);
    return other <= most ? [{ scale, by: Math.abs(by) }] : [];
  });
  const { scale } = scales.sort((a, b) => a.by - b.by)[0] ?? { scale: 1 };
  return { width: width * scale, height: height * scale };
}

function metOn(axis: Axis, edge: 'start' | 'end', bounds: Rect, targets: AxisTargets): Met {
  const span = along(axis, bounds);
  const at = span[edge];
  const guides: Guide[] = targets.lines.has(at) ? [{ axis, at }] : [];
  const row = rowOf(span, targets.boxes);
  const beside = { ...row, [edge === 'start' ? 'after' : 'before']: [] };
  return { guides, distances: [...evenGaps(axis, span, beside), ...equalSizes(axis, span, targets)] };
}

/** The box's own length and the nearest others of that length. */
function equalSizes(axis: Axis, span: Span, { boxes, sizes }: AxisTargets): Distance[] {
  const length = span.end - span.start;
  if (!sizes.has(length)) return [];
  const away = (other: Span): number =>
    Math.abs(other.start - span.start) + Math.abs(other.acrossStart - span.acrossStart);
  const others = boxes.filter(({ start, end }) => same(end - start, length));
  const nearest = others.sort((a, b) => away(a) - away(b)).slice(0, MOST_MARKS);
  return [span, ...nearest].map(({ start, end, acrossStart, acrossEnd }) => ({
    axis,
    from: start,
    to: end,
    across: (acrossStart + acrossEnd) / 2,
  }));
}
