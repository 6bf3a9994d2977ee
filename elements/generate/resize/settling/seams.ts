import { intersectRects, type Rect, type Size } from '../../../math/geometry.js';
import { kindOf } from '../../../objects/kinds.js';
import type { Side } from '../../understand/page-tree.js';
import { placedRect } from '../placing/evaluate.js';
import type { Placement, Placements } from '../placing/placement.js';
import { crossOf, lengthOf, type Axis } from '../regions/block.js';
import { AXES, bleedsOf, SIDES, spans } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { areaOf, endOf, median, middleOf, startOf, withSpan } from '../regions/rects.js';
import { isPanel, isStretchable } from '../regions/stretch.js';

/**
 * What adorns the seam of two parts of a page and is nothing elsewhere: the holes of a perforation, a strip between a photo
 * and a panel; or the diamonds on a bar from side to side. It goes wherever the seam or the bar goes, from end to end.
 */
export interface Seam {
  /** The part whose edge inside the page the seam is, or the bar. */
  readonly host: Item;
  readonly side: Side;
  /** How far from that side, as a part of the host: more than 0 on a bar. */
  readonly inside: number;
  /** Along the seam, first to last; a strip is one. */
  readonly items: readonly Item[];
}

/** Parts take at least this much of the page. */
const PART = 0.15;
/** Bars are this thick at most, as a part of the page. */
const BAR = 0.12;
/** Things of a row: how many at least, how thick at most, how far from the seam, and over how much of it. */
const ROW = { least: 4, thick: 0.08, off: 0.2, spread: 0.6, like: 0.1 };
/** Strips: how thick at most, as a part of the page, and how far from the seam, as a part of that. */
const STRIP = { thick: 0.04, off: 0.35 };

const axisOf = (side: Side): Axis => (side === 'left' || side === 'right' ? 'x' : 'y');
const lineOf = (rect: Rect, side: Side): number =>
  side === 'left' || side === 'top' ? startOf(rect, axisOf(side)) : endOf(rect, axisOf(side));

/** The edges of a part that go from side to side inside a page. */
const innerSides = (rect: Rect, page: Size): Side[] => {
  const bleeds = bleedsOf(rect, page);
  const whole: Rect = { x: 0, y: 0, ...page };
  return SIDES.filter((side) => !bleeds.has(side) && spans(rect, crossOf(axisOf(side)), whole));
};

/** The adorned seams of a page; what adorns them is of the shown items. */
export function seamsOf(items: readonly Item[], page: Size): Seam[] {
  const taken = new Set<Item>();
  // of two parts that meet the upper one may hide what is left of the other
  const hosts = items
    .filter(
      ({ object, isPicture, box }) =>
        (isPicture || isPanel(object)) && areaOf(box) > PART * page.width * page.height,
    )
    .reverse();
  const found = hosts.flatMap((host) =>
    innerSides(host.box, page).flatMap((side) =>
      adornmentsOf({ host, side }, items, page).map((own) => ({ host, side, inside: 0, items: own })),
    ),
  );
  return [...found, ...barsOf(items, page)].filter(({ items: own }) => {
    const isFree = own.every((item) => !taken.has(item));
    if (isFree) own.forEach((item) => taken.add(item));
    return isFree;
  });
}

/** Rows on bars from side to side. */
function barsOf(items: readonly Item[], page: Size): Seam[] {
  const whole: Rect = { x: 0, y: 0, ...page };
  return items.flatMap((host) =>
    AXES.flatMap((axis) => {
      const cross = crossOf(axis);
      const thick = lengthOf(host.box, axis);
      if (!isPanel(host.object) || !spans(host.box, cross, whole) || thick > BAR * lengthOf(whole, axis))
        return [];
      const on = items.filter(
        ({ box, object, order }) =>
          order > host.order &&
          object.type !== 'text' &&
          startOf(box, axis) >= startOf(host.box, axis) - 1 &&
          endOf(box, axis) <= endOf(host.box, axis) + 1 &&
          lengthOf(box, cross) < ROW.thick * Math.max(page.width, page.height),
      );
      const side = axis === 'x' ? 'left' : 'top';
      return rowsOf(on, cross, whole, FULL).map((own) => {
        const inside = (median(own.map(({ box }) => middleOf(box, axis))) - startOf(host.box, axis)) / thick;
        return { host, side, inside, items: own } satisfies Seam;
      });
    }),
  );
}

function adornmentsOf(
  { host, side }: Pick<Seam, 'host' | 'side'>,
  items: readonly Item[],
  page: Size,
): Item[][] {
  const whole: Rect = { x: 0, y: 0, ...page };
  const axis = axisOf(side);
  const cross = crossOf(axis);
  const line = lineOf(host.box, side);
  const isOn = ({ box }: Item, off: number): boolean =>
    Math.abs(middleOf(box, axis) - line) <= off * lengthOf(box, axis) + 1;
  const others = items.filter((item) => item !== host && item.object.type !== 'text' && !item.isPicture);
  const strips = others.filter(
    (item) =>
      isStretchable(item) &&
      lengthOf(item.box, axis) < STRIP.thick * lengthOf(whole, axis) &&
      spans(item.box, cross, whole) &&
      isOn(item, STRIP.off),
  );
  const small = others.filter(
    (item) =>
      lengthOf(item.box, axis) < ROW.thick * Math.max(page.width, page.height) &&
      lengthOf(item.box, cross) < ROW.thick * Math.max(page.width, page.height) &&
      isOn(item, ROW.off),
  );
  return [...strips.map((strip) => [strip]), ...rowsOf(small, cross, whole, ROW.spread)];
}

