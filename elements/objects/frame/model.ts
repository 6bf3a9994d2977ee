import * as z from 'zod/mini';
import { between, imageDetails, objectFields, pictureFields } from '../schema.js';
import { outlineNames } from '../outline.js';

/** A picture that shows through an outline; without a source, a place to drop one. */
export const frameObject = z.looseObject({
  ...objectFields,
  ...pictureFields,
  type: z.literal('image'),
  sub_type: z.literal('frame'),
  image_details: imageDetails(),
  frame_details: z.looseObject({
    outline: z.enum(outlineNames),
    /** Corner radius of outlines that have one, as a fraction of the shorter side, 0-0.5. */
    radius: z.optional(between(0, 0.5)),
  }),
});
export type FrameObject = z.infer<typeof frameObject>;
