import type { Rect, Size } from '../../math/geometry.js';
import { resizedPicture, settledPicture } from '../image/resize.js';
import type { ObjectEnv, ResizeGesture } from '../kind.js';
import { boxRects } from './boxes.js';
import type { GridBox, GridObject } from './model.js';

/** The patch for a new size: a corner scales gap and corners with the grid, a side leaves them; pictures follow. */
export function resizedGrid(
  grid: GridObject,
  { width, height }: Size,
  { corner }: ResizeGesture,
  env: ObjectEnv,
): Partial<GridObject> {
  const scale = corner ? Math.max(width / grid.width, height / grid.height) : 1;
  const { gap, radius } = grid.grid_details;
  const scaled = {
    ...(gap === undefined ? {} : { gap: Math.min(1000, gap * scale) }),
    ...(radius === undefined ? {} : { radius: Math.min(1000, radius * scale) }),
  };
  const sized = { ...grid, width, height, grid_details: { ...grid.grid_details, ...scaled } };
  return { width, height, grid_details: refitted(grid, sized, corner, env).grid_details };
}

/** The grid as changed, its pictures brought from the boxes they had to those they have now. */
export function refitted(from: GridObject, to: GridObject, corner: boolean, env: ObjectEnv): GridObject {
  const before = boxRects(from);
  const after = boxRects(to);
  const boxes = to.grid_details.boxes.map((box, i) =>
    withPicture(box, before[i]!, (pictured) => resizedPicture(pictured, after[i]!, { corner }, env)),
  );
  return { ...to, grid_details: { ...to.grid_details, boxes } };
}

/** Pictures that were dropped in unfitted get their place once their size is known. */
export function settledGrid(grid: GridObject, env: ObjectEnv): Partial<GridObject> {
  const rects = boxRects(grid);
  const boxes = grid.grid_details.boxes.map((box, i) =>
    withPicture(box, rects[i]!, (pictured) => settledPicture(pictured, env)),
  );
  const changed = boxes.some((box, i) => box !== grid.grid_details.boxes[i]);
  return changed ? { grid_details: { ...grid.grid_details, boxes } } : {};
}

type Pictured = Size & { readonly image_details: NonNullable<GridBox['image']> };

/** The box with the picture that `change` makes of it; the same box when there is none or nothing changes. */
function withPicture(
  box: GridBox,
  { width, height }: Rect,
  change: (pictured: Pictured) => { image_details?: GridBox['image'] },
): GridBox {
  if (!box.image) return box;
  const image = change({ width, height, image_details: box.image }).image_details;
  return image && image !== box.image ? { ...box, image } : box;
}
