import { boxBounds, EMPTY_RECT, intersectRects, type Rect } from '../../math/geometry.js';
import { boxOf } from '../../objects/object-bounds.js';
import { crossOf, itemsIn, lengthOf, type Axis, type Block, type Edges } from './regions/block.js';
import { solveContent } from './content.js';
import { slender, swollen } from './part-forms.js';
import { faults, placedRect } from './placing/evaluate.js';
import type { Item } from './regions/items.js';
import type { Placements } from './placing/placement.js';
import { bestJudged, groundOf, marginScale, wishedScale, type Problem, type Solved } from './problem.js';
import {
  areaOf,
  endOf,
  inset,
  insetsOf,
  mean,
  overlapOf,
  startOf,
  unionOf,
  withSpan,
} from './regions/rects.js';
import { edgesReached, spans } from './regions/edges.js';
import type { Region } from './regions/region-model.js';
import { hollow } from './hollow.js';
import { mosaicOf, rowsIn } from './placing/mosaic.js';
import { airedCore, bodyOf, coreOf } from './placing/scenery/body.js';
import { hasRow, rowScale } from './placing/scenery/rows.js';
import { placeScenery } from './placing/scenery/scenery.js';
import { isPanel, isPattern, isStretchable } from './regions/stretch.js';

/** The best way to lay out a region in a rectangle; null when its words do not fit. */
export function solve(region: Region, rect: Rect, problem: Problem): Solved | null {
  const inner = region.split
    ? solveSplit(region, rect, problem)
    : region.content
      ? solveContent(region, rect, problem)
      : solveDrawing(region, rect, problem);
  if (!inner) return null;
  return {
    ...inner,
    place(into, text) {
      for (const item of region.under) placeUnder(item, region, rect, problem, into);
      inner.place(into, text);
    },
  };
}

/** Panels and waves are stretched over their region, drawings cover it in their own form. */
export function placeUnder(
  item: Item,
  { box: from }: Pick<Region, 'box'>,
  to: Rect,
  problem: Problem,
  into: Placements,
): void {
  const scale = wishedScale(problem);
  const around = inset(to, outside(insetsOf(item.box, from), from, to, problem));
  if (item.isPicture || (isStretchable(item) && !isPattern(item.object)))
    return void into.set(item, { how: 'filled', rect: around, scale });
  const own = isPattern(item.object) ? boxBounds(boxOf(item.object)) : item.box;
  const by = Math.max(to.width / own.width, to.height / own.height);
  const x = coverAt(own.width * by, to, 'x', problem.to.width);
  const y = coverAt(own.height * by, to, 'y', problem.to.height);
  into.set(item, { how: 'scaled', x, y, scale: by });
}

/** What reaches beyond its region reaches beyond the page, never into the part beside it. */
function outside(insets: Edges, from: Rect, to: Rect, problem: Problem): Edges {
  const m = marginScale(problem);
  const [was, now] = [problem.from, problem.to];
  const kept = (length: number, isEdge: boolean): number => (length < 0 && !isEdge ? 0 : length * m);
  return {
    left: kept(insets.left, from.x <= 1 && to.x <= 1),
    top: kept(insets.top, from.y <= 1 && to.y <= 1),
    right: kept(insets.right, from.x + from.width >= was.width - 1 && to.x + to.width >= now.width - 1),
    bottom: kept(insets.bottom, from.y + from.height >= was.height - 1 && to.y + to.height >= now.height - 1),
  };
}

/** The middle of what covers a part of the page: it reaches beyond the page's edge and not into the part beside it. */
function coverAt(length: number, to: Rect, axis: Axis, side: number): number {
  const [first, last] = [startOf(to, axis), endOf(to, axis)];
  const [atStart, atEnd] = [first <= 1, last >= side - 1];
  if (atStart === atEnd) return (first + last) / 2;
  return atStart ? last - length / 2 : first + length / 2;
}

