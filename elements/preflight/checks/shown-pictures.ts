import type { Pictured } from '../../objects/image/fit.js';
import { boxRect } from '../../objects/grid/boxes.js';
import type { GridObject } from '../../objects/grid/model.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { sourceKey } from '../../objects/picture-source.js';

/** A raster picture of an object, in the box that shows it. */
export interface ShownPicture {
  readonly source: string;
  readonly part: Pictured;
}

/** Every raster picture an object shows: one, or one a box of a grid. */
export function picturesOf(object: DesignObject): ShownPicture[] {
  if (
    !kindFor(object)
      .needs(object)
      .some(({ type }) => type === 'image')
  )
    return [];
  const parts =
    object.type === 'grid' ? gridParts(object) : 'image_details' in object ? [object as Pictured] : [];
  return parts.flatMap((part) => {
    const source = sourceKey(part.image_details);
    return source === null ? [] : [{ source, part }];
  });
}

const gridParts = (grid: GridObject): Pictured[] =>
  grid.grid_details.boxes.flatMap((box) => {
    const { width, height } = boxRect(grid, box);
    return box.image ? [{ width, height, image_details: box.image }] : [];
  });
