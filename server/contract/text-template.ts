import * as z from 'zod/mini';
import { authored, details, isWhole, saved, target } from './authoring.js';
import { area, post } from './contract.js';
import { designFile, id, ids, listing, paging } from './shared-schemas.js';

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
    response: listing(stored),
  }),
  /**
   * For admins and designers: a text template to edit, also one that is not listed. Its `design_file` is one page with the
   * packed group in the middle, of at least 800 x 800 px.
   */
  getBackend: post('get_backend', { input: z.object({ id: id() }), response: authored, form: 'raw' }),
  /** For admins and designers. `stale` carries the revision the server holds; nothing is written then. */
  saveBackend: post('save_backend', {
    input: z
      .object({
        ...target,
        ...details,
        /** The packed group (`type: 'group'`), as an object or as its JSON text; kept at the origin, unturned. */
        object: z.optional(designFile()),
      })
      .check(isWhole('object')),
    response: saved,
  }),
});
