import * as z from 'zod/mini';

/** Letters of a name, and of an address. */
const LONGEST_NAME = 200;
const LONGEST_LINK = 2048;

const name = () => z.string().check(z.maxLength(LONGEST_NAME));
const link = () =>
  z.string().check(z.maxLength(LONGEST_LINK), z.regex(/^https?:\/\//i, 'must be a web address'));

/**
 * Who made a picture and under which terms. Kept in a picture's details, so that it goes along wherever the picture goes:
 * copies, templates, files and the credits of a download [E-094].
 */
export const attribution = () =>
  z.looseObject({
    /** Who offered it, such as 'Unsplash'. */
    provider: name().check(z.minLength(1)),
    author: z.optional(name()),
    /** The author's own page. */
    author_link: z.optional(link()),
    /** Name of the license, such as 'CC BY 4.0'. */
    licence: z.optional(name()),
    licence_link: z.optional(link()),
    /** The page of the picture. */
    source_link: z.optional(link()),
  });
export type Attribution = z.infer<ReturnType<typeof attribution>>;
