import * as z from 'zod/mini';
import { imageDetails, objectFields, pictureFields } from '../schema.js';

/** The picture behind a page (`page.background_image`), covering it; raster, or a recolorable pattern like an icon. */
export const backgroundObject = z.looseObject({
  ...objectFields,
  ...pictureFields,
  type: z.literal('image'),
  sub_type: z.literal('background'),
  image_details: imageDetails(),
});
export type BackgroundObject = z.infer<typeof backgroundObject>;
