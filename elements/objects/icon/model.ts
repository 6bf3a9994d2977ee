import * as z from 'zod/mini';
import { imageDetails, objectFields } from '../schema.js';

/** A vector element of up to five colors from the catalog (`image_details.svg_colors`). */
export const iconObject = z.looseObject({
  ...objectFields,
  type: z.literal('image'),
  sub_type: z.literal('icon'),
  image_details: imageDetails(),
});
export type IconObject = z.infer<typeof iconObject>;
