import {
  EMPTY_RECT,
  boundsOfPoints,
  center,
  expandRect,
  intersectRects,
  isEmptyRect,
  unionRects,
  type Point,
  type Rect,
} from '../math/geometry.js';
import { transformRect, type Matrix } from '../math/matrix.js';
import { MITER_LIMIT, type GlyphRun, type Group, type Op, type Shadow, type StrokePath } from './ops.js';
import { pathSegments, type Segment } from './path-data.js';

/**
 * Where ops leave ink: a rectangle that holds every painted pixel, at most a little larger. It is the damage of a change
 * and the size of an offscreen. Each op is measured once, since ops never change.
 */
export function inkBounds(ops: readonly Op[]): Rect {
  return ops.reduce((all, op) => unionRects(all, opInk(op)), EMPTY_RECT);
}

const measured = new WeakMap<Op, Rect>();

export function opInk(op: Op): Rect {
  let ink = measured.get(op);
  if (!ink) measured.set(op, (ink = measure(op)));
  return ink;
}

function measure(op: Op): Rect {
  switch (op.op) {
    case 'fillPath':
      return placed(pathInk(op.d), op.transform);
    case 'strokePath':
      return placed(expandRect(pathInk(op.d), strokeReach(op)), op.transform);
    case 'image':
      return op;
    case 'glyphRun':
      return runInk(op);
    case 'group':
      return placed(groupInk(op), op.transform);
  }
}

const placed = (ink: Rect, transform: Matrix | undefined): Rect =>
  transform && !isEmptyRect(ink) ? transformRect(transform, ink) : ink;

/** How far a stroke reaches beyond its path: corners stick out by up to the miter limit, square caps by their diagonal. */
function strokeReach({ width, join, cap }: StrokePath): number {
  const factor = (join ?? 'miter') === 'miter' ? MITER_LIMIT : cap === 'square' ? Math.SQRT2 : 1;
  return (width / 2) * factor;
}

/** Ink of a group before its transform. */
export function groupInk({ children, mask, blur = 0, shadows = [] }: Group): Rect {
  const own = inkBounds(children);
  const ink = shadows.reduce((all, shadow) => unionRects(all, shadowInk(own, shadow)), own);
  const cut = mask ? intersectRects(ink, inkBounds(mask)) : ink;
  return blur > 0 && !isEmptyRect(cut) ? expandRect(cut, BLUR_REACH * blur) : cut;
}

/** So many standard deviations beyond its edge a blur is nothing any more. */
export const BLUR_REACH = 3;

/** Room for a shadow to fall in any direction: which one it is depends on how the group is turned. */
function shadowInk(ink: Rect, shadow: Shadow): Rect {
  if (isEmptyRect(ink) || shadow.opacity <= 0) return EMPTY_RECT;
  const reach = BLUR_REACH * shadow.blur + Math.hypot(shadow.dx, shadow.dy);
  return expandRect(transformRect(castMatrix(ink, shadow), ink), reach);
}

/** From what is drawn to its silhouette in a shadow: larger or smaller about the middle of the ink. */
export function castMatrix(ink: Rect, { scale }: Shadow): Matrix {
  const { x, y } = center(ink);
  return [scale, 0, 0, scale, x * (1 - scale), y * (1 - scale)];
}

/** The letters one after the other, without a rectangle for each: a page has thousands. */
function runInk(run: GlyphRun): Rect {
  const scale = run.size / run.unitsPerEm;
  const lean = run.slant * scale;
  const bold = run.embolden * run.size;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const hold = (outline: string, x: number, y: number): void => {
    const box = pathInk(outline);
    if (isEmptyRect(box)) return;
    // outlines read upwards; the slant leans their top to the right
    const [low, high] = [lean * box.y, lean * (box.y + box.height)];
    left = Math.min(left, x + scale * box.x + Math.min(low, high) - bold);
    right = Math.max(right, x + scale * (box.x + box.width) + Math.max(low, high) + bold);
    top = Math.min(top, y - scale * (box.y + box.height) - bold);
    bottom = Math.max(bottom, y - scale * box.y + bold);
  };
  for (const { x, y, outline, layers } of run.glyphs)
    if (layers) for (const layer of layers) hold(layer.outline, x, y);
    else hold(outline, x, y);
  return left > right ? EMPTY_RECT : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Paths already measured, by their data; glyphs come again and again. Emptied when full: they are quick to measure. */
const boxes = new Map<string, Rect>();
const MOST_BOXES = 5000;

function pathInk(d: string): Rect {
  if (d === '') return EMPTY_RECT;
  let box = boxes.get(d);
  if (!box) {
    if (boxes.size >= MOST_BOXES) boxes.clear();
    boxes.set(d, (box = pathBox(d)));
  }
  return box;
}

/** Absolute lines and curves only, as glyphs are: every pair of numbers is a point. */
const PLAIN = /^[MLCQZ\d\s.,-]*$/;
const NUMBERS = /-?\d*\.?\d+/g;

/** Bounds of the path's points and handles, which hold its curves. */
function pathBox(d: string): Rect {
  const numbers = PLAIN.test(d) ? (d.match(NUMBERS) ?? []).map(Number) : pathSegments(d).flatMap(coordinates);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
  return boundsOfPoints(points);
}

const coordinates = ([, ...numbers]: Segment): number[] => numbers;
