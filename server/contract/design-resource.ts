import * as z from 'zod/mini';
import { area, get, nothing, post } from './contract.js';
import { id, ids, listing, paging } from './shapes.js';

export const RESOURCE_KINDS = ['photo', 'icon', 'background', 'frame'] as const;

const resource = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.literal('image'),
  sub_type: z.enum(RESOURCE_KINDS),
  /** Address of the file, same-origin. */
  src: z.string(),
  thumbnail: z.string(),
  /** Pixels, or view-box units of an icon. */
  width: z.number(),
  height: z.number(),
  free: z.boolean(),
  /** Colours of an icon's slots, up to five; empty for pictures. */
  svg_colors: z.array(z.string()),
});

const iconGroup = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first icons of the group. */
  data: z.array(resource),
});

export type DesignResource = z.output<typeof resource>;
export type DesignIconGroup = z.output<typeof iconGroup>;

export const designResource = area('design_resource', {
  get: post('get', {
    input: z.object({
      /** These resources, in this order; paging is then ignored. */
      id: z.optional(ids()),
      type: z.optional(z.literal('image')),
      sub_type: z.optional(z.enum(RESOURCE_KINDS)),
      /** An icon group. */
      category_id: z.optional(id()),
      ...paging,
    }),
    answer: listing(resource),
  }),
  getIcons: get('get_icons', { input: nothing, answer: z.array(iconGroup) }),
});