function solveSplit(region: Region, rect: Rect, problem: Problem): Solved | null {
  const { axis, parts } = region.split!;
  if (parts.length === 1) return solveSheet(region, rect, problem);
  const own = lengthOf(parts[0]!.box, axis) / lengthOf(region.box, axis);
  const other = crossOf(axis);
  const around: Placements = new Map(problem.around);
  placeScenery(
    region.decor,
    { ...groundOf(region.box, rect, problem), scale: decorScale(region, rect, problem) },
    around,
  );
  // what changes its form as much as from two to one is as well parted the other way
  const reformed = Math.abs(Math.log2((rect.width / rect.height) * (region.box.height / region.box.width)));
  const isFixed = region.split!.isFixed === true || isStraddled(region);
  const found = (isFixed ? [axis] : [axis, other]).flatMap((way) =>
    sharesNear(own, parts, way, rect).flatMap((share) => {
      // what stood at the foot of the page does so again
      const rects =
        way !== axis && isFooted(parts[0]!) ? cut(rect, way, 1 - share).reverse() : cut(rect, way, share);
      const solved = parts.map((part, i) => {
        const whole = part.isOpen ? (problem.whole ?? { from: region.box, to: rect }) : undefined;
        const own = way === axis ? part : turnedPart(part, way);
        return solve(own, rects[i]!, { ...problem, around, ...(whole ? { whole } : NO_WHOLE) });
      });
      if (solved.some((one) => !one)) return [];
      const all = solved as Solved[];
      const scores = all.map(({ score }) => score);
      const judged = all.map((part) => part.judged ?? part.score);
      const turn = way === axis ? 0 : way === 'x' ? TURNED : TURNED * Math.max(0, 1 - reformed);
      const moved =
        Math.abs(Math.log(share / own)) * 0.12 + Math.abs(Math.log((1 - share) / (1 - own))) * 0.12;
      const of = (each: readonly number[]): number =>
        Math.min(...each) * 0.6 + mean(each) * 0.4 - turn - moved;
      const thin =
        slender(parts, rects) + (way === axis ? swollen(parts, share / own, (1 - share) / (1 - own)) : 0);
      return [{ parts: all, score: of(scores) - thin, hope: of(judged) - thin }];
    }),
  );
  const ways = found
    .sort((a, b) => b.hope - a.hope)
    .map((way) => ({ ...way, text: Math.min(...way.parts.map(({ text }) => text)) }));
  const lay = (way: (typeof ways)[number], into: Placements, text: number): void => {
    for (const art of region.decor) for (const item of art.items) into.set(item, around.get(item)!);
    for (const part of way.parts) part.place(into, text);
  };
  const best = bestJudged(ways.slice(0, JUDGED), (way) => {
    const into: Placements = new Map(around);
    lay(way, into, way.text);
    return way.score - faults(into, rect, problem.type) - hollow(into, { from: region.box, to: rect });
  });
  return best ? { ...best, place: (into, text) => lay(best, into, Math.min(text, best.text * 1.25)) } : null;
}

/** Words that stood above or below a part stand in the middle of their height beside it. */
function turnedPart(part: Region, way: Axis): Region {
  if (way !== 'x' || !part.content || part.content.kind === 'art') return part;
  const { pad } = part;
  const even = Math.max(0, Math.min(pad.top, pad.bottom));
  return { ...part, pad: { ...pad, top: even, bottom: even } };
}

/** What it costs that parts beside each other stand beneath each other, or the other way. */
const TURNED = 0.1;

const NO_WHOLE = { whole: undefined };

/** A part for drawings alone, without ground of its own, of which one stands at the foot of it and none hangs from its top. */
const isFooted = ({ isOpen, content, decor, box }: Region): boolean =>
  isOpen === true &&
  content === null &&
  decor.some((art) => edgesReached(bodyOf(art), 'y', box).end) &&
  decor.every((art) => !edgesReached(bodyOf(art), 'y', box).start);

