import * as z from 'zod/mini';
import { borderField } from './border.js';
import { outlineField } from './sticker.js';
import { imageDetails, objectFields, pictureFields } from '../schema.js';

/** A photo: a picture cropped by its box. */
export const imageObject = z.looseObject({
  ...objectFields,
  ...pictureFields,
  ...borderField,
  ...outlineField,
  type: z.literal('image'),
  image_details: imageDetails(),
});
export type ImageObject = z.infer<typeof imageObject>;
