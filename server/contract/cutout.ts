import * as z from 'zod/mini';
import { area, form, nothing } from './contract.js';

/** Longest side of a mask, px: edges are found anew in the picture itself. */
export const MAX_MASK_SIDE = 640;

/** Pictures cut out by the operator's model, for accounts. */
export const cutout = area('cutout', {
  /**
   * What is the subject of a picture (PNG, JPEG, WebP, GIF or AVIF by content, at most 25 MB and 50 megapixels). The picture
   * is not kept. Fails with `not_made` where there is no model or it failed, with `too_many` while many wait. Closing the
   * connection cancels it.
   */
  findSubject: form('find_subject', {
    input: nothing,
    response: z.object({
      /** px, of the upright picture's proportions, at most 640. */
      width: z.number(),
      height: z.number(),
      /** Base64: a byte a pixel, row by row, 255 the subject, 0 the background. */
      mask: z.string(),
      /** How sure the model is, 0 to 1. */
      score: z.number(),
    }),
  }),
});
