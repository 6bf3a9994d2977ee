import { EMPTY_RECT, intersectRects, type Rect, type Size } from '../../../math/geometry.js';
import type { Side } from '../../understand/page-tree.js';
import { pathBounds } from '../../../display/path-bounds.js';
import { pathSegments } from '../../../display/path-data.js';
import { kindOf } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { itemsIn, type ArtBlock, type Axis, type Block } from './block.js';
import { isCovering } from './grounds/covers.js';
import { cutInto } from './cut.js';
import type { Item } from './items.js';
import { areaOf, endOf, inset, insetsOf, overlapOf, shareIn, startOf, unionOf, withSpan } from './rects.js';
import { asArt, NONE, padOf, type Region } from './region-model.js';
import { withRuledLists } from './lists/ruled.js';
import { besideArt, withSideArt } from './beside-art.js';
import { scrimSide } from './grounds/scrims.js';
import { itemsOn, partsAt, stripOf } from './strips.js';
import { OPPOSITE, SIDES, touchesEdge } from './edges.js';
import { isHollow } from './sparse.js';
import { isPanel } from './stretch.js';
import { unitsOf } from './units.js';

/** A sheet that all stands on takes at least this part of its region. */
const SHEET = 0.3;
/** A band takes at least, and at most, this part of its region. */
const THINNEST = 0.06;
const THICKEST = 0.9;

/** The page parted where its coverings end. */
export function regionOf(items: readonly Item[], box: Rect): Region {
  const under = items.filter((item) => !item.text && isCovering(item, box));
  const rest = items.filter((item) => !under.includes(item));
  const sheet = sheetOf(rest, box);
  if (sheet) return withSheet(sheet, rest, { box, under });
  const band = bandOf(rest, box);
  if (band) return { box, under, decor: [], content: null, pad: NONE, split: splitBy(band, rest, box) };
  const strip = stripOf(rest, box);
  if (!strip) return leafRegion(rest, box, under);
  const { own, other } = partsAt(strip, box);
  const on = itemsOn(rest, own);
  const inner = regionOf(on, own);
  const left = regionOf(
    rest.filter((item) => !on.includes(item)),
    other,
  );
  const parts = startOf(own, strip.axis) < startOf(other, strip.axis) ? [inner, left] : [left, inner];
  return { box, under, decor: [], content: null, pad: NONE, split: { axis: strip.axis, parts } };
}

/** The largest panel that holds all texts of a region and reaches none of its edges. */
function sheetOf(items: readonly Item[], box: Rect): Item | null {
  const texts = items.filter(({ text }) => text);
  if (texts.length === 0) return null;
  const sheets = items.filter(
    (item) =>
      !item.text &&
      isSheetLike(item) &&
      areaOf(item.box) > SHEET * areaOf(box) &&
      item.box.width > 0.4 * box.width &&
      item.box.height > 0.4 * box.height &&
      texts.every((text) => shareIn(text.box, item.box) > 0.95) &&
      Math.max(...Object.values(insetsOf(item.box, box))) < 0.3 * Math.max(box.width, box.height),
  );
  const [sheet] = sheets.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  // what goes from side to side at an edge is a band: what is drawn beside it has a part of its own
  const isBand = sheet && isPanel(sheet.object) && SIDES.some((side) => bandAt(sheet, side, box));
  return sheet && !isBand ? sheet : null;
}

const ROUND = /ellipse|circle|star|heart|burst|blob|triangle|diamond|hexagon/;

/** Upright, and no round thing that would lose its form. */
function isSheetLike({ object, isPicture }: Item): boolean {
  if (Math.abs(object.rotation % 180) > 0.01) return false;
  if (kindOf(object) !== 'shape') return isPicture;
  const { outline, path } = (object as ShapeObject).shape_details;
  return path ? hasCorners(path) : !ROUND.test(outline);
}

/** Part of a side within which a path has to reach a corner of its bounds. */
const IN_CORNER = 0.1;