/** Ways to part a region that are tried out. */
const JUDGED = 5;

const decorScale = ({ box }: Region, rect: Rect, problem: Problem): number =>
  Math.min(wishedScale(problem), Math.max(rect.width / box.width, rect.height / box.height));

/** A drawing over both parts, or parts that are sky and sea, stand as they do. */
function isStraddled({ split, box }: Region): boolean {
  const { axis, parts } = split!;
  const at = endOf(parts[0]!.box, axis);
  const least = 0.06 * lengthOf(box, axis);
  return parts.some((part) =>
    [...part.decor, ...(part.content ? [part.content] : [])].some(
      (block) =>
        (block.kind === 'art' || block.kind === 'panel') &&
        !parts.some((other) => other !== part && hides(other, block)) &&
        areaOf(block.box) > 0.09 * areaOf(box) &&
        startOf(block.box, axis) < at - least &&
        endOf(block.box, axis) > at + least &&
        !(axis === 'x' && overlapOf(block.box, part.box) > ITS_OWN * overlapOf(block.box, box)),
    ),
  );
}

/** What covers a part lies before all of a block: what reaches under it is not seen. */
const hides = ({ under }: Region, block: Block): boolean =>
  under.some(
    (cover) =>
      (cover.isPicture || isPanel(cover.object)) && itemsIn(block).every(({ order }) => order < cover.order),
  );

/** A drawing of which so much is in one of two columns is that column's, and may reach into the other. */
const ITS_OWN = 0.7;

/** Where a region may be parted: as it was, so that drawings keep their form, and steps between. */
function sharesNear(own: number, parts: readonly Region[], axis: Axis, rect: Rect): number[] {
  const cross = crossOf(axis);
  const shaped = parts.map(({ box }, i) => {
    const share =
      ((lengthOf(box, axis) / lengthOf(box, cross)) * lengthOf(rect, cross)) / lengthOf(rect, axis);
    return i === 0 ? share : 1 - share;
  });
  const steps = [0.35, 0.5, 0.65];
  return [own, ...shaped.filter((share) => share > 0.06 && share < 0.94), ...steps];
}

function cut(rect: Rect, axis: Axis, share: number): [Rect, Rect] {
  const [first, last] = [startOf(rect, axis), endOf(rect, axis)];
  const at = Math.round(first + (last - first) * share);
  return [withSpan(rect, axis, first, at), withSpan(rect, axis, at, last)];
}

function solveSheet(region: Region, rect: Rect, problem: Problem): Solved | null {
  const m = marginScale(problem);
  const scale = Math.min(wishedScale(problem), m * 1.3);
  const around: Placements = new Map();
  placeScenery(region.decor, { ...groundOf(region.box, rect, problem), scale }, around);
  const pad = sheetPad(region, rect, m, around);
  const inner = solve(region.split!.parts[0]!, inset(rect, pad), problem);
  return (
    inner && {
      ...inner,
      place(into, text) {
        for (const [item, placement] of around) into.set(item, placement);
        inner.place(into, text);
      },
    }
  );
}