/** A row on a bar goes over this much of it. */
const FULL = 0.8;
/** Steps of a row differ by this part at most. */
const EVEN = 0.1;

/** Rows of like things, evenly set over some part of a side. */
const rowsOf = (items: readonly Item[], cross: Axis, page: Rect, spread: number): Item[][] =>
  alike(items)
    .map((row) => row.sort((a, b) => middleOf(a.box, cross) - middleOf(b.box, cross)))
    .filter((row) => {
      const at = row.map(({ box }) => middleOf(box, cross));
      const steps = at.slice(1).map((middle, i) => middle - at[i]!);
      const step = median(steps);
      return (
        row.length >= ROW.least &&
        at.at(-1)! - at[0]! > spread * lengthOf(page, cross) &&
        steps.every((one) => Math.abs(one - step) <= EVEN * step + 1)
      );
    });

function alike(items: readonly Item[]): Item[][] {
  const isLike = (a: Item, b: Item): boolean =>
    kindOf(a.object) === kindOf(b.object) &&
    (['width', 'height'] as const).every(
      (length) => Math.abs(a.box[length] - b.box[length]) <= ROW.like * a.box[length],
    );
  const groups: Item[][] = [];
  for (const item of items) {
    const own = groups.find(([first]) => isLike(first!, item));
    if (own) own.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Where what adorns a seam stands now; what of a row there is no more room for is out. */
export interface Adorned {
  readonly placements: Placements;
  readonly out: ReadonlySet<Item>;
  readonly copies: ReadonlyMap<Item, readonly Placement[]>;
}

/** Puts what adorns seams where they are now, `by` so much larger; where there is no such seam any more it is out. */
export function adorned(
  seams: readonly Seam[],
  placements: Placements,
  { from, to, by }: { readonly from: Size; readonly to: Size; readonly by: number },
): Adorned {
  const own: Placements = new Map();
  const out = new Set<Item>();
  const copies = new Map<Item, readonly Placement[]>();
  for (const seam of seams) {
    const { host, side, inside, items } = seam;
    const placed = placements.get(host);
    const rect = placed && placedRect(host, placed);
    const now = rect && sideNow(seam, rect, to);
    const [first] = items;
    if (!now || (axisOf(now) !== axisOf(side) && items.length === 1 && !mayTurn(first!))) {
      items.forEach((item) => out.add(item));
      continue;
    }
    const line = lineOf(rect, now) + inside * lengthOf(rect, axisOf(now));
    if (items.length === 1) {
      own.set(first!, { how: 'filled', rect: stripAt(first!.box, { side, now, line, to, by }), scale: by });
      continue;
    }
    const grown = inside > 0 ? lengthOf(rect, axisOf(now)) / lengthOf(host.box, axisOf(side)) : by;
    const span = { from: spanOf(host.box, side, from), to: spanOf(rect, now, to) };
    const places = rowAt(items, { side, now, line, ...span, by: grown });
    places.slice(0, items.length).forEach((place, i) => own.set(items[i]!, place));
    items.slice(places.length).forEach((item) => out.add(item));
    if (places.length > items.length) copies.set(items.at(-1)!, places.slice(items.length));
  }
  return { placements: own, out, copies };
}

/** The side of its host that a seam is at now: the one it was at, if that still lies inside the page; a bar lies along its longer one. */
function sideNow({ side, inside }: Seam, rect: Rect, to: Size): Side | undefined {
  if (inside > 0) return rect.width > rect.height ? 'top' : 'left';
  const sides = innerSides(rect, to);
  return sides.includes(side) ? side : sides[0];
}

const mayTurn = ({ object }: Item): boolean => isPanel(object) || kindOf(object) === 'line';

interface Moved {
  readonly side: Side;
  readonly now: Side;
  readonly line: number;
  readonly by: number;
}

function stripAt(box: Rect, { side, now, line, to, by }: Moved & { readonly to: Size }): Rect {
  const thick = lengthOf(box, axisOf(side)) * by;
  return withSpan({ x: 0, y: 0, ...to }, axisOf(now), line - thick / 2, line + thick / 2);
}

interface Span {
  readonly start: number;
  readonly length: number;
}

/** What is seen of a side. */
function spanOf(rect: Rect, side: Side, page: Size): Span {
  const cross = crossOf(axisOf(side));
  const seen = intersectRects(rect, { x: 0, y: 0, ...page });
  return { start: startOf(seen, cross), length: lengthOf(seen, cross) };
}

/** As far apart as they were for their size, the ends of the row as far from those of the seam. */
function rowAt(
  items: readonly Item[],
  { side, now, line, from, to, by }: Moved & { readonly from: Span; readonly to: Span },
): Placement[] {
  const cross = crossOf(axisOf(side));
  const [first, last] = [items[0]!, items.at(-1)!].map(({ box }) => middleOf(box, cross) - from.start) as [
    number,
    number,
  ];
  const pitch = (last - first) / (items.length - 1);
  const ends = (first + from.length - last) / pitch;
  const count = Math.max(2, Math.round(to.length / (pitch * by) - ends) + 1);
  const step = to.length / (count - 1 + ends);
  return Array.from({ length: count }, (_, i) => {
    const along = to.start + (first / pitch + i) * step;
    const at = axisOf(now) === 'x' ? { x: line, y: along } : { x: along, y: line };
    return { how: 'scaled', ...at, scale: by };
  });
}
