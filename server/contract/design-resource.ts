import * as z from 'zod/mini';
import { area, get, nothing, post } from './contract.js';
import { askedResource, MOST_LINES } from './order-skus.js';
import { id, ids, listing } from './shared-schemas.js';

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
  /** It is sold, and the asker bought it. */
  owned: z.optional(z.literal(true)),
  /** Colors of an icon's slots, up to five; empty for pictures. */
  svg_colors: z.array(z.string()),
});

const iconGroup = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first icons of the group. */
  data: z.array(resource),
});

/** A family of the catalog. */
const font = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.literal('font'),
  /** Address of its upright face nearest to 400. */
  src: z.string(),
  /** Its name set in its own face, as a picture. */
  preview: z.string(),
  category: z.string(),
});

const colorPalette = z.object({
  name: z.string(),
  colors: z.array(z.string()),
  /** Id of its category. */
  category: z.string(),
});

const pairing = z.object({
  _id: z.string(),
  name: z.string(),
  fonts: z.object({ heading: pairedFont(), sub_heading: pairedFont(), paragraph: pairedFont() }),
});

function pairedFont() {
  /** `size` in px. */
  return z.object({ name: z.string(), src: z.string(), size: z.number() });
}

export type DesignResource = z.output<typeof resource>;
export type FontResource = z.output<typeof font>;
export type ColorPalette = z.output<typeof colorPalette>;
export type FontPairing = z.output<typeof pairing>;
export type DesignIconGroup = z.output<typeof iconGroup>;

/** `quality` is always what the editor works with; the specs name it. */
const loaded = {
  input: z.object({ id: id(), design_id: z.optional(id()), quality: z.optional(z.literal('m')) }),
  /** Address of the file the asker may have: clean once the account bought it, watermarked until then (D-038). */
  response: z.object({ src: z.string() }),
};

export const designResource = area('design_resource', {
  get: post('get', {
    input: z.object({
      /** These resources, in this order; paging is then ignored. */
      id: z.optional(ids()),
      type: z.optional(z.enum(['image', 'font'])),
      sub_type: z.optional(z.enum(RESOURCE_KINDS)),
      /** Only those that are free, or only those that are sold. */
      free: z.optional(z.boolean()),
      /** An icon group. */
      category_id: z.optional(id()),
      /** The specs count pages of pictures from 1 and pages of fonts from 0; the first one unless told. */
      page_no: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
      /** The specs ask for all fonts at once. */
      size: z._default(z.int().check(z.gte(1), z.lte(1000)), 40),
    }),
    response: listing(z.discriminatedUnion('type', [resource, font])),
  }),
  /** Palettes of a category, or of all. Pages count from 1. */
  getColorPalettes: post('get_color_palettes', {
    input: z.object({
      category: z.optional(id()),
      limit: z._default(z.int().check(z.gte(1), z.lte(100)), 60),
      page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
    }),
    response: z.array(colorPalette),
  }),
  /** Every category with its first palettes. */
  getDisplayColorPalettes: post('get_display_color_palettes', {
    input: nothing,
    response: z.object({
      category_data: z.array(
        z.object({ _id: z.string(), name: z.string(), total: z.number(), palettes: z.array(colorPalette) }),
      ),
    }),
  }),
  /** The built-in font sets (B-049). */
  getFontPairings: post('get_font_pairings', { input: nothing, response: z.array(pairing) }),
  getIcons: get('get_icons', { input: nothing, response: z.array(iconGroup) }),
  /** Which pictures of a design are sold and not yet the asker's, in the order they were named. Members only. */
  getPremiumResources: post('get_premium_resources', {
    input: z.object({
      design_id: id(),
      resources: z.array(askedResource).check(z.maxLength(10 * MOST_LINES)),
    }),
    response: z.array(askedResource),
  }),
  loadDesignResource: post('load_design_resource', loaded),
  load123rfResource: post('load_123rf_resource', loaded),
  load123rfPlusResource: post('load_123rf_plus_resource', loaded),
  loadPixlrResource: post('load_pixlr_resource', loaded),
});
