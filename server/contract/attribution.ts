import * as z from 'zod/mini';

const words = () => z.optional(z.string());

/**
 * Who made a picture, as the calls tell it: what an object of a design keeps (`elements/objects/attribution.ts`, which bounds
 * it too). A shape of its own, so that pages that show no design need not load how designs are stored.
 */
export const attribution = () =>
  z.looseObject({
    provider: z.string(),
    author: words(),
    author_link: words(),
    licence: words(),
    licence_link: words(),
    source_link: words(),
  });
