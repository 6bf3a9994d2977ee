import type { Rect, Size } from '../../math/geometry.js';
import { heightIn, wantedWidth, type Scale } from './placing/measure.js';
import { placedRect } from './placing/evaluate.js';
import { inPieces } from './placing/pieces.js';
import type { Placements } from './placing/placement.js';
import { placeScenery } from './placing/scenery/scenery.js';
import { wordsAbove } from './placing/scenery/side.js';
import { groundOf, marginScale, shorter, type Problem } from './problem.js';
import { itemsIn, lengthOf, type Axis, type Block, type Edges } from './regions/block.js';
import { SIDES } from './regions/edges.js';
import { areaOf, endOf, inset, mapEdges, overlapOf, startOf, withSpan } from './regions/rects.js';
import type { Region } from './regions/region-model.js';
import type { Side } from '../understand/page-tree.js';

/** All the room within the margins, and what of it drawings leave that stood beside the words. */
export function zonesOf(region: Region, rect: Rect, decor: number, problem: Problem): Rect[] {
  const full = zoneOf(region, rect, problem);
  if (region.decor.length + problem.around.size + region.under.length === 0) return [full];
  const share = shareOf(region, rect, full);
  const into: Placements = new Map(problem.around);
  const words = wordsAbove(region);
  placeScenery(region.decor, { ...groundOf(region.box, rect, problem), scale: decor, words }, into);
  let free = full;
  for (const [item, placement] of [...into, ...inPieces(into)])
    free = beside(free, item.box, placedRect(item, placement), region, marginScale(problem));
  const zones = [free, full, share].filter((zone) => areaOf(zone) > 0.1 * areaOf(rect));
  return zones.filter((zone, i) => zones.findIndex((other) => sameRect(zone, other)) === i);
}

const sameRect = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 4;

