import { EMPTY_RECT, intersectRects, isEmptyRect, type Rect, type Size } from '../../../math/geometry.js';
import { boundsOf } from '../../../objects/object-bounds.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { kindOf, kinds, type DesignObject } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { objectOps } from '../../../display/object-ops.js';
import { opInk } from '../../../display/ink-bounds.js';
import { innerRect } from './inner-rect.js';
import { inkOnPage } from './ink.js';
import { neighborsOf, rowsOf, type Neighbors, type Rows } from './neighbors.js';
import type { Thing } from './thing.js';
import { unitsOf } from './units.js';

/** A page before anything is filled in: all that room is judged by. */
export interface PageSpace {
  readonly size: Size;
  /** Bottom first. */
  readonly things: readonly Thing[];
  /** What moves as one, by thing. */
  readonly units: readonly number[];
  /** For each thing those it stands on wholly. */
  readonly holders: readonly (readonly number[])[];
  readonly neighbors: Neighbors;
  readonly rows: Rows;
  /** Where a thing has to stay. */
  readonly bounds: readonly Rect[];
}

/** Rounding, page pixels. */
const SLACK = 0.5;
/** What covers so much of the page is its ground. */
const GROUND = 0.9;
/** Words keep at least this to the edge of the page, where they did: part of the shorter side. */
const MARGIN = 0.05;
/** Larger than these parts of the page's area is no ornament that could make room. */
const SMALL = { icon: 0.06, shape: 0.03 };

/** @param objects - from back to front */
export function pageSpace(objects: readonly DesignObject[], size: Size, env: ObjectEnv): PageSpace {
  const shown = objects.filter(({ hidden, opacity }) => !hidden && opacity > 0.02);
  const rects = shown.map((object) => placeOf(object, env));
  const holders = rects.map((_, i) => holdersOf(i, shown, rects));
  const held = rects.map((_, i) => rects.flatMap((_rect, k) => (holders[k]!.includes(i) ? [k] : [])));
  const things = shown.map((object, i): Thing => ({
    object,
    rect: rects[i]!,
    em: object.type === 'text' ? object.text_details.fontSize : 0,
    movable: isMovable(object, rects[i]!, size) && standInOneRow(held[i]!.map((k) => rects[k]!)),
  }));
  const bounds = things.map((thing, i) =>
    boundsFor(
      thing,
      holders[i]!.map((k) => things[k]!),
      things,
      size,
    ),
  );
  const units = unitsOf(things, holders);
  const neighbors = neighborsOf(things, holders, size);
  return { size, things, units, rows: rowsOf(things, units), neighbors, holders, bounds };
}

/** Letters of a text, what a path of its own covers of its box, and the box of all else. */
function placeOf(object: DesignObject, env: ObjectEnv): Rect {
  if (object.type === 'text') return inkOnPage(object, env);
  const drawn = kindOf(object) === 'shape' && hasPath(object) ? objectOps(object, kinds, env) : null;
  const ink = drawn ? opInk(drawn) : EMPTY_RECT;
  return isEmptyRect(ink) ? boundsOf(object) : ink;
}

const hasPath = (object: DesignObject): boolean =>
  'shape_details' in object && (object.shape_details as ShapeObject['shape_details']).path !== undefined;

function holdersOf(at: number, objects: readonly DesignObject[], rects: readonly Rect[]): number[] {
  const inner = rects[at]!;
  const area = inner.width * inner.height;
  return rects.flatMap((rect, i) =>
    i !== at &&
    objects[i]!.type !== 'text' &&
    isIn(inner, rect) &&
    rect.width * rect.height > area * 1.05 &&
    i < at
      ? [i]
      : [],
  );
}

const isIn = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** Words, rules, small drawings and buttons; never what touches or passes the edge of the page. */
function isMovable(object: DesignObject, rect: Rect, { width, height }: Size): boolean {
  const atEdge =
    rect.x <= SLACK ||
    rect.y <= SLACK ||
    rect.x + rect.width >= width - SLACK ||
    rect.y + rect.height >= height - SLACK;
  if (atEdge) return false;
  const kind = kindOf(object);
  if (kind === 'text') return true;
  // a rule that parts a page in columns stays
  if (kind === 'line') return rect.height <= height * 0.1;
  const most = kind === 'icon' ? SMALL.icon : kind === 'shape' ? SMALL.shape : 0;
  return rect.width * rect.height <= most * width * height;
}

/** A button has its words in one row; in a panel they stand one below the other, and it stays where it is. */
const standInOneRow = (held: readonly Rect[]): boolean =>
  held.every((a) => held.every((b) => a.y < b.y + b.height && b.y < a.y + a.height));

/** The page without its margin, and the insides of what the thing stands on; but nothing that it went beyond before. */
function boundsFor(
  { object, rect }: Thing,
  holders: readonly Thing[],
  all: readonly Thing[],
  size: Size,
): Rect {
  const whole = { x: 0, y: 0, ...size };
  const margin = marginOf(all, size);
  const page = insetBy(whole, margin);
  const inner = holders
    .filter((holder) => !isGround(holder.rect, size))
    .reduce((area, holder) => meet(area, innerRect(holder, rect)), object.type === 'text' ? page : whole);
  return cover(inner, rect);
}

const isGround = ({ width, height }: Rect, page: Size): boolean =>
  width * height >= GROUND * page.width * page.height;

function marginOf(things: readonly Thing[], size: Size): number {
  const texts = things.filter(({ object }) => object.type === 'text' && object.rotation % 360 === 0);
  const gaps = texts.map(({ rect }) =>
    Math.min(rect.x, rect.y, size.width - rect.x - rect.width, size.height - rect.y - rect.height),
  );
  return Math.max(0, Math.min(MARGIN * Math.min(size.width, size.height), ...gaps));
}

const insetBy = (r: Rect, by: number): Rect => ({
  x: r.x + by,
  y: r.y + by,
  width: r.width - 2 * by,
  height: r.height - 2 * by,
});

const meet = (a: Rect, b: Rect): Rect => {
  const both = intersectRects(a, b);
  return isEmptyRect(both) ? b : both;
};

function cover(area: Rect, rect: Rect): Rect {
  const x = Math.min(area.x, rect.x);
  const y = Math.min(area.y, rect.y);
  return {
    x,
    y,
    width: Math.max(area.x + area.width, rect.x + rect.width) - x,
    height: Math.max(area.y + area.height, rect.y + rect.height) - y,
  };
}
