import type { Cutout } from '../../imaging/cutout/matting/apply-cutout.js';
import type { DesignObject } from '../../objects/kinds.js';
import { kindOf } from '../../objects/kinds.js';
import type { GridBox } from '../../objects/grid/model.js';
import { cutoutOf } from '../../objects/image/cutout.js';
import type { Pictured } from '../../objects/image/fit.js';
import type { Adjustments, ImageDetails } from '../../objects/schema.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { Editor } from '../editor.js';
import { selectedBoxOf } from '../pictures/selected-box.js';
import { isGrid } from '../pictures/slot.js';

/** The pictures of objects, whether an object is one or, as a grid, holds several. */

/** What of a picture its effect is stored in. */
export interface PicturePart {
  readonly details: ImageDetails;
  readonly adjustments: Adjustments;
}

/** A picture as it is, with what is cut out of it. */
export interface PictureFound extends PicturePart {
  readonly cutout: Cutout | undefined;
}

/** An object whose pictures are meant: all it has, or that of one box of a grid. */
export interface EffectTarget {
  readonly object: DesignObject;
  /** Index of the grid's box; null for all of them, and for objects that are one picture. */
  readonly box: number | null;
}

const PICTURED: ReadonlySet<string> = new Set(['image', 'frame', 'background', 'mockup']);

/** Patterns are drawings with colors of their own: they have no pixels to change. */
const isPicture = (object: DesignObject): object is DesignObject & Pictured =>
  PICTURED.has(kindOf(object)) &&
  sourceKey((object as Pictured).image_details) !== null &&
  (object as Pictured).image_details.svg_colors === undefined;

const isMeant = (at: number | null, index: number): boolean => at === null || at === index;

/** The pictures meant; none of a text. */
export function picturesOf({ object, box: at }: EffectTarget): readonly PictureFound[] {
  if (isPicture(object)) {
    const { image_details: details, filter } = object;
    return [{ details, adjustments: filter ?? {}, cutout: cutoutOf(object) }];
  }
  if (!isGrid(object)) return [];
  return object.grid_details.boxes.flatMap((box, index) => (isMeant(at, index) ? pictureInBox(box) : []));
}

function pictureInBox({ image, filter, bgremoval, width, height }: GridBox): PictureFound[] {
  if (!image || sourceKey(image) === null) return [];
  const cutout = cutoutOf({ width, height, image_details: image, bgremoval });
  return [{ details: image, adjustments: filter ?? {}, cutout }];
}

/** The patch that changes every picture meant; `change` gives back the very part that it lets be. */
export function withPictures(
  { object, box: at }: EffectTarget,
  change: (part: PicturePart) => PicturePart,
): Partial<DesignObject> {
  if (isPicture(object)) {
    const part = { details: object.image_details, adjustments: object.filter ?? {} };
    const after = change(part);
    if (after === part) return {};
    return { image_details: after.details, filter: stored(after.adjustments) } as Partial<DesignObject>;
  }
  if (!isGrid(object)) return {};
  const { boxes } = object.grid_details;
  const changed = boxes.map((box, i) => (isMeant(at, i) ? changedBox(box, change) : box));
  if (changed.every((box, i) => box === boxes[i])) return {};
  return { grid_details: { ...object.grid_details, boxes: changed } } as Partial<DesignObject>;
}

function changedBox(box: GridBox, change: (part: PicturePart) => PicturePart): GridBox {
  if (!box.image || sourceKey(box.image) === null) return box;
  const part = { details: box.image, adjustments: box.filter ?? {} };
  const after = change(part);
  if (after === part) return box;
  return { ...box, image: after.details as NonNullable<GridBox['image']>, filter: stored(after.adjustments) };
}

const stored = (adjustments: Adjustments): Adjustments | null =>
  Object.keys(adjustments).length > 0 ? adjustments : null;

/**
 * The selected objects with pictures, of a grid only the selected box when there is one; with nothing selected the
 * picture behind the page.
 */
export function effectTargets(editor: Editor): readonly EffectTarget[] {
  const { objects } = editor.selection;
  const background = editor.index.background(editor.page.value)?.object;
  const meant = objects.value.length > 0 ? objects.value : background ? [background] : [];
  const box = selectedBoxOf(editor).value;
  return meant.map((object) => ({ object, box })).filter((target) => picturesOf(target).length > 0);
}
