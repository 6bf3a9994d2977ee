import * as z from 'zod/mini';
import { hueValue } from './mockup-package.js';

/**
 * What a user put into a mockup (spec 3 section 3). Both lists are indexed by a layer's place among those that take a
 * color (`hueLayers`) or a picture (`imageLayers`); null is a slot that was left as it is.
 */

/** Longest address of a picture; a data address is for a browser's own use and is never stored. */
const MAX_SRC = 20_000_000;

export const cropDetails = z.object({
  /** `cover` fills the print area, `contain` shows the whole picture with nothing around it. */
  fit: z._default(z.enum(['cover', 'contain']), 'cover'),
  /** The point of the turned picture that lies at the middle of the print area, as shares of its width and height. */
  x: z._default(z.number().check(z.gte(-4), z.lte(5)), 0.5),
  y: z._default(z.number().check(z.gte(-4), z.lte(5)), 0.5),
  /** Slider position (C-010). */
  zoom: z._default(z.number().check(z.gte(1), z.lte(100)), 1),
  /** Quarter turns, clockwise, degrees. */
  rotation: z._default(z.literal([0, 90, 180, 270]), 0),
});

export const userImage = z.object({
  /** Where the picture is: an address, or `dm-page:<design>/<page>` for a page of a design, which stays live. */
  src: z.string().check(z.minLength(1), z.maxLength(MAX_SRC)),
  cropDetails: z._default(cropDetails, cropDetails.parse({})),
  /** What it is called to the user, e.g. a file's name. */
  name: z.optional(z.string().check(z.maxLength(200))),
});

export const mockupInputs = z.object({
  hue_values: z._default(z.array(z.nullable(hueValue)).check(z.maxLength(32)), []),
  user_images: z._default(z.array(z.nullable(userImage)).check(z.maxLength(32)), []),
});

export type CropDetails = z.output<typeof cropDetails>;
export type UserImage = z.output<typeof userImage>;
export type MockupInputs = z.output<typeof mockupInputs>;

/** The inputs with another picture at a place of `user_images`; it keeps no crop of the one before. */
export function withImage(
  inputs: MockupInputs,
  index: number,
  image: z.input<typeof userImage>,
): MockupInputs {
  const length = Math.max(inputs.user_images.length, index + 1);
  const user_images = Array.from({ length }, (_, i) =>
    i === index ? userImage.parse(image) : (inputs.user_images[i] ?? null),
  );
  return { ...inputs, user_images };
}

export const NO_INPUTS: MockupInputs = { hue_values: [], user_images: [] };
