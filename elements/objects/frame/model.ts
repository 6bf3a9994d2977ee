import * as z from 'zod/mini';
import { imageDetails, objectFields, pictureFields } from '../schema.js';
import { borderField } from '../image/border.js';
import { outlineNames } from '../outline.js';
import { cornerFields } from '../stroke.js';

/** A picture that shows through an outline; without a source, a place to drop one. */
export const frameObject = z.looseObject({
  ...objectFields,
  ...pictureFields,
  ...borderField,
  type: z.literal('image'),
  sub_type: z.literal('frame'),
  image_details: imageDetails(),
  frame_details: z.looseObject({
    outline: z.enum(outlineNames),
    ...cornerFields,
  }),
});
export type FrameObject = z.infer<typeof frameObject>;
