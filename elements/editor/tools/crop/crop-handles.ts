import { center, rotatePoint, type Point, type Size } from '../../../math/geometry.js';
import { invert, multiply, transformPoint, type Matrix } from '../../../math/matrix.js';
import type { CropView } from '../../cropping/cropping.js';
import type { HandleDirection } from '../../transform/box-resize.js';
import { DIRECTIONS, handleCursor, type ResizeHandle } from '../../transform/handles.js';

/** What can be taken hold of while a picture is cropped. */
export type CropGrip =
  | { readonly on: 'frame'; readonly handle: ResizeHandle }
  | { readonly on: 'picture'; readonly corner: HandleDirection }
  | { readonly on: 'turn' };

export interface CropGripPlace {
  readonly grip: CropGrip;
  /** Its middle, CSS pixels of the canvas. */
  readonly at: Point;
}

/** CSS pixels. */
const HIT = 12;
const TURN_GAP = 28;
const TURN_ROOM = 16;
/** Sides of shorter frames have no handle of their own, so that corners stay apart. */
const SIDE_ROOM = 56;

const PICTURE_CORNERS: readonly HandleDirection[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** 1, or -1 along a side that the slot mirrors. */
export function mirrorSigns({ slot: { details } }: CropView): Point {
  return { x: details.flip_horizontal ?? 1, y: details.flip_vertical ?? 1 };
}

/** A handle named as it is seen, in the direction it has in the frame's own, maybe mirrored, space. */
export function ownDirection(view: CropView, handle: ResizeHandle): HandleDirection {
  const signs = mirrorSigns(view);
  const { x, y } = DIRECTIONS[handle];
  return { x: (x * signs.x) as HandleDirection['x'], y: (y * signs.y) as HandleDirection['y'] };
}

const pointOf = ({ width, height }: Size, { x, y }: HandleDirection): Point => ({
  x: ((x + 1) / 2) * width,
  y: ((y + 1) / 2) * height,
});

/** A corner of the turned picture, in the frame's space. */
export function pictureCorner({ content, turn }: CropView, corner: HandleDirection): Point {
  const at = pointOf(content, corner);
  return rotatePoint({ x: content.x + at.x, y: content.y + at.y }, center(content), turn);
}

/** The corners of the turned picture in order around it, mapped by a matrix. */
export const pictureOutline = (view: CropView, matrix: Matrix): Point[] =>
  PICTURE_CORNERS.map((corner) => transformPoint(matrix, pictureCorner(view, corner)));

/** True when a point of the frame's space lies on the picture or in the frame. */
export function onCrop({ frame, content, turn }: CropView, point: Point): boolean {
  const p = rotatePoint(point, center(content), -turn);
  const { x, y, width, height } = content;
  const inside = p.x >= x && p.y >= y && p.x <= x + width && p.y <= y + height;
  return inside || (point.x >= 0 && point.y >= 0 && point.x <= frame.width && point.y <= frame.height);
}

/** All handles as they lie on the canvas; the frame's first, which win where both are. */
export function cropGrips(
  crop: CropView,
  { resizable, view, canvas }: { readonly resizable: boolean; readonly view: Matrix; readonly canvas: Size },
): CropGripPlace[] {
  const matrix = multiply(view, crop.matrix);
  const place = (grip: CropGrip, own: Point): CropGripPlace => ({ grip, at: transformPoint(matrix, own) });
  const frame = resizable
    ? frameHandles(crop, matrix).map((handle) =>
        place({ on: 'frame', handle }, pointOf(crop.frame, ownDirection(crop, handle))),
      )
    : [];
  const picture = PICTURE_CORNERS.map((corner) =>
    place({ on: 'picture', corner }, pictureCorner(crop, corner)),
  ).filter(({ at }) => frame.every((other) => distance(other.at, at) > HIT));
  return [...frame, ...picture, { grip: { on: 'turn' }, at: turnPlace(crop, matrix, canvas) }];
}

function frameHandles({ frame }: CropView, matrix: Matrix): ResizeHandle[] {
  const scale = Math.hypot(matrix[0], matrix[1]);
  const upright: ResizeHandle[] = frame.height * scale >= SIDE_ROOM ? ['w', 'e'] : [];
  const level: ResizeHandle[] = frame.width * scale >= SIDE_ROOM ? ['n', 's'] : [];
  return ['nw', 'ne', 'se', 'sw', ...upright, ...level];
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Below the frame, or above it where there is no room, or inside at its lower edge. */
function turnPlace({ frame }: CropView, matrix: Matrix, canvas: Size): Point {
  const scale = Math.hypot(matrix[0], matrix[1]);
  const gap = TURN_GAP / scale;
  const x = frame.width / 2;
  const places = [frame.height + gap, -gap, frame.height - gap].map((y) => transformPoint(matrix, { x, y }));
  return places.find((at) => hasRoom(at, canvas)) ?? places[2]!;
}

const hasRoom = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= TURN_ROOM && y >= TURN_ROOM && x <= width - TURN_ROOM && y <= height - TURN_ROOM;

/** The nearest handle under a canvas point. */
export function gripAt(places: readonly CropGripPlace[], point: Point): CropGrip | null {
  const near = places.filter(({ at }) => distance(at, point) <= HIT);
  near.sort((a, b) => distance(a.at, point) - distance(b.at, point));
  return near[0]?.grip ?? null;
}

/** The cursor of a handle. */
export function gripCursor(crop: CropView, grip: CropGrip): string {
  if (grip.on === 'turn') return 'grab';
  const { rotation } = crop.slot.object;
  if (grip.on === 'frame') return handleCursor(grip.handle, rotation);
  const signs = mirrorSigns(crop);
  const name = `${grip.corner.y * signs.y < 0 ? 'n' : 's'}${grip.corner.x * signs.x < 0 ? 'w' : 'e'}`;
  return handleCursor(name as ResizeHandle, rotation + crop.turn * signs.x * signs.y);
}

/** A step of the page as it is in the frame's space. */
export function ownStep({ matrix }: CropView, by: Point): Point {
  const [a, b, c, d] = matrix;
  return transformPoint(invert([a, b, c, d, 0, 0]), by);
}

/** A page point in the frame's space. */
export const ownPoint = ({ matrix }: CropView, page: Point): Point => transformPoint(invert(matrix), page);
