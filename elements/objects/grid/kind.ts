import { meaningOfPictures } from '../alt-text.js';
import type { Kind } from '../kind.js';
import { gridNeeds, gridOps } from './display.js';
import { gridObject, type GridObject } from './model.js';
import { resizedGrid, settledGrid } from './resize.js';

/** Boxes with pictures or colors. Each picture crops by its box. */
export const gridKind: Kind<GridObject> = {
  schema: gridObject,
  resize: 'both',
  keepsAspect: true,
  needs: gridNeeds,
  ops: gridOps,
  resized: resizedGrid,
  settled: settledGrid,
  meaning: ({ grid_details: { boxes } }) =>
    meaningOfPictures(boxes.flatMap(({ image }) => (image ? [image] : []))),
};
