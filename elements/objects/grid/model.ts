import * as z from 'zod/mini';
import { outlineNames } from '../outline.js';
import { between, color, imageDetails, objectFields, pictureFields, userLabels } from '../schema.js';

/** The picture in a box; it may be labeled for bulk editing by itself (spec 2 section 3). */
const boxImage = () => {
  const { shape } = imageDetails();
  return z.looseObject({ ...shape, user_labels: z.optional(userLabels()) });
};

/** One box: its place in the grid as fractions of width and height, and what is in it. */
const gridBox = z.looseObject({
  x: between(0, 1),
  y: between(0, 1),
  width: between(0, 1).check(z.gt(0)),
  height: between(0, 1).check(z.gt(0)),
  ...pictureFields,
  image: z.optional(z.nullable(boxImage())),
  /** What the box shows through; its own rectangle when absent. */
  frame: z.optional(
    z.nullable(z.looseObject({ outline: z.enum(outlineNames), radius: z.optional(between(0, 0.5)) })),
  ),
  /** Behind the picture, or instead of one. */
  color: z.optional(z.nullable(color())),
});
export type GridBox = z.infer<typeof gridBox>;

/** Boxes side by side, each with a picture, a color, or room for one. */
export const gridObject = z.looseObject({
  ...objectFields,
  type: z.literal('grid'),
  sub_type: z.optional(z.literal('grid')),
  grid_details: z.looseObject({
    boxes: z.array(gridBox).check(z.minLength(1), z.maxLength(100)),
    /** Between neighboring boxes, page pixels; none at the grid's own edges. */
    gap: z.optional(between(0, 1000)),
    /** Corner radius of boxes without a frame, page pixels. */
    radius: z.optional(between(0, 1000)),
  }),
});
export type GridObject = z.infer<typeof gridObject>;