/** A path that reaches the corners of its bounds, at least the lower ones, as tickets and arches do. */
function hasCorners({ d }: { readonly d: string }): boolean {
  const { x, y, width, height } = pathBounds(d);
  const points = pathSegments(d).flatMap((segment) =>
    segment[0] === 'Z' ? [] : [{ x: Number(segment.at(-2)), y: Number(segment.at(-1)) }],
  );
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const reached = corners.filter(([cx, cy]) =>
    points.some((p) => Math.abs(p.x - cx) < IN_CORNER * width && Math.abs(p.y - cy) < IN_CORNER * height),
  );
  return reached.length >= 2;
}

/** Everything that lies on the sheet belongs to it; the rest decorates what is around. */
function withSheet(
  sheet: Item,
  items: readonly Item[],
  { box, under }: { readonly box: Rect; readonly under: readonly Item[] },
): Region {
  // what stands inside a frame is inside it, above or below the frame
  const isOver = ({ order }: Item): boolean => order > sheet.order || isHollow(sheet);
  const on = items.filter((item) => item !== sheet && isOver(item) && shareIn(item.box, sheet.box) > 0.9);
  const around = items.filter((item) => item !== sheet && !on.includes(item));
  const inner = regionOf(on, sheet.box);
  const part: Region = { ...inner, sheet, under: [sheet, ...inner.under] };
  return {
    box,
    under,
    decor: artOf(around),
    content: null,
    pad: insetsOf(sheet.box, box),
    split: { axis: 'y', parts: [part] },
  };
}

interface Band {
  readonly item: Item;
  readonly axis: Axis;
  /** Where the region is parted, px. */
  readonly at: number;
  readonly side: Side;
}

/** A panel or photo across the region at one of its edges: the largest. */
function bandOf(items: readonly Item[], box: Rect): Band | null {
  const bands = items.flatMap((item) => {
    if (!isPanel(item.object) && !item.isPicture) return [];
    return SIDES.flatMap((side) => bandAt(item, side, box) ?? []);
  });
  const covered = ({ item }: Band): number =>
    bands.filter((other) => other.item.order > item.order && overlapOf(other.item.box, item.box) > 1).length;
  return bands.sort((a, b) => covered(a) - covered(b) || areaOf(b.item.box) - areaOf(a.item.box))[0] ?? null;
}

function bandAt(item: Item, side: Side, box: Rect): Band | null {
  const axis: Axis = side === 'left' || side === 'right' ? 'x' : 'y';
  const insets = insetsOf(item.box, box);
  const [near, across] = [Math.max(2, box.width * 0.012), Math.max(2, box.height * 0.012)];
  const touches = (edge: Side): boolean =>
    insets[edge] <= (edge === 'left' || edge === 'right' ? near : across);
  if (touches(OPPOSITE[side]) || !SIDES.every((edge) => edge === OPPOSITE[side] || touches(edge)))
    return null;
  const at = side === 'left' || side === 'top' ? endOf(item.box, axis) : startOf(item.box, axis);
  const share = (at - startOf(box, axis)) / (endOf(box, axis) - startOf(box, axis));
  const own = side === 'left' || side === 'top' ? share : 1 - share;
  return own > THINNEST && own < THICKEST ? { item, axis, at, side } : null;
}

function splitBy({ item, axis, at, side }: Band, items: readonly Item[], box: Rect): Region['split'] {
  const before = withSpan(box, axis, startOf(box, axis), at);
  const after = withSpan(box, axis, at, endOf(box, axis));
  const own = side === 'left' || side === 'top' ? before : after;
  const other = own === before ? after : before;
  const others = items.filter((each) => each !== item);
  const isUnder = (each: Item): boolean =>
    touchesEdge(each.box, box) && overlapOf(each.box, own) > 0 && shareIn(each.box, own) < 0.9;
  const alone = others.filter(
    (each) => isPanel(each.object) && (shareIn(other, each.box) > 0.9 || isUnder(each)),
  );
  const groups = [
    ...alone.map((each) => [each]),
    ...together(others.filter((each) => !alone.includes(each))),
  ];
  const mine = groups.filter((group) => shareIn(unionOf(group.map((each) => each.box)), own) >= 0.5).flat();
  const theirs = items.filter((each) => each !== item && !mine.includes(each));
  const band = { ...regionOf(mine, own) };
  const parts = [{ ...band, sheet: item, under: [item, ...band.under] }, regionOf(theirs, other)];
  return {
    axis,
    parts: own === before ? parts : [parts[1]!, parts[0]!],
    // one photo lies under both
    ...(scrimSide(item.object) && { isFixed: true }),
  };
}

