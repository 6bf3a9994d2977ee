import * as z from 'zod/mini';
import { area, post } from './contract.js';
import { ids, listing, paging } from './shapes.js';

const stored = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  width: z.number(),
  height: z.number(),
  /** The stored group that placing it unpacks. */
  object: z.unknown(),
});

export type TextTemplate = z.output<typeof stored>;

export const textTemplate = area('text_template', {
  get: post('get', {
    input: z.object({
      id: z.optional(ids()),
      /** By priority, highest first; otherwise by name. */
      priority_sort: z._default(z.boolean(), true),
      ...paging,
    }),
    answer: listing(stored),
  }),
});
