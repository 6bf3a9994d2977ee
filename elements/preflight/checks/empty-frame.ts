import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { GridBox, GridObject } from '../../objects/grid/model.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { ImageDetails } from '../../objects/schema.js';
import type { Check } from './check.js';
import type { Fix } from '../finding.js';

/** A place for a picture that has none: it is left out of what is downloaded. */
export const emptyFrame: Check = ({ object, at }) => {
  if (at < 0) return null;
  const count = emptyPlaces(object);
  if (count === 0) return null;
  return { check: 'empty-frame', severity: 'warning', facts: { count }, fixes: [without(object)] };
};

function emptyPlaces(object: DesignObject): number {
  if (object.type === 'grid') return object.grid_details.boxes.filter(isEmptyBox).length;
  if (!('image_details' in object) || kindFor(object).needs(object).length > 0) return 0;
  const { svg_art, svg_colors } = object.image_details as ImageDetails;
  return svg_art === undefined && svg_colors === undefined ? 1 : 0;
}

/** A box of a plain color is meant to be one. */
const isEmptyBox = ({ image, color }: GridBox): boolean => !color && (!image || sourceKey(image) === null);

/** The rest of a grid stays where it is. */
function without(object: DesignObject): Fix {
  const boxes = object.type === 'grid' ? object.grid_details.boxes.filter((box) => !isEmptyBox(box)) : [];
  if (object.type !== 'grid' || boxes.length === 0) return { action: 'remove', from: object, to: null };
  const to: GridObject = { ...object, grid_details: { ...object.grid_details, boxes } };
  return { action: 'remove-boxes', from: object, to };
}
