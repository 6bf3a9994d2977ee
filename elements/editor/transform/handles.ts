import { center, rotatePoint, type Box, type Point, type Size } from '../../math/geometry.js';
import { scaleOf, transformPoint, type Matrix } from '../../math/matrix.js';
import type { ResizeMode } from '../../objects/kind.js';
import { pointOfBox, type HandleDirection } from './box-resize.js';

export type ResizeHandle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';
export type HandleName = ResizeHandle | 'rotate';

export interface HandlePlace {
  readonly name: HandleName;
  /** Its middle, CSS pixels of the canvas. */
  readonly at: Point;
}

/** CSS pixels, from the design's canvas chrome. */
const HIT = 12;
/** A fingertip is less exact than a pointer. */
const TOUCH_HIT = 22;
const ROTATE_GAP = 28;
const ROTATE_ROOM = 14;
/** Sides are hidden on boxes shorter than this, so that corners stay apart. */
const SIDE_ROOM = 40;
/** On a box shorter or narrower than this handles lie outside, so that they cover nothing of it. */
const COVERED = 36;
/** How far outside: half a corner's handle and its edge. */
const OUTSIDE = 8;
/** Corners stay so far from the middle of a side, where another handle may be. */
const CORNER_ROOM = 15;

export const DIRECTIONS: Readonly<Record<ResizeHandle, HandleDirection>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
};

const CORNERS: readonly ResizeHandle[] = ['nw', 'ne', 'se', 'sw'];
const UPRIGHT: readonly ResizeHandle[] = ['n', 's'];
const BOTTOM: readonly ResizeHandle[] = ['s'];
const LEVEL: readonly ResizeHandle[] = ['w', 'e'];

export const isCorner = (handle: HandleName): boolean => (CORNERS as readonly HandleName[]).includes(handle);

/** A box of the page as it lies on the canvas, CSS pixels. */
export function boxOnCanvas(box: Box, view: Matrix): Box {
  const scale = scaleOf(view);
  const middle = transformPoint(view, center(box));
  const width = box.width * scale;
  const height = box.height * scale;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation: box.rotation };
}

/** The handles of a box on the canvas; 'group' offers corners and rotation. */
export function handlesFor(box: Box, mode: ResizeMode | 'group', canvas: Size): HandlePlace[] {
  const around = mode === 'line' ? box : besideArt(box);
  const place = (name: ResizeHandle): HandlePlace => {
    const { x, y } = DIRECTIONS[name];
    return { name, at: pointOfBox(around, { x: (x + 1) / 2, y: (y + 1) / 2 }) };
  };
  return [{ name: 'rotate', at: rotatePlace(box, canvas) }, ...namesFor(box, mode).map(place)];
}

/** The box that handles lie on: that of the art, or one around it where the art is so small that they would hide it. */
function besideArt(box: Box): Box {
  if (Math.min(box.width, box.height) >= COVERED) return box;
  const by = (side: number): number => Math.max(OUTSIDE, CORNER_ROOM - side / 2);
  const [x, y] = [by(box.width), by(box.height)];
  return { ...box, x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
}

function namesFor({ width, height }: Size, mode: ResizeMode | 'group'): ResizeHandle[] {
  if (mode === 'line') return [...LEVEL];
  const sides = mode !== 'group' && height >= SIDE_ROOM ? LEVEL : [];
  const ends = mode === 'both' && width >= SIDE_ROOM ? UPRIGHT : [];
  // a text one line high keeps its side handles: they are the only way to widen it
  const always = mode === 'width' && width >= SIDE_ROOM ? LEVEL : [];
  // pulled down, a text gets a height of its own
  const bottom = mode === 'width' && width >= SIDE_ROOM ? BOTTOM : [];
  return [...CORNERS, ...new Set([...sides, ...always]), ...ends, ...bottom];
}

/** Above the box in its own direction, or below when that place is off the canvas. */
function rotatePlace(box: Box, canvas: Size): Point {
  const middle = center(box);
  const reach = box.height / 2 + ROTATE_GAP;
  const at = (distance: number): Point =>
    rotatePoint({ x: middle.x, y: middle.y - distance }, middle, box.rotation);
  const above = at(reach);
  const inside = (p: Point): boolean =>
    p.x >= ROTATE_ROOM &&
    p.y >= ROTATE_ROOM &&
    p.x <= canvas.width - ROTATE_ROOM &&
    p.y <= canvas.height - ROTATE_ROOM;
  return inside(above) || !inside(at(-reach)) ? above : at(-reach);
}

/** The handle under a canvas point; nearer ones win, and the middle of a small box is left to moving. */
export function handleAt(
  handles: readonly HandlePlace[],
  box: Box,
  point: Point,
  touch = false,
): HandleName | null {
  const most = touch ? TOUCH_HIT : HIT;
  let best: HandleName | null = null;
  let least = Infinity;
  for (const { name, at } of handles) {
    const reach = name === 'rotate' ? most : reachOf(box, point, most);
    const distance = Math.hypot(point.x - at.x, point.y - at.y);
    if (distance <= reach && distance < least) [best, least] = [name, distance];
  }
  return best;
}

function reachOf(box: Box, point: Point, most: number): number {
  const p = rotatePoint(point, center(box), -box.rotation);
  const inside = p.x > box.x && p.x < box.x + box.width && p.y > box.y && p.y < box.y + box.height;
  return inside ? Math.min(most, Math.max(4, Math.min(box.width, box.height) / 4)) : most;
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
const TURNS: Readonly<Record<ResizeHandle, number>> = { n: 0, ne: 1, e: 2, se: 3, s: 4, sw: 5, w: 6, nw: 7 };

/** The resize cursor that points the way the handle moves on a turned box. */
export function handleCursor(handle: HandleName, rotation: number): string {
  if (handle === 'rotate') return 'grab';
  const eighth = (((TURNS[handle] + Math.round(rotation / 45)) % 4) + 4) % 4;
  return CURSORS[eighth]!;
}
