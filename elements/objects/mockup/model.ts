import * as z from 'zod/mini';
import { borderField } from '../image/border.js';
import { imageDetails, objectFields, pictureFields } from '../schema.js';

/**
 * A mockup with what was put into it (spec 2 section 3). Its `src` says the same, and that is what is shown: a mockup is a
 * picture like any other to whoever draws it.
 */
export const mockupObject = z.looseObject({
  ...objectFields,
  ...pictureFields,
  ...borderField,
  type: z.literal('image'),
  sub_type: z.literal('mockup'),
  image_details: imageDetails(),
  mockup_details: z.looseObject({ id: z.string(), inputs: z.looseObject({}) }),
});
export type MockupObject = z.infer<typeof mockupObject>;
