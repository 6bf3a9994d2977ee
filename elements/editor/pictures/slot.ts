import type { Point, Rect } from '../../math/geometry.js';
import { boxMatrix, invert, multiply, transformPoint, translation, type Matrix } from '../../math/matrix.js';
import { boxAt, boxOutline, boxRect } from '../../objects/grid/boxes.js';
import type { GridBox, GridObject } from '../../objects/grid/model.js';
import { pictureCorners, type Bordered } from '../../objects/image/border.js';
import { mirrorOf } from '../../objects/image/picture.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { outlinePath } from '../../objects/outline.js';
import type { ImageDetails } from '../../objects/schema.js';
import { sourceKey } from '../../objects/picture-source.js';
import { cornersOf } from '../../objects/stroke.js';
import type { FrameObject } from '../../objects/frame/model.js';
import { boxOf } from '../../objects/object-bounds.js';

/** A place for a picture: that of an image, frame or background itself, or a box of a grid. */
export interface PictureSlot {
  readonly id: string;
  /** Index of the grid's box; null for an object that shows one picture. */
  readonly box: number | null;
}

/** What is done to a slot's picture and goes with it from slot to slot. */
export interface Looks {
  readonly filter?: GridBox['filter'];
  readonly bgremoval?: GridBox['bgremoval'];
}

/** A slot with what is in it. */
export interface FilledSlot extends Looks {
  readonly object: DesignObject;
  readonly box: number | null;
  /** Where it lies in the object's own space. */
  readonly frame: Rect;
  /** Empty for a slot without a picture. */
  readonly details: ImageDetails;
}

const PICTURED: ReadonlySet<string> = new Set(['image', 'frame', 'background', 'mockup']);

export const isGrid = (object: DesignObject | undefined): object is GridObject =>
  object !== undefined && kindOf(object) === 'grid';

/** True for objects that show one picture. A pattern behind a page, whose colors can be changed, is none. */
export function isPictured(object: DesignObject): boolean {
  const kind = kindOf(object);
  const { svg_colors: colors } = (object as Partial<FrameObject>).image_details ?? {};
  return PICTURED.has(kind) && !(kind === 'background' && colors);
}

/** The slot as the object now has it; null when it has no such slot. */
export function slotOf(object: DesignObject | undefined, box: number | null): FilledSlot | null {
  if (!object) return null;
  if (isGrid(object)) return gridSlot(object, box);
  if (!isPictured(object)) return null;
  const { image_details: details, filter, bgremoval, width, height } = object as FrameObject;
  return { object, box: null, frame: { x: 0, y: 0, width, height }, details, filter, bgremoval };
}

function gridSlot(object: GridObject, index: number | null): FilledSlot | null {
  const box = index === null ? undefined : object.grid_details.boxes[index];
  if (!box) return null;
  const { image, filter, bgremoval } = box;
  return { object, box: index, frame: boxRect(object, box), details: image ?? {}, filter, bgremoval };
}

/** The looks that a slot gets in place of its own: what it had and now has not is null. */
export function replacingLooks(slot: Looks, { filter, bgremoval }: Looks): Looks {
  const chosen = {
    filter: filter ?? (slot.filter ? null : undefined),
    bgremoval: bgremoval ?? (slot.bgremoval ? null : undefined),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, look]) => look !== undefined));
}

export const hasPicture = ({ details }: FilledSlot): boolean => sourceKey(details) !== null;

/** The patch that gives the slot these details, and looks where they are named; null takes its picture away. */
export function slotPatch(
  { object, box }: FilledSlot,
  details: ImageDetails | null,
  looks: Looks = {},
): Partial<DesignObject> {
  if (!isGrid(object) || box === null)
    return { image_details: details ?? {}, ...looks } as Partial<DesignObject>;
  const { grid_details: grid } = object;
  const boxes = grid.boxes.map((kept, i) => (i === box ? { ...kept, image: details, ...looks } : kept));
  return { grid_details: { ...grid, boxes } } as Partial<DesignObject>;
}

/** From the space of the slot's frame to the page. */
export const framePlace = ({ object, frame }: FilledSlot): Matrix =>
  multiply(boxMatrix(boxOf(object)), translation(frame.x, frame.y));

/** From the space in which the slot's picture is placed, before any flip, to the page. */
export const slotMatrix = (slot: FilledSlot): Matrix =>
  multiply(framePlace(slot), mirrorOf({ ...slot.frame, image_details: slot.details }));

/** What the slot shows its picture through, in the frame's space and not mirrored. */
export function slotOutline({ object, box, frame }: FilledSlot): string {
  if (isGrid(object) && box !== null) {
    const d = boxOutline(object, object.grid_details.boxes[box]!, frame);
    if (d !== null) return d;
  }
  if (kindOf(object) !== 'frame')
    return outlinePath('rectangle', frame.width, frame.height, pictureCorners(object as Bordered));
  const { frame_details: details } = object as FrameObject;
  return outlinePath(details.outline, frame.width, frame.height, cornersOf(details));
}

/** Index of the grid's box under a page point. */
export const boxUnder = (grid: GridObject, page: Point): number | null =>
  boxAt(grid, transformPoint(invert(boxMatrix(boxOf(grid))), page));