/** Items that lie on each other stay on one side of an edge. */
const together = (items: readonly Item[]): Item[][] => unitsOf(items).map((unit) => [...itemsIn(unit)]);

function leafRegion(items: readonly Item[], box: Rect, under: readonly Item[]): Region {
  const blocks = unitsOf(items, box);
  const units = withRuledLists(blocks) ?? blocks;
  const decor = units.filter((unit) => isDecor(unit, units, box)).map(asArt);
  const inside = units.filter((unit) => !decor.some((art) => art.items[0] === itemsIn(unit)[0]));
  const content = inside.length > 0 ? cutInto(inside) : null;
  const region = {
    box,
    under,
    decor,
    split: null,
    content,
    pad: content ? padOf(content, box) : NONE,
  };
  return content ? (besideArt(withSideArt(region)) ?? partedByGap(region) ?? region) : region;
}

/** Words far apart over a scene keep to their own parts of it. */
const FAR = 0.2;

function partedByGap(region: Region): Region | null {
  const { box, decor } = region;
  const content = region.content!;
  if (content.kind !== 'flow' || content.axis !== 'y' || decor.length === 0) return null;
  const most = Math.max(...content.gaps);
  if (most < FAR * box.height) return null;
  const at = content.gaps.indexOf(most);
  const [above, below] = [content.children.slice(0, at + 1), content.children.slice(at + 1)];
  const middle = endOf(above.at(-1)!.box, 'y') + most / 2;
  const part = (blocks: readonly Block[], from: number, to: number): Region => {
    const own = withSpan(box, 'y', from, to);
    const inner = cutInto(blocks);
    return { box: own, under: [], decor: [], split: null, content: inner, pad: insetsOf(inner.box, own) };
  };
  const parts = [part(above, box.y, middle), part(below, middle, endOf(box, 'y'))];
  return { ...region, content: null, split: { axis: 'y', parts, isFixed: true } };
}

/** Stars, snow and confetti: so many things as small as this part of the region. */
const SPECKS = 6;
const SPECK = 0.0025;

const isSpeck = (unit: Block, box: Rect): boolean =>
  unit.kind === 'art' && areaOf(unit.box) < SPECK * areaOf(box) && itemsIn(unit).every(({ text }) => !text);

/** A drawing at the edge, or one that words stand on. */
function isDecor(unit: Block, units: readonly Block[], box: Rect): boolean {
  const isEdge = touchesEdge(unit.box, box);
  if (unit.kind !== 'art' && !(isEdge && unit.kind === 'rule')) return false;
  if (itemsIn(unit).some(({ text }) => text)) return false;
  if (isEdge) return true;
  if (isSpeck(unit, box)) return units.filter((each) => isSpeck(each, box)).length >= SPECKS;
  return units.some(
    (other) =>
      other.kind === 'text' &&
      itemsIn(unit).some((item) => overlapOf(other.box, item.box) > 0.02 * areaOf(other.box)),
  );
}

const artOf = (items: readonly Item[]): ArtBlock[] =>
  unitsOf(items).map((unit) => ({ kind: 'art', items: itemsIn(unit), box: unit.box }));

/** The whole of a page as a region. */
export const pageRegion = (items: readonly Item[], { width, height }: Size): Region =>
  regionOf(items, { x: 0, y: 0, width, height });

/** Where the content of a region stands. */
export const contentBox = ({ box, pad }: Region): Rect => inset(box, pad);

/** The page with all that does not cover it kept as one drawing. */
export function rigidRegion(items: readonly Item[], { width, height }: Size): Region {
  const box = { x: 0, y: 0, width, height };
  const under = items.filter((item) => !item.text && isCovering(item, box));
  const rest = items.filter((item) => !under.includes(item));
  const seen = unionOf([...rest.map((item) => intersectRects(item.box, box)), EMPTY_RECT]);
  const content: Block | null = rest.length > 0 ? { kind: 'art', items: rest, box: seen } : null;
  return { box, under, decor: [], split: null, content, pad: content ? insetsOf(seen, box) : NONE };
}
