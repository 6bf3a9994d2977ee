import type { DesignObject } from '../objects/kinds.js';
import { kindOf } from '../objects/kinds.js';
import type { GridBox, GridObject } from '../objects/grid/model.js';
import type { Pictured } from '../objects/image/fit.js';
import type { Adjustments, ImageDetails } from '../objects/schema.js';
import { sourceKey } from '../objects/source.js';
import type { Editor } from './editor.js';

/** The pictures of objects, whether an object is one or, as a grid, holds several. */

/** What of a picture its effect is stored in. */
export interface PicturePart {
  readonly details: ImageDetails;
  readonly adjustments: Adjustments;
}

const PICTURED: ReadonlySet<string> = new Set(['image', 'frame', 'background']);

/** Patterns are drawings with colours of their own: they have no pixels to change. */
const isPicture = (object: DesignObject): object is DesignObject & Pictured =>
  PICTURED.has(kindOf(object)) &&
  sourceKey((object as Pictured).image_details) !== null &&
  (object as Pictured).image_details.svg_colors === undefined;

const isGrid = (object: DesignObject): object is GridObject => kindOf(object) === 'grid';

/** The pictures of an object; none for a text. */
export function picturesOf(object: DesignObject): readonly PicturePart[] {
  if (isPicture(object)) return [{ details: object.image_details, adjustments: object.filter ?? {} }];
  if (!isGrid(object)) return [];
  return object.grid_details.boxes.flatMap(({ image, filter }) =>
    image && sourceKey(image) !== null ? [{ details: image, adjustments: filter ?? {} }] : [],
  );
}

/** The patch that changes every picture of an object. */
export function withPictures(
  object: DesignObject,
  change: (part: PicturePart) => PicturePart,
): Partial<DesignObject> {
  if (isPicture(object)) {
    const { details, adjustments } = change({
      details: object.image_details,
      adjustments: object.filter ?? {},
    });
    return { image_details: details, filter: stored(adjustments) } as Partial<DesignObject>;
  }
  if (!isGrid(object)) return {};
  const boxes = object.grid_details.boxes.map((box) => changedBox(box, change));
  return { grid_details: { ...object.grid_details, boxes } } as Partial<DesignObject>;
}

function changedBox(box: GridBox, change: (part: PicturePart) => PicturePart): GridBox {
  if (!box.image || sourceKey(box.image) === null) return box;
  const { details, adjustments } = change({ details: box.image, adjustments: box.filter ?? {} });
  return { ...box, image: details as NonNullable<GridBox['image']>, filter: stored(adjustments) };
}

const stored = (adjustments: Adjustments): Adjustments | null =>
  Object.keys(adjustments).length > 0 ? adjustments : null;

/** The selected objects with pictures; with nothing selected the picture behind the page. */
export function effectTargets(editor: Editor): readonly DesignObject[] {
  const { objects } = editor.selection;
  if (objects.value.length > 0) return objects.value.filter((object) => picturesOf(object).length > 0);
  const background = editor.index.background(editor.page.value)?.object;
  return background && picturesOf(background).length > 0 ? [background] : [];
}