/** The part of the region that the words took before, out to the margins they stood at. */
function shareOf({ box, content }: Region, rect: Rect, full: Rect): Rect {
  const own = content!.box;
  const side = (axis: Axis): readonly [number, number] => {
    const part = (at: number): number => (at - startOf(box, axis)) / lengthOf(box, axis);
    const at = (share: number): number => startOf(rect, axis) + share * lengthOf(rect, axis);
    const [first, last] = [part(startOf(own, axis)), part(endOf(own, axis))];
    return [
      first < 0.15 ? startOf(full, axis) : Math.max(startOf(full, axis), at(first)),
      last > 0.85 ? endOf(full, axis) : Math.min(endOf(full, axis), at(last)),
    ];
  };
  const [[left, right], [top, bottom]] = [side('x'), side('y')];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The zone without what lies at or beyond a drawing that the words stood beside. */
function beside(zone: Rect, was: Rect, now: Rect, region: Region, m: number): Rect {
  if (overlapOf(zone, now) === 0) return zone;
  const words = itemsIn(region.content!).filter(({ text }) => text);
  if (words.some(({ box }) => overlapOf(box, was) > 0)) return zone;
  const own = region.content!.box;
  const cuts = (['x', 'y'] as const).flatMap((axis) => {
    const slack = 0.03 * lengthOf(own, axis);
    const gap = (length: number): number =>
      Math.min(Math.max(0, length), 0.04 * lengthOf(region.box, axis)) * m;
    if (startOf(was, axis) >= endOf(own, axis) - slack) {
      const to = startOf(now, axis) - gap(startOf(was, axis) - endOf(own, axis));
      return [
        withSpan(
          zone,
          axis,
          startOf(zone, axis),
          Math.max(startOf(zone, axis) + 1, Math.min(endOf(zone, axis), to)),
        ),
      ];
    }
    if (endOf(was, axis) <= startOf(own, axis) + slack) {
      const from = endOf(now, axis) + gap(startOf(own, axis) - endOf(was, axis));
      return [
        withSpan(
          zone,
          axis,
          Math.min(endOf(zone, axis) - 1, Math.max(startOf(zone, axis), from)),
          endOf(zone, axis),
        ),
      ];
    }
    return [];
  });
  return cuts.sort((a, b) => areaOf(b) - areaOf(a))[0] ?? zone;
}

/** The room for content: the margins of the page, kept as a part of the shorter side. */
function zoneOf(region: Region, rect: Rect, problem: Problem): Rect {
  const m = marginScale(problem);
  const page = shorter(problem.from);
  const pads = Object.values(region.pad).filter((length) => length > 0);
  const least = Math.min(
    Math.max(Math.min(...pads, page * 0.12), page * 0.03),
    page * 0.12,
    shorter(region.box) * 0.2,
  );
  const margin = Math.min(least * m, shorter(rect) * 0.15);
  const edge = (length: number): number =>
    length < 0 && region.content!.kind === 'art'
      ? length * m
      : Math.max(margin, Math.min(length * m, margin * 1.8, shorter(rect) * 0.08));
  const inner = mapEdges(region.pad, edge);
  const own = region.content!.kind === 'art' ? inner : atPageEdges(region, inner, rect, problem);
  return inset(rect, own);
}

/** Margins at the left and right of the page, as parts of its shorter side: the same for all that began at one line. */
const MARGIN = { least: 0.035, most: 0.085 };

function atPageEdges({ box, pad }: Region, inner: Edges, rect: Rect, problem: Problem): Edges {
  const { from, to } = problem;
  const m = marginScale(problem);
  const was = edgesAt(box, from);
  const is = edgesAt(rect, to);
  // a part that stood beside another has no margin of its own where it comes to an edge: it takes the least of its others
  const others = SIDES.filter((side) => was[side] && pad[side] >= 0).map((side) => pad[side]);
  const kept = (side: 'left' | 'right'): number => {
    const length = was[side] ? pad[side] : Math.min(...others);
    if (!is[side] || length < 0 || !Number.isFinite(length)) return inner[side];
    const least = MARGIN.least * shorter(to);
    return Math.min(Math.max(least, Math.min(length * m, MARGIN.most * shorter(to))), rect.width * 0.15);
  };
  return { ...inner, left: kept('left'), right: kept('right') };
}

/** Which edges of a page a rectangle reaches. */
const edgesAt = (rect: Rect, page: Size): Readonly<Record<Side, boolean>> => ({
  left: rect.x <= 1,
  top: rect.y <= 1,
  right: rect.x + rect.width >= page.width - 1,
  bottom: rect.y + rect.height >= page.height - 1,
});

/** Alone in its region, a panel up to this part of it is a card on what is under it, not its ground. */
const CARD = 0.55;

const NOWHERE: ReadonlySet<Side> = new Set();

/** Where in its zone content stands: all of it when it filled its region, else where it stood. */
export function boundsFor(block: Block, region: Region, zone: Rect, scale: Scale): Rect {
  const { box, pad } = region;
  const own = region.content!.box;
  // a card on a photo leaves it the room that is left over
  const isCard = block.kind === 'panel' && areaOf(own) < CARD * areaOf(box);
  const fillsDown = own.height > 0.7 * box.height && !isCard;
  const fillsAcross = own.width > 0.66 * box.width && !isCard;
  const narrow = Math.min(zone.width, wantedWidth(block, scale) * 1.04);
  const wide = fillsAcross || heightIn(block, narrow, scale) > zone.height ? zone.width : narrow;
  const high = heightIn(block, wide, scale);
  const natural = Math.min(zone.height, high * 1.25);
  const height = fillsDown ? zone.height : natural;
  const bleeds = block.kind === 'panel' ? block.under[0]!.bleeds : NOWHERE;
  const placed = (before: number, after: number, [first, last]: readonly [Side, Side]): number => {
    // a card that hangs from an edge does so again
    if (bleeds.has(first) !== bleeds.has(last)) return bleeds.has(first) ? 0 : 1;
    const share = Math.max(0, before) / (Math.max(0, before) + Math.max(0, after) || 1);
    return share < 0.3 ? 0 : share > 0.7 ? 1 : 0.5;
  };
  return {
    x: zone.x + (zone.width - wide) * placed(pad.left, pad.right, ['left', 'right']),
    y: zone.y + (zone.height - height) * placed(pad.top, pad.bottom, ['top', 'bottom']),
    width: wide,
    height,
  };
}
