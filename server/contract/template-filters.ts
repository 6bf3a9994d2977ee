import * as z from 'zod/mini';
import type { ColorFamily } from '../../elements/math/color-family.js';

/** What lists and searches of templates can be narrowed to [E-032]. */

/** Colors one sees in a template, in the order of a color wheel, then those without a hue. */
export const TEMPLATE_COLORS = [
  ...(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown'] as const),
  ...(['black', 'gray', 'white'] as const),
] satisfies readonly ColorFamily[];

/** How a template looks, in the words of the wizard's style filter. */
export const TEMPLATE_STYLES = ['bold', 'elegant', 'minimal', 'playful', 'retro', 'photo'] as const;

/** BCP 47, as far as languages of templates go. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Each on its own; what is left out does not matter. */
export const templateFilters = {
  color: z.optional(z.enum(TEMPLATE_COLORS)),
  style: z.optional(z.enum(TEMPLATE_STYLES)),
  /** Of its texts, BCP 47. */
  language: z.optional(z.string().check(z.regex(LANGUAGE, 'must be a language'))),
  /** Nothing in it is sold, or something is. */
  free: z.optional(z.boolean()),
  /** Whether there is a photo in it. */
  photo: z.optional(z.boolean()),
};

export type TemplateFilters = z.output<z.ZodMiniObject<typeof templateFilters>>;