/** A sheet's margins: those of the page, where they were about even; else no more than a part of the side. */
function sheetPad({ pad, decor, box }: Region, rect: Rect, m: number, around: Placements): Edges {
  const least = Math.min(...Object.values(pad).filter((length) => length > 0), Infinity);
  const cap = (length: number, side: number): number =>
    Math.max(Math.min(length, 0) * m, Math.min(length * m, Math.max(least * 1.6 * m, 0.04 * side)));
  const sheet = inset(box, pad);
  // drawings above a sheet are seen above it again, as near to it as they were
  const shown = (side: 'top' | 'bottom'): number | null => {
    const arts = decor.filter((art) => {
      const beyond = side === 'top' ? sheet.y - art.box.y : endOf(art.box, 'y') - endOf(sheet, 'y');
      return art.box.width > 0.4 * box.width && beyond > 0.5 * art.box.height;
    });
    const rooms = arts.map((art) => {
      const now = unionOf(art.items.map((item) => placedRect(item, around.get(item)!)));
      const by = now.height / art.box.height;
      return side === 'top'
        ? endOf(now, 'y') - rect.y + (sheet.y - endOf(art.box, 'y')) * by
        : endOf(rect, 'y') - now.y + (art.box.y - endOf(sheet, 'y')) * by;
    });
    return rooms.length > 0 ? Math.min(Math.max(...rooms), pad[side] * m, 0.4 * rect.height) : null;
  };
  return {
    left: cap(pad.left, rect.width),
    right: cap(pad.right, rect.width),
    top: shown('top') ?? cap(pad.top, rect.height),
    bottom: shown('bottom') ?? cap(pad.bottom, rect.height),
  };
}

/** A drawing fills so much of its panel's height, or as much as it did; and what the rest costs, of the whole. */
const FILLED = 0.55;
const UNFILLED = 2.5;

/** A drawing that went from side to side does so when it takes this part of its panel's width; and what all of it costs. */
const SIDES = 0.94;
const BARED = 0.9;

/** How much of its panel's width a drawing leaves free whose sides the panel cut off: they are seen cut off in the middle of it. */
function baredSides({ decor, box }: Region, width: number, rect: Rect): number {
  const isCut = decor.some(({ items }) => {
    const pieces = items.flatMap((item) => item.parts ?? item).filter((piece) => !spans(piece.box, 'x', box));
    return pieces.length > 1 && spans(unionOf(pieces.map((piece) => piece.box)), 'x', box);
  });
  return isCut ? Math.max(0, SIDES - width / rect.width) : 0;
}

/** A region of pictures and drawings alone: as much of its room and form as it had. */
function solveDrawing(region: Region, rect: Rect, problem: Problem): Solved {
  const wish = wishedScale(problem);
  const { whole } = problem;
  const seen = unionOf([
    ...region.decor.map((art) =>
      airedCore(art, intersectRects(coreOf(art, whole?.from ?? region.box), region.box), region.box),
    ),
    EMPTY_RECT,
  ]);
  const mosaic = region.decor.length === 1 ? mosaicOf(region.decor[0]!) : null;
  const rows = mosaic && rowsIn(mosaic, rect);
  const hasArt = region.decor.length > 0 && seen.width > 0;
  // a row of like things goes on where it must, or beyond the page
  const ground = groundOf(region.box, rect, problem);
  const isOpen = hasRow(region.decor, ground);
  const fits = rect.width / seen.width;
  const across = isOpen ? rowScale(fits, wish) : fits;
  const scale = hasArt ? Math.min(across, rect.height / seen.height, wish * 1.5) : wish;
  const turned = Math.abs(Math.log((rect.width / rect.height) * (region.box.height / region.box.width)));
  const form = isOpen ? 0 : turned;
  const room = Math.log(areaOf(rect) / areaOf(region.box) / wish ** 2);
  const high = (seen.height * scale) / rect.height;
  const low =
    isOpen || region.isOpen ? 0 : Math.max(0, Math.min(FILLED, seen.height / region.box.height) - high);
  const bare = isOpen || region.isOpen ? 0 : baredSides(region, seen.width * scale, rect);
  const score = rows
    ? -rows.form * 0.5 - Math.max(0, -room) * 0.15
    : hasArt
      ? Math.min(0, Math.log(scale / wish)) * 0.4 - form * 0.16 - low * UNFILLED - bare * BARED
      : -Math.max(0, form - 0.6) * 0.25 - Math.max(0, -room) * 0.3;
  return {
    score,
    text: Infinity,
    place: (into) => placeScenery(region.decor, { ...ground, scale, whole }, into),
  };
}
