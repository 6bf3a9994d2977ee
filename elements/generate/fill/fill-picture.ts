import { clamp, type Point, type Rect, type Size } from '../../math/geometry.js';
import type { GridBox, GridObject } from '../../objects/grid/model.js';
import { boxRect } from '../../objects/grid/boxes.js';
import { contentFields, fitted } from '../../objects/image/fit.js';
import type { DesignObject } from '../../objects/kinds.js';
import { withoutPictureCredit } from '../../objects/picture-name.js';
import { withSource } from '../../objects/picture-source.js';
import type { BackgroundRemoval, ImageDetails } from '../../objects/schema.js';
import type { PictureInput } from './fill-inputs.js';

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * The slot with the picture: its box, outline, corners, border and filter stay; crop, flips and what was cut out went with the
 * picture before. An icon's slot becomes a picture's.
 */
export function withPicture(object: DesignObject, input: PictureInput): DesignObject {
  if (!('image_details' in object)) return object;
  const image_details = detailsFor(object.image_details as ImageDetails, object, input);
  const isDrawn = object.sub_type === 'icon' || object.sub_type === 'mockup';
  const gone = ['bgremoval', ...(isDrawn ? ['sub_type', 'mockup_details'] : [])];
  const kept = Object.fromEntries(Object.entries(object).filter(([name]) => !gone.includes(name)));
  return { ...kept, image_details, ...removalOf(input) } as unknown as DesignObject;
}

/** The same for one box of a grid. */
export function boxWithPicture(grid: GridObject, box: GridBox, input: PictureInput): GridBox {
  const image = detailsFor(box.image ?? {}, boxRect(grid, box), input) as NonNullable<GridBox['image']>;
  return { ...box, image, bgremoval: removalOf(input).bgremoval ?? null };
}

function removalOf({ removeBackground, removal }: PictureInput): { bgremoval?: BackgroundRemoval } {
  if (removal) return { bgremoval: { ...removal, enabled: removeBackground ?? removal.enabled } };
  return removeBackground ? { bgremoval: { enabled: true, crf: 0, matting: 0 } } : {};
}

function detailsFor(
  before: ImageDetails,
  box: Size,
  { source, size, fit = 'cover', focus }: PictureInput,
): ImageDetails {
  // who made the picture of before made none of this one
  const kept = withSource(withoutPictureCredit(withoutPlace(before)), source);
  const contain = fit === 'contain' ? { image_contain: true } : {};
  if (!size || size.width <= 0 || size.height <= 0) return { ...kept, ...contain, image_needs_autoset: true };
  const content = contain.image_contain ? fitted(box, size, true) : covered(box, size, focus ?? MIDDLE);
  return { ...kept, ...contain, ...contentFields(content) };
}

/** What belongs to the picture that was here before. */
const OF_THE_PICTURE: ReadonlySet<string> = new Set([
  ...[
    'image_width',
    'image_height',
    'contentDisplacement',
    'image_rotation',
    'flip_horizontal',
    'flip_vertical',
  ],
  ...['svg_colors', 'svg_art', 'image_contain', 'image_needs_autoset'],
]);

const withoutPlace = (details: ImageDetails): ImageDetails =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !OF_THE_PICTURE.has(name)));

/** Covers the box and slides the picture until its focus is as near the middle as its edges allow. */
function covered(box: Size, size: Size, focus: Point): Rect {
  const { width, height } = fitted(box, size, false);
  const slide = (room: number, side: number, at: number): number =>
    clamp(room / 2 - at * side, room - side, 0);
  return { x: slide(box.width, width, focus.x), y: slide(box.height, height, focus.y), width, height };
}
