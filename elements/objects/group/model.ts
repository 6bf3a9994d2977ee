import * as z from 'zod/mini';
import { objectFields } from '../schema.js';

/**
 * The packed form of a group (DECISIONS 2): text templates carry their objects inside. It is unpacked on placing, so a
 * page of the editor holds plain objects and lists its groups in `page.groups`.
 */
export const groupObject = z.looseObject({
  ...objectFields,
  type: z.literal('group'),
  group_details: z.looseObject({ object_data: z.array(z.looseObject({ id: z.string(), type: z.string() })) }),
});
export type GroupObject = z.infer<typeof groupObject>;
